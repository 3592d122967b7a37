// SPDX-License-Identifier: MIT
import KeyboardModel

/// What is known of the text round the cursor.
///
/// The application tells it, or else the session knows what it typed itself since the field was
/// entered. An application's word comes late: it may describe a text that has grown since. So
/// each text that our own effects lead to is expected; a message that matches one of them is an
/// echo, and only one that matches none is a change from outside. A secret field's text is not
/// kept at all.
struct TextContext: Sendable {
  /// The field that has the focus; nil where the program takes keys alone.
  private(set) var field: TextField?
  /// The text before the cursor as far as it is known, at its end; empty in secret fields.
  private(set) var before = ""
  /// Texts before the cursor that the application has yet to tell of, oldest first.
  private var expected: [String] = []

  /// More than any unit that is deleted at once, in characters.
  private static let limit = 4000
  private static let expectedLimit = 32

  /// Whether nothing typed here may be kept.
  var isSecret: Bool { field?.isSecret ?? false }
  /// Whether text goes as text; otherwise it goes as keys.
  var takesText: Bool { field != nil }
  var hasSelection: Bool { field?.surrounding?.hasSelection ?? false }

  /// Whether the application tells its text, and has it as we expect.
  var isTold: Bool { field?.surrounding != nil && !isSecret }

  mutating func enter(_ field: TextField?) {
    self.field = field.map(Self.withoutSecrets)
    before = self.field?.surrounding.map { String($0.before) } ?? ""
    expected = []
  }

  /// Takes what the application says of the field; true where its text is another than ours.
  mutating func update(_ field: TextField) -> Bool {
    let field = Self.withoutSecrets(field)
    self.field = field
    guard let surrounding = field.surrounding else { return false }
    let told = surrounding.before
    if told == before {
      expected = []
      return false
    }
    if let index = expected.firstIndex(where: { $0 == told }) {
      expected.removeSubrange(...index)
      return false
    }
    before = String(told)
    expected = []
    return true
  }

  mutating func append(_ text: some StringProtocol) {
    change { $0 += text }
  }

  mutating func removeLast(_ characters: Int) {
    change { $0.removeLast(Swift.min(characters, $0.count)) }
  }

  /// Forgets the text: the cursor has gone somewhere else.
  mutating func forget() {
    before = ""
    expected = []
  }

  private mutating func change(_ body: (inout String) -> Void) {
    guard !isSecret else { return }
    if isTold {
      expected.append(before)
      if expected.count > Self.expectedLimit { expected.removeFirst() }
    }
    body(&before)
    if before.utf8.count > 2 * Self.limit { before = String(before.suffix(Self.limit)) }
  }

  private static func withoutSecrets(_ field: TextField) -> TextField {
    guard field.isSecret else { return field }
    return TextField(purpose: field.purpose, hints: field.hints)
  }
}
