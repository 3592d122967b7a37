// SPDX-License-Identifier: MIT
import CCairo
import CPango

/// Sets labels in type as large as their places allow, and remembers them.
@safe
final class Typesetter {
  /// A label that is wanted; all lengths in device pixels.
  struct Request: Hashable {
    var text: String
    /// The size per em, where the room allows it.
    var size: Int
    /// Smaller than this no text becomes; it is cut short instead.
    var smallest: Int
    /// The room for the ink.
    var width: Int
    var height: Int
    /// Whether a text of several words may take two lines.
    var mayBreak = false
  }

  private let fonts: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let font: OpaquePointer
  private var labels: [Request: Label] = [:]

  /// The height of a figure such as 0 in ems, which is about that of a capital letter.
  private(set) lazy var figureHeight = Double(set("0", size: 200).ink.height) / 200
  /// How far letters hang below the baseline, in ems.
  private(set) lazy var descent = measuredDescent()

  /// More labels than any scene has; beyond, all are forgotten and set anew.
  static let capacity = 512

  init(bold: Bool) {
    guard let fonts = unsafe pango_cairo_font_map_new(),
      let context = unsafe pango_font_map_create_context(fonts),
      let font = unsafe pango_font_description_new()
    else { preconditionFailure("Pango gives its objects or ends the process") }
    unsafe (self.fonts, self.context, self.font) = (fonts, context, font)
    unsafe pango_font_description_set_family_static(font, "sans-serif")
    unsafe pango_font_description_set_weight(font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    setRendering()
  }

  deinit {
    labels = [:]
    unsafe pango_font_description_free(font)
    unsafe g_object_unref(UnsafeMutableRawPointer(context))
    unsafe g_object_unref(UnsafeMutableRawPointer(fonts))
  }

  var count: Int { labels.count }

  /// The label, set as large as it may be; without ink where there is no room for it at all.
  func label(_ request: Request) -> Label {
    if let known = labels[request] { return known }
    if labels.count >= Self.capacity { labels.removeAll(keepingCapacity: true) }
    let label = make(request)
    labels[request] = label
    return label
  }

  private func make(_ request: Request) -> Label {
    let plain = fitted(request.text, request)
    guard request.mayBreak, plain.size < request.size,
      let broken = request.text.brokenNearMiddle
    else { return plain }
    let twoLines = fitted(broken, request)
    return twoLines.size > plain.size ? twoLines : plain
  }

  private func fitted(_ text: String, _ request: Request) -> Label {
    var label = set(text, size: request.size)
    while !label.fits(width: request.width, height: request.height), label.size > request.smallest {
      label = set(text, size: max(request.smallest, label.sizeThatFits(request)))
    }
    if label.fits(width: request.width, height: request.height) { return label }
    label = set(text, size: request.smallest, cutTo: request.width)
    let fits = label.fits(width: request.width, height: request.height)
    return fits ? label : set("", size: request.smallest)
  }

  private func set(_ text: String, size: Int, cutTo width: Int? = nil) -> Label {
    unsafe pango_font_description_set_absolute_size(font, Double(size) * Double(PANGO_SCALE))
    guard let layout = unsafe pango_layout_new(context) else {
      preconditionFailure("Pango gives a layout or ends the process")
    }
    unsafe pango_layout_set_font_description(layout, font)
    unsafe pango_layout_set_text(layout, text, -1)
    unsafe pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    if let width {
      unsafe pango_layout_set_width(layout, Int32(width) * Int32(PANGO_SCALE))
      unsafe pango_layout_set_height(layout, 0)
      unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
    return unsafe Label(owning: layout, size: size)
  }

  /// The same grey antialiasing everywhere: coloured fringes depend on how the screen is turned.
  private func setRendering() {
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
  }

  private func measuredDescent() -> Double {
    unsafe pango_font_description_set_absolute_size(font, 200 * Double(PANGO_SCALE))
    let metrics = unsafe pango_context_get_metrics(context, font, nil)
    defer { unsafe pango_font_metrics_unref(metrics) }
    return unsafe Double(pango_font_metrics_get_descent(metrics)) / Double(PANGO_SCALE) / 200
  }
}

extension Label {
  /// A smaller size at which the ink is likely to have the room that is asked for.
  fileprivate func sizeThatFits(_ request: Typesetter.Request) -> Int {
    let ratio = min(
      Double(request.width) / Double(max(1, ink.width)),
      Double(request.height) / Double(max(1, ink.height)))
    return min(size - 1, Int(Double(size) * ratio))
  }
}

extension String {
  /// The text in two lines, parted at the space nearest its middle; nil where it has none.
  fileprivate var brokenNearMiddle: String? {
    let middle = count / 2
    let spaces = indices.enumerated().filter { self[$0.element] == " " }
    guard let place = spaces.min(by: { abs($0.offset - middle) < abs($1.offset - middle) })
    else { return nil }
    return self[..<place.element] + "\n" + self[index(after: place.element)...]
  }
}
