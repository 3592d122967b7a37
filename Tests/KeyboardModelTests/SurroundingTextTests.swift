// SPDX-License-Identifier: MIT
import KeyboardModel
import Testing

@Suite struct `Surrounding text` {
  @Test func `counts in bytes`() {
    let surrounding = SurroundingText(text: "né 漢", cursor: 3, anchor: 3)
    #expect(surrounding?.before == "né")
    #expect(surrounding?.after == " 漢")
  }

  @Test(arguments: [-1, 2, 5, 6, 8])
  func `is refused where an offset is in the middle of a character or outside`(offset: Int) {
    #expect(SurroundingText(text: "né 漢", cursor: offset, anchor: 0) == nil)
    #expect(SurroundingText(text: "né 漢", cursor: 0, anchor: offset) == nil)
  }

  @Test func `knows both sides of a selection`() {
    let surrounding = SurroundingText(text: "abcd", cursor: 3, anchor: 1)
    #expect(surrounding?.before == "a")
    #expect(surrounding?.after == "d")
    #expect(surrounding?.hasSelection == true)
  }
}

@Suite struct `A field` {
  @Test(arguments: [ContentPurpose.password, .pin])
  func `for a secret keeps it by its purpose`(purpose: ContentPurpose) {
    #expect(TextField(purpose: purpose).isSecret)
  }

  @Test(arguments: [ContentHints.hiddenText, .sensitiveData])
  func `keeps its text secret by a hint`(hint: ContentHints) {
    #expect(TextField(hints: [hint, .multiline]).isSecret)
    #expect(!TextField(hints: .multiline).isSecret)
  }
}

@Suite struct `A touch` {
  @Test func `is written as a line of a trace`() {
    let down = TimedTouch(
      time: .milliseconds(120), event: .down(id: 0, at: Point(x: 33.5, y: 700)))
    #expect(down.json == #"{"t":120,"type":"down","id":0,"x":33.5,"y":700}"#)
    let motion = TimedTouch(
      time: .microseconds(1500), event: .motion(id: 2, to: Point(x: 1.0 / 3, y: -2)))
    #expect(motion.json == #"{"t":1.5,"type":"motion","id":2,"x":0.333,"y":-2}"#)
    #expect(TimedTouch(time: .zero, event: .cancel).json == #"{"t":0,"type":"cancel"}"#)
    #expect(TimedTouch(time: .zero, event: .up(id: 7)).json == #"{"t":0,"type":"up","id":7}"#)
  }
}
