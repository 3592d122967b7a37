// SPDX-License-Identifier: MIT
import CPango

/// A text that has been set in type, ready to be drawn.
@safe
final class Label {
  let layout: OpaquePointer
  /// Device pixels per em.
  let size: Int
  /// Where its ink is, in device pixels from the layout's own top left corner.
  let ink: PixelRect
  /// Device pixels from the top of the layout to the first line's baseline.
  let baseline: Int

  /// Takes over the caller's reference to the layout.
  init(owning layout: OpaquePointer, size: Int) {
    unsafe self.layout = layout
    self.size = size
    var rect = PangoRectangle()
    unsafe pango_layout_get_pixel_extents(layout, &rect, nil)
    ink = PixelRect(
      x: Int(rect.x), y: Int(rect.y), width: Int(rect.width), height: Int(rect.height))
    baseline = unsafe Int(pango_layout_get_baseline(layout)) / Int(PANGO_SCALE)
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// How far the ink rises above the first line's baseline.
  var rise: Int { baseline - ink.y }

  var hasSeveralLines: Bool { unsafe pango_layout_get_line_count(layout) > 1 }

  func fits(width: Int, height: Int) -> Bool {
    ink.width <= width && ink.height <= height
  }
}
