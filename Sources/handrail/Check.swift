// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import LayoutFiles
import SettingsFiles

/// `handrail check`
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find every fault of layout and settings files.")

  @Argument(help: "Layout files (.xml) and settings files (.ini).")
  var files: [String]

  func run() throws {
    var sound = true
    for file in files {
      for fault in faults(file) {
        report(fault)
        sound = false
      }
    }
    if !sound { throw ExitCode.failure }
  }

  /// A file's faults, a line each.
  private func faults(_ path: String) -> [String] {
    guard let bytes = readFile(path) else { return ["\(path): the file can't be read"] }
    let name = URL(filePath: path)
    if name.pathExtension == "ini" {
      return SettingsFile.parse(bytes).faults.map { line($0, in: path) }
    }
    let source = LayoutLibrary.Source(
      stem: name.deletingPathExtension().lastPathComponent, path: path, bytes: bytes)
    return LayoutLibrary.standard.preferring(folder: name.deletingLastPathComponent().path)
      .read(source).faults.map { line($0, in: path) }
  }
}
