// SPDX-License-Identifier: MIT
import Glibc

/// Why there is no connection to a compositor, or none any more.
package enum ConnectionFailure: Error, Equatable, CustomStringConvertible {
  /// No compositor answered; `code` is the system's.
  case noCompositor(code: CInt)
  /// The connection ended; `code` is the system's.
  case lost(code: CInt)
  /// The compositor ended the connection because we broke a rule of `interface`, with its `code`.
  case protocolError(interface: String, object: UInt32, code: UInt32)

  package var description: String {
    switch self {
    case .noCompositor(let code):
      "no Wayland compositor found (\(systemMessage(code)))"
    case .lost(EPIPE), .lost(ECONNRESET), .lost(0):
      "the compositor closed the connection"
    case .lost(let code):
      "the connection to the compositor was lost (\(systemMessage(code)))"
    case .protocolError(let interface, let object, let code):
      "the compositor reported error \(code) of \(interface) (object \(object))"
    }
  }
}

/// The system's words for an error.
private func systemMessage(_ code: CInt) -> String {
  unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
}
