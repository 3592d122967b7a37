// SPDX-License-Identifier: MIT
import KeyboardModel
import Testing

@testable import WaylandClient

@Suite final class InputMethodStateTests {
  var state = InputMethodState()

  func done() -> TextFieldEvent? { state.done() }
  func leave() -> TextFieldEvent? { state.leave() }

  /// What an application says on focus.
  func enter(_ text: String? = nil, cursor: UInt32 = 0, purpose: UInt32 = 0)
    -> TextFieldEvent?
  {
    state.activate()
    if let text { state.surroundingText(text, cursor: cursor, anchor: cursor) }
    state.contentType(hints: 0, purpose: purpose)
    return state.done()
  }

  func field(_ text: String, cursor: Int, purpose: ContentPurpose = .normal) -> TextField {
    TextField(
      purpose: purpose, surrounding: SurroundingText(text: text, cursor: cursor, anchor: cursor))
  }

  @Test func `nothing holds before done`() {
    state.activate()
    state.surroundingText("ab", cursor: 1, anchor: 1)
    #expect(state.field == nil)
    #expect(done() == .entered(field("ab", cursor: 1)))
    state.deactivate()
    #expect(state.field != nil)
    #expect(done() == .left)
    #expect(state.field == nil)
  }

  @Test func `the serial counts every done and wraps round`() {
    #expect(state.serial == 0)
    _ = enter()
    _ = done()
    state.deactivate()
    _ = done()
    #expect(state.serial == 3)
  }

  @Test func `what compositors repeat is not told again`() {
    _ = enter("ab", cursor: 1)
    state.surroundingText("ab", cursor: 1, anchor: 1)
    state.contentType(hints: 0, purpose: 0)
    #expect(done() == nil)
    state.surroundingText("ab", cursor: 2, anchor: 2)
    #expect(done() == .changed(field("ab", cursor: 2)))
  }

  @Test func `a second activate is a new field, even the same one`() {
    _ = enter("ab", cursor: 1, purpose: 8)
    #expect(enter("ab", cursor: 1) == .entered(field("ab", cursor: 1)))
    #expect(enter() == .entered(TextField()))
  }

  @Test func `leaving and entering within one done is entering`() {
    _ = enter("ab", cursor: 1)
    state.deactivate()
    #expect(enter("c", cursor: 0) == .entered(field("c", cursor: 0)))
  }

  @Test func `activate and deactivate within one done is nothing`() {
    state.activate()
    state.deactivate()
    #expect(done() == nil)
  }

  @Test func `surrounding text that comes late is not supported`() {
    #expect(enter() == .entered(TextField()))
    state.surroundingText("ab", cursor: 1, anchor: 1)
    #expect(done() == nil)
    #expect(enter("ab", cursor: 1) == .entered(field("ab", cursor: 1)))
  }

  @Test(
    arguments: [
      ("é", 1, 0), ("é", 0, 1), ("é", 3, 3), ("", 1, 0), ("ab", .max, 0),
    ] as [(String, UInt32, UInt32)])
  func `offsets that cannot be are not trusted`(
    text: String, cursor: UInt32, anchor: UInt32
  ) {
    state.activate()
    state.surroundingText(text, cursor: cursor, anchor: anchor)
    #expect(done() == .entered(TextField()))
  }

  @Test func `text that is not UTF-8 counts as none, until better comes`() {
    state.activate()
    state.surroundingText(nil, cursor: 0, anchor: 0)
    #expect(done() == .entered(TextField()))
    state.surroundingText("ok", cursor: 2, anchor: 0)
    #expect(
      done()
        == .changed(TextField(surrounding: SurroundingText(text: "ok", cursor: 2, anchor: 0))))
  }

  @Test func `purposes and hints are told by the protocol's numbers`() {
    state.activate()
    state.contentType(hints: 0x80 | 0x200, purpose: 8)
    #expect(
      done() == .entered(TextField(purpose: .password, hints: [.sensitiveData, .multiline])))
    #expect(enter(purpose: 13) == .entered(TextField(purpose: .terminal)))
    #expect(enter(purpose: 99) == .entered(TextField()))
  }

  @Test func `the object's end leaves the field, once`() {
    _ = enter()
    #expect(leave() == .left)
    #expect(leave() == nil)
  }
}
