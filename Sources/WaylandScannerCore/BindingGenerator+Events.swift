// SPDX-License-Identifier: MIT

extension BindingGenerator {
  /// The event enum, the closure that receives it, and the decoding of what libwayland hands over.
  func writeEvents(of interface: InterfaceDescription, to text: inout SourceText) {
    text.line("/// What the compositor says to this object.")
    text.block("package enum Event") { text in
      for event in interface.events {
        let parameters = event.arguments.map { argument in
          "\(SwiftName.member(argument.name)): \(eventType(of: argument, in: interface))"
        }
        text.documentation(event.summary, orElse: event.name)
        text.line("case \(SwiftName.member(event.name))" + parenthesized(parameters))
      }
    }
    text.line("")
    text.line("/// Called with each event; without it, events are dropped.")
    text.line("package var onEvent: ((Event) -> Void)?")
    text.line("")
    text.block("override func receive(_ opcode: UInt32, _ arguments: EventArguments)") { text in
      text.line("let event: Event")
      text.line("let handler = onEvent")
      text.line("switch opcode {")
      for (opcode, event) in interface.events.enumerated() {
        let values = event.arguments.enumerated().map { place, argument in
          let value = eventValue(of: argument, at: place, in: interface)
          return "\(SwiftName.member(argument.name)): \(value)"
        }
        text.line("case \(opcode):")
        text.line("  event = .\(SwiftName.member(event.name))" + parenthesized(values))
        if event.isDestructor { text.line("  forget()") }
      }
      text.line("default: return")
      text.line("}")
      text.line("handler?(event)")
    }
    text.line("")
    text.line("override func dropHandler() { onEvent = nil }")
  }

  /// Strings are nil when they are not UTF-8, and objects when we destroyed them meanwhile.
  private func eventType(
    of argument: ArgumentDescription, in interface: InterfaceDescription
  ) -> String {
    switch argument.kind {
    case .int: enumerationType(of: argument, in: interface) ?? "Int32"
    case .uint: enumerationType(of: argument, in: interface) ?? "UInt32"
    case .fixed: "Double"
    case .string: "String?"
    case .array: "[UInt8]"
    case .descriptor: "ReceivedDescriptor"
    case .object(let name): (name.map(SwiftName.type) ?? "Proxy") + "?"
    case .newObject(let name): name.map(SwiftName.type) ?? "Proxy"
    }
  }

  private func eventValue(
    of argument: ArgumentDescription, at place: Int, in interface: InterfaceDescription
  ) -> String {
    switch argument.kind {
    case .int:
      guard let type = enumerationType(of: argument, in: interface) else {
        return "arguments.int(\(place))"
      }
      return "\(type)(rawValue: UInt32(bitPattern: arguments.int(\(place))))"
    case .uint:
      guard let type = enumerationType(of: argument, in: interface) else {
        return "arguments.uint(\(place))"
      }
      return "\(type)(rawValue: arguments.uint(\(place)))"
    case .fixed: return "arguments.fixed(\(place))"
    case .string: return "arguments.string(\(place))"
    case .array: return "arguments.array(\(place))"
    case .descriptor: return "arguments.descriptor(\(place))"
    case .object: return "arguments.object(\(place))"
    case .newObject: return "arguments.newObject(\(place))"
    }
  }
}

/// `(a, b)`, or nothing for an empty list.
func parenthesized(_ items: [String]) -> String {
  items.isEmpty ? "" : "(" + items.joined(separator: ", ") + ")"
}
