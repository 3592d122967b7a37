// SPDX-License-Identifier: MIT
import KeyboardModel
import TestSupport
import Testing

@testable import TypingSession

private let backSpace = Effect.key(.named("BackSpace"))

/// A session in a field, to which the test tells what the application would.
private final class Typist {
  var session = TouchScript().session

  init(_ event: TextFieldEvent) { hear(event) }
  convenience init(_ text: String) { self.init(.entered(field(text))) }

  func hear(_ event: TextFieldEvent) {
    _ = session.handle(.textField(event), at: Timestamp())
  }
  func hear(_ text: String) { hear(.changed(field(text))) }
  @discardableResult func perform(_ action: Action) -> [Effect] {
    session.perform(action)
  }
  func type(_ text: String) {
    for character in text { perform(.insert(String(character))) }
  }
}

@Suite struct `The history` {
  @Test func `lasts in long texts, of which the application tells a window`() {
    var finger = TouchScript(before: String(repeating: "some word ", count: 240))
    let text = finger.text
    finger.choose(.insert("a"))
    finger.choose(.undo)
    #expect(finger.text.count == text.count)
  }

  @Test func `survives what the application tells between two keys`() {
    let typist = Typist("Ein schön|")
    #expect(typist.perform(.delete(.word)) == Array(repeating: backSpace, count: 5))
    for told in ["Ein schö|", "Ein sch|", "Ein s|", "Ein |"] { typist.hear(told) }
    #expect(typist.perform(.undo) == [.commit("schön")])
  }

  @Test func `survives Return in a field of one line`() {
    let typist = Typist("|")
    typist.type("asdf")
    typist.hear("asdf|")
    typist.perform(.key(.named("Return")))
    #expect(typist.perform(.delete(.word)) == [.delete(before: 4, after: 0)])
    #expect(typist.perform(.undo) == [.commit("asdf")])
    #expect(typist.perform(.undo) == [.delete(before: 1, after: 0)])
  }

  @Test func `has Return in it where the field has lines`() {
    var finger = TouchScript(before: "as")
    finger.choose(.key(.named("Return")))
    finger.choose(.insert("d"))
    finger.choose(.undo)
    #expect(finger.text == "as\n")
    finger.choose(.undo)
    #expect(finger.text == "as")
  }

  @Test func `takes a mark by itself back with one BackSpace`() {
    for (base, mark) in [("e", "\u{301}"), ("👍", "🏽")] {
      let typist = Typist(base + "|")
      typist.perform(.insert(mark))
      typist.hear(base + mark + "|")
      #expect(typist.perform(.undo) == [backSpace])
      typist.hear(base + "|")
      #expect(typist.session.context.before == base)
    }
  }

  @Test func `ends where text was deleted that is not known`() {
    let typist = Typist(.entered(TextField()))
    typist.type("ab")
    typist.perform(.delete(.word))
    typist.perform(.delete(.word))
    #expect(typist.perform(.undo) == [])
    typist.perform(.key(.named("BackSpace")))
    #expect(typist.perform(.undo) == [])
  }

  @Test func `of a secret is a count`() {
    let typist = Typist(.entered(TextField(purpose: .password)))
    typist.type("q")
    typist.perform(.insert("we"))
    #expect(typist.session.context.before == "")
    #expect(typist.perform(.undo) == [backSpace, backSpace])
    #expect(typist.perform(.undo) == [backSpace])
    #expect(typist.perform(.undo) == [])
    typist.type("q")
    typist.perform(.key(.named("BackSpace")))
    #expect(typist.perform(.undo) == [])
  }

  @Test func `ends where the field becomes secret`() {
    let typist = Typist("|")
    typist.type("ab")
    typist.hear(.changed(field("ab|", .password)))
    #expect(typist.perform(.undo) == [])
  }

  @Test(arguments: [(9, "qw"), (11, "qwe")])
  func `of keys alone ends with a pause`(seconds: Int, text: String) {
    var finger = TouchScript(field: nil)
    for letter in ["q", "w", "e"] { finger.choose(.insert(letter)) }
    finger.rest(.seconds(seconds))
    finger.choose(.undo)
    #expect(finger.text == text)
  }

  @Test func `of keys alone lasts as long as a finger is down`() {
    var finger = TouchScript(field: nil)
    finger.choose(.insert("q"))
    let key = finger.key("w")
    finger.down(key.active.center)
    finger.rest(.seconds(20))
    finger.slide(to: key.targets[0].frame.center)
    finger.up()
    finger.choose(.delete(.word))
    #expect(finger.text == "")
  }
}

@Suite struct `A key` {
  @Test(arguments: ["Escape", "F5", "Shift+Tab"])
  func `that changes nothing leaves what is told`(name: String) throws {
    let typist = Typist("one |")
    typist.type("two")
    typist.perform(.key(try #require(KeyStroke(parsing: name))))
    #expect(typist.session.context.before == "one two")
    #expect(typist.perform(.undo) == [.delete(before: 1, after: 0)])
  }

  @Test(arguments: ["Left", "Home", "Delete", "Shift+Left", "Control+a", "Alt+F4"])
  func `that leads elsewhere leaves what was told last`(name: String) throws {
    let typist = Typist("one |")
    typist.type("two")
    typist.perform(.key(try #require(KeyStroke(parsing: name))))
    #expect(typist.session.context.before == "one ")
    #expect(typist.perform(.undo) == [])
  }

  @Test(arguments: ["Left", "Escape"])
  func `leaves nothing known where nothing is told`(name: String) {
    let typist = Typist(.left)
    typist.type("two")
    typist.perform(.key(.named(name)))
    #expect(typist.session.context.before == "")
  }

  @Test(arguments: ["Return", "Tab"])
  func `leads to another command in a terminal`(name: String) {
    let typist = Typist(.entered(TextField(purpose: .terminal)))
    typist.type("ls")
    typist.perform(.key(.named(name)))
    #expect(typist.perform(.undo) == [])
    #expect(typist.perform(.delete(.word)) == [.key(.named("BackSpace", .alt))])
    typist.type("cd")
    #expect(typist.session.context.before == "cd")
  }

  @Test func `leaves shift on, unless it types`() {
    let typist = Typist("|")
    typist.perform(.shift)
    typist.perform(.key(.named("Left")))
    typist.perform(.key(.named("Escape")))
    #expect(typist.session.mode.board.capitals == .once)
    typist.perform(.key(.named("Return")))
    #expect(typist.session.mode.board.capitals == .off)
  }

  @Test func `Return is followed by a capital once the application tells`() {
    var finger = TouchScript(field: TextField(hints: .autoCapitalization), before: "as")
    finger.choose(.key(.named("Return")))
    #expect(finger.session.mode.board.capitals == .once)
  }

  @Test func `mode goes to the mode's first ordinary layout, and stays there`() {
    let typist = Typist("|")
    typist.session = TouchScript(layouts: [.sampleDigits, .sample]).session
    typist.hear(.entered(field("|", .pin)))
    #expect(typist.perform(.mode("steady")) == [.layout("sample")])
    typist.hear(.entered(field("|", .pin)))
    typist.hear(.entered(field("|")))
    #expect(typist.session.mode.board.layout.name == "sample")
  }
}
