// SPDX-License-Identifier: MIT
package import KeyboardModel

/// Memory to paint into: premultiplied ARGB, 32 bits a pixel in the machine's byte order.
/// Valid only during the call that lends it.
@safe package struct PixelBuffer {
  /// The first pixel of the first row.
  @unsafe package let pixels: UnsafeMutablePointer<UInt32>
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// Pixels from one row to the next.
  package let stride: Int
  /// Pixels for each logical pixel.
  package let scale: Double
  /// Where the first pixel is, in logical pixels of the output.
  package let origin: Point
}
