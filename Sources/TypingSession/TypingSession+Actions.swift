// SPDX-License-Identifier: MIT
import InputModes
import KeyboardModel

extension TypingSession {
  /// Does what a chosen target says.
  mutating func perform(_ action: Action) -> [Effect] {
    let layer = mode.board.layer
    let effects = effects(of: action)
    if layer.once, mode.board.layerName == layer.name, action.endsLayer {
      showLayer(mode.board.layout.layers[0].name)
    }
    refreshCapitals()
    return effects
  }

  private mutating func effects(of action: Action) -> [Effect] {
    switch action {
    case .insert(let text): return insert(text)
    case .key(let stroke): return press(stroke)
    case .delete(let unit): return delete(unit)
    case .undo: return undo()
    case .shift:
      capitals.shift(automatic: startsWithCapital)
      return []
    case .shiftLock:
      capitals.lock()
      return []
    case .layer(let name):
      // Chosen once more, it is let go.
      showLayer(name == mode.board.layerName ? mode.board.layout.layers[0].name : name)
      return []
    case .layout(let name):
      guard
        let layout = layouts.first(where: {
          $0.name == name && $0.mode == mode.board.layout.mode
        })
      else { return [] }
      if layout.purposes.isEmpty { ordinaryLayout = name }
      return show(layout)
    case .mode(let name):
      guard let layout = layouts.first(where: { $0.mode == name && $0.purposes.isEmpty })
      else { return [] }
      ordinaryLayout = layout.name
      return show(layout)
    case .command:
      return [.hide]
    }
  }
}

extension Action {
  /// Whether a layer that is there for one action only is left after this one.
  fileprivate var endsLayer: Bool {
    switch self {
    case .insert, .key, .delete, .undo: true
    case .shift, .shiftLock, .layer, .mode, .layout, .command: false
    }
  }
}
