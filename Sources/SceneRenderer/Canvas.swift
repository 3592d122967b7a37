// SPDX-License-Identifier: MIT
import CCairo
import CPango
import Glibc

/// A picture to paint on, in device pixels.
@safe
struct Canvas: ~Copyable {
  private let surface: OpaquePointer?
  private let context: OpaquePointer?
  let bounds: PixelRect

  /// The longest side that Cairo paints, in pixels.
  static let longestSide = 32767.0

  /// A picture of its own memory, transparent.
  init(width: Int, height: Int) {
    bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    unsafe surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    unsafe context = cairo_create(surface)
  }

  /// A picture of the caller's memory.
  init(_ pixels: PixelTarget) {
    bounds = pixels.bounds
    unsafe surface = cairo_image_surface_create_for_data(
      pixels.base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(pixels.width),
      Int32(pixels.height), Int32(pixels.stride))
    unsafe context = cairo_create(surface)
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_finish(surface)
    unsafe cairo_surface_destroy(surface)
  }

  /// Lets what follows paint within `rect` only, whatever held before.
  func clip(to rect: PixelRect) {
    unsafe cairo_reset_clip(context)
    addPath(rect)
    unsafe cairo_clip(context)
  }

  /// Makes everything within the clip transparent.
  func clear() {
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    unsafe cairo_paint(context)
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  func fill(_ rect: PixelRect, _ color: Color) {
    fill(rect, radius: 0, color)
  }

  /// Fills a rectangle, whose corners are round where `radius` is more than zero.
  func fill(_ rect: PixelRect, radius: Int, _ color: Color) {
    guard !rect.isEmpty else { return }
    set(color)
    if radius > 0 {
      addPath(rect, radius: Double(min(radius, rect.width / 2, rect.height / 2)))
    } else {
      addPath(rect)
    }
    unsafe cairo_fill(context)
  }

  /// Draws a label so that the top left corner of its ink is at `x`, `y`.
  func draw(_ label: Label, x: Int, y: Int, _ color: Color) {
    set(color)
    unsafe cairo_move_to(context, Double(x - label.ink.x), Double(y - label.ink.y))
    unsafe pango_cairo_show_layout(context, label.layout)
    unsafe cairo_new_path(context)
  }

  /// - Returns: Why it could not be written; nil where it could.
  func writePNG(to path: String) -> String? {
    errno = 0
    let status = unsafe cairo_surface_write_to_png(surface, path)
    guard status != CAIRO_STATUS_SUCCESS else { return nil }
    let number = errno
    guard number != 0, let reason = unsafe strerror(number) else {
      return unsafe String(cString: cairo_status_to_string(status))
    }
    return unsafe String(cString: reason)
  }

  private func set(_ color: Color) {
    unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  private func addPath(_ rect: PixelRect) {
    unsafe cairo_rectangle(
      context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
  }

  private func addPath(_ rect: PixelRect, radius: Double) {
    let (left, top) = (Double(rect.x) + radius, Double(rect.y) + radius)
    let (right, bottom) = (Double(rect.maxX) - radius, Double(rect.maxY) - radius)
    let quarter = Double.pi / 2
    unsafe cairo_new_sub_path(context)
    unsafe cairo_arc(context, left, top, radius, -2 * quarter, -quarter)
    unsafe cairo_arc(context, right, top, radius, -quarter, 0)
    unsafe cairo_arc(context, right, bottom, radius, 0, quarter)
    unsafe cairo_arc(context, left, bottom, radius, quarter, 2 * quarter)
    unsafe cairo_close_path(context)
  }
}
