// SPDX-License-Identifier: MIT
import KeyboardModel
import TestSupport
import Testing

private let backSpace = Effect.key(.named("BackSpace"))

@Suite struct `Deleting` {
  @Test(arguments: [
    (TextUnit.character, "cat", "ca"), (.character, "", ""), (.character, "e\u{301}", ""),
    (.character, "👍🏽", ""), (.word, "a big cat", "a big "), (.word, "a big cat  ", "a big "),
    (.word, "don't", ""), (.word, "end...", "end"), (.word, "one\n", "one"),
    (.word, "one\n  ", "one\n"), (.word, "   ", ""), (.sentence, "One. Two three", "One. "),
    (.sentence, "One. Two.", "One. "), (.sentence, "One. Two. ", "One. "),
    (.sentence, "no end", ""), (.sentence, "line\nnext", "line\n"),
    (.sentence, "He said \"Go!\" Then", "He said \"Go!\" "), (.sentence, "...", ""),
    (.sentence, "3.14 is pi", ""),
  ])
  func `takes a unit away`(unit: TextUnit, before: String, after: String) {
    var finger = TouchScript(before: before)
    finger.choose(.delete(unit))
    #expect(finger.text == after)
  }

  @Test func `counts in bytes only where bytes are characters`() {
    var plain = TouchScript(before: "a cat")
    plain.choose(.delete(.word))
    #expect(plain.effects == [.delete(before: 3, after: 0)])
    var accents = TouchScript(before: "un café")
    accents.choose(.delete(.word))
    #expect(accents.effects == Array(repeating: backSpace, count: 4))
  }

  @Test func `goes by keys where the program tells nothing of its text`() {
    var finger = TouchScript(field: nil)
    for letter in ["w", "e", " ", "w"] { finger.choose(.insert(letter)) }
    finger.choose(.delete(.word))
    #expect(finger.effects.suffix(1) == [backSpace])
    #expect(finger.text == "we ")
  }

  @Test func `goes by the program's own keys where nothing is known`() {
    var finger = TouchScript(field: nil)
    finger.choose(.delete(.character))
    finger.choose(.delete(.word))
    #expect(finger.effects == [backSpace, .key(.named("BackSpace", .control))])
  }

  @Test func `keeps nothing of a secret`() {
    var finger = TouchScript(field: TextField(purpose: .password), before: "hunter")
    finger.choose(.insert("w"))
    finger.choose(.delete(.character))
    finger.choose(.delete(.word))
    #expect(
      finger.effects == [.commit("w"), backSpace, .key(.named("BackSpace", .control))])
  }

  @Test func `of a selection deletes the selection`() {
    var session = TouchScript().session
    let field = TextField(surrounding: SurroundingText(text: "abcd", cursor: 3, anchor: 1))
    _ = session.handle(.textField(.entered(field)), at: Timestamp())
    #expect(choose(.delete(.word), in: &session) == [backSpace])
  }
}

@Suite struct `Undo` {
  @Test func `takes back what was typed, and what was deleted`() {
    var finger = TouchScript(before: "one two")
    finger.choose(.insert("w"))
    finger.choose(.undo)
    #expect(finger.text == "one two")
    finger.choose(.delete(.word))
    #expect(finger.text == "one ")
    finger.choose(.undo)
    #expect(finger.text == "one two")
  }

  @Test func `goes back step by step`() {
    var finger = TouchScript()
    for letter in ["q", "w", "e"] { finger.choose(.insert(letter)) }
    finger.choose(.undo)
    finger.choose(.undo)
    #expect(finger.text == "q")
    finger.choose(.undo)
    finger.choose(.undo)
    #expect(finger.text == "")
  }

  @Test func `does nothing where the application has changed the text`() {
    var session = TouchScript().session
    _ = session.handle(
      .textField(.entered(TextField(surrounding: told("")))), at: Timestamp())
    #expect(choose(.insert("q"), in: &session) == [.commit("q")])
    _ = session.handle(
      .textField(.changed(TextField(surrounding: told("all new")))), at: Timestamp())
    #expect(choose(.undo, in: &session) == [])
  }

  @Test func `takes a late word of the application for the echo that it is`() {
    var session = TouchScript().session
    _ = session.handle(
      .textField(.entered(TextField(surrounding: told("")))), at: Timestamp())
    _ = choose(.insert("q"), in: &session)
    _ = choose(.insert("w"), in: &session)
    _ = session.handle(.textField(.changed(TextField(surrounding: told("q")))), at: Timestamp())
    #expect(choose(.delete(.word), in: &session) == [.delete(before: 2, after: 0)])
  }

  private func told(_ text: String) -> SurroundingText? {
    SurroundingText(text: text, cursor: text.utf8.count, anchor: text.utf8.count)
  }
}
