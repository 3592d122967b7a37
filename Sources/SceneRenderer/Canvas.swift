// SPDX-License-Identifier: MIT
import CCairo
import CPango
import Glibc

/// A picture to paint on, in device pixels.
@safe
struct Canvas: ~Copyable {
  private let surface: OpaquePointer?
  private let context: OpaquePointer?
  private let corners: CornerMasks
  private let isForeign: Bool
  let bounds: PixelRect

  /// The longest side that Cairo paints, in pixels.
  static let longestSide = 32767.0

  /// A picture of its own memory, transparent.
  init(width: Int, height: Int, corners: CornerMasks) {
    self.corners = corners
    isForeign = false
    bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    unsafe surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    unsafe context = cairo_create(surface)
  }

  /// An opaque picture of its own memory, with the coordinates of that part of a larger one.
  init(opaqueLike place: PixelRect, corners: CornerMasks) {
    self.corners = corners
    isForeign = false
    bounds = place
    unsafe surface = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32(max(1, place.width)), Int32(max(1, place.height)))
    unsafe cairo_surface_set_device_offset(surface, Double(-place.x), Double(-place.y))
    unsafe context = cairo_create(surface)
  }

  /// A picture of the caller's memory.
  init(_ pixels: PixelTarget, corners: CornerMasks) {
    self.corners = corners
    isForeign = true
    bounds = pixels.bounds
    unsafe surface = cairo_image_surface_create_for_data(
      pixels.base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(pixels.width),
      Int32(pixels.height), Int32(pixels.stride))
    unsafe context = cairo_create(surface)
  }

  deinit {
    unsafe cairo_destroy(context)
    // Somebody else's memory is not to be touched any more; our own may still be wanted.
    if isForeign { unsafe cairo_surface_finish(surface) }
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

  /// Fills a rectangle, whose corners are round where `radius` is more than zero.
  func fill(_ rect: PixelRect, radius: Int = 0, _ color: Color) {
    guard !rect.isEmpty else { return }
    let radius = min(radius, rect.width / 2, rect.height / 2)
    set(color)
    guard radius > 0 else {
      addPath(rect)
      unsafe cairo_fill(context)
      return
    }
    let parts = rect.withoutCorners(radius)
    for index in parts.indices { addPath(parts[index]) }
    unsafe cairo_fill(context)
    let corners = corners.corners(radius: radius)
    let (left, top) = (Double(rect.x), Double(rect.y))
    let (right, bottom) = (Double(rect.maxX - radius), Double(rect.maxY - radius))
    unsafe cairo_mask_surface(context, corners.topLeft, left, top)
    unsafe cairo_mask_surface(context, corners.topRight, right, top)
    unsafe cairo_mask_surface(context, corners.bottomLeft, left, bottom)
    unsafe cairo_mask_surface(context, corners.bottomRight, right, bottom)
  }

  /// Draws a label so that the top left corner of its ink is at `x`, `y`.
  func draw(_ label: Label, x: Int, y: Int, _ color: Color) {
    set(color)
    unsafe cairo_move_to(context, Double(x - label.ink.x), Double(y - label.ink.y))
    unsafe pango_cairo_show_layout(context, label.layout)
    unsafe cairo_new_path(context)
  }

  /// Copies a picture to where its origin is at `x`, `y`.
  func draw(_ image: PlateImage, x: Int, y: Int) {
    unsafe cairo_set_source_surface(context, image.surface, Double(x), Double(y))
    unsafe cairo_paint(context)
  }

  /// What is painted on, for somebody who destroys it after use; only of a picture of its own.
  func retainedSurface() -> OpaquePointer? {
    precondition(!isForeign, "the memory of others is not kept")
    return unsafe cairo_surface_reference(surface)
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
}

extension PixelRect {
  /// The cross that is left when squares are cut off at the four corners, in three pieces.
  fileprivate func withoutCorners(_ side: Int) -> InlineArray<3, PixelRect> {
    [
      PixelRect(left: x + side, top: y, right: maxX - side, bottom: y + side),
      PixelRect(left: x, top: y + side, right: maxX, bottom: maxY - side),
      PixelRect(left: x + side, top: maxY - side, right: maxX - side, bottom: maxY),
    ]
  }
}
