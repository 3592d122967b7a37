// SPDX-License-Identifier: MIT
import ArgumentParser
import FoundationEssentials
import KeyboardModel
import SettingsFiles

/// Reads a settings file; each of its faults becomes a line, and any of them status 1.
func readSettings(_ path: String) throws -> Settings {
  let result = SettingsFile.read(path: path)
  for fault in result.faults + result.notes { report(line(fault, in: path)) }
  if !result.faults.isEmpty { throw ExitCode.failure }
  return result.settings
}

/// A settings file's fault as a line.
func line(_ fault: SettingsFileFault, in path: String) -> String {
  "\(path):\(fault.line): \(fault.message)"
}

/// Takes over settings as `--set` gives them.
func apply(_ assignments: [String], to settings: inout Settings) throws {
  for assignment in assignments {
    guard let equals = assignment.firstIndex(of: "=") else {
      throw Failure("--set takes SECTION.KEY=VALUE, not '\(assignment)'")
    }
    let name = String(assignment[..<equals])
    do {
      try settings.set(name, to: String(assignment[assignment.index(after: equals)...]))
    } catch {
      throw Failure("--set: \(error.message)")
    }
    if SettingDefinition.isPromised(name) {
      report("\(name) has no effect in this version")
    }
  }
}
