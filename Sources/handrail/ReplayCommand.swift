// SPDX-License-Identifier: MIT
import ArgumentParser
import TypingSession

/// `handrail replay`
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play a touch trace on a virtual clock, and print what the keyboard does.")

  @OptionGroup var options: KeyboardOptions

  @Flag(help: "Print the text that a plain field would hold at the end instead.")
  var text = false

  @Argument(help: "A touch trace; default: standard input.")
  var trace: String?

  func run() throws {
    try orExplain {
      var replay = try options.replay()
      for frame in try readTrace(trace) { replay.play(frame.touch, at: frame.time) }
      replay.finish()
      if text {
        print(replay.field.text)
      } else {
        for effect in replay.effects { print(try jsonLine(EffectLine(effect))) }
      }
    }
  }
}
