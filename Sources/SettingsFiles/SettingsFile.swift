// SPDX-License-Identifier: MIT
import Glibc
package import KeyboardModel

/// Something to say of a line of a settings file; lines count from 1.
package struct SettingsFileFault: Hashable, Sendable {
  package let line: Int
  /// One line: what is wrong, what would be right.
  package let message: String
}

/// What a settings file says: sections, and under them `key = value`, as other programs of a
/// Wayland desktop have it.
package struct SettingsFile: Hashable, Sendable {
  /// The file's settings over the defaults; the former ones where the file has faults.
  package let settings: Settings
  /// Every fault, in the order of the lines.
  package let faults: [SettingsFileFault]
  /// Settings that this version accepts and doesn't carry out. They are no faults, but told.
  package let notes: [SettingsFileFault]

  /// Reads a file. One that can't be read has that one fault, in line 1.
  package static func read(path: String, keeping former: Settings = Settings()) -> SettingsFile {
    do throws(SettingsFileFault) {
      return parse(try contents(of: path), keeping: former)
    } catch {
      return SettingsFile(settings: former, faults: [error], notes: [])
    }
  }

  /// Reads the file's text: UTF-8, with or without byte order mark, and any line ending.
  package static func parse(
    _ bytes: [UInt8], keeping former: Settings = Settings()
  ) -> SettingsFile {
    var reader = SettingsReader()
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      reader.read(line)
    }
    let isSound = reader.faults.isEmpty
    return SettingsFile(
      settings: isSound ? reader.settings : former, faults: reader.faults, notes: reader.notes)
  }

  /// Far more than every setting with a comment needs.
  private static let largestFile = 1 << 18

  private static func contents(of path: String) throws(SettingsFileFault) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable() }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes.count <= largestFile {
      let count = unsafe Glibc.read(descriptor, &chunk, chunk.count)
      guard count >= 0 else { throw unreadable() }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
    throw SettingsFileFault(
      line: 1, message: "the file is too large; settings take at most \(largestFile / 1024) KiB")
  }

  private static func unreadable() -> SettingsFileFault {
    let reason = unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
    return SettingsFileFault(line: 1, message: "the file can't be read: \(reason)")
  }
}

extension SettingsFileFault: Error {}
