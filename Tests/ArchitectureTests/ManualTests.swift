// SPDX-License-Identifier: MIT
import Foundation
import KeyboardModel
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
}
