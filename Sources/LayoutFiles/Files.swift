// SPDX-License-Identifier: MIT
import Glibc

/// A file's bytes; nil where it can't be read.
package func readFile(_ path: String) -> [UInt8]? {
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  return readAll(descriptor)
}

/// More than any file that we read; what has no end is given up there.
private let largest = 1 << 28

/// What can be read from a descriptor until its end; nil where reading fails or doesn't end.
package func readAll(_ descriptor: CInt) -> [UInt8]? {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = unsafe read(descriptor, &chunk, chunk.count)
    guard count > 0 else { return count == 0 ? bytes : nil }
    bytes += chunk[..<count]
    if bytes.count > largest { return nil }
  }
}

/// The names of a folder's entries; none where it can't be read.
func filesInFolder(_ path: String) -> [String] {
  guard let folder = unsafe opendir(path) else { return [] }
  defer { unsafe closedir(folder) }
  var names: [String] = []
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
      unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
    }
    names.append(name)
  }
  return names
}
