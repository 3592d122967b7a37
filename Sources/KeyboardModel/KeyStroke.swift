// SPDX-License-Identifier: MIT

/// Modifier keys held while another is pressed.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let shift = Modifiers(rawValue: 1)
  package static let control = Modifiers(rawValue: 2)
  package static let alt = Modifiers(rawValue: 4)
  package static let `super` = Modifiers(rawValue: 8)

  /// Every modifier with its name in layouts and effects, in the order in which they are written.
  package static let all: [(name: String, modifier: Modifiers)] = [
    ("Shift", .shift), ("Control", .control), ("Alt", .alt), ("Super", .super),
  ]

  /// The names of those in the set, as effects print them.
  package var names: [String] {
    Self.all.filter { contains($0.modifier) }.map(\.name)
  }
}

/// One press and release of a key of the virtual keyboard, with its modifiers.
package struct KeyStroke: Hashable, Sendable {
  /// What the key stands for.
  package enum Symbol: Hashable, Sendable {
    /// A key by its xkb keysym name: `Return`, `BackSpace`, `Left`.
    case named(String)
    /// Any Unicode character, which the keymap is made to hold.
    case character(Unicode.Scalar)
  }

  package var symbol: Symbol
  package var modifiers: Modifiers

  package init(_ symbol: Symbol, modifiers: Modifiers = []) {
    self.symbol = symbol
    self.modifiers = modifiers
  }

  /// A key by its xkb keysym name.
  package static func named(_ name: String, _ modifiers: Modifiers = []) -> KeyStroke {
    KeyStroke(.named(name), modifiers: modifiers)
  }
}

extension KeyStroke {
  /// Reads `NAME` or `Control+NAME`, as layouts write it; nil where a modifier is unknown or the
  /// name is empty. Whether xkb knows the name is for the layout's check to say.
  package init?(parsing text: some StringProtocol) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    guard let name = parts.last, !name.isEmpty else { return nil }
    var modifiers: Modifiers = []
    for part in parts.dropLast() {
      guard let known = Modifiers.all.first(where: { $0.name == part }) else { return nil }
      modifiers.insert(known.modifier)
    }
    self.init(.named(String(name)), modifiers: modifiers)
  }

  /// The stroke as layouts write it.
  package var text: String {
    let name =
      switch symbol {
      case .named(let name): name
      case .character(let scalar): String(scalar)
      }
    return (modifiers.names + [name]).joined(separator: "+")
  }
}
