// SPDX-License-Identifier: MIT
import CInih

/// A line of a settings file, as libinih understands it.
enum INILine: Equatable {
  /// Empty, a comment, or the section again that is open already.
  case nothing
  case section(String)
  case assignment(key: String, value: String)
  case malformed

  /// libinih cuts longer lines in pieces.
  static let longest = 196

  /// Has libinih read one line, of at most `longest` bytes, that stands in that section.
  ///
  /// Line by line, because it tells handlers no line number, of several malformed lines only the
  /// first, and takes an indented line for more of the line above. What section is open after the
  /// line shows in that of an assignment that follows it.
  init(_ line: String, in section: String) {
    let header = section.isEmpty ? "" : "[\(section)]\n"
    let record = Record()
    let status = withExtendedLifetime(record) {
      unsafe ini_parse_string(
        "\(header)\(line)\nprobe=\n", assignmentRead, Unmanaged.passUnretained(record).toOpaque())
    }
    guard status == 0, let probe = record.assignments.popLast() else {
      self = .malformed
      return
    }
    if let assignment = record.assignments.last {
      self = .assignment(key: assignment.key, value: assignment.value)
    } else {
      self = probe.section == section ? .nothing : .section(probe.section)
    }
  }
}

/// The assignments that libinih has told.
private final class Record {
  var assignments: [(section: String, key: String, value: String)] = []
}

private func assignmentRead(
  _ pointer: UnsafeMutableRawPointer?, _ section: UnsafePointer<CChar>?,
  _ key: UnsafePointer<CChar>?, _ value: UnsafePointer<CChar>?
) -> CInt {
  guard let pointer = unsafe pointer, let section = unsafe section, let key = unsafe key,
    let value = unsafe value
  else { return 0 }
  let record = unsafe Unmanaged<Record>.fromOpaque(pointer).takeUnretainedValue()
  unsafe record.assignments.append(
    (String(cString: section), String(cString: key), String(cString: value)))
  return 1
}
