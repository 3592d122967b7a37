// SPDX-License-Identifier: MIT

/// The latest changes of the text, for undo.
struct EditHistory: Sendable {
  /// One change before the cursor: what was taken away, and what stands there now.
  struct Edit: Hashable, Sendable {
    var removed = ""
    var inserted = ""
    /// How many characters of a secret were inserted, whose text is not kept.
    var secretCount = 0

    /// The full stop that a second space makes. Undone, it gives back both spaces.
    static let fullStop = Edit(removed: "  ", inserted: ". ")
    var isFullStop: Bool { self == .fullStop }

    /// Whether it is of keys alone, Return and Tab, which a field may have made nothing of.
    var mayBeIgnored: Bool {
      removed.isEmpty && inserted.allSatisfy { $0.isNewline || $0 == "\t" }
    }
  }

  private var edits: [Edit] = []
  private static let limit = 50

  /// Edits that change nothing are not kept.
  mutating func record(_ edit: Edit) {
    guard edit != Edit() else { return }
    edits.append(edit)
    if edits.count > Self.limit { edits.removeFirst() }
  }

  mutating func takeLast() -> Edit? { edits.popLast() }

  /// The text has gone ways of its own: nothing here fits it any more.
  mutating func forget() { edits = [] }
}
