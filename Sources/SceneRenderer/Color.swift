// SPDX-License-Identifier: MIT

/// A colour of sRGB, its components from 0 to 1, not premultiplied.
struct Color: Hashable, Sendable {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double

  /// The colour as designers write it, 0xRRGGBB.
  init(_ hex: UInt32, alpha: Double = 1) {
    red = Double(hex >> 16 & 0xFF) / 255
    green = Double(hex >> 8 & 0xFF) / 255
    blue = Double(hex & 0xFF) / 255
    self.alpha = alpha
  }
}
