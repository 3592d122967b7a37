// SPDX-License-Identifier: MIT
import KeyboardModel

/// Paints one figure: its plate, and its writing.
struct FigurePainter {
  private let theme: Theme
  private let writer: LabelPainter
  private let plates = PlateImages()

  init(theme: Theme, largePrint: Bool) {
    self.theme = theme
    writer = LabelPainter(largePrint: largePrint)
  }

  /// - Parameter region: Where anything is to be painted at all.
  func paint(
    _ figure: Figure, on canvas: borrowing Canvas, _ grid: PixelGrid, within region: PixelRect,
    corners: CornerMasks
  ) {
    let plate = theme.plate(for: figure)
    let frame = grid.snapping(figure.frame)
    let margin = grid.length(Figure.margin)
    guard frame.insetBy(-margin).intersects(region) else { return }
    let kind = PlateImages.Kind(
      role: figure.role, state: figure.state, width: frame.width, height: frame.height,
      scale: grid.scale)
    let image = plates.image(kind, margin: margin, corners: corners) { canvas in
      let place = PixelRect(x: margin, y: margin, width: frame.width, height: frame.height)
      paintPlate(plate, place, radius: theme.radius(for: figure.role), on: canvas, grid)
    }
    canvas.draw(image, x: frame.x - margin, y: frame.y - margin)
    guard frame.intersects(region) else { return }
    let mark = plate.mark.place(in: frame, grid)
    writer.paint(figure, plate, in: frame, above: mark?.y ?? frame.maxY, on: canvas, grid)
  }

  /// Gives back the plates' memory: those of keys are needed for the picture at rest alone.
  func forgetPlates() { plates.forget() }

  private func paintPlate(
    _ plate: Plate, _ frame: PixelRect, radius: Double, on canvas: borrowing Canvas,
    _ grid: PixelGrid
  ) {
    paintShadow(plate, frame, radius: radius, on: canvas, grid)
    paintFace(plate, frame, radius: radius, on: canvas, grid)
    if let mark = plate.mark.place(in: frame, grid) {
      canvas.fill(mark, radius: mark.height / 2, plate.ink)
    }
  }

  private func paintShadow(
    _ plate: Plate, _ frame: PixelRect, radius: Double, on canvas: borrowing Canvas,
    _ grid: PixelGrid
  ) {
    for shade in plate.shadow {
      var rect = frame.insetBy(-grid.length(shade.growth))
      rect.y += grid.length(shade.drop)
      canvas.fill(rect, radius: grid.length(radius + shade.growth), shade.color)
    }
  }

  private func paintFace(
    _ plate: Plate, _ frame: PixelRect, radius: Double, on canvas: borrowing Canvas,
    _ grid: PixelGrid
  ) {
    var rect = frame.insetBy(-grid.length(plate.growth))
    var corner = grid.length(radius + plate.growth)
    for band in plate.bands {
      canvas.fill(rect, radius: corner, band.color)
      rect = rect.insetBy(grid.length(band.width))
      corner = max(0, corner - grid.length(band.width))
    }
    if let face = plate.face { canvas.fill(rect, radius: corner, face) }
  }
}

extension Plate.Mark {
  /// Logical pixels between a mark and the figure's lower edge.
  private static let distance = 5.0

  fileprivate func place(in frame: PixelRect, _ grid: PixelGrid) -> PixelRect? {
    guard let (width, height) = size(in: frame, grid) else { return nil }
    return PixelRect(
      x: frame.x + (frame.width - width) / 2,
      y: frame.maxY - grid.length(Self.distance) - height, width: width, height: height)
  }

  private func size(in frame: PixelRect, _ grid: PixelGrid) -> (width: Int, height: Int)? {
    switch self {
    case .none: nil
    case .dot: (grid.length(8), grid.length(8))
    case .bar: (frame.width * 6 / 10, grid.length(6))
    }
  }
}
