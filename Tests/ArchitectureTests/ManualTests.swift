// SPDX-License-Identifier: MIT
import Foundation
import KeyboardModel
import SettingsFiles
import Testing

@Suite struct `The manual` {
  @Test func `has every setting, and no other`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "Documentation/man/handrail-settings.5"), encoding: .utf8)
    let documented = page.matches(of: /(?m)^\.It Ic (\S+)$/).map { String($0.1) }
    #expect(documented == SettingDefinition.all.map(\.name))
  }

  @Test func `has settings in the README that can be had`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(page.firstMatch(of: /(?s)```\n(\[touch\].*?)```/)).1
    let file = SettingsFile.parse(Array(block.utf8))
    #expect(file.faults.isEmpty)
    #expect(file.settings.touch.steadiness == .strong)
    #expect(file.settings.display.largePrint)
  }
}
