// SPDX-License-Identifier: MIT

/// A keyboard's arrangement as its file gives it: what there is, not yet where it is.
package struct Layout: Hashable, Sendable {
  /// The name within its mode: `en-qwerty` for the file `steady-en-qwerty.xml`.
  package var name: String
  /// The mode that it is for, such as `steady`.
  package var mode: String
  /// The language as an ISO 639 code.
  package var language: String
  /// The kinds of field that choose this layout by themselves.
  package var purposes: Set<ContentPurpose>
  /// At least one; the first is where typing begins.
  package var layers: [Layer]

  package init(
    name: String, mode: String, language: String, purposes: Set<ContentPurpose> = [],
    layers: [Layer]
  ) {
    precondition(!layers.isEmpty, "a layout has at least one layer")
    self.name = name
    self.mode = mode
    self.language = language
    self.purposes = purposes
    self.layers = layers
  }

  package func layer(named name: String) -> Layer? {
    layers.first { $0.name == name }
  }
}

/// One of a layout's sets of keys: letters, symbols.
package struct Layer: Hashable, Sendable {
  package var name: String
  /// Whether typing goes back to the first layer after one action here.
  package var once: Bool
  /// Rows from top to bottom.
  package var rows: [Row]

  package init(name: String, once: Bool = false, rows: [Row]) {
    self.name = name
    self.once = once
    self.rows = rows
  }

  /// All keys, row after row.
  package var keys: some Sequence<Key> { rows.lazy.flatMap(\.keys) }
}

/// A row of keys, from left to right.
package struct Row: Hashable, Sendable {
  package var keys: [Key]

  package init(keys: [Key]) {
    self.keys = keys
  }
}

/// A key and what it offers.
package struct Key: Hashable, Sendable {
  /// Unlike that of any other key of its layer.
  package var id: String
  package var label: String
  /// In units of the ordinary key's width.
  package var width: Double
  /// At least one, the nearest first.
  package var targets: [Target]

  package init(id: String, label: String, width: Double = 1, targets: [Target]) {
    precondition(!targets.isEmpty, "a key offers at least one target")
    self.id = id
    self.label = label
    self.width = width
    self.targets = targets
  }

  /// Whether the key types text, and does nothing else.
  package var isCharacter: Bool {
    targets.allSatisfy { if case .insert = $0.action { true } else { false } }
  }
}

/// A choice that a key offers.
package struct Target: Hashable, Sendable {
  /// Unlike that of any other target of its key.
  package var id: String
  package var label: String
  package var action: Action
  /// What it types while shift is on, where that is not its text in upper case.
  package var shifted: String?

  package init(id: String, label: String, action: Action, shifted: String? = nil) {
    self.id = id
    self.label = label
    self.action = action
    self.shifted = shifted
  }

  /// The target as it is while shift is on.
  package var inUpperCase: Target {
    guard case .insert(let text) = action else { return self }
    let upper = shifted ?? text.uppercased()
    return Target(id: id, label: label == text ? upper : label, action: .insert(upper))
  }
}

extension Key {
  /// The key as it is while shift is on.
  package var inUpperCase: Key {
    let same = targets.first.map { $0.label == label } ?? false
    let upper = targets.map(\.inUpperCase)
    return Key(id: id, label: same ? upper[0].label : label, width: width, targets: upper)
  }
}
