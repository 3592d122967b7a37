// SPDX-License-Identifier: MIT
import KeyboardModel

/// Finds the places of a key's targets.
///
/// Rules:
/// 1. Targets stand above their key, so far that the finger on the key doesn't hide them.
/// 2. The first stands straight above the key, as near as the screen's edges allow; the others
///    beside it, those that come first the nearest. What doesn't fit goes on in a row above.
/// 3. All are inside of the screen, and none reaches into its key.
/// 4. They are as large as asked; smaller only where the screen has no room, and then as large as
///    it has.
struct TargetPlacement {
  let output: Output
  let settings: Settings.Steady

  /// A finger's tip hides about 8 mm above the point where it touches.
  private static let hiddenByFinger = 8.0
  /// And a target is never nearer to the key's picture than this.
  private static let clearance = 3.0
  /// Kept free along the screen's edges.
  private static let edge = 0.7

  /// The frames of `count` targets, the first one the nearest to the key.
  func frames(count: Int, above key: Rect) -> [Rect] {
    let edge = output.pixels(Self.edge)
    let bottom =
      min(
        key.center.y - output.pixels(Self.hiddenByFinger),
        key.y - output.pixels(Self.clearance))
    let room = Size(width: output.size.width - 2 * edge, height: bottom - edge)
    let grid = grid(count: count, room: room)
    return (0..<grid.rows).flatMap { row in
      let inRow = min(grid.columns, count - row * grid.columns)
      let y = bottom - grid.size - Double(row) * (grid.size + grid.spacing)
      return self.row(of: inRow, grid: grid, over: key.center.x, y: y)
    }
  }

  private struct Grid {
    var size: Double
    var spacing: Double
    var columns: Int
    var rows: Int
  }

  /// The largest size up to the one asked for with which all targets fit.
  private func grid(count: Int, room: Size) -> Grid {
    let spacing = output.pixels(settings.targetSpacing)
    func fitting(_ columns: Int) -> Grid {
      let rows = (count + columns - 1) / columns
      let across = (room.width - Double(columns - 1) * spacing) / Double(columns)
      let upwards = (room.height - Double(rows - 1) * spacing) / Double(rows)
      let size = max(1, min(across, upwards, output.pixels(settings.targetSize)))
      return Grid(size: size, spacing: spacing, columns: columns, rows: rows)
    }
    let choices = (1...max(count, 1)).map(fitting)
    let largest = choices.map(\.size).max() ?? 1
    // Of those equally large, the one with the fewest rows: the shortest way for the finger.
    let best = choices.last { $0.size > largest - 0.5 }
    return best ?? fitting(count)
  }

  /// A row's frames in the order of their targets.
  private func row(of count: Int, grid: Grid, over x: Double, y: Double) -> [Rect] {
    let step = grid.size + grid.spacing
    let left = output.pixels(Self.edge)
    let width = Double(count) * step - grid.spacing
    let slot = bestSlot(count: count, over: x, step: step, size: grid.size)
    let start = min(
      max(x - grid.size / 2 - Double(slot) * step, left), output.size.width - left - width)
    return slots(outwardFrom: slot, count: count).map {
      Rect(x: start + Double($0) * step, y: y, width: grid.size, height: grid.size)
    }
  }

  /// Which place in the row the first target takes, so that it stands straight above the key:
  /// the middle one, or one nearer to the edge that the key is near to.
  private func bestSlot(count: Int, over x: Double, step: Double, size: Double) -> Int {
    let left = output.pixels(Self.edge)
    let width = Double(count) * step - (step - size)
    func shift(_ slot: Int) -> Double {
      let wanted = x - size / 2 - Double(slot) * step
      return abs(min(max(wanted, left), output.size.width - left - width) - wanted)
    }
    let middle = (count - 1) / 2
    return slots(outwardFrom: middle, count: count)
      .min { shift($0) < shift($1) - 0.5 } ?? middle
  }

  /// All places of a row, the nearest to `slot` first, right before left.
  private func slots(outwardFrom slot: Int, count: Int) -> [Int] {
    (0..<count).sorted {
      (abs($0 - slot), $0 < slot ? 1 : 0) < (abs($1 - slot), $1 < slot ? 1 : 0)
    }
  }
}
