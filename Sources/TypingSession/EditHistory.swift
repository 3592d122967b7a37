// SPDX-License-Identifier: MIT

/// The latest changes of the text, for undo.
struct EditHistory: Sendable {
  /// One change before the cursor: what was taken away, and what stands there now.
  struct Edit: Hashable, Sendable {
    var removed = ""
    var inserted = ""
  }

  private var edits: [Edit] = []
  private static let limit = 50

  mutating func record(_ edit: Edit) {
    edits.append(edit)
    if edits.count > Self.limit { edits.removeFirst() }
  }

  mutating func takeLast() -> Edit? { edits.popLast() }

  /// The text has gone ways of its own: nothing here fits it any more.
  mutating func forget() { edits = [] }
}
