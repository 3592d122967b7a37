// SPDX-License-Identifier: MIT
import KeyboardModel
import TestSupport
import Testing

@Suite struct `Typing` {
  @Test func `commits text to a field and presses keys elsewhere`() {
    var finger = TouchScript()
    finger.choose(.insert("w"))
    #expect(finger.effects == [.commit("w")])
    var keys = TouchScript(field: nil)
    keys.choose(.insert("w"))
    #expect(keys.effects == [.key(KeyStroke(.character("w")))])
  }

  @Test func `sends line feeds as Return`() {
    var finger = TouchScript()
    finger.choose(.insert("\n\n"))
    #expect(finger.effects == [.key(.named("Return")), .key(.named("Return"))])
    #expect(finger.text == "\n\n")
  }

  @Test func `shift makes one capital, the lock many`() {
    var finger = TouchScript()
    finger.choose(.shift)
    finger.choose(.insert("Q"))
    finger.choose(.insert("q"))
    finger.choose(.shiftLock)
    finger.choose(.insert("Q"))
    finger.choose(.insert("W"))
    finger.choose(.shiftLock)
    finger.choose(.insert("q"))
    #expect(finger.text == "QqQWq")
  }

  @Test func `shift twice is no shift`() {
    var finger = TouchScript()
    finger.choose(.shift)
    finger.choose(.shift)
    finger.choose(.insert("q"))
    #expect(finger.text == "q")
  }

  @Test func `a layer for one action is left after it`() {
    var finger = TouchScript()
    finger.choose(.layer("symbols"))
    finger.choose(.insert("2"))
    finger.choose(.insert("q"))
    #expect(finger.text == "2q")
  }

  @Test func `capitals begin sentences where the field asks for them`() {
    var finger = TouchScript(field: TextField(hints: .autoCapitalization))
    finger.choose(.insert("W"))
    finger.choose(.insert("e"))
    finger.choose(.insert("."))
    finger.choose(.insert(" "))
    finger.choose(.insert("S"))
    #expect(finger.text == "We. S")
  }

  @Test func `shift says no to a capital that the text asks for`() {
    var finger = TouchScript(field: TextField(hints: .autoCapitalization))
    finger.choose(.shift)
    finger.choose(.insert("w"))
    #expect(finger.text == "w")
  }

  @Test(arguments: [ContentPurpose.email, .url, .terminal, .password])
  func `some fields never begin with a capital`(purpose: ContentPurpose) {
    var settings = Settings()
    settings.typing.autoCapitals = .on
    var finger = TouchScript(settings, field: TextField(purpose: purpose))
    finger.choose(.insert("w"))
    #expect(finger.effects == [.commit("w")])
  }

  @Test func `a second space is a full stop where that is wished, and undo takes it back`() {
    var settings = Settings()
    settings.typing.doubleSpace = true
    var finger = TouchScript(settings)
    finger.choose(.insert("w"))
    finger.choose(.insert(" "))
    finger.choose(.insert(" "))
    #expect(finger.text == "w. ")
    finger.choose(.undo)
    #expect(finger.text == "w  ")
    finger.choose(.insert(" "))
    #expect(finger.text == "w   ")
  }

  @Test func `two spaces stay two spaces in an address`() {
    var settings = Settings()
    settings.typing.doubleSpace = true
    var finger = TouchScript(settings, field: TextField(purpose: .url))
    finger.choose(.insert("w"))
    finger.choose(.insert(" "))
    finger.choose(.insert(" "))
    #expect(finger.text == "w  ")
  }

  @Test func `a layer that is chosen again is let go`() {
    var finger = TouchScript()
    finger.choose(.layer("symbols"))
    #expect(finger.session.mode.board.layerName == "symbols")
    finger.choose(.layer("letters"))
    #expect(finger.session.mode.board.layerName == "letters")
  }

  @Test func `a field that gets the focus takes no letter of the one before`() {
    var session = TouchScript().session
    let key = TouchScript().key("q")
    let target = key.targets[0].frame.center
    _ = session.handle(
      .touch(TouchFrame([.down(id: 0, at: key.active.center), .motion(id: 0, to: target)])),
      at: Timestamp())
    _ = session.handle(.textField(.entered(TextField())), at: Timestamp())
    #expect(session.handle(.touch(TouchFrame([.up(id: 0)])), at: Timestamp()) == [])
  }

  @Test func `a field for digits shows their layout, and the next field the ordinary one`() {
    var finger = TouchScript(layouts: [.sample, .sampleDigits], field: TextField(purpose: .pin))
    #expect(finger.session.mode.board.layout.name == "sample-digits")
    finger.choose(.insert("2"))
    #expect(finger.effects == [.commit("2")])
    var session = finger.session
    let effects = session.handle(.textField(.entered(TextField())), at: Timestamp(.seconds(9)))
    #expect(effects == [.layout("sample")])
  }

  @Test func `another size of the screen drops the touch that is under way`() {
    var session = TouchScript().session
    let key = TouchScript().key("q")
    let now = Timestamp()
    _ = session.handle(.touch(TouchFrame([.down(id: 0, at: key.active.center)])), at: now)
    _ = session.handle(
      .touch(TouchFrame([.motion(id: 0, to: key.targets[0].frame.center)])), at: now)
    let turned = Output(size: Size(width: 720, height: 360))
    #expect(session.handle(.output(turned), at: now) == [])
    #expect(session.handle(.touch(TouchFrame([.up(id: 0)])), at: now) == [])
    #expect(session.scene.figures.allSatisfy { $0.state == .resting && $0.role != .target })
  }
}
