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
  /// The ink of settings at the large size.
  private var measures: [Setting: PixelRect] = [:]

  /// The height of the digit 0 in ems, which is that of a capital letter.
  private lazy var capitals = Double(measured(Setting(text: "0")).height) / largeEm
  /// How far letters hang below the baseline, in ems.
  private lazy var hanging = measuredDescent()

  /// A size at which rounding to pixels spoils no measure.
  private static let largeSize = 200
  private var largeEm: Double { Double(Self.largeSize) }

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

  /// How many labels are remembered.
  var count: Int { labels.count }

  /// The height of capital letters, in device pixels, at so many pixels per em.
  func capitalHeight(_ size: Int) -> Int { Int(capitals * Double(size)) }

  /// The pixels per em at which capital letters are so high.
  func size(capitalHeight: Int) -> Int { Int(Double(capitalHeight) / capitals) }

  /// How far letters hang below the baseline, in device pixels, at so many pixels per em.
  func descent(_ size: Int) -> Int { Int(hanging * Double(size)) }

  /// The label, set as large as it may be; without ink where there is no room for it at all.
  func label(_ request: Request) -> Label {
    if let known = labels[request] { return known }
    if labels.count >= Self.capacity { labels.removeAll(keepingCapacity: true) }
    let label = make(request)
    labels[request] = label
    return label
  }

  /// A text and how it may be set.
  private struct Setting: Hashable {
    var text: String
    var narrow = false
  }

  /// Narrow letters and two lines are ways to be larger, and used for nothing else.
  private func make(_ request: Request) -> Label {
    var setting = Setting(text: request.text)
    var size = likelySize(of: setting, request)
    if size < Self.rung(request.size, above: request.smallest) {
      var others = [Setting(text: request.text, narrow: true)]
      if request.mayBreak, let broken = request.text.brokenNearMiddle {
        others.append(Setting(text: broken))
      }
      for other in others {
        let likely = likelySize(of: other, request)
        if likely > size { (setting, size) = (other, likely) }
      }
    }
    return fitted(setting, size: size, request)
  }

  /// The size at which the setting is likely to fit, from the measure of a large one.
  private func likelySize(of setting: Setting, _ request: Request) -> Int {
    let ink = measured(setting)
    let ratio = min(
      Double(request.width) / Double(max(1, ink.width)),
      Double(request.height) / Double(max(1, ink.height)))
    return Self.rung(min(request.size, Int(largeEm * ratio)), above: request.smallest)
  }

  private func measured(_ setting: Setting) -> PixelRect {
    if let known = measures[setting] { return known }
    if measures.count >= Self.capacity { measures.removeAll(keepingCapacity: true) }
    let ink = set(setting, size: Self.largeSize).ink
    measures[setting] = ink
    return ink
  }

  private func fitted(_ setting: Setting, size: Int, _ request: Request) -> Label {
    var label = set(setting, size: size)
    while !label.fits(width: request.width, height: request.height), label.size > request.smallest {
      label = set(setting, size: Self.rung(label.size - 1, above: request.smallest))
    }
    if label.fits(width: request.width, height: request.height) { return label }
    label = set(setting, size: request.smallest, cutTo: request.width)
    let fits = label.fits(width: request.width, height: request.height)
    return fits ? label : set(Setting(text: ""), size: request.smallest)
  }

  /// The next smaller one of few sizes, an eighth apart or less. Each size costs Pango the search
  /// for its fonts and their measures, half a millisecond, and a keyboard should be there at once.
  private static func rung(_ size: Int, above smallest: Int) -> Int {
    var step = 1
    while step * 16 <= size { step *= 2 }
    return max(smallest, size / step * step)
  }

  private func set(_ setting: Setting, size: Int, cutTo width: Int? = nil) -> Label {
    unsafe pango_font_description_set_stretch(
      font, setting.narrow ? PANGO_STRETCH_CONDENSED : PANGO_STRETCH_NORMAL)
    unsafe pango_font_description_set_absolute_size(font, Double(size) * Double(PANGO_SCALE))
    guard let layout = unsafe pango_layout_new(context) else {
      preconditionFailure("Pango gives a layout or ends the process")
    }
    unsafe pango_layout_set_font_description(layout, font)
    unsafe pango_layout_set_text(layout, setting.text, -1)
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
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_ON)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
  }

  private func measuredDescent() -> Double {
    unsafe pango_font_description_set_absolute_size(font, largeEm * Double(PANGO_SCALE))
    let metrics = unsafe pango_context_get_metrics(context, font, nil)
    defer { unsafe pango_font_metrics_unref(metrics) }
    return unsafe Double(pango_font_metrics_get_descent(metrics)) / Double(PANGO_SCALE) / largeEm
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
