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
      showLayer(name)
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
      return layouts.first { $0.mode == name }.map { show($0) } ?? []
    case .command:
      return [.hide]
    }
  }

  private mutating func insert(_ text: String) -> [Effect] {
    capitals.characterTyped()
    if text == " ", let full = fullStop() { return full }
    history.record(EditHistory.Edit(inserted: context.isSecret ? "" : text))
    return type(text)
  }

  /// A second space after a word is a full stop and a space, where the user wants it.
  private mutating func fullStop() -> [Effect]? {
    guard settings.typing.doubleSpace, !context.isSecret, context.before.last == " ",
      let word = context.before.dropLast().last, word.isLetter || word.isNumber
    else { return nil }
    history.record(EditHistory.Edit(removed: " ", inserted: ". "))
    return remove(" ") + type(". ")
  }

  /// The effects that put text before the cursor: as text where the field takes it, otherwise
  /// as keys; line feeds and tabs as the keys that make them.
  private mutating func type(_ text: String) -> [Effect] {
    var effects: [Effect] = []
    var run = ""
    func flush() {
      guard !run.isEmpty else { return }
      if context.takesText {
        effects.append(.commit(run))
      } else {
        effects += run.unicodeScalars.map { .key(KeyStroke(.character($0))) }
      }
      run = ""
    }
    for character in text {
      guard let key = character.key else {
        run.append(character)
        continue
      }
      flush()
      effects.append(.key(.named(key)))
    }
    flush()
    context.append(text)
    return effects
  }

  private mutating func press(_ stroke: KeyStroke) -> [Effect] {
    capitals.characterTyped()
    switch stroke {
    case .named("Return"):
      history.record(EditHistory.Edit(inserted: "\n"))
      context.append("\n")
    case .named("Tab"):
      history.record(EditHistory.Edit(inserted: "\t"))
      context.append("\t")
    case .named("BackSpace"):
      history.record(EditHistory.Edit(removed: String(context.before.suffix(1))))
      context.removeLast(1)
    default:
      // The cursor may have gone anywhere, or the text be another one.
      history.forget()
      context.forget()
    }
    return [.key(stroke)]
  }

  private mutating func delete(_ unit: TextUnit) -> [Effect] {
    if context.hasSelection {
      history.forget()
      context.forget()
      return [.key(.named("BackSpace"))]
    }
    let text = String(context.before.suffix(deletedAs: unit))
    guard !text.isEmpty else { return deleteUnknown(unit) }
    history.record(EditHistory.Edit(removed: text))
    return remove(text)
  }

  /// Deletes text that is not known: by the keys that programs have for it.
  private func deleteUnknown(_ unit: TextUnit) -> [Effect] {
    switch unit {
    case .character: return [.key(.named("BackSpace"))]
    case .word, .sentence:
      // A terminal's line editor has its own key for it.
      return context.field?.purpose == .terminal
        ? [.key(.named("w", .control))] : [.key(.named("BackSpace", .control))]
    }
  }

  /// The effects that take known text away before the cursor.
  ///
  /// Toolkits disagree on what a length counts, bytes or characters, and none says which; for
  /// ASCII both are the same. Any other text goes by BackSpace keys, which nobody mistakes.
  private mutating func remove(_ text: String) -> [Effect] {
    let byLength = context.isTold && text.utf8.allSatisfy { $0 < 0x80 } && !text.contains("\n")
    context.removeLast(text.count)
    if byLength { return [.delete(before: text.utf8.count, after: 0)] }
    return Array(repeating: .key(.named("BackSpace")), count: text.count)
  }

  private mutating func undo() -> [Effect] {
    guard let edit = history.takeLast() else { return [] }
    guard context.before.hasSuffix(edit.inserted) else {
      history.forget()
      return []
    }
    let removal = edit.inserted.isEmpty ? [] : remove(edit.inserted)
    return edit.removed.isEmpty ? removal : removal + type(edit.removed)
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

extension Character {
  /// The key that makes this character, where it is no character to programs.
  fileprivate var key: String? {
    switch self {
    case "\n", "\r\n": "Return"
    case "\t": "Tab"
    default: nil
    }
  }
}
