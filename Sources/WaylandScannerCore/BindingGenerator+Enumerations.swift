// SPDX-License-Identifier: MIT

extension BindingGenerator {
  /// A struct with named values rather than a Swift enum: a newer compositor may send others.
  func write(_ enumeration: EnumerationDescription, to text: inout SourceText) {
    let name = SwiftName.nestedType(enumeration.name)
    let conformance = enumeration.isBitfield ? "OptionSet" : "RawRepresentable"
    text.line("/// The values of `\(enumeration.name)`.")
    text.block("package struct \(name): \(conformance), Hashable, Sendable") { text in
      text.line("/// The value on the wire.")
      text.line("package var rawValue: UInt32")
      text.line("")
      text.line("/// Any value, named below or not.")
      text.line("package init(rawValue: UInt32) { self.rawValue = rawValue }")
      let members = SwiftName.members(enumeration.entries.map(\.name))
      for (entry, member) in zip(enumeration.entries, members) {
        // An option set without members is written as an empty literal.
        let value =
          enumeration.isBitfield && entry.value == 0 ? "[]" : "Self(rawValue: \(entry.value))"
        text.line("")
        text.documentation(entry.summary, orElse: entry.name)
        text.line("package static var \(member): Self { \(value) }")
      }
    }
  }
}
