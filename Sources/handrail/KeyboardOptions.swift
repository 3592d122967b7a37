// SPDX-License-Identifier: MIT
import ArgumentParser
import FoundationEssentials
import InputModes
import KeySymbols
import KeyboardModel
import LayoutFiles
import SettingsFiles
import TypingSession

/// What the commands that need no compositor have in common: which keyboard, on which screen.
struct KeyboardOptions: ParsableArguments {
  @Option(help: "The way of typing.")
  var mode = "steady"

  @Option(help: "The layout, by its name without the mode; default: the mode's first.")
  var layout: String?

  @Option(help: "The language, as an ISO 639 code; default: the layout's.")
  var language: String?

  @Option(help: "The output's size in logical pixels, as WIDTHxHEIGHT.")
  var size: ScreenSize = ScreenSize(width: 360, height: 720)

  @Option(help: "Logical pixels per millimetre of the output.")
  var density: Double?

  @Option(help: "A settings file; default: none.")
  var config: String?

  @Option(name: .customLong("set"), help: "A setting, as SECTION.KEY=VALUE; repeatable.")
  var assignments: [String] = []

  @Option(help: "The field's purpose and hints, as PURPOSE[,HINT...]; none takes keys alone.")
  var field = "normal"

  @Option(help: "What stands left of the cursor.")
  var before = ""

  func validate() throws {
    if let density, !(1...40).contains(density) {
      throw ValidationError("--density takes pixels per millimetre from 1 to 40, not \(density)")
    }
  }
}

/// A size as the command line writes it.
struct ScreenSize: ExpressibleByArgument {
  var width: Int
  var height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init?(argument: String) {
    let parts = argument.split(separator: "x").map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...16384).contains(width), (1...16384).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }

  var defaultValueDescription: String { "\(width)x\(height)" }
}

extension KeyboardOptions {
  func settings() throws -> Settings {
    var settings = Settings()
    if let config { settings = try readSettings(config) }
    if let density { settings.display.density = density }
    try apply(assignments, to: &settings)
    return settings
  }

  var output: Output {
    Output(size: Size(width: Double(size.width), height: Double(size.height)))
  }

  /// The field that has the focus; nil for a program without text input.
  func textField() throws -> TextField? {
    let words = field.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard words != ["none"] else { return nil }
    guard let purpose = words.first.flatMap(ContentPurpose.init) else {
      let known = ContentPurpose.allCases.map(\.rawValue).joined(separator: ", ")
      throw Failure("--field: no purpose is called '\(words[0])'; there are none, \(known)")
    }
    var hints: ContentHints = []
    for word in words.dropFirst() {
      guard let known = ContentHints.all.first(where: { $0.name == word }) else {
        let all = ContentHints.all.map(\.name).joined(separator: ", ")
        throw Failure("--field: no hint is called '\(word)'; there are \(all)")
      }
      hints.insert(known.hint)
    }
    return TextField(purpose: purpose, hints: hints)
  }

  func session() throws -> TypingSession {
    guard ModeCatalogue.mode(named: mode) != nil else {
      let known = ModeCatalogue.all.map { $0.name }.joined(separator: ", ")
      throw Failure("--mode: no mode is called '\(mode)'; there are \(known)")
    }
    let layouts = try layouts()
    guard
      let session = TypingSession(
        mode: mode, layout: layout, layouts: layouts, settings: try settings(), output: output)
    else {
      let known = layouts.map(\.name).joined(separator: ", ")
      throw Failure(
        "--layout: the mode '\(mode)' has no layout '\(layout ?? "")'; it has \(known)")
    }
    return session
  }

  /// A simulated field that has the focus, with a session that knows of it.
  func replay() throws -> Replay {
    Replay(session: try session(), kind: try textField(), before: before)
  }

  private func layouts() throws -> [Layout] {
    var isChosenFaulty = false
    let layouts = LayoutLibrary.standard.readAll(mode: mode) { source, fault in
      report(line(fault, in: source.shownPath))
      isChosenFaulty = isChosenFaulty || source.stem == "\(mode)-\(layout ?? "")"
    }
    if isChosenFaulty { throw ExitCode.failure }
    guard let language else { return layouts }
    guard layouts.contains(where: { $0.language == language }) else {
      let known = Set(layouts.map(\.language)).sorted().joined(separator: ", ")
      throw Failure(
        "--language: the mode '\(mode)' has no layout in '\(language)'; it has \(known)")
    }
    return layouts.filter { $0.language == language }
  }
}

extension LayoutLibrary {
  /// Layouts where the user and the system keep them, and those built in.
  static var standard: LayoutLibrary {
    LayoutLibrary(
      folders: standardFolders { ProcessInfo.processInfo.environment[$0] },
      isKeySymbol: { KeySymbol(named: $0) != nil })
  }
}

/// A layout's fault as a line.
func line(_ fault: LayoutFault, in path: String) -> String {
  "\(path):\(fault.position.line):\(fault.position.column): \(fault.message)"
}
