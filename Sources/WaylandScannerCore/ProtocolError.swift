// SPDX-License-Identifier: MIT

/// A place in a protocol file; lines and columns count from 1, columns in bytes.
package struct SourcePosition: Equatable, Sendable, CustomStringConvertible {
  package var file: String
  package var line: Int
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  package var description: String { "\(file):\(line):\(column)" }
}

/// Why a protocol file cannot be used, and where. Prints as compilers do.
package struct ProtocolError: Error, Equatable, CustomStringConvertible {
  package var position: SourcePosition
  package var reason: String

  package init(at position: SourcePosition, _ reason: String) {
    self.position = position
    self.reason = reason
  }

  package var description: String { "\(position): error: \(reason)" }
}
