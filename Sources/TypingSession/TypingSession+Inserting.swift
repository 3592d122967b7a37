// SPDX-License-Identifier: MIT
import KeyboardModel

extension TypingSession {
  mutating func insert(_ text: String) -> [Effect] {
    capitals.characterTyped()
    if text == " ", let full = fullStop() { return full }
    refusedFullStop = false
    history.record(
      context.isSecret
        ? EditHistory.Edit(secretCount: text.count) : EditHistory.Edit(inserted: text))
    return type(text)
  }

  /// A second space after a word is a full stop and a space, where the user wants it.
  private mutating func fullStop() -> [Effect]? {
    guard settings.typing.doubleSpace, context.field?.takesSentences ?? true, !refusedFullStop,
      context.before.last == " ",
      let word = context.before.dropLast().last, word.isLetter || word.isNumber
    else { return nil }
    history.record(.fullStop)
    return remove(" ") + type(". ")
  }

  /// The effects that put text before the cursor: as text where the field takes it, otherwise
  /// as keys; line feeds and tabs as the keys that make them.
  mutating func type(_ text: String) -> [Effect] {
    var effects: [Effect] = []
    var run = ""
    func flush() {
      guard !run.isEmpty else { return }
      if context.takesText {
        effects.append(.commit(run))
      } else {
        effects += run.unicodeScalars.map { .key(KeyStroke(.character($0))) }
      }
      context.append(run)
      run = ""
    }
    for character in text {
      guard let key = TypingKey(character) else {
        run.append(character)
        continue
      }
      flush()
      follow(key)
      effects.append(.key(.named(key.rawValue)))
    }
    flush()
    return effects
  }

  /// Presses a key by itself, and keeps of the text what it leaves known.
  mutating func press(_ stroke: KeyStroke) -> [Effect] {
    if let key = TypingKey(stroke) {
      capitals.characterTyped()
      history.record(EditHistory.Edit(inserted: key.text))
      follow(key)
    } else if stroke == .named("BackSpace") {
      return backSpace()
    } else if stroke.goesElsewhere || !context.isTold {
      history.forget()
      context.fallBack()
    }
    return [.key(stroke)]
  }

  /// Takes account of a key that types something or else leads away.
  ///
  /// In a terminal Return begins another line and Tab completes this one; out of a secret both
  /// lead away, and Tab where the program takes keys alone, which doesn't say so.
  private mutating func follow(_ key: TypingKey) {
    let isKnown = !context.isSecret && context.field?.purpose != .terminal
    if isKnown, context.takesText || key != .tab {
      context.append(key: key.text)
    } else {
      context.forget()
      history.forget()
    }
  }
}

/// The keys that type what is no character to programs, by their xkb names.
private enum TypingKey: String {
  case `return` = "Return"
  case tab = "Tab"

  var text: String {
    switch self {
    case .return: "\n"
    case .tab: "\t"
    }
  }

  init?(_ character: Character) {
    switch character {
    case "\n", "\r\n": self = .return
    case "\t": self = .tab
    default: return nil
    }
  }

  init?(_ stroke: KeyStroke) {
    guard stroke.modifiers.isEmpty, case .named(let name) = stroke.symbol else { return nil }
    self.init(rawValue: name)
  }
}

extension KeyStroke {
  private static let movingNames: Set<String> = [
    "Left", "Right", "Up", "Down", "Home", "End", "Prior", "Next", "Insert", "Delete", "BackSpace",
  ]

  /// Whether the stroke may move the cursor or change the text, in ways that are not known.
  fileprivate var goesElsewhere: Bool {
    guard modifiers.isSubset(of: .shift), case .named(let name) = symbol else { return true }
    return Self.movingNames.contains(name)
  }
}
