// SPDX-License-Identifier: MIT

/// A stretch of text that one gesture deletes.
package enum TextUnit: String, Hashable, Sendable, CaseIterable {
  case character, word, sentence
}

/// What a target does when the finger lifts on it.
package enum Action: Hashable, Sendable {
  /// Types the text. Line feeds and tabs in it are sent as the keys Return and Tab.
  case insert(String)
  case key(KeyStroke)
  case delete(TextUnit)
  /// Takes back the last action that changed the text.
  case undo
  /// Capitals for the next letter; again: no more.
  case shift
  /// Capitals until it is chosen again.
  case shiftLock
  /// Goes to another layer of the same layout.
  case layer(String)
  case mode(String)
  case layout(String)
  /// Something the keyboard itself does: `hide`.
  case command(String)
}

extension Action {
  /// The commands that `command:NAME` may name.
  package static let commands = ["hide"]

  /// Reads an action as layouts and `describe` write it, `insert:a` or `delete:word`; nil where
  /// the verb is unknown or its argument is missing or wrong.
  package init?(parsing text: String) {
    switch text {
    case "undo": self = .undo
    case "shift": self = .shift
    case "shift-lock": self = .shiftLock
    default:
      guard let colon = text.firstIndex(of: ":") else { return nil }
      let argument = text[text.index(after: colon)...]
      guard !argument.isEmpty else { return nil }
      self.init(verb: String(text[..<colon]), argument: String(argument))
    }
  }

  private init?(verb: String, argument: String) {
    switch verb {
    case "insert": self = .insert(argument)
    case "key":
      guard let stroke = KeyStroke(parsing: argument) else { return nil }
      self = .key(stroke)
    case "delete":
      guard let unit = TextUnit(rawValue: argument) else { return nil }
      self = .delete(unit)
    case "layer": self = .layer(argument)
    case "mode": self = .mode(argument)
    case "layout": self = .layout(argument)
    case "command":
      guard Action.commands.contains(argument) else { return nil }
      self = .command(argument)
    default: return nil
    }
  }

  /// The action as layouts and `describe` write it.
  package var text: String {
    switch self {
    case .insert(let text): "insert:" + text
    case .key(let stroke): "key:" + stroke.text
    case .delete(let unit): "delete:" + unit.rawValue
    case .undo: "undo"
    case .shift: "shift"
    case .shiftLock: "shift-lock"
    case .layer(let name): "layer:" + name
    case .mode(let name): "mode:" + name
    case .layout(let name): "layout:" + name
    case .command(let name): "command:" + name
    }
  }
}
