// SPDX-License-Identifier: MIT
import KeyboardModel

/// Paints one figure: shadow, bands, face, mark, label, note.
struct FigurePainter {
  let theme: Theme
  let metrics: LabelMetrics
  private let typesetter: Typesetter

  init(theme: Theme, largePrint: Bool) {
    self.theme = theme
    metrics = largePrint ? .largePrint : .usual
    typesetter = Typesetter(bold: largePrint)
  }

  func paint(_ figure: Figure, on canvas: borrowing Canvas, _ grid: PixelGrid) {
    let plate = theme.plate(for: figure)
    let frame = grid.snapping(figure.frame)
    paint(plate, frame, radius: theme.radius(for: figure.role), on: canvas, grid)
    paintMark(plate, frame, on: canvas, grid)
    let top = paintLabel(of: figure, plate, frame, on: canvas, grid)
    if !figure.note.isEmpty {
      paintNote(figure.note, plate, frame, above: top, on: canvas, grid)
    }
  }

  private func paint(
    _ plate: Plate, _ frame: PixelRect, radius: Double, on canvas: borrowing Canvas,
    _ grid: PixelGrid
  ) {
    for shade in plate.shadow {
      var rect = frame.insetBy(-grid.length(shade.growth))
      rect.y += grid.length(shade.drop)
      canvas.fill(rect, radius: grid.length(radius + shade.growth), shade.color)
    }
    var rect = frame.insetBy(-grid.length(plate.growth))
    var corner = grid.length(radius + plate.growth)
    for band in plate.bands {
      canvas.fill(rect, radius: corner, band.color)
      rect = rect.insetBy(grid.length(band.width))
      corner = max(0, corner - grid.length(band.width))
    }
    if plate.face != theme.panel || !plate.bands.isEmpty {
      canvas.fill(rect, radius: corner, plate.face)
    }
  }

  private func paintMark(
    _ plate: Plate, _ frame: PixelRect, on canvas: borrowing Canvas, _ grid: PixelGrid
  ) {
    guard let size = plate.mark.size(in: frame, grid) else { return }
    let rect = PixelRect(
      x: frame.x + (frame.width - size.width) / 2,
      y: frame.maxY - grid.length(Plate.Mark.distance) - size.height,
      width: size.width, height: size.height)
    canvas.fill(rect, radius: size.height / 2, plate.ink)
  }

  /// - Returns: The upper edge of capital letters in the label.
  private func paintLabel(
    of figure: Figure, _ plate: Plate, _ frame: PixelRect, on canvas: borrowing Canvas,
    _ grid: PixelGrid
  ) -> Int {
    var room = frame.insetBy(grid.length(metrics.padding(for: figure.role)))
    if let mark = plate.mark.size(in: frame, grid) {
      room.height -= mark.height + grid.length(Plate.Mark.distance)
    }
    let label = typesetter.label(
      Typesetter.Request(
        text: figure.label, size: grid.length(metrics.size(for: figure) * plate.labelScale),
        smallest: grid.length(LabelMetrics.smallest), width: room.width, height: room.height,
        mayBreak: figure.role == .target))
    let capitals = Int(typesetter.figureHeight * Double(label.size))
    let hanging = Int(typesetter.descent * Double(label.size))
    let baseline = min(room.y + (room.height + capitals + 1) / 2, room.maxY - hanging)
    if !label.ink.isEmpty {
      let top = label.hasSeveralLines
        ? room.y + (room.height - label.ink.height) / 2
        : min(max(baseline - label.rise, room.y), room.maxY - label.ink.height)
      canvas.draw(label, x: room.x + (room.width - label.ink.width) / 2, y: top, plate.ink)
    }
    return baseline - capitals
  }

  private func paintNote(
    _ note: String, _ plate: Plate, _ frame: PixelRect, above top: Int,
    on canvas: borrowing Canvas, _ grid: PixelGrid
  ) {
    let padding = grid.length(metrics.notePadding)
    let room = PixelRect(
      left: frame.x + padding, top: frame.y + padding, right: frame.maxX - padding, bottom: top)
    let label = typesetter.label(
      Typesetter.Request(
        text: note, size: grid.length(metrics.noteSize),
        smallest: grid.length(LabelMetrics.smallest), width: room.width,
        height: max(room.height, 0)))
    guard !label.ink.isEmpty else { return }
    canvas.draw(label, x: room.maxX - label.ink.width, y: room.y, plate.noteInk)
  }
}

extension Plate.Mark {
  /// Logical pixels between a mark and the figure's lower edge.
  static let distance = 5.0

  /// Device pixels.
  fileprivate func size(in frame: PixelRect, _ grid: PixelGrid) -> (width: Int, height: Int)? {
    switch self {
    case .none: nil
    case .dot: (grid.length(8), grid.length(8))
    case .bar: (frame.width * 6 / 10, grid.length(6))
    }
  }
}
