// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation

/// Something that the user can read about in one line. Status 1.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Writes one line to standard error, in the program's name.
func report(_ message: String) {
  FileHandle.standardError.write(Data("handrail: \(message)\n".utf8))
}

/// Runs a command's body; a failure becomes its line and status 1.
func orExplain(_ body: () throws -> Void) throws {
  do {
    try body()
  } catch let failure as Failure {
    report(failure.description)
    throw ExitCode.failure
  }
}
