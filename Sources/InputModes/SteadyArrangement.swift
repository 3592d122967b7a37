// SPDX-License-Identifier: MIT
import KeyboardModel

/// Where the steady mode's keys and targets are, for one board.
///
/// All lengths come from millimetres of glass, so that a key is as large on every screen as the
/// screen allows. Rows are counted from the bottom and are equally high in every layout: a key
/// that two layouts share is in the same place in both.
struct SteadyArrangement: Sendable {
  struct PlacedKey: Sendable {
    var key: Key
    var frame: Rect
    var active: Rect
    /// As many as the key has targets, in the same order.
    var targets: [Rect]
  }

  let keyboard: Rect
  let keys: [PlacedKey]

  /// The height of a row of keys with its background: 12.2 mm, less on a low screen.
  private static let rowPitch = 12.2
  private static let rowPitchLimit = 0.11
  /// No key unit is wider than this; on a wide screen the keys stand in the middle.
  private static let widestUnit = 20.0
  /// How much of its row's height a key's picture takes.
  private static let pictureHeight = 0.7
  /// Between two keys' pictures.
  private static let keyGap = 0.7

  init(_ board: Board) {
    let output = board.output
    let rows = board.layer.rows
    let pitch = Self.pitch(output)
    // As high in every layer, so that nothing moves when one takes another's place.
    let mostRows = board.layout.layers.map(\.rows.count).max() ?? 0
    let height = min(pitch * Double(mostRows), output.size.height)
    keyboard = Rect(
      x: 0, y: output.size.height - height, width: output.size.width, height: height)
    let unit = Self.unit(board.layout, output)
    let placement = TargetPlacement(output: output, settings: board.settings.steady)
    var placed: [PlacedKey] = []
    for (index, row) in rows.enumerated() {
      let top = keyboard.maxY - pitch * Double(rows.count - index)
      let total = row.keys.reduce(0) { $0 + $1.width } * unit
      var x = (output.size.width - total) / 2
      for key in row.keys {
        let cell = Rect(x: x, y: top, width: key.width * unit, height: pitch)
        placed.append(Self.place(key, in: cell, board, placement))
        x += cell.width
      }
    }
    keys = placed
  }

  /// How far up the mode ever draws, for any layer of the board's layout.
  static func reach(_ board: Board) -> Rect {
    board.layout.layers.reduce(Rect(x: 0, y: 0, width: 0, height: 0)) { reach, layer in
      var board = board
      board.layerName = layer.name
      let arrangement = SteadyArrangement(board)
      return arrangement.keys.flatMap(\.targets)
        .reduce(reach.union(arrangement.keyboard)) { $0.union($1) }
    }
  }

  private static func pitch(_ output: Output) -> Double {
    min(output.pixels(rowPitch), output.size.height * rowPitchLimit).rounded(.down)
  }

  /// A unit's width; the same for all layers, so that a layer's keys don't move for another.
  private static func unit(_ layout: Layout, _ output: Output) -> Double {
    let widest =
      layout.layers.flatMap(\.rows)
      .map { $0.keys.reduce(0) { $0 + $1.width } }.max() ?? 1
    return min(output.size.width / max(widest, 1), output.pixels(widestUnit))
  }

  private static func place(
    _ key: Key, in cell: Rect, _ board: Board, _ placement: TargetPlacement
  ) -> PlacedKey {
    let gap = min(board.output.pixels(keyGap), cell.width / 4)
    let frame = Rect(
      center: cell.center, width: cell.width - gap, height: cell.height * pictureHeight)
    return PlacedKey(
      key: board.capitals.isOn ? key.inUpperCase : key, frame: frame,
      active: frame.scaled(by: board.settings.steady.activeArea),
      targets: placement.frames(count: key.targets.count, above: frame))
  }
}

extension SteadyArrangement {
  /// The keys as they look while nobody touches them.
  func figures(_ board: Board) -> [Figure] {
    keys.map { placed in
      let key = placed.key
      let shown = key.label.split(separator: " ")
      let others = key.isCharacter ? key.targets.filter { !shown.contains($0.label[...]) } : []
      return Figure(
        frame: placed.frame, role: key.isCharacter ? .key : .functionKey,
        state: Self.state(of: key, board), label: key.label,
        note: others.map(\.label).joined(separator: " "))
    }
  }

  /// Keys that switch capitals or a layer show whether those are on.
  private static func state(of key: Key, _ board: Board) -> Figure.State {
    let actions = key.targets.map(\.action)
    if actions.contains(.layer(board.layerName)) { return .on }
    return switch board.capitals {
    case .once where actions.contains(.shift): .on
    case .locked where actions.contains(.shiftLock): .locked
    case .off, .once, .locked: .resting
    }
  }
}
