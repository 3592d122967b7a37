// SPDX-License-Identifier: MIT
import CCairo

/// Round corners as small pictures of how much of each pixel is covered.
///
/// Cairo's rasteriser rounds a curve where a clip cuts it, by as much as a pixel's last bit; a
/// mask has the same bytes whatever part of it is painted. It is faster, too.
@safe
final class CornerMasks {
  /// The four corners of one radius.
  @safe
  final class Corners {
    let topLeft: OpaquePointer?
    let topRight: OpaquePointer?
    let bottomLeft: OpaquePointer?
    let bottomRight: OpaquePointer?

    init(radius: Int) {
      unsafe topLeft = Self.corner(radius, center: (radius, radius))
      unsafe topRight = Self.corner(radius, center: (0, radius))
      unsafe bottomLeft = Self.corner(radius, center: (radius, 0))
      unsafe bottomRight = Self.corner(radius, center: (0, 0))
    }

    deinit {
      unsafe cairo_surface_destroy(topLeft)
      unsafe cairo_surface_destroy(topRight)
      unsafe cairo_surface_destroy(bottomLeft)
      unsafe cairo_surface_destroy(bottomRight)
    }

    private static func corner(_ radius: Int, center: (x: Int, y: Int)) -> OpaquePointer? {
      let surface = unsafe cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(radius), Int32(radius))
      let context = unsafe cairo_create(surface)
      unsafe cairo_arc(
        context, Double(center.x), Double(center.y), Double(radius), 0, 2 * Double.pi)
      unsafe cairo_fill(context)
      unsafe cairo_destroy(context)
      return unsafe surface
    }
  }

  private var corners: [Int: Corners] = [:]

  /// More radii than one theme has at one scale.
  private static let capacity = 32

  func corners(radius: Int) -> Corners {
    if let known = corners[radius] { return known }
    if corners.count >= Self.capacity { corners.removeAll() }
    let new = Corners(radius: radius)
    corners[radius] = new
    return new
  }
}
