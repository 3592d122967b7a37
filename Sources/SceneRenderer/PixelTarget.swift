// SPDX-License-Identifier: MIT

/// The memory of a picture: pixels of four bytes, blue, green, red, alpha, with the colours
/// premultiplied (`wl_shm`'s and Cairo's ARGB8888 on little-endian machines).
@safe
package struct PixelTarget {
  let base: UnsafeMutableRawPointer
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// Bytes from one row to the next.
  package let stride: Int

  /// The memory at `base`, `height * stride` bytes, must outlive every use of this value.
  @unsafe
  package init(base: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
    precondition(width > 0 && height > 0, "a picture has pixels")
    precondition(
      stride >= width * 4 && stride % 4 == 0 && UInt(bitPattern: base) % 4 == 0,
      "rows hold whole, aligned pixels")
    unsafe self.base = base
    self.width = width
    self.height = height
    self.stride = stride
  }

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
