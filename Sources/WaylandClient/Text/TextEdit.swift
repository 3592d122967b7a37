// SPDX-License-Identifier: MIT
import KeyboardModel

/// One change to a field's text: what input-method-v2 applies with one commit, first the
/// deletion, then the insertion.
struct TextEdit: Equatable {
  /// UTF-8 bytes to take away before and after the cursor.
  var before = 0
  var after = 0
  var insertion = ""
}

/// A step in the performing of effects.
enum TypingStep: Equatable {
  case edit(TextEdit)
  case stroke(KeyStroke)

  /// The steps of a list of effects, in order; effects that are not typing are left out.
  ///
  /// A deletion and the text that replaces it become one edit, and texts in a row one text: some
  /// toolkits drop what comes before they have answered the commit before it.
  static func steps(_ effects: [Effect]) -> [TypingStep] {
    var steps: [TypingStep] = []
    for effect in effects {
      switch effect {
      case .commit(let text):
        steps.insert(text)
      case .delete(let before, let after):
        steps.append(.edit(TextEdit(before: max(before, 0), after: max(after, 0))))
      case .key(let stroke):
        steps.append(.stroke(stroke))
      case .layout, .mode, .hide:
        break
      }
    }
    return steps
  }
}

extension TypingStep {
  /// What the key of a stroke stands for.
  var symbol: KeyStroke.Symbol? {
    guard case .stroke(let stroke) = self else { return nil }
    return stroke.symbol
  }
}

extension [TypingStep] {
  fileprivate mutating func insert(_ text: String) {
    if case .edit(var edit)? = last {
      edit.insertion += text
      self[count - 1] = .edit(edit)
    } else {
      append(.edit(TextEdit(insertion: text)))
    }
  }
}

extension TextEdit {
  /// The edit as several whose texts have at most `limit` bytes each, cut between characters.
  /// NUL, which no string on the wire can hold, is left out.
  func pieces(limit: Int = TextEdit.wireLimit) -> [TextEdit] {
    var pieces = [TextEdit(before: before, after: after)]
    var bytes = 0
    for scalar in insertion.unicodeScalars where scalar.value != 0 {
      let length = UTF8.width(scalar)
      if bytes + length > limit {
        pieces.append(TextEdit())
        bytes = 0
      }
      pieces[pieces.count - 1].insertion.unicodeScalars.append(scalar)
      bytes += length
    }
    return pieces
  }

  /// What text-input-v3 and input-method-v2 allow in one string.
  static let wireLimit = 4000

  /// The edit as key strokes, for programs that take no text: its text only, since how many key
  /// presses its bytes would be is not known.
  var strokes: [KeyStroke] {
    insertion.unicodeScalars.map { scalar in
      switch scalar {
      case "\n", "\r": .named("Return")
      case "\t": .named("Tab")
      default: KeyStroke(.character(scalar))
      }
    }
  }
}
