// SPDX-License-Identifier: MIT

extension BindingGenerator {
  /// The calls that fill libwayland's table: interfaces refer to each other by place, since they
  /// do so in circles.
  func writeTable(to text: inout SourceText) {
    text.line("/// How many interfaces the table has.")
    text.line("let interfaceCount = \(interfaces.count)")
    text.line("")
    text.line("/// Fills the table in the order of the classes below.")
    text.block("func describeInterfaces(to table: inout InterfaceTableBuilder)") { text in
      for interface in interfaces {
        text.line(
          "table.interface(\"\(interface.name)\", version: \(interface.version), "
            + "requests: \(interface.requests.count), events: \(interface.events.count))")
        for message in interface.requests + interface.events {
          let types = types(of: message).map(String.init).joined(separator: ", ")
          text.line(
            "table.message(\"\(message.name)\", \"\(signature(of: message))\", [\(types)])")
        }
      }
    }
  }

  /// libwayland's signature: the version since when, then a letter for each argument.
  func signature(of message: MessageDescription) -> String {
    let letters = message.arguments.map { argument in
      let letter =
        switch argument.kind {
        case .int: "i"
        case .uint: "u"
        case .fixed: "f"
        case .string: "s"
        case .array: "a"
        case .descriptor: "h"
        case .object: "o"
        case .newObject(interface: .some): "n"
        // An object of any interface is told as the interface's name, the version and the number.
        case .newObject(interface: nil): "sun"
        }
      return argument.isNullable ? "?" + letter : letter
    }
    return (message.since > 1 ? "\(message.since)" : "") + letters.joined()
  }

  /// For each letter of the signature the place of its interface, or -1.
  func types(of message: MessageDescription) -> [Int] {
    message.arguments.flatMap { argument in
      if case .newObject(interface: nil) = argument.kind { return [-1, -1, -1] }
      return [argument.interface.flatMap { indices[$0] } ?? -1]
    }
  }
}
