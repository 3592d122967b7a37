// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import KeyboardModel

/// `handrail run`: becomes the resident program, which stands beside this one.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the keyboard in this Wayland session.")

  @Option(help: "The way of typing.")
  var mode: String?

  @Option(help: "The layout for ordinary fields, by its name without the mode.")
  var layout: String?

  @Option(help: "A settings file; default: $XDG_CONFIG_HOME/handrail/settings.ini.")
  var config: String?

  @Option(name: .customLong("set"), help: "A setting, as SECTION.KEY=VALUE; repeatable.")
  var assignments: [String] = []

  @Flag(help: "Stay hidden until a field asks for text, or the signal USR2 comes.")
  var hidden = false

  @Option(help: "Write all touches to this file, except those in secret fields.")
  var recordTouches: String?

  func run() throws {
    try orExplain {
      var arguments = [try keyboardPath()]
      func add(_ option: String, _ value: String?) {
        if let value { arguments += [option, value] }
      }
      add("--mode", mode)
      add("--layout", layout)
      add("--config", config)
      add("--record-touches", recordTouches)
      for assignment in assignments { add("--set", assignment) }
      if hidden { arguments.append("--hidden") }
      var pointers = unsafe arguments.map { unsafe strdup($0) } + [nil]
      unsafe execv(arguments[0], &pointers)
      throw Failure("\(arguments[0]) doesn't start: \(unsafe String(cString: strerror(errno)))")
    }
  }

  private func keyboardPath() throws -> String {
    let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = URL(filePath: own ?? CommandLine.arguments[0]).deletingLastPathComponent()
    for place in ["handrail-keyboard", "../libexec/handrail-keyboard"] {
      let path = folder.appending(path: place).standardizedFileURL.path
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    throw Failure("handrail-keyboard is neither beside this program nor in libexec")
  }
}
