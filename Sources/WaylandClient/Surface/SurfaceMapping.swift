// SPDX-License-Identifier: MIT
import KeyboardModel

/// How three systems of coordinates lie to each other: the output's logical pixels, the surface's
/// logical pixels, and the buffer's pixels.
///
/// The surface is taken to end at the output's bottom. Where another panel lies beneath it, all
/// points shift alike, and nothing inside the keyboard changes.
struct SurfaceMapping: Equatable {
  var outputSize: Size
  /// In logical pixels, as configured.
  var surfaceSize: Size
  /// Buffer pixels for each logical pixel.
  var scale: Double

  /// The surface's top left corner, in the output's coordinates.
  var origin: Point { Point(x: 0, y: outputSize.height - surfaceSize.height) }

  /// Fractions of pixels round away from zero, as fractional-scale-v1 demands of both sides.
  var bufferWidth: Int { Int((surfaceSize.width * scale).rounded()) }
  var bufferHeight: Int { Int((surfaceSize.height * scale).rounded()) }

  func outputPoint(surfaceX x: Double, surfaceY y: Double) -> Point {
    Point(x: x + origin.x, y: y + origin.y)
  }

  /// All buffer pixels that a rectangle of the output touches, cut to the buffer.
  func bufferRect(of rect: Rect) -> PixelRect {
    let all = PixelRect(x: 0, y: 0, width: bufferWidth, height: bufferHeight)
    return pixels(of: rect, scale: scale).intersection(all)
  }

  /// A rectangle of the output in whole logical pixels of the surface, cut to the surface.
  func surfaceRect(of rect: Rect) -> PixelRect {
    let all = PixelRect(
      x: 0, y: 0, width: Int(surfaceSize.width), height: Int(surfaceSize.height))
    return pixels(of: rect, scale: 1).intersection(all)
  }

  /// Buffer pixels in the output's coordinates.
  func outputRect(of rect: PixelRect) -> Rect {
    Rect(
      x: Double(rect.x) / scale + origin.x, y: Double(rect.y) / scale + origin.y,
      width: Double(rect.width) / scale, height: Double(rect.height) / scale)
  }

  private func pixels(of rect: Rect, scale: Double) -> PixelRect {
    // Far beyond any output, and far from what an Int cannot hold.
    func whole(_ value: Double) -> Int { Int(min(max(value, -1e6), 1e6)) }
    let left = whole(((rect.x - origin.x) * scale).rounded(.down))
    let top = whole(((rect.y - origin.y) * scale).rounded(.down))
    let right = whole(((rect.maxX - origin.x) * scale).rounded(.up))
    let bottom = whole(((rect.maxY - origin.y) * scale).rounded(.up))
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
