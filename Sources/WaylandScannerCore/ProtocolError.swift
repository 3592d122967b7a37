// SPDX-License-Identifier: MIT
import XMLDocuments

/// Why a protocol file cannot be used, and where. Prints as compilers do.
package struct ProtocolError: Error, Equatable, CustomStringConvertible {
  /// `file:line:column`; lines and columns count from 1.
  package var place: String
  package var reason: String

  init(_ reason: String, at position: SourcePosition, in file: String) {
    place = "\(file):\(position.line):\(position.column)"
    self.reason = reason
  }

  package var description: String { "\(place): error: \(reason)" }
}

/// A fault in a file whose name the finder does not know.
struct Fault: Error {
  var position: SourcePosition
  var reason: String

  init(at position: SourcePosition, _ reason: String) {
    self.position = position
    self.reason = reason
  }
}
