// SPDX-License-Identifier: MIT
package import KeyboardModel

/// A plain text field, as simple as one can be: applies effects to a text and a cursor.
package struct SimulatedField: Hashable, Sendable {
  private var before: [Character]
  private var after: [Character] = []

  /// - Parameter before: what stands left of the cursor.
  package init(before: String = "") {
    self.before = Array(before)
  }

  /// All of its text.
  package var text: String { String(before) + String(after) }

  /// What an application would tell of it: as much as the protocol's 4000 bytes hold.
  package var surrounding: SurroundingText? {
    let left = Self.limited(before.suffix(1000).map(String.init).reversed()).reversed().joined()
    let right = Self.limited(after.prefix(1000).map(String.init)).joined()
    return SurroundingText(
      text: left + right, cursor: left.utf8.count, anchor: left.utf8.count)
  }

  /// The pieces from the front that have 1900 bytes together at most.
  private static func limited(_ pieces: some Sequence<String>) -> [String] {
    var room = 1900
    return Array(
      pieces.prefix {
        room -= $0.utf8.count
        return room >= 0
      })
  }

  package mutating func apply(_ effect: Effect) {
    switch effect {
    case .commit(let text): insert(text)
    case .delete(let left, let right):
      var text = String(before)
      var bytes = Swift.min(left, text.utf8.count)
      while bytes > 0, let last = text.popLast() { bytes -= last.utf8.count }
      before = Array(text)
      bytes = right
      while bytes > 0, let first = after.first {
        bytes -= first.utf8.count
        after.removeFirst()
      }
    case .key(let stroke): press(stroke)
    case .layout, .mode, .hide: break
    }
  }

  private mutating func insert(_ text: String) {
    // Joined with the last character, since a combining mark becomes a part of it.
    let last = before.popLast().map(String.init) ?? ""
    before += Array(last + text)
  }

  private mutating func press(_ stroke: KeyStroke) {
    switch stroke.symbol {
    case .character(let scalar):
      if stroke.modifiers.isEmpty { insert(String(scalar)) }
    case .named(let name):
      guard stroke.modifiers.isEmpty else { return }
      press(named: name)
    }
  }

  private mutating func press(named name: String) {
    switch name {
    case "BackSpace": _ = before.popLast()
    case "Delete": if !after.isEmpty { after.removeFirst() }
    case "Return": insert("\n")
    case "Tab": insert("\t")
    case "Left": if let last = before.popLast() { after.insert(last, at: 0) }
    case "Right": if !after.isEmpty { before.append(after.removeFirst()) }
    case "Home": while before.last.map({ $0 != "\n" }) ?? false { press(named: "Left") }
    case "End": while after.first.map({ $0 != "\n" }) ?? false { press(named: "Right") }
    default: break
    }
  }
}
