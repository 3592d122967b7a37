// SPDX-License-Identifier: MIT
package import KeyboardModel

/// How the keyboard's surface is to lie on the output.
package struct SurfacePlan: Hashable, Sendable {
  /// How much of the output the surface covers.
  package enum Extent: Hashable, Sendable {
    /// The whole width at the bottom, in logical pixels from there. The windows make room for
    /// `exclusiveZone` of the height; above it the surface lies over them.
    case bottom(height: Int, exclusiveZone: Int)
    /// All of the output, over everything else.
    case fullScreen
  }

  package var extent: Extent
  /// Where a touch may begin, in logical pixels of the output; from the first finger until the
  /// last has left, touches count on the whole surface.
  package var inputRegion: Rect

  package init(extent: Extent, inputRegion: Rect) {
    self.extent = extent
    self.inputRegion = inputRegion
  }

  /// At the bottom of the output: see `Extent.bottom`.
  package init(height: Int, exclusiveZone: Int, inputRegion: Rect) {
    self.init(
      extent: .bottom(height: height, exclusiveZone: exclusiveZone), inputRegion: inputRegion)
  }
}
