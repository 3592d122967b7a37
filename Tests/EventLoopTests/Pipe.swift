// SPDX-License-Identifier: MIT
import CLinux

/// A pipe with no wait in it.
final class Pipe {
  private(set) var reader: CInt
  private(set) var writer: CInt

  init() {
    var ends: [CInt] = [-1, -1]
    unsafe pipe(&ends)
    reader = ends[0]
    writer = ends[1]
  }

  deinit {
    closeReader()
    closeWriter()
  }

  func closeReader() {
    if reader >= 0 { close(reader) }
    reader = -1
  }

  func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  func send(_ byte: UInt8 = 0) {
    var byte = byte
    _ = unsafe write(writer, &byte, 1)
  }

  /// One byte; nil at the end.
  func receive() -> UInt8? {
    var byte: UInt8 = 0
    return unsafe read(reader, &byte, 1) == 1 ? byte : nil
  }
}
