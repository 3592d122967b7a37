// SPDX-License-Identifier: MIT

/// The screen that the keyboard is on, as it stands before the user.
package struct Output: Hashable, Sendable {
  /// In logical pixels, rotation applied.
  package var size: Size
  /// How many logical pixels a millimetre of the glass has.
  package var pixelsPerMillimetre: Double

  /// The density assumed of an output that does not tell its physical size.
  package static let assumedPixelsPerMillimetre = 5.5

  package init(size: Size, pixelsPerMillimetre: Double = assumedPixelsPerMillimetre) {
    self.size = size
    self.pixelsPerMillimetre = pixelsPerMillimetre
  }

  package var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// A length in millimetres as logical pixels.
  package func pixels(_ millimetres: Double) -> Double {
    millimetres * pixelsPerMillimetre
  }
}
