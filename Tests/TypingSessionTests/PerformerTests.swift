// SPDX-License-Identifier: MIT
import KeyboardModel
import TestSupport
import Testing
import TypingSession

@Suite struct `A perfect user` {
  @Test(arguments: ["wasted", "We. 21 Q", "QWERT", "a\n\nq", ""])
  func `types a text that the replay gives back`(text: String) throws {
    #expect(try typed(text, Settings()) == text)
  }

  @Test(arguments: [0.1, 0.5, 2.0])
  func `types as well with a smoothed finger`(seconds: Double) throws {
    var settings = Settings()
    settings.touch.smoothing = .seconds(seconds)
    #expect(try typed("Wasted 3 das", settings) == "Wasted 3 das")
  }

  @Test func `says which character no gesture types`() {
    var performer = Performer(TouchScript().replay)
    do throws(Performer.Unreachable) {
      _ = try performer.perform("we漢")
      Issue.record("it was typed")
    } catch {
      #expect(error.character == "漢")
      #expect(error.offset == 2)
    }
  }

  private func typed(_ text: String, _ settings: Settings) throws -> String {
    var performer = Performer(TouchScript(settings).replay)
    let trace = try performer.perform(text)
    var replay = TouchScript(settings).replay
    for touch in trace { replay.play(TouchFrame([touch.event]), at: touch.time) }
    replay.finish()
    return replay.field.text
  }
}
