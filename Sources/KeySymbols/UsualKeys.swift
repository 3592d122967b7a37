// SPDX-License-Identifier: MIT
import KeyboardModel

/// A key of the keymap: its code, and its symbols from the first level up.
struct MappedKey {
  /// The kernel's number of the key, as evdev counts; xkb's is higher by 8.
  var code: UInt32
  /// One, or two of which Shift chooses the second; none while the key is not in use.
  var symbols: [KeySymbol]
}

/// Where a symbol is: the key's evdev code, and whether it takes Shift.
struct KeyPlace: Hashable {
  var code: UInt32
  var needsShift: Bool
}

/// The keys that every keymap has where a keyboard of the common American kind has them.
///
/// Shortcuts need it: many programs ask which key it was, or what it types without modifiers, so
/// `Control+c` must come from the key that they know as the one of `c`.
enum UsualKeys {
  static let all: [MappedKey] = rows.flatMap(keys) + functions + modifiers.map(\.key)

  static let places: [KeySymbol: KeyPlace] = {
    var places: [KeySymbol: KeyPlace] = [:]
    for key in all {
      for (level, symbol) in key.symbols.enumerated() {
        places[symbol] = KeyPlace(code: key.code, needsShift: level == 1)
      }
    }
    return places
  }()

  /// The characters of a row, whose codes follow each other, and those with Shift.
  private static let rows: [(first: UInt32, plain: String, shifted: String)] = [
    (2, "1234567890-=", "!@#$%^&*()_+"),
    (16, "qwertyuiop[]", "QWERTYUIOP{}"),
    (30, "asdfghjkl;'`", "ASDFGHJKL:\"~"),
    (43, "\\zxcvbnm,./", "|ZXCVBNM<>?"),
    (57, " ", " "),
  ]

  private static func keys(of row: (first: UInt32, plain: String, shifted: String)) -> [MappedKey] {
    let pairs = zip(row.plain.unicodeScalars, row.shifted.unicodeScalars)
    return zip(row.first..., pairs).map { code, pair in
      let scalars = pair.0 == pair.1 ? [pair.0] : [pair.0, pair.1]
      return MappedKey(code: code, symbols: scalars.compactMap(KeySymbol.init(typing:)))
    }
  }

  private static let functions: [MappedKey] = [
    (1, ["Escape"]), (14, ["BackSpace"]), (15, ["Tab", "ISO_Left_Tab"]), (28, ["Return"]),
    (59, ["F1"]), (60, ["F2"]), (61, ["F3"]), (62, ["F4"]), (63, ["F5"]), (64, ["F6"]),
    (65, ["F7"]), (66, ["F8"]), (67, ["F9"]), (68, ["F10"]), (87, ["F11"]), (88, ["F12"]),
    (102, ["Home"]), (103, ["Up"]), (104, ["Prior"]), (105, ["Left"]), (106, ["Right"]),
    (107, ["End"]), (108, ["Down"]), (109, ["Next"]), (110, ["Insert"]), (111, ["Delete"]),
  ].map { MappedKey(code: $0, symbols: $1.compactMap(KeySymbol.init(named:))) }

  /// A modifier, its key, and what xkb calls it. `mask` is its bit in `modifiers` requests: the
  /// eight real modifiers have the same bits in every keymap.
  struct ModifierKey {
    let modifier: Modifiers
    let xkbName: String
    let mask: UInt32
    let key: MappedKey
  }

  static let modifiers: [ModifierKey] = [
    modifier(.shift, "Shift", mask: 0x1, code: 42, "Shift_L"),
    modifier(.control, "Control", mask: 0x4, code: 29, "Control_L"),
    modifier(.alt, "Mod1", mask: 0x8, code: 56, "Alt_L"),
    modifier(.super, "Mod4", mask: 0x40, code: 125, "Super_L"),
  ]

  private static func modifier(
    _ modifier: Modifiers, _ xkbName: String, mask: UInt32, code: UInt32, _ symbol: String
  ) -> ModifierKey {
    let key = MappedKey(code: code, symbols: [symbol].compactMap(KeySymbol.init(named:)))
    return ModifierKey(modifier: modifier, xkbName: xkbName, mask: mask, key: key)
  }
}
