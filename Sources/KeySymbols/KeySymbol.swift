// SPDX-License-Identifier: MIT
import CXkbcommon
package import KeyboardModel

/// What a key stands for in xkb's eyes: a character, or a function such as `Return`.
package struct KeySymbol: Hashable, Sendable {
  /// The number that xkb gives it.
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The symbol with that xkb name, upper and lower case as xkb has it; nil where there is none.
  package init?(named name: String) {
    // A C string would end at the first NUL, and something shorter be found.
    guard !name.utf8.contains(0) else { return nil }
    let number = unsafe xkb_keysym_from_name(name, XKB_KEYSYM_NO_FLAGS)
    guard number != XKB_KEY_NoSymbol else { return nil }
    self.init(rawValue: number)
  }

  /// The symbol that types that character; nil for control characters and noncharacters.
  package init?(typing scalar: Unicode.Scalar) {
    guard scalar.properties.generalCategory != .control,
      !scalar.properties.isNoncharacterCodePoint
    else { return nil }
    let known = xkb_utf32_to_keysym(scalar.value)
    let hasOwnNumber = xkb_keysym_to_utf32(known) == scalar.value
    self.init(rawValue: hasOwnNumber ? known : Self.unicodeOffset + scalar.value)
  }

  /// Where xkb's numbers of Unicode characters begin.
  private static let unicodeOffset: UInt32 = 0x0100_0000

  /// The xkb name: `a`, `comma`, `eacute`, `U1F642`.
  package var name: String {
    // Up to libxkbcommon 1.5 such a number is filled up with noughts to eight digits.
    if rawValue > Self.unicodeOffset + 0xFFFF, let scalar { return Self.plainName(of: scalar) }
    // Longer than any name: xkb's longest has 27 letters.
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      guard unsafe xkb_keysym_get_name(rawValue, buffer.baseAddress, buffer.count) > 0,
        let start = buffer.baseAddress
      else { return "NoSymbol" }
      return unsafe String(cString: start)
    }
  }

  /// The name that xkb understands for any character.
  fileprivate static func plainName(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The character that it types; nil where it does something else, as Return and Tab do.
  package var scalar: Unicode.Scalar? {
    let value = xkb_keysym_to_utf32(rawValue)
    guard value != 0, let scalar = Unicode.Scalar(value),
      scalar.properties.generalCategory != .control
    else { return nil }
    return scalar
  }

  /// The small and the capital of a letter that has both; else nil.
  var letterPair: (small: KeySymbol, capital: KeySymbol)? {
    let small = KeySymbol(rawValue: xkb_keysym_to_lower(rawValue))
    let capital = KeySymbol(rawValue: xkb_keysym_to_upper(rawValue))
    // libxkbcommon 1.5 makes of the German sharp s a capital that is no symbol.
    guard small.scalar != nil, capital.scalar != nil, small != capital,
      self == small || self == capital
    else { return nil }
    return (small, capital)
  }
}

extension KeyStroke.Symbol {
  /// The symbol for xkb; nil for a name that it does not know and a character that nothing types.
  package var keySymbol: KeySymbol? {
    switch self {
    case .named(let name): KeySymbol(named: name)
    case .character(let scalar): KeySymbol(typing: scalar)
    }
  }

  /// The xkb name, as effects print it: `Return`, `comma`, `U1F642`.
  package var name: String {
    switch self {
    case .named(let name): name
    case .character(let scalar):
      KeySymbol(typing: scalar)?.name ?? KeySymbol.plainName(of: scalar)
    }
  }
}
