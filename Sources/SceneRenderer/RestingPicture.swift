// SPDX-License-Identifier: MIT
import KeyboardModel

/// The keyboard as it is while nobody touches it, painted once for each layer.
///
/// A touch shows and hides targets over many keys; what they covered is copied from here, which
/// costs a twentieth of painting it again.
final class RestingPicture {
  /// What the picture is of.
  struct Subject: Equatable {
    var keyboard: Rect
    /// All keys, at rest.
    var keys: [Figure]
    var scale: Double
    var origin: Point

    init(_ scene: Scene, _ grid: PixelGrid) {
      keyboard = scene.keyboard
      scale = grid.scale
      origin = grid.origin
      keys = scene.figures.filter { $0.role != .target }
      for index in keys.indices where keys[index].state != .resting {
        keys[index].state = .resting
      }
    }
  }

  let subject: Subject
  /// The panel, in the buffer's device pixels.
  let place: PixelRect
  let image: PlateImage

  /// - Parameter paint: paints the panel and its keys, in the buffer's device pixels.
  init(
    of subject: Subject, place: PixelRect, corners: CornerMasks,
    paint: (borrowing Canvas) -> Void
  ) {
    self.subject = subject
    self.place = place
    let canvas = Canvas(opaqueLike: place, corners: corners)
    paint(canvas)
    image = PlateImage(of: canvas)
  }
}
