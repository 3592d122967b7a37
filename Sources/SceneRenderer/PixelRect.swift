// SPDX-License-Identifier: MIT

/// A rectangle of whole device pixels, counted from the buffer's top left corner.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  func insetBy(_ distance: Int) -> PixelRect {
    PixelRect(
      left: x + distance, top: y + distance, right: maxX - distance, bottom: maxY - distance)
  }

  func intersects(_ other: PixelRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(x, other.x), top: max(y, other.y), right: min(maxX, other.maxX),
      bottom: min(maxY, other.maxY))
  }

  func contains(_ other: PixelRect) -> Bool {
    intersection(other) == other
  }

  /// The rectangles that are neither empty nor wholly within another one, in their order.
  static func withoutNested(_ rects: [PixelRect]) -> [PixelRect] {
    var kept: [PixelRect] = []
    for rect in rects where !rect.isEmpty && !kept.contains(where: { $0.contains(rect) }) {
      kept.removeAll { rect.contains($0) }
      kept.append(rect)
    }
    return kept
  }
}
