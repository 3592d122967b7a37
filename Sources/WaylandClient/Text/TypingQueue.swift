// SPDX-License-Identifier: MIT
import KeySymbols
import KeyboardModel

/// What is to be typed, in order.
///
/// The rules:
/// 1. A key whose meaning a new keymap brings is sent only after the compositor has read that
///    keymap, so that programs learn the meaning first.
/// 2. Toolkits put keys into a queue of their own, but text into the field at once (GTK 3 and 4
///    do). Text on the heels of a key would overtake it, and therefore goes as keys too.
/// 3. What no key can do, deletions and long texts, waits at least until the compositor has read
///    the keys before it.
/// 4. What still waits when another field gets the focus, or none, was not meant for that one.
struct TypingQueue {
  /// What to do next.
  enum Action: Equatable {
    case edit(TextEdit)
    case press(KeyPress)
    /// Send this keymap, and say with `uploaded` whether it was sent.
    case upload(String)
    /// Say with `goOn` when the compositor has read everything so far.
    case wait
  }

  private enum Pace {
    case free
    case mustWait
    case waiting
  }

  private var steps: [TypingStep] = []
  private var keymap = Keymap()
  private var pace = Pace.free
  private var now = Timestamp()
  private var lastKey: Timestamp?

  /// Keys that the keymap should hold from the start.
  mutating func hold(_ symbols: some Sequence<KeyStroke.Symbol>) { keymap.hold(symbols) }

  mutating func append(_ effects: [Effect], at now: Timestamp) {
    steps += TypingStep.steps(effects)
    self.now = max(self.now, now)
  }

  /// The newest time that anything was asked for, as the protocols count: milliseconds in 32 bits
  /// that wrap round.
  var milliseconds: UInt32 {
    let (seconds, attoseconds) = now.sinceOrigin.components
    return UInt32(truncatingIfNeeded: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }

  /// There is another virtual keyboard, which knows no keymap.
  mutating func keyboardChanged() { keymap.forgetUpload() }

  /// Another field has the focus, or none: what waits is dropped.
  mutating func fieldChanged() { steps = [] }

  /// What to do next; nil when there is nothing, or the queue waits. Text goes as keys while no
  /// field takes it; what no key can type is left out.
  mutating func next(isTextFieldActive: Bool) -> Action? {
    while let step = steps.first {
      switch pace {
      case .waiting:
        return nil
      case .mustWait:
        pace = .waiting
        return .wait
      case .free:
        if let action = action(step, isTextFieldActive: isTextFieldActive) { return action }
      }
    }
    return nil
  }

  /// Nil when the step has turned into others, or into nothing.
  private mutating func action(_ step: TypingStep, isTextFieldActive: Bool) -> Action? {
    switch step {
    case .edit(let edit) where isTextFieldActive && !(isOnHeels && edit.isBrief):
      if isOnHeels {
        pace = .mustWait
        return nil
      }
      steps.removeFirst()
      return .edit(edit)
    case .edit(let edit):
      steps.replaceSubrange(0..<1, with: edit.strokes.map(TypingStep.stroke))
      return nil
    case .stroke(let stroke):
      return press(stroke)
    }
  }

  private mutating func press(_ stroke: KeyStroke) -> Action? {
    guard let press = keymap.press(for: stroke) else {
      steps.removeFirst()
      return nil
    }
    if press.awaitsUpload {
      // One new keymap for all that waits, not one for each key.
      keymap.hold(steps.compactMap(\.symbol))
      return .upload(keymap.text)
    }
    steps.removeFirst()
    lastKey = now
    return .press(press)
  }

  /// The keymap was sent, or could not be: then the key that needed it is given up.
  mutating func uploaded(_ isSent: Bool) {
    if isSent {
      keymap.markUploaded()
      pace = .mustWait
    } else {
      steps.removeFirst()
    }
  }

  /// The compositor has read everything that was sent before the wait began. Keys that waited
  /// leave `now`.
  mutating func goOn(at now: Timestamp) {
    self.now = max(self.now, now)
    pace = .free
    lastKey = nil
  }

  /// Whether the program may still have keys in its queue.
  private var isOnHeels: Bool {
    guard let lastKey else { return false }
    return lastKey.duration(to: now) < Self.keyDelay
  }

  /// By then a program that is not stuck has taken a key out of its queue.
  private static let keyDelay = Duration.milliseconds(100)
}

extension TextEdit {
  /// Whether the edit is as good as a few key strokes.
  fileprivate var isBrief: Bool {
    before == 0 && after == 0 && insertion.unicodeScalars.count <= 64
  }
}
