// SPDX-License-Identifier: MIT

/// Swift being written, two spaces a level.
struct SourceText {
  private(set) var content = ""
  private var depth = 0

  mutating func line(_ text: String) {
    if !text.isEmpty { content += String(repeating: "  ", count: depth) + text }
    content += "\n"
  }

  /// A documentation comment of one line.
  mutating func documentation(_ summary: String, orElse name: String) {
    line("/// " + (summary.isEmpty ? "`\(name)`." : summary))
  }

  mutating func block(_ head: String, _ body: (inout SourceText) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }
}
