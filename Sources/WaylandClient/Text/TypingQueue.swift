// SPDX-License-Identifier: MIT
import KeySymbols
import KeyboardModel

/// What is to be typed, in order.
///
/// Text goes at once as long as nothing waits. A key that the keymap lacks makes the queue wait
/// until the compositor has the new keymap, and what follows the key waits with it.
struct TypingQueue {
  /// What to do next.
  enum Action: Equatable {
    case edit(TextEdit)
    case press(KeyPress)
    /// Send this keymap, say so with `uploaded`, and ask again once the compositor has read it.
    case upload(String)
  }

  private var steps: [TypingStep] = []
  private var keymap = Keymap()
  private var isWaiting = false

  /// Keys that the keymap should hold from the start.
  mutating func hold(_ symbols: some Sequence<KeyStroke.Symbol>) { keymap.hold(symbols) }

  mutating func append(_ effects: some Sequence<Effect>) {
    steps += TypingStep.steps(effects)
  }

  /// There is another virtual keyboard, which knows no keymap.
  mutating func keyboardChanged() {
    keymap.forgetUpload()
    isWaiting = false
  }

  /// What to do next; nil when there is nothing, or the queue waits. Text goes as keys while no
  /// field takes it; what no key can type is left out.
  mutating func next(isTextFieldActive: Bool) -> Action? {
    while !isWaiting, let step = steps.first {
      switch step {
      case .edit(let edit) where isTextFieldActive:
        steps.removeFirst()
        return .edit(edit)
      case .edit(let edit):
        steps.replaceSubrange(0..<1, with: edit.strokes.map(TypingStep.stroke))
      case .stroke(let stroke):
        guard let press = keymap.press(for: stroke) else {
          steps.removeFirst()
          continue
        }
        if press.awaitsUpload { return .upload(keymap.text) }
        steps.removeFirst()
        return .press(press)
      }
    }
    return nil
  }

  /// The keymap was sent, or could not be: then the key that needed it is given up.
  mutating func uploaded(_ isSent: Bool) {
    guard isSent else {
      steps.removeFirst()
      return
    }
    keymap.markUploaded()
    isWaiting = true
  }

  /// The compositor has the keymap.
  mutating func goOn() { isWaiting = false }
}
