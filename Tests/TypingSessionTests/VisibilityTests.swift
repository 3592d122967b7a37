// SPDX-License-Identifier: MIT
import KeyboardModel
import Testing
import TypingSession

private func at(_ milliseconds: Int) -> Timestamp { Timestamp(.milliseconds(milliseconds)) }

@Suite struct `The keyboard` {
  @Test func `is shown from the start, and no field hides it`() {
    var visibility = Visibility(hidden: false)
    visibility.fieldEntered()
    visibility.fieldLeft(at: at(0))
    #expect(visibility.isShown)
    #expect(visibility.nextWake == nil)
  }

  @Test func `comes with a field and goes a moment after it`() {
    var visibility = Visibility(hidden: true)
    #expect(!visibility.isShown)
    visibility.fieldEntered()
    #expect(visibility.isShown)
    visibility.fieldLeft(at: at(1000))
    visibility.wake(at: at(1199))
    #expect(visibility.isShown)
    visibility.wake(at: at(1200))
    #expect(!visibility.isShown)
    #expect(visibility.nextWake == nil)
  }

  @Test func `stays from one field to the next`() {
    var visibility = Visibility(hidden: true)
    visibility.fieldEntered()
    visibility.fieldLeft(at: at(0))
    visibility.fieldEntered()
    visibility.wake(at: at(500))
    #expect(visibility.isShown)
  }

  @Test func `hidden by the user comes back with the next field`() {
    var visibility = Visibility(hidden: false)
    visibility.handle(.hide)
    #expect(!visibility.isShown)
    visibility.fieldLeft(at: at(0))
    #expect(!visibility.isShown)
    visibility.fieldEntered()
    #expect(visibility.isShown)
  }

  @Test func `is toggled`() {
    var visibility = Visibility(hidden: true)
    visibility.handle(.toggle)
    #expect(visibility.isShown)
    visibility.handle(.toggle)
    #expect(!visibility.isShown)
    visibility.handle(.show)
    visibility.fieldLeft(at: at(0))
    #expect(visibility.isShown && visibility.nextWake == nil)
  }
}
