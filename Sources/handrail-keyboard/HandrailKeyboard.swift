// SPDX-License-Identifier: MIT
import CLinux

/// The resident program. People start it by `handrail run`, which checks what they said.
@main enum HandrailKeyboard {
  static func main() {
    do throws(StartFault) {
      let options = try Options(CommandLine.arguments.dropFirst())
      let keyboard = try Keyboard(options)
      exit(keyboard.run())
    } catch {
      report(error.message)
      exit(error.status)
    }
  }
}

/// Why the keyboard doesn't start.
struct StartFault: Error {
  /// 64 for wrong usage, else 1.
  var status: CInt = 1
  /// One line.
  var message: String
}

/// Writes one line to standard error, in the program's name.
func report(_ message: String) {
  var line = Array("handrail: \(message)\n".utf8)
  _ = unsafe write(2, &line, line.count)
}

/// An environment variable; nil where it isn't set.
func environment(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}
