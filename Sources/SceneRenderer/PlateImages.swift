// SPDX-License-Identifier: MIT
import CCairo
import KeyboardModel

/// Plates without their writing, painted once and then copied.
///
/// All letters of a keyboard share one plate, and its shadows, bands and corners cost ten times
/// what copying the result does.
@safe
final class PlateImages {
  /// What tells one plate from another; lengths in device pixels.
  struct Kind: Hashable {
    var role: Figure.Role
    var state: Figure.State
    var width: Int
    var height: Int
    var scale: Double
  }

  private var images: [Kind: PlateImage] = [:]
  private var bytes = 0

  /// Beyond this all are forgotten and painted anew.
  static let capacity = 3 << 20

  func forget() {
    images.removeAll(keepingCapacity: true)
    bytes = 0
  }

  /// The plate, painted by `paint` where it is not there yet. What that paints on begins `margin`
  /// device pixels left of the figure's frame, and above it.
  func image(
    _ kind: Kind, margin: Int, corners: CornerMasks, paint: (borrowing Canvas) -> Void
  ) -> PlateImage {
    if let known = images[kind] { return known }
    let canvas = Canvas(
      width: kind.width + 2 * margin, height: kind.height + 2 * margin, corners: corners)
    paint(canvas)
    let image = PlateImage(of: canvas)
    let size = canvas.bounds.width * canvas.bounds.height * 4
    if bytes + size > Self.capacity { forget() }
    images[kind] = image
    bytes += size
    return image
  }
}

/// A plate's picture.
@safe
final class PlateImage {
  let surface: OpaquePointer?

  /// Keeps what the canvas paints on.
  init(of canvas: borrowing Canvas) {
    unsafe surface = canvas.retainedSurface()
  }

  deinit {
    unsafe cairo_surface_destroy(surface)
  }
}
