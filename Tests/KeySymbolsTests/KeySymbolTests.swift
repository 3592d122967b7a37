// SPDX-License-Identifier: MIT
import KeySymbols
import KeyboardModel
import Testing

struct KeySymbolTests {
  @Test(
    arguments: [
      ("a", "a"), ("A", "A"), (",", "comma"), (" ", "space"), ("é", "eacute"), ("ß", "ssharp"),
      ("€", "EuroSign"), ("漢", "U6F22"), ("🙂", "U1F642"), ("\u{200D}", "U200D"),
    ] as [(Unicode.Scalar, String)])
  func `a character has the name of its keysym`(scalar: Unicode.Scalar, name: String) {
    #expect(KeyStroke.Symbol.character(scalar).name == name)
    #expect(KeySymbol(named: name)?.scalar == scalar)
  }

  @Test func `every character's name leads back to the character`() {
    // Every 37th, which meets every block of 64.
    for value in stride(from: UInt32(0x20), through: 0x10FFFF, by: 37) {
      guard let scalar = Unicode.Scalar(value), let symbol = KeySymbol(typing: scalar) else {
        continue
      }
      #expect(symbol.scalar == scalar)
      #expect(KeySymbol(named: symbol.name)?.scalar == scalar)
    }
  }

  @Test(arguments: ["Return", "BackSpace", "Tab", "Escape", "Delete", "F12", "Left", "Shift_L"])
  func `a key that types nothing has a name and no character`(name: String) {
    #expect(KeySymbol(named: name)?.name == name)
    #expect(KeySymbol(named: name)?.scalar == nil)
  }

  @Test(arguments: ["", "return", "Retrun", "NoSymbol", "é", "Return\0", "U110000", "Control+c"])
  func `a name that xkb does not know is no symbol`(name: String) {
    #expect(KeySymbol(named: name) == nil)
  }

  @Test(
    arguments: [
      0, 1, 9, 0xA, 0x1B, 0x7F, 0x80, 0x9F, 0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x10FFFF,
    ] as [UInt32])
  func `control characters and noncharacters are no symbols`(value: UInt32) throws {
    #expect(KeySymbol(typing: try #require(Unicode.Scalar(value))) == nil)
  }

  @Test func `what no key types still has a name to print`() {
    #expect(KeyStroke.Symbol.character("\u{1}").name == "U0001")
    #expect(KeyStroke.Symbol.named("Retrun").name == "Retrun")
  }
}
