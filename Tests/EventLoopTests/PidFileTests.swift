// SPDX-License-Identifier: MIT
import CLinux
import EventLoop
import Foundation
import Testing

struct PidFileTests {
  private let folder: Folder
  private var path: String { folder.path + "/handrail.pid" }

  /// A folder that goes with the test.
  private final class Folder {
    let path = NSTemporaryDirectory() + "handrail-\(UUID().uuidString)"
    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  init() throws {
    folder = try Folder()
  }

  @Test func `the file names its owner, to the user alone, and goes with it`() throws {
    #expect(PidFile.owner(at: path) == nil)
    let file = try PidFile(at: path)
    #expect(PidFile.owner(at: path) == getpid())
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "\(getpid())\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    file.remove()
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(PidFile.owner(at: path) == nil)
  }

  @Test func `a second keyboard learns who is running`() throws {
    let file = try PidFile(at: path)
    #expect(throws: PidFile.Fault.held(by: getpid())) { try PidFile(at: path) }
    #expect(PidFile.owner(at: path) == getpid())
    file.remove()
    #expect(throws: Never.self) { try PidFile(at: path) }
  }

  @Test func `what a dead keyboard left names nobody and is taken over`() throws {
    try "1\nand more\n".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(PidFile.owner(at: path) == nil)
    let file = try PidFile(at: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "\(getpid())\n")
    file.remove()
  }

  @Test func `a file that somebody else put there is left alone`() throws {
    let file = try PidFile(at: path)
    try FileManager.default.removeItem(atPath: path)
    try "1\n".write(toFile: path, atomically: true, encoding: .utf8)
    file.remove()
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func `a link is not followed`() throws {
    let target = folder.path + "/target"
    try "precious".write(toFile: target, atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    #expect(throws: PidFile.Fault.self) { try PidFile(at: path) }
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "precious")
  }

  @Test func `a folder that is missing is told`() {
    let missing = folder.path + "/none/handrail.pid"
    #expect(throws: PidFile.Fault.system(SystemError("open \(missing)", number: ENOENT))) {
      try PidFile(at: missing)
    }
    #expect(SystemError("open x", number: ENOENT).message == "open x: No such file or directory")
  }
}
