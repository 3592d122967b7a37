// SPDX-License-Identifier: MIT
import KeyboardModel

extension TypingSession {
  mutating func delete(_ unit: TextUnit) -> [Effect] {
    let text = String(context.before.suffix(deletedAs: unit))
    guard !context.hasSelection, !text.isEmpty else { return deleteUnknown(unit) }
    history.record(EditHistory.Edit(removed: text))
    return remove(text)
  }

  /// The key BackSpace, pressed as a key.
  mutating func backSpace() -> [Effect] {
    guard !context.hasSelection, let last = context.before.last else {
      return deleteUnknown(.character)
    }
    history.record(EditHistory.Edit(removed: String(last)))
    context.remove(String(last))
    return [.key(.named("BackSpace"))]
  }

  /// Deletes the selection, or text that is not known, by the keys that programs have for it.
  private mutating func deleteUnknown(_ unit: TextUnit) -> [Effect] {
    history.forget()
    if context.hasSelection {
      context.fallBack()
      return [.key(.named("BackSpace"))]
    }
    switch unit {
    case .character: return [.key(.named("BackSpace"))]
    case .word, .sentence:
      // Line editors have it on Alt, text fields on Control.
      return [.key(.named("BackSpace", context.field?.purpose == .terminal ? .alt : .control))]
    }
  }

  /// The effects that take known text away before the cursor.
  ///
  /// Toolkits disagree on what a length counts, bytes or characters, and none says which; for
  /// ASCII both are the same. Any other text goes by BackSpace keys, which nobody mistakes: one
  /// for each character as the user sees it, and for a mark by itself.
  mutating func remove(_ text: String) -> [Effect] {
    let byLength = context.isTold && text.utf8.allSatisfy { $0 < 0x80 } && !text.contains("\n")
    if byLength {
      context.remove(text)
      return [.delete(before: text.utf8.count, after: 0)]
    }
    return text.reversed().map { character in
      // One by one, since the application tells what each key leaves.
      context.remove(String(character))
      return .key(.named("BackSpace"))
    }
  }

  mutating func undo() -> [Effect] {
    while let edit = history.takeLast() {
      if edit.secretCount > 0 {
        return Array(repeating: .key(.named("BackSpace")), count: edit.secretCount)
      }
      if context.before.hasScalarSuffix(edit.inserted) {
        refusedFullStop = edit.isFullStop
        let removal = edit.inserted.isEmpty ? [] : remove(edit.inserted)
        return edit.removed.isEmpty ? removal : removal + type(edit.removed)
      }
      if !edit.mayBeIgnored { history.forget() }
    }
    return []
  }
}
