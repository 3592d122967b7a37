// SPDX-License-Identifier: MIT
import KeySymbols
import KeyboardModel
import Testing

@testable import WaylandClient

@Suite struct TypingStepTests {
  @Test func `a deletion and what replaces it are one edit`() {
    #expect(
      TypingStep.steps([.delete(before: 2, after: 1), .commit("a"), .commit("b")])
        == [.edit(TextEdit(before: 2, after: 1, insertion: "ab"))])
    #expect(
      TypingStep.steps([.commit("a"), .delete(before: 1, after: 0)])
        == [.edit(TextEdit(insertion: "a")), .edit(TextEdit(before: 1))])
  }

  @Test func `order is kept, and other effects are left out`() {
    #expect(
      TypingStep.steps([.commit("a"), .hide, .key(.named("Left")), .mode("x"), .commit("b")])
        == [
          .edit(TextEdit(insertion: "a")), .stroke(.named("Left")),
          .edit(TextEdit(insertion: "b")),
        ])
  }

  @Test func `long text is cut between characters`() {
    let edit = TextEdit(before: 3, insertion: "aéé€")
    #expect(
      edit.pieces(limit: 4)
        == [
          TextEdit(before: 3, insertion: "aé"), TextEdit(insertion: "é"), TextEdit(insertion: "€"),
        ])
    #expect(edit.pieces() == [edit])
    #expect(TextEdit(insertion: "a\0b").pieces() == [TextEdit(insertion: "ab")])
  }

  @Test func `text becomes strokes where no field takes it`() {
    #expect(
      TextEdit(before: 9, insertion: "a\n\té").strokes
        == [
          KeyStroke(.character("a")), .named("Return"), .named("Tab"), KeyStroke(.character("é")),
        ])
  }
}

@Suite final class TypingQueueTests {
  var queue = TypingQueue()

  /// The actions up to the next wait, uploads answered; `U` is an upload, `W` a wait.
  func run(_ effects: [Effect], active: Bool, at milliseconds: Int = 0) -> [String] {
    queue.append(effects, at: Timestamp(.milliseconds(milliseconds)))
    return goOn(active: active)
  }

  func goOn(active: Bool) -> [String] {
    var actions: [String] = []
    while let action = queue.next(isTextFieldActive: active) {
      switch action {
      case .edit(let edit): actions.append("-\(edit.before)+\(edit.insertion)")
      case .press(let press): actions.append("\(press.code)")
      case .upload:
        actions.append("U")
        queue.uploaded(true)
      case .wait: actions.append("W")
      }
    }
    return actions
  }

  /// The compositor has read everything.
  func read(at milliseconds: Int = 0) {
    queue.goOn(at: Timestamp(.milliseconds(milliseconds)))
  }

  @Test func `text goes at once into a field`() {
    #expect(run([.delete(before: 1, after: 0), .commit("a")], active: true) == ["-1+a"])
  }

  @Test func `a key waits for its keymap, and what follows waits with it`() {
    #expect(run([.key(.named("Return"))], active: true) == ["U", "W"])
    #expect(run([.commit("a")], active: true) == [])
    read()
    #expect(goOn(active: true) == ["28", "30"])
  }

  @Test func `all that waits gets one keymap`() {
    #expect(run([.commit("→€ñ")], active: false) == ["U", "W"])
    read()
    #expect(goOn(active: false).count == 3)
  }

  @Test func `text on the heels of a key goes as keys, and later as text`() {
    _ = run([.key(.named("Left"))], active: true)
    read()
    #expect(goOn(active: true) == ["105"])
    #expect(run([.commit("a")], active: true, at: 50) == ["30"])
    #expect(run([.commit("a")], active: true, at: 149) == ["30"])
    #expect(run([.commit("a")], active: true, at: 249) == ["-0+a"])
  }

  @Test func `a key that waited for its keymap has heels from when it left`() {
    _ = run([.key(.named("Left"))], active: true)
    read(at: 90)
    #expect(goOn(active: true) == ["105"])
    #expect(run([.commit("a")], active: true, at: 189) == ["30"])
    #expect(run([.commit("a")], active: true, at: 289) == ["-0+a"])
  }

  @Test func `what waits is dropped when the focus moves, and what comes then is typed`() {
    #expect(run([.key(.named("Return"))], active: true) == ["U", "W"])
    queue.fieldChanged()
    #expect(run([.commit("b")], active: true, at: 500) == [])
    read(at: 500)
    #expect(goOn(active: true) == ["-0+b"])
  }

  @Test func `a deletion on the heels of a key waits`() {
    _ = run([.key(.named("Left"))], active: true)
    read()
    _ = goOn(active: true)
    #expect(run([.delete(before: 1, after: 0)], active: true) == ["W"])
    #expect(goOn(active: true) == [])
    read()
    #expect(goOn(active: true) == ["-1+"])
  }

  @Test func `what no key can type is left out`() {
    #expect(
      run([.key(.named("NoSuchKey")), .delete(before: 1, after: 0)], active: false) == [])
    #expect(goOn(active: true) == [])
  }

  @Test func `a keymap that cannot be sent gives up the key, not the rest`() {
    queue.append([.key(.named("Return")), .commit("a")], at: Timestamp())
    guard case .upload? = queue.next(isTextFieldActive: true) else {
      Issue.record("no upload")
      return
    }
    queue.uploaded(false)
    let next = queue.next(isTextFieldActive: true)
    #expect(next == .edit(TextEdit(insertion: "a")))
  }

  @Test func `another keyboard gets the keymap anew`() {
    _ = run([.key(.named("Return"))], active: false)
    read()
    _ = goOn(active: false)
    queue.keyboardChanged()
    #expect(run([.key(.named("Return"))], active: false) == ["U", "W"])
  }
}

@Suite struct KeyPressTests {
  @Test func `all that is pressed is released, and the modifiers end at zero`() {
    let press = KeyPress(code: 46, modifiers: 5, modifierCodes: [42, 29], awaitsUpload: false)
    #expect(
      press.events == [
        .key(42, isDown: true), .key(29, isDown: true), .modifiers(5), .key(46, isDown: true),
        .key(46, isDown: false), .key(29, isDown: false), .key(42, isDown: false), .modifiers(0),
      ])
  }
}
