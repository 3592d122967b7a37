// SPDX-License-Identifier: MIT
import KeyboardModel

/// Writes a figure's label into its middle, and its note into the upper right corner.
struct LabelPainter {
  private let metrics: LabelMetrics
  private let typesetter: Typesetter

  init(largePrint: Bool) {
    metrics = largePrint ? .largePrint : .usual
    typesetter = Typesetter(bold: largePrint)
  }

  /// - Parameter bottom: Where the figure's mark begins, or its lower edge is.
  func paint(
    _ figure: Figure, _ plate: Plate, in frame: PixelRect, above bottom: Int,
    on canvas: borrowing Canvas, _ grid: PixelGrid
  ) {
    let label = label(of: figure, plate, in: frame, above: bottom, grid)
    let baseline = baseline(of: label, grid, lowered: !figure.note.isEmpty)
    if !label.text.ink.isEmpty {
      canvas.draw(label.text, x: label.left, y: label.top(baseline), plate.ink)
    }
    guard !figure.note.isEmpty else { return }
    paintNote(
      of: figure, plate, in: frame, beside: label.left + label.text.ink.width,
      above: baseline - typesetter.capitalHeight(label.text.size), on: canvas, grid)
  }

  /// A label and the room that it has.
  private struct PlacedLabel {
    var text: Label
    var room: PixelRect

    var left: Int { room.x + (room.width - text.ink.width) / 2 }

    /// Where its ink begins; a block of several lines stands in the middle, whatever its baseline.
    func top(_ baseline: Int) -> Int {
      text.hasSeveralLines
        ? room.y + (room.height - text.ink.height) / 2
        : min(max(baseline - text.rise, room.y), room.maxY - text.ink.height)
    }
  }

  private func label(
    of figure: Figure, _ plate: Plate, in frame: PixelRect, above bottom: Int, _ grid: PixelGrid
  ) -> PlacedLabel {
    var room = grid.room(in: frame, padding: metrics.padding(for: figure), plate.labelScale)
    room.height = max(0, min(room.maxY, bottom) - room.y)
    let request = Typesetter.Request(
      text: figure.label, size: grid.length(metrics.size(for: figure) * plate.labelScale),
      smallest: grid.length(LabelMetrics.smallest), width: room.width, height: room.height,
      mayBreak: figure.role == .target)
    return PlacedLabel(text: typesetter.label(request), room: room)
  }

  /// Capitals stand in the middle of the room, or a little lower under a note; but never so low
  /// that descending letters would have to move up.
  private func baseline(of label: PlacedLabel, _ grid: PixelGrid, lowered: Bool) -> Int {
    let capitals = typesetter.capitalHeight(label.text.size)
    let middle = label.room.y + (label.room.height + capitals + 1) / 2
    let lowest = label.room.maxY - typesetter.descent(label.text.size)
    return min(lowered ? middle + grid.length(metrics.lowering) : middle, lowest)
  }

  /// A note stands in the corner, beside the label where there is room for both, else above it.
  private func paintNote(
    of figure: Figure, _ plate: Plate, in frame: PixelRect, beside label: Int, above capitals: Int,
    on canvas: borrowing Canvas, _ grid: PixelGrid
  ) {
    let (top, side) = (frame.y + grid.length(metrics.noteTop), grid.length(metrics.noteSide))
    var room = PixelRect(
      left: frame.x + side, top: top, right: frame.maxX - side, bottom: frame.maxY)
    var note = note(of: figure, in: room, grid)
    if room.maxX - note.ink.width <= label {
      room.height = min(room.height, max(grid.length(LabelMetrics.smallest), capitals - 1 - top))
      note = self.note(of: figure, in: room, grid)
    }
    guard !note.ink.isEmpty else { return }
    // All notes of a row stand on one line; those that hang too far below it move up.
    let standing = top + typesetter.capitalHeight(note.size) - note.rise
    canvas.draw(
      note, x: room.maxX - note.ink.width,
      y: max(top, min(standing, room.maxY - note.ink.height)), plate.noteInk)
  }

  private func note(of figure: Figure, in room: PixelRect, _ grid: PixelGrid) -> Label {
    let smallest = grid.length(LabelMetrics.smallest)
    let size = max(smallest, typesetter.size(capitalHeight: room.height))
    return typesetter.label(
      Typesetter.Request(
        text: figure.note, size: min(grid.length(metrics.noteSize(for: figure)), size),
        smallest: smallest, width: room.width, height: room.height))
  }
}

extension PixelGrid {
  /// What is left within a frame for a label that is `factor` times as large as usual.
  fileprivate func room(in frame: PixelRect, padding: Double, _ factor: Double) -> PixelRect {
    let usual = frame.insetBy(length(padding))
    let growth = Int(Double(min(usual.width, usual.height)) * (factor - 1) / 2)
    return usual.insetBy(-growth)
  }
}
