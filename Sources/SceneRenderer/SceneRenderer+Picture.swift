// SPDX-License-Identifier: MIT
package import KeyboardModel

/// Why there is no picture.
package enum PictureError: Error, Hashable, CustomStringConvertible {
  /// The file could not be made or filled, for the reason that the system gives.
  case notWritten(path: String, reason: String)
  /// So many pixels a picture cannot have.
  case tooLarge(width: Double, height: Double)

  package var description: String {
    switch self {
    case .notWritten(let path, let reason): "cannot write \(path): \(reason)"
    case .tooLarge(let width, let height): "a picture of \(width) by \(height) pixels is too large"
    }
  }
}

extension SceneRenderer {
  /// What is behind the keyboard in a picture.
  package enum Backdrop: Hashable, Sendable {
    /// A suggestion of an application: a page with some lines on it.
    case application
    case transparent
  }

  /// Writes a PNG of the whole output, `size` logical pixels, at `scale` device pixels for each.
  package func writePNG(
    _ scene: Scene, size: Size, scale: Double, backdrop: Backdrop, to path: String
  ) throws(PictureError) {
    let (width, height) = (size.width * scale, size.height * scale)
    guard width >= 1, height >= 1, max(width, height) <= Canvas.longestSide else {
      throw .tooLarge(width: width, height: height)
    }
    let canvas = Canvas(width: Int(width.rounded()), height: Int(height.rounded()))
    let grid = PixelGrid(scale: scale, origin: Point(x: 0, y: 0))
    if backdrop == .application { paintPage(size, on: canvas, grid) }
    paint(scene, on: canvas, grid, within: canvas.bounds)
    if let reason = canvas.writePNG(to: path) { throw .notWritten(path: path, reason: reason) }
  }

  private func paintPage(_ size: Size, on canvas: borrowing Canvas, _ grid: PixelGrid) {
    canvas.fill(canvas.bounds, theme.page)
    let margin = 24.0
    for (index, part) in [0.92, 0.98, 0.86, 0.95, 0.4].enumerated() {
      let line = Rect(
        x: margin, y: margin + 30 * Double(index), width: (size.width - 2 * margin) * part,
        height: 12)
      canvas.fill(grid.snapping(line), radius: grid.length(6), theme.writing)
    }
  }
}
