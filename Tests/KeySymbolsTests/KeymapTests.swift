// SPDX-License-Identifier: MIT
import KeySymbols
import KeyboardModel
import Testing

struct KeymapTests {
  private func stroke(_ scalar: Unicode.Scalar, _ modifiers: Modifiers = []) -> KeyStroke {
    KeyStroke(.character(scalar), modifiers: modifiers)
  }

  @Test func `all of ASCII is typed without another upload`() {
    var keymap = Keymap()
    let typist = Typist(&keymap)
    for value in UInt8(0x20)..<0x7F {
      let scalar = Unicode.Scalar(value)
      #expect(typist.type(stroke(scalar), with: &keymap)?.scalar == scalar)
    }
    #expect(typist.uploads == 1)
  }

  @Test(arguments: [
    "BackSpace", "Delete", "Return", "Tab", "Escape", "Left", "Right", "Up", "Down", "Home", "End",
    "Prior", "Next", "Insert", "F1", "F2", "F10", "F11", "F12", "Shift_L", "Super_L",
    "ISO_Left_Tab",
  ])
  func `the usual named keys are typed without another upload`(name: String) {
    var keymap = Keymap()
    let typist = Typist(&keymap)
    #expect(typist.type(.named(name), with: &keymap)?.name == name)
    #expect(typist.uploads == 1)
  }

  @Test(arguments: ["é", "É", "ß", "ẞ", "漢", "🙂", "Ж", "ж", "\u{301}", "\u{200D}", "ǅ", "µ", "İ"])
  func `any other character is typed after one upload`(scalar: Unicode.Scalar) throws {
    var keymap = Keymap()
    let typist = Typist(&keymap)
    #expect(typist.type(stroke(scalar), with: &keymap)?.scalar == scalar)
    #expect(typist.uploads == 2)
    #expect(typist.type(stroke(scalar), with: &keymap)?.scalar == scalar)
    #expect(typist.uploads == 2)
  }

  @Test(arguments: ["KP_1", "dead_acute", "XF86AudioPlay", "F24", "3270_Test", "section", "Any"])
  func `any other named key is typed if xkb knows it`(name: String) {
    var keymap = Keymap()
    let typist = Typist(&keymap)
    #expect(typist.type(.named(name), with: &keymap)?.name == (name == "Any" ? nil : name))
  }

