// SPDX-License-Identifier: MIT

/// Writes the Swift of the target `Wayland`: the table that libwayland reads, and one class for
/// each interface, with its enums, its events as an enum, and its requests as methods.
///
/// What the classes share is written by hand in that target; no generated line touches a pointer.
package struct BindingGenerator {
  let interfaces: [InterfaceDescription]
  /// The place of each interface in the table.
  let indices: [String: Int]
  /// The Swift type of each enum, by `interface.enum`.
  let enumerationTypes: [String: String]

  /// Fails when two protocols describe the same interface, or a reference leads nowhere.
  package init(_ protocols: [ProtocolDescription]) throws(ProtocolError) {
    interfaces = protocols.flatMap(\.interfaces)
    var indices: [String: Int] = [:]
    var enumerationTypes: [String: String] = [:]
    for (index, interface) in interfaces.enumerated() {
      guard indices.updateValue(index, forKey: interface.name) == nil else {
        throw ProtocolError(
          at: interface.position, "the interface '\(interface.name)' is described twice")
      }
      for enumeration in interface.enumerations {
        enumerationTypes["\(interface.name).\(enumeration.name)"] =
          SwiftName.type(interface.name) + "." + SwiftName.nestedType(enumeration.name)
      }
    }
    self.indices = indices
    self.enumerationTypes = enumerationTypes
    for interface in interfaces { try check(interface) }
  }

  /// The whole file.
  package func source() -> String {
    var text = SourceText()
    text.line("// Made by WaylandScanner from the protocol files: change those instead.")
    text.line("")
    writeTable(to: &text)
    for (index, interface) in interfaces.enumerated() {
      text.line("")
      write(interface, index: index, to: &text)
    }
    return text.content
  }

  private func write(_ interface: InterfaceDescription, index: Int, to text: inout SourceText) {
    let name = SwiftName.type(interface.name)
    text.documentation(interface.summary, orElse: interface.name)
    text.block("package final class \(name): Proxy, WaylandObject") { text in
      text.line("/// The interface's place in the table, its name and the newest known version.")
      text.line(
        "package static let interface = InterfaceIdentity("
          + "index: \(index), name: \"\(interface.name)\", version: \(interface.version))")
      for enumeration in interface.enumerations {
        text.line("")
        write(enumeration, to: &text)
      }
      if !interface.events.isEmpty {
        text.line("")
        writeEvents(of: interface, to: &text)
      }
      writeRequests(of: interface, to: &text)
    }
  }
}
