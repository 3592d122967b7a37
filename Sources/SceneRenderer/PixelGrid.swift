// SPDX-License-Identifier: MIT
import KeyboardModel

/// How logical pixels of the output fall on a buffer's device pixels.
struct PixelGrid {
  /// Device pixels per logical pixel.
  let scale: Double
  /// The buffer's top left corner, in logical pixels of the output.
  let origin: Point

  /// The rectangle with its edges on the nearest device pixels.
  func snapping(_ rect: Rect) -> PixelRect {
    PixelRect(
      left: whole(column(rect.x)), top: whole(row(rect.y)), right: whole(column(rect.maxX)),
      bottom: whole(row(rect.maxY)))
  }

  /// All device pixels that the rectangle touches.
  func covering(_ rect: Rect) -> PixelRect {
    guard !rect.isEmpty else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    return PixelRect(
      left: whole(column(rect.x) + Self.noise, .down), top: whole(row(rect.y) + Self.noise, .down),
      right: whole(column(rect.maxX) - Self.noise, .up),
      bottom: whole(row(rect.maxY) - Self.noise, .up))
  }

  /// A length in device pixels; whatever is not zero is at least one.
  func length(_ logical: Double) -> Int {
    logical == 0 ? 0 : max(1, whole(logical * scale))
  }

  private func column(_ x: Double) -> Double { (x - origin.x) * scale }
  private func row(_ y: Double) -> Double { (y - origin.y) * scale }

  /// Coordinates that a computer's arithmetic left beside a whole pixel count as on it.
  private static let noise = 1e-6

  /// Beyond this nothing is ever seen, and Cairo's fixed point numbers stay whole.
  private static let farthest = 1e6

  private func whole(
    _ value: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Int {
    guard !value.isNaN else { return 0 }
    return Int(min(max(value, -Self.farthest), Self.farthest).rounded(rule))
  }
}
