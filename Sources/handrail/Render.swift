// SPDX-License-Identifier: MIT
import ArgumentParser
import KeyboardModel
import SceneRenderer
import TypingSession

/// `handrail render`
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Paint the keyboard into a PNG file, without a compositor.")

  @OptionGroup var options: KeyboardOptions

  @Option(name: .shortAndLong, help: "The PNG file.")
  var output: String

  @Option(help: "Device pixels per logical pixel.")
  var scale = 1.0

  @Option(help: "The colours: \(SettingDefinition.themes.joined(separator: ", ")).")
  var theme: String?

  @Option(help: "Play this touch trace first, up to the time given by --at.")
  var trace: String?

  @Option(help: "Milliseconds of the trace to play; default: all of it.")
  var at: Double?

  @Option(help: "The layer; default: the layout's first.")
  var layer: String?

  func validate() throws {
    guard scale >= 0.5, scale <= 8 else {
      throw ValidationError("--scale takes a number from 0.5 to 8, not \(scale)")
    }
    if let at, !(0...1e12).contains(at) {
      throw ValidationError("--at takes milliseconds from 0 on, not \(at)")
    }
  }

  func run() throws {
    try orExplain {
      var replay = try options.replay()
      if let trace { try play(trace, &replay) }
      var mode = replay.session.mode
      if let layer { try mode.show(layer: layer) }
      var display = replay.session.settings.display
      if let theme {
        guard SettingDefinition.themes.contains(theme) else {
          throw Failure(
            "--theme: no theme is called '\(theme)'; there are "
              + SettingDefinition.themes.joined(separator: ", "))
        }
        display.theme = theme
      }
      let renderer = SceneRenderer(display: display)
      do throws(PictureError) {
        try renderer.writePNG(
          mode.scene, size: mode.board.output.size, scale: scale, backdrop: .application,
          to: output)
      } catch {
        throw Failure(error.description)
      }
    }
  }

  private func play(_ path: String, _ replay: inout Replay) throws {
    let frames = try readTrace(path)
    let end = at.map { Duration.microseconds(Int64($0 * 1000)) } ?? frames.last?.time ?? .zero
    for frame in frames where frame.time <= end { replay.play(frame.touch, at: frame.time) }
    replay.advance(to: end)
  }
}
