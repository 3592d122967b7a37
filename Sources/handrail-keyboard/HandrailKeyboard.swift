// SPDX-License-Identifier: MIT
import CLinux
import WaylandClient

/// The resident program. People start it by `handrail run`, which checks what they said.
@main enum HandrailKeyboard {
  static func main() {
    do throws(StartFault) {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.probe { try probe() } else { exit(try Keyboard(options).run()) }
    } catch {
      report(error.message)
      exit(error.status)
    }
  }
}

extension HandrailKeyboard {
  /// Prints the interfaces that the compositor offers, a line each with its version; fails where
  /// the keyboard would not start.
  fileprivate static func probe() throws(StartFault) {
    do throws(WaylandClientError) {
      let client = try WaylandClient()
      for global in client.globals { print(global.interface, global.version) }
      client.close()
    } catch {
      throw StartFault(message: error.description)
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
