// SPDX-License-Identifier: MIT
import Foundation

/// Runs `handrail` as it was built beside these tests.
struct Program {
  struct Result {
    var status: Int32
    var output: String
    var error: String
  }

  static func run(_ arguments: String..., input: String = "") throws -> Result {
    let process = Process()
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(filePath: own).deletingLastPathComponent()
      .appending(path: "handrail")
    process.arguments = arguments
    let output = try TemporaryFile()
    let error = try TemporaryFile()
    process.standardInput = try TemporaryFile(input).handle
    process.standardOutput = output.handle
    process.standardError = error.handle
    try process.run()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: output.text, error: error.text)
  }
}

/// A file that is gone when it is no longer needed.
final class TemporaryFile {
  let url: URL
  let handle: FileHandle

  init(_ text: String = "", suffix: String = "") throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "handrail-" + UUID().uuidString + suffix)
    try Data(text.utf8).write(to: url)
    handle = try FileHandle(forUpdating: url)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }
  var text: String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
}
