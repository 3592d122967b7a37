// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Who may import what: the house's plan, as a table. A new target needs a line here, and with it
/// an answer to why it is a target.
private let plan: [String: Set<String>] = [
  // The pure core: the standard library alone.
  "KeyboardModel": [],
  "TouchSteadying": ["KeyboardModel"],
  "InputModes": ["KeyboardModel"],
  "TypingSession": ["KeyboardModel", "TouchSteadying", "InputModes"],
  // Adapters: one thing of the outside world each.
  "XMLDocuments": ["CExpat"],
  "LayoutFiles": ["KeyboardModel", "InputModes", "XMLDocuments"],
  "SettingsFiles": ["KeyboardModel", "CInih"],
  "KeySymbols": ["KeyboardModel", "CXkbcommon"],
  "EventLoop": ["KeyboardModel", "CLinux"],
  "SceneRenderer": ["KeyboardModel", "CCairo", "CPango", "Glibc"],
  "Wayland": ["CWaylandClient"],
  "WaylandClient": ["KeyboardModel", "KeySymbols", "Wayland", "CLinux"],
  // Programs.
  "handrail-keyboard": [
    "KeyboardModel", "InputModes", "TypingSession", "EventLoop", "KeySymbols", "LayoutFiles",
    "SceneRenderer", "SettingsFiles", "WaylandClient", "CLinux",
  ],
  "handrail": [
    "KeyboardModel", "InputModes", "TypingSession", "EventLoop", "KeySymbols", "LayoutFiles",
    "SceneRenderer", "SettingsFiles", "ArgumentParser", "FoundationEssentials",
  ],
  "handrail-benchmarks": [
    "KeyboardModel", "InputModes", "TypingSession", "KeySymbols", "LayoutFiles", "SceneRenderer",
  ],
  // Tools that run while the package is built.
  "WaylandScannerCore": ["XMLDocuments"],
  "WaylandScanner": ["WaylandScannerCore"],
  "FileEmbedder": ["Foundation"],
]

private let pure = ["KeyboardModel", "TouchSteadying", "InputModes", "TypingSession"]

@Suite struct `The sources` {
  @Test func `import what the plan allows, and no more`() throws {
    for (target, file, text) in try sources() {
      let allowed = try #require(plan[target], "the plan says nothing of \(target)")
      for module in imports(text) where !allowed.contains(module) {
        // The C library is a part of every adapter's outside world.
        if module == "Glibc", !pure.contains(target) { continue }
        Issue.record("\(file) imports \(module)")
      }
    }
  }

  @Test func `of the pure core have neither pointers nor clocks nor output`() throws {
    let words = ["unsafe", "Unsafe", "ContinuousClock", "SuspendingClock", "print(", "Task "]
    for (target, file, text) in try sources() where pure.contains(target) {
      for word in words where text.contains(word) { Issue.record("\(file) says \(word)") }
    }
  }

  @Test func `hold no letter of any alphabet as something to type`() throws {
    for (target, file, text) in try sources() where pure.contains(target) {
      for letter in text.matches(of: /"\p{L}"/) { Issue.record("\(file) has \(letter.0)") }
    }
  }

  @Test func `say their licence in the first line`() throws {
    for (_, file, text) in try sources() where !text.hasPrefix("// SPDX-License-Identifier: MIT") {
      Issue.record("\(file) doesn't")
    }
  }

  private func imports(_ text: String) -> [String] {
    text.matches(of: /(?m)^(?:@\w+ )?(?:package |internal |public )?import (?:\w+ )?(\w+)/)
      .map { String($0.1) }
  }

  private func sources() throws -> [(target: String, file: String, text: String)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let files = try #require(
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var found: [(target: String, file: String, text: String)] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let parts = file.pathComponents.drop { $0 != "Sources" }.dropFirst()
      let text = try String(contentsOf: file, encoding: .utf8)
      found.append((parts.first ?? "", parts.joined(separator: "/"), text))
    }
    #expect(found.count > 50)
    return found
  }
}
