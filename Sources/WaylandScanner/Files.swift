// SPDX-License-Identifier: MIT
import Glibc

/// A file that could not be read or written.
struct FileError: Error, CustomStringConvertible {
  var path: String
  var code: CInt

  var description: String {
    "\(path): error: \(unsafe strerror(code).map { unsafe String(cString: $0) } ?? "\(code)")"
  }
}

/// All bytes of a file.
func readFile(_ path: String) throws(FileError) -> [UInt8] {
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = unsafe block.withUnsafeMutableBytes { block in
      unsafe read(descriptor, block.baseAddress, block.count)
    }
    guard count >= 0 else { throw FileError(path: path, code: errno) }
    guard count > 0 else { return bytes }
    bytes += block[..<count]
  }
}

/// Writes a file anew.
func writeFile(_ path: String, _ text: String) throws(FileError) {
  let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
  guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
  defer { close(descriptor) }
  guard writeAll(Array(text.utf8), to: descriptor) else {
    throw FileError(path: path, code: errno)
  }
}

/// One line for the person who builds.
func complain(_ text: String) {
  _ = writeAll(Array((text + "\n").utf8), to: STDERR_FILENO)
}

private func writeAll(_ bytes: [UInt8], to descriptor: CInt) -> Bool {
  unsafe bytes.withUnsafeBytes { bytes in
    var written = 0
    while written < bytes.count {
      let count = unsafe write(
        descriptor, bytes.baseAddress.map { unsafe $0 + written }, bytes.count - written)
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}
