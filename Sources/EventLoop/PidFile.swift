// SPDX-License-Identifier: MIT
import CLinux

/// The file that says which process is the running keyboard, for commands that signal it.
///
/// Locks that the kernel drops when the process dies tell a living keyboard from what a dead one
/// left behind. One byte is locked by whoever owns the file, the next as soon as the owner's number
/// stands in it; so a reader never takes the number of a dead owner for that of the living.
package final class PidFile {
  package enum Fault: Error, Hashable, Sendable {
    /// Another keyboard is running, or starting while its number is nil.
    case held(by: CInt?)
    case system(SystemError)
  }

  private static let ownedByte: off_t = 0
  private static let writtenByte: off_t = 1

  private let path: String
  private var descriptor: CInt

  /// `handrail.pid` in `$XDG_RUNTIME_DIR`; nil where the session has no such folder.
  package static var standardPath: String? {
    guard let folder = unsafe getenv("XDG_RUNTIME_DIR").map({ unsafe String(cString: $0) }),
      folder.hasPrefix("/")
    else { return nil }
    return folder + "/handrail.pid"
  }

  /// Writes this process's number into the file, which it creates, readable for the user alone, or
  /// takes over from a dead owner.
  package init(at path: String) throws(Fault) {
    self.path = path
    descriptor = try Self.own(path)
    do throws(SystemError) {
      _ = try SystemError.check(ftruncate(descriptor, 0), "truncate \(path)")
      var text = Array("\(getpid())\n".utf8)
      let written = unsafe write(descriptor, &text, text.count)
      guard written == text.count else { throw SystemError("write \(path)") }
      _ = try SystemError.check(lock_byte(descriptor, Self.writtenByte), "lock \(path)")
    } catch {
      remove()
      throw .system(error)
    }
  }

  deinit {
    remove()
  }

  /// Gives the file up, and removes it if it is still this one that stands at its path.
  package func remove() {
    guard descriptor >= 0 else { return }
    if Self.stands(descriptor, at: path) { unsafe unlink(path) }
    close(descriptor)
    descriptor = -1
  }

  /// The number of the running keyboard's process; nil where none runs.
  package static func owner(at path: String) -> CInt? {
    let descriptor = unsafe open_file(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW, 0)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard is_byte_locked(descriptor, writtenByte) != 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = unsafe read(descriptor, &bytes, bytes.count)
    guard count > 0, let number = CInt(String(decoding: bytes[..<count].dropLast(), as: UTF8.self)),
      number > 0
    else { return nil }
    return number
  }

  /// A descriptor of the file, with its first byte locked.
  private static func own(_ path: String) throws(Fault) -> CInt {
    while true {
      let descriptor = unsafe open_file(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else { throw .system(SystemError("open \(path)")) }
      guard lock_byte(descriptor, ownedByte) == 0 else {
        close(descriptor)
        throw .held(by: owner(at: path))
      }
      // Its former owner may have removed it between the opening and the locking.
      if stands(descriptor, at: path) { return descriptor }
      close(descriptor)
    }
  }

  private static func stands(_ descriptor: CInt, at path: String) -> Bool {
    var opened = stat()
    var standing = stat()
    return unsafe fstat(descriptor, &opened) == 0 && lstat(path, &standing) == 0
      && opened.st_dev == standing.st_dev && opened.st_ino == standing.st_ino
  }
}
