// SPDX-License-Identifier: MIT
import ArgumentParser
import KeyboardModel
import TypingSession

/// `handrail perform`
struct Perform: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the touch trace with which a perfect user types a text.")

  @OptionGroup var options: KeyboardOptions

  @Option(help: "Take words from this many completions; this version offers none.")
  var completions = 0

  @Argument(help: "The text.")
  var text: String

  func run() throws {
    try orExplain {
      if completions > 0 { report("this version offers no completions; typing letter by letter") }
      let start = try options.replay()
      var performer = Performer(start)
      do throws(Performer.Unreachable) {
        for touch in try performer.perform(text) { print(touch.json) }
      } catch {
        let board = start.session.mode.board
        throw Failure(
          "no gesture types \(error.character.named), character \(error.offset + 1) of the text, "
            + "in the mode '\(board.layout.mode)' with the layout '\(board.layout.name)'")
      }
    }
  }
}

extension Character {
  /// The character with its code points, so that one that doesn't show can be told.
  fileprivate var named: String {
    let points = unicodeScalars.map {
      let hex = String($0.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    }
    return "'\(self)' (\(points.joined(separator: " ")))"
  }
}
