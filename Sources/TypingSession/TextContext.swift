// SPDX-License-Identifier: MIT
import KeyboardModel

/// What is known of the text round the cursor.
///
/// The application tells it, or else the session knows what it typed itself since the field was
/// entered. An application's word comes late, and tells a window of the text: a paragraph, or some
/// thousand bytes. The rules:
/// 1. A text that fits the end of ours, or of one that ours was a moment ago, is an echo, if the
///    same stands after the cursor as before. Anything else is a change from outside.
/// 2. Whether Return and Tab are text here, only the application knows. Until it has told, there
///    are two readings, without them and with them; what it tells decides.
/// 3. Nothing of a secret field's text is kept at all.
struct TextContext: Sendable {
  /// The field that has the focus, as it was last told; nil where the program takes keys alone.
  private(set) var field: TextField?
  /// What the text may be, the likeliest first; never empty, never more than two.
  private var readings = [Reading()]

  /// The text before the cursor as far as it is known; empty in secret fields.
  var before: String { readings[0].text }
  /// Whether nothing typed here may be kept.
  var isSecret: Bool { field?.isSecret ?? false }
  /// Whether text goes as text; otherwise it goes as keys.
  var takesText: Bool { field != nil }
  var hasSelection: Bool { field?.surrounding?.hasSelection ?? false }
  /// Whether the application tells its text, even if its word may come late.
  var isTold: Bool { field?.surrounding != nil }

  mutating func enter(_ field: TextField?) {
    self.field = field.map(Self.withoutSecrets)
    fallBack()
  }

  /// Takes what the application says of the field; true where its text is another than ours.
  mutating func update(_ new: TextField) -> Bool {
    let old = field
    field = Self.withoutSecrets(new)
    guard new.isSecret == (old?.isSecret ?? false) else {
      fallBack()
      return true
    }
    guard let told = field?.surrounding else { return false }
    if told.continues(old?.surrounding) {
      let exact = readings.compactMap { $0.echoed(by: told) { $0.isSame(as: $1.before) } }
      let echoes = exact.isEmpty ? readings.compactMap { $0.echoed(by: told, if: isEcho) } : exact
      if !echoes.isEmpty {
        readings = echoes
        return false
      }
    }
    fallBack()
    return true
  }

  mutating func append(_ text: some StringProtocol) {
    change { $0 += text }
  }

  /// Appends what a key types, a line feed or a tab, where the field takes it for text.
  mutating func append(key text: String) {
    guard isTold, !(text == "\n" && hasLines) else { return append(text) }
    if readings.count == 1 { readings.append(readings[0]) }
    readings[1].change { $0 += text }
  }

  /// Takes as many Unicode scalars off the end as `text` has.
  mutating func remove(_ text: some StringProtocol) {
    let count = text.unicodeScalars.count
    change { $0.unicodeScalars.removeLast(min(count, $0.unicodeScalars.count)) }
  }

  /// The cursor has gone, or the text been changed, in ways unknown: what the application told
  /// last is all there is to go by, until it tells more.
  mutating func fallBack() {
    readings = [Reading(text: field?.surrounding.map { String($0.before) } ?? "")]
  }

  /// Forgets the text.
  mutating func forget() {
    readings = [Reading()]
  }

  /// Whether the field is known to have several lines, so that Return surely makes another.
  private var hasLines: Bool {
    guard let field else { return false }
    return field.hints.contains(.multiline) || before.contains("\n")
  }

  private mutating func change(_ body: (inout String) -> Void) {
    guard !isSecret else { return }
    for index in readings.indices {
      if isTold { readings[index].change(body) } else { body(&readings[index].text) }
      readings[index].limit()
    }
  }

  private static func withoutSecrets(_ field: TextField) -> TextField {
    guard field.isSecret else { return field }
    return TextField(purpose: field.purpose, hints: field.hints)
  }
}

/// One way to understand what the application told and what was typed since.
private struct Reading: Sendable {
  /// The text before the cursor, at its end.
  var text = ""
  /// Texts that it was before, of which the application may have yet to tell, oldest first.
  var expected: [String] = []

  /// More than any unit that is deleted at once, in characters.
  private static let limit = 4000
  /// As many as a long sentence has characters, each of which may go by a key of its own.
  private static let expectedLimit = 256

  mutating func change(_ body: (inout String) -> Void) {
    expected.append(text)
    if expected.count > Self.expectedLimit { expected.removeFirst() }
    body(&text)
  }

  mutating func limit() {
    if text.utf8.count > 2 * Self.limit { text = String(text.suffix(Self.limit)) }
  }

  /// What this reading is after an echo; nil where the application's word is none.
  func echoed(
    by told: SurroundingText, if isEcho: (String, SurroundingText) -> Bool
  ) -> Reading? {
    if isEcho(text, told) {
      return Reading(text: told.before.utf8.count > text.utf8.count ? String(told.before) : text)
    }
    guard let index = expected.firstIndex(where: { isEcho($0, told) }) else { return nil }
    return Reading(text: text, expected: Array(expected[(index + 1)...]))
  }
}

/// Whether two windows of text before the cursor may be of the same text.
private func isEcho(_ ours: String, _ told: SurroundingText) -> Bool {
  if told.before.isEmpty {
    // Some tell only the cursor's paragraph.
    return ours.isEmpty || (ours.hasScalarSuffix("\n") && !told.hasSelection)
  }
  if ours.isEmpty { return false }
  return ours.hasScalarSuffix(told.before) || told.before.hasScalarSuffix(ours)
}

extension SurroundingText {
  /// So long a stretch hardly occurs twice in a row, in UTF-8 bytes.
  private static let unmistakable = 32

  /// Whether the same stands after the cursor as in what was told before; long texts may have
  /// been cut elsewhere.
  fileprivate func continues(_ old: SurroundingText?) -> Bool {
    guard let old, !after.isSame(as: old.after) else { return true }
    let common = zip(after.utf8, old.after.utf8).prefix { $0 == $1 }.count
    return common >= Self.unmistakable && common == min(after.utf8.count, old.after.utf8.count)
  }
}
