// SPDX-License-Identifier: MIT

/// What a field is for: the content purposes of the text-input protocol.
package enum ContentPurpose: String, Hashable, Sendable, CaseIterable {
  case normal, alpha, digits, number, phone, url, email, name, password, pin, date, time, datetime
  case terminal
}

/// What a field asks of a keyboard: the content hints of the text-input protocol.
package struct ContentHints: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static let completion = ContentHints(rawValue: 0x1)
  package static let spellcheck = ContentHints(rawValue: 0x2)
  package static let autoCapitalization = ContentHints(rawValue: 0x4)
  package static let lowercase = ContentHints(rawValue: 0x8)
  package static let uppercase = ContentHints(rawValue: 0x10)
  package static let titlecase = ContentHints(rawValue: 0x20)
  package static let hiddenText = ContentHints(rawValue: 0x40)
  package static let sensitiveData = ContentHints(rawValue: 0x80)
  package static let latin = ContentHints(rawValue: 0x100)
  package static let multiline = ContentHints(rawValue: 0x200)

  /// Every hint with the name that the protocol gives it.
  package static let all: [(name: String, hint: ContentHints)] = [
    ("completion", .completion), ("spellcheck", .spellcheck),
    ("auto_capitalization", .autoCapitalization), ("lowercase", .lowercase),
    ("uppercase", .uppercase), ("titlecase", .titlecase), ("hidden_text", .hiddenText),
    ("sensitive_data", .sensitiveData), ("latin", .latin), ("multiline", .multiline),
  ]
}

/// The text round a field's cursor, as the application tells it.
package struct SurroundingText: Hashable, Sendable {
  package let text: String
  /// In UTF-8 bytes from the start of `text`, as is `anchor`.
  package let cursor: Int
  /// The selection's other end; where nothing is selected, the cursor.
  package let anchor: Int

  /// Nil where an offset is outside of the text or inside a character's bytes.
  package init?(text: String, cursor: Int, anchor: Int) {
    let bytes = text.utf8
    for offset in [cursor, anchor] {
      guard offset >= 0, offset <= bytes.count,
        bytes.index(bytes.startIndex, offsetBy: offset).samePosition(in: text.unicodeScalars)
          != nil
      else { return nil }
    }
    self.text = text
    self.cursor = cursor
    self.anchor = anchor
  }

  /// What stands left of the cursor, and of the selection where there is one.
  package var before: Substring {
    text[..<text.utf8.index(text.startIndex, offsetBy: min(cursor, anchor))]
  }

  /// What stands right of the cursor, and of the selection where there is one.
  package var after: Substring {
    text[text.utf8.index(text.startIndex, offsetBy: max(cursor, anchor))...]
  }

  package var hasSelection: Bool { cursor != anchor }
}

/// A text field that takes text from an input method.
package struct TextField: Hashable, Sendable {
  package var purpose: ContentPurpose
  package var hints: ContentHints
  /// Nil where the application does not tell.
  package var surrounding: SurroundingText?

  package init(
    purpose: ContentPurpose = .normal, hints: ContentHints = [],
    surrounding: SurroundingText? = nil
  ) {
    self.purpose = purpose
    self.hints = hints
    self.surrounding = surrounding
  }

  /// Whether what is typed here must reach no log, no memory and no speech.
  package var isSecret: Bool {
    purpose == .password || purpose == .pin
      || !hints.isDisjoint(with: [.hiddenText, .sensitiveData])
  }
}

/// What the application says of the field that has the focus.
package enum TextFieldEvent: Hashable, Sendable {
  /// Another field has the focus now, or the same one anew.
  case entered(TextField)
  /// The text, the cursor or the purpose of the field changed.
  case changed(TextField)
  /// No text field has the focus: text goes as keys.
  case left
}
