// SPDX-License-Identifier: MIT
import Foundation
import KeyboardModel
import SceneRenderer
import Testing

@Suite struct `A picture file` {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("handrail-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test func `is a PNG of the output's size, and always the same`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try ["one.png", "two.png"].map { name in
      let path = folder.appendingPathComponent(name).path
      try SceneRenderer(display: Settings().display).writePNG(
        SampleScene.selecting, size: Size(width: 360, height: 720), scale: 1.5,
        backdrop: .application, to: path)
      return try Data(contentsOf: URL(fileURLWithPath: path))
    }
    #expect(files[0] == files[1])
    #expect(Array(files[0].prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(Array(files[0][16..<24]) == [0, 0, 2, 28, 0, 0, 4, 56], "540 by 1080")
  }

  @Test func `that can't be written says why`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("missing/picture.png").path
    let fault = #expect(throws: PictureError.self) { try write(scale: 1, to: path) }
    #expect(fault?.description == "cannot write \(path): No such file or directory")
  }

  @Test func `can't have more pixels than Cairo paints`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("picture.png").path
    #expect(throws: PictureError.tooLarge(width: 36000, height: 72000)) {
      try write(scale: 100, to: path)
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  private func write(scale: Double, to path: String) throws {
    try SceneRenderer(display: Settings().display).writePNG(
      SampleScene.resting, size: Size(width: 360, height: 720), scale: scale,
      backdrop: .application, to: path)
  }
}
