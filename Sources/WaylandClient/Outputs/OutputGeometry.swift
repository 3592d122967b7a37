// SPDX-License-Identifier: MIT
package import KeyboardModel

/// The output that the keyboard is on, or will be on, as the compositor describes it.
package struct OutputGeometry: Hashable, Sendable {
  /// In logical pixels, rotation applied. Where panels at the sides leave our surface less width
  /// than the output has, the surface's width.
  package var size: Size
  /// Buffer pixels for each logical pixel.
  package var scale: Double
  /// Logical pixels for each millimetre of the glass; nil where the output tells no physical size,
  /// or one that cannot be true.
  package var pixelsPerMillimetre: Double?

  package init(size: Size, scale: Double, pixelsPerMillimetre: Double? = nil) {
    self.size = size
    self.scale = scale
    self.pixelsPerMillimetre = pixelsPerMillimetre
  }

  /// The output for the layouts, with the assumed density where none is known.
  package var output: Output {
    Output(
      size: size,
      pixelsPerMillimetre: pixelsPerMillimetre ?? Output.assumedPixelsPerMillimetre)
  }
}
