// SPDX-License-Identifier: MIT
import Foundation
import KeyboardModel
import SceneRenderer

/// A buffer as a compositor would give it, for a part of an output.
struct Picture {
  /// In logical pixels of the output.
  let part: Rect
  let scale: Double
  let width: Int
  let height: Int
  /// Row after row, 0xAARRGGBB, premultiplied.
  var pixels: [UInt32]

  /// A picture full of something that nobody paints.
  init(of part: Rect, scale: Double = 1) {
    self.part = part
    self.scale = scale
    width = Int((part.width * scale).rounded(.up))
    height = Int((part.height * scale).rounded(.up))
    pixels = Array(repeating: 0x5AA5_5AA5, count: width * height)
  }

  /// A scene's whole picture.
  init(_ scene: Scene, of part: Rect, scale: Double = 1, by renderer: SceneRenderer) {
    self.init(of: part, scale: scale)
    paint(scene, clip: [part], by: renderer)
  }

  @discardableResult
  mutating func paint(_ scene: Scene, clip: [Rect], by renderer: SceneRenderer) -> [PixelRect] {
    unsafe pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return [] }
      let target = unsafe PixelTarget(base: base, width: width, height: height, stride: width * 4)
      return renderer.paint(
        scene, onto: target, scale: scale, origin: Point(x: part.x, y: part.y), clip: clip)
    }
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// Whether two pictures of the same size are the same, byte for byte.
  func isSame(as other: Picture) -> Bool {
    (0..<height).allSatisfy { row($0, isSameIn: other) }
  }

  /// The places at which two pictures of the same size differ.
  func differences(from other: Picture) -> [(x: Int, y: Int)] {
    (0..<height).filter { !row($0, isSameIn: other) }.flatMap { y in
      (0..<width).filter { self[$0, y] != other[$0, y] }.map { (x: $0, y: y) }
    }
  }

  /// Takes over some rectangles of another picture of the same size.
  mutating func replace(_ rects: [PixelRect], by other: Picture) {
    for rect in rects {
      for y in rect.y..<rect.maxY {
        let row = (y * width + rect.x)..<(y * width + rect.maxX)
        pixels.replaceSubrange(row, with: other.pixels[row])
      }
    }
  }

  /// Unoptimised Swift would look at every pixel by itself.
  private func row(_ y: Int, isSameIn other: Picture) -> Bool {
    unsafe pixels.withUnsafeBytes { mine in
      unsafe other.pixels.withUnsafeBytes { theirs in
        let range = (y * width * 4)..<((y + 1) * width * 4)
        guard let mine = unsafe mine[range].baseAddress,
          let theirs = unsafe theirs[range].baseAddress
        else { return true }
        return unsafe memcmp(mine, theirs, range.count) == 0
      }
    }
  }
}

extension Slice where Base == UnsafeRawBufferPointer {
  fileprivate var baseAddress: UnsafeRawPointer? {
    unsafe UnsafeRawBufferPointer(rebasing: self).baseAddress
  }
}