  @Test func `a shortcut has the usual code and its letter on the first level`() {
    var keymap = Keymap()
    let typist = Typist(&keymap)
    let press = keymap.press(for: stroke("c", .control))
    #expect(
      press == KeyPress(code: 46, modifiers: 4, modifierCodes: [29], awaitsUpload: false))
    #expect(press.map(typist.read)?.name == "c")
    #expect(press.map(typist.read)?.modifiers == ["Control"])
  }

  @Test func `modifiers are the real ones, with their keys`() {
    var keymap = Keymap()
    let typist = Typist(&keymap)
    let press = keymap.press(for: .named("Left", [.shift, .control, .alt, .super]))
    #expect(press?.modifierCodes == [42, 29, 56, 125])
    #expect(
      press.map(typist.read)
        == .init(name: "Left", scalar: "\0", modifiers: ["Shift", "Control", "Mod1", "Mod4"]))
  }

  @Test(arguments: [("C", 46), ("!", 2), ("_", 12), ("~", 41)] as [(Unicode.Scalar, UInt32)])
  func `a character of the second level takes Shift`(scalar: Unicode.Scalar, code: UInt32) {
    var keymap = Keymap()
    keymap.markUploaded()
    #expect(
      keymap.press(for: stroke(scalar, .control))
        == KeyPress(code: code, modifiers: 5, modifierCodes: [42, 29], awaitsUpload: false))
  }

  @Test func `a letter's two cases share a key`() {
    var keymap = Keymap()
    let small = keymap.press(for: stroke("ж"))
    let capital = keymap.press(for: stroke("Ж"))
    #expect(small?.code == capital?.code)
    #expect(small?.modifiers == 0)
    #expect(capital?.modifiers == 1)
  }

  @Test func `a layout's symbols need no other upload`() {
    let symbols: [KeyStroke.Symbol] = [
      .character("ä"), .character("€"), .named("Menu"), .character("a"), .named("Retrun"),
    ]
    var keymap = Keymap(holding: symbols)
    let typist = Typist(&keymap)
    #expect(typist.type(stroke("Ä"), with: &keymap)?.scalar == "Ä")
    #expect(typist.type(stroke("€"), with: &keymap)?.scalar == "€")
    #expect(typist.type(.named("Menu"), with: &keymap)?.name == "Menu")
    #expect(typist.uploads == 1)
  }

  @Test func `three hundred characters in succession are typed right`() {
    var keymap = Keymap()
    let typist = Typist(&keymap)
    for value in UInt32(0x4E00)..<0x4E00 + 300 {
      let scalar = Unicode.Scalar(value)
      #expect(typist.type(KeyStroke(.character(scalar ?? "?")), with: &keymap)?.scalar == scalar)
    }
    #expect(typist.codes.allSatisfy { (9...255).contains($0) })
  }

  @Test func `a key's meaning changes only after forty others were used`() {
    var keymap = Keymap()
    var lastUse: [UInt32: Int] = [:]
    for (turn, value) in (UInt32(0x4E00)..<0x4E00 + 300).enumerated() {
      guard let scalar = Unicode.Scalar(value), let press = keymap.press(for: stroke(scalar)) else {
        Issue.record("no key for U+\(value)")
        continue
      }
      if let last = lastUse[press.code] { #expect(turn - last > 40) }
      lastUse[press.code] = turn
    }
  }

  @Test func `what was used lately keeps its key`() {
    var keymap = Keymap()
    let first = keymap.press(for: stroke("漢"))?.code
    for value in UInt32(0x4E00)..<0x4E00 + 300 {
      _ = keymap.press(for: stroke(Unicode.Scalar(value) ?? "?"))
      #expect(keymap.press(for: stroke("漢"))?.code == first)
    }
  }

  @Test func `holding more than there is room for leaves the last out`() {
    let many = (UInt32(0x4E00)..<0x4E00 + 300).compactMap(Unicode.Scalar.init)
    var keymap = Keymap(holding: many.map { .character($0) })
    keymap.markUploaded()
    #expect(keymap.press(for: stroke(many[0]))?.awaitsUpload == false)
    #expect(keymap.press(for: stroke(many[299]))?.awaitsUpload == true)
  }

  @Test func `a new meaning awaits its upload until it is uploaded`() {
    var keymap = Keymap()
    #expect(!keymap.isUploaded)
    #expect(keymap.press(for: stroke("a"))?.awaitsUpload == true)
    keymap.markUploaded()
    #expect(keymap.press(for: stroke("漢"))?.awaitsUpload == true)
    #expect(keymap.press(for: stroke("漢"))?.awaitsUpload == true)
    #expect(keymap.press(for: stroke("a"))?.awaitsUpload == false)
    keymap.markUploaded()
    #expect(keymap.isUploaded)
    #expect(keymap.press(for: stroke("漢"))?.awaitsUpload == false)
    keymap.forgetUpload()
    #expect(keymap.press(for: stroke("a"))?.awaitsUpload == true)
  }

  @Test(
    arguments: [
      .character("\n"), .character("\u{80}"), .character("\0"), .named(""), .named("Retrun"),
    ] as [KeyStroke.Symbol])
  func `what no key can type is refused and changes nothing`(symbol: KeyStroke.Symbol) {
    var keymap = Keymap()
    let before = keymap.text
    #expect(keymap.press(for: KeyStroke(symbol)) == nil)
    #expect(keymap.text == before)
    #expect(keymap.revision == 1)
  }
}
