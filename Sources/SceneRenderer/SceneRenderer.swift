// SPDX-License-Identifier: MIT
package import KeyboardModel

/// Paints scenes in the look that the user chose.
///
/// Everything is placed on whole device pixels, so that edges are crisp at every scale and a
/// piece painted alone is the same, byte for byte, as that piece of the whole picture.
package final class SceneRenderer {
  let theme: Theme
  let corners = CornerMasks()
  private let painter: FigurePainter
  private var resting: RestingPicture?

  /// An unknown theme's name gives the light theme.
  package init(display: Settings.Display) {
    let theme = Theme.named(display.theme) ?? .light
    self.theme = display.keyOutlines ? theme : theme.withoutKeyOutlines
    painter = FigurePainter(theme: self.theme, largePrint: display.largePrint)
  }

  /// Repaints those pixels that `clip` touches, and no others: where nothing of the scene is, they
  /// become transparent.
  ///
  /// - Parameters:
  ///   - scale: Device pixels per logical pixel.
  ///   - origin: The place on the output, in logical pixels, where the buffer's top left corner is.
  ///   - clip: In logical pixels of the output.
  /// - Returns: The pixels that were repainted, without those that lie in another one of them:
  ///   what the compositor must hear as damage.
  @discardableResult
  package func paint(
    _ scene: Scene, onto pixels: PixelTarget, scale: Double, origin: Point, clip: [Rect]
  ) -> [PixelRect] {
    let grid = PixelGrid(scale: scale, origin: origin)
    let canvas = Canvas(pixels, corners: corners)
    let regions = PixelRect.withoutNested(
      clip.map { grid.covering($0).intersection(pixels.bounds) })
    for region in regions {
      canvas.clip(to: region)
      if !grid.snapping(scene.keyboard).contains(region) { canvas.clear() }
      paint(scene, on: canvas, grid, within: region)
    }
    return regions
  }

  /// Paints what is on the canvas' clip, over what is there.
  func paint(
    _ scene: Scene, on canvas: borrowing Canvas, _ grid: PixelGrid, within region: PixelRect
  ) {
    let resting = restingPicture(of: scene, grid)
    if resting.place.intersects(region) { canvas.draw(resting.image, x: 0, y: 0) }
    for figure in scene.figures where figure.role == .target || figure.state != .resting {
      painter.paint(figure, on: canvas, grid, within: region, corners: corners)
    }
  }

  private func restingPicture(of scene: Scene, _ grid: PixelGrid) -> RestingPicture {
    let subject = RestingPicture.Subject(scene, grid)
    if let resting, resting.subject == subject { return resting }
    let place = grid.snapping(scene.keyboard)
    // The old one first gives back its memory.
    resting = nil
    let picture = RestingPicture(of: subject, place: place, corners: corners) { canvas in
      paintPanel(place, on: canvas, grid)
      for figure in subject.keys {
        painter.paint(figure, on: canvas, grid, within: place, corners: corners)
      }
    }
    resting = picture
    painter.forgetPlates()
    return picture
  }

  private func paintPanel(_ panel: PixelRect, on canvas: borrowing Canvas, _ grid: PixelGrid) {
    var edge = panel
    edge.height = min(panel.height, grid.length(theme.panelEdgeWidth))
    canvas.fill(panel, theme.panel)
    canvas.fill(edge, theme.panelEdge)
  }
}
