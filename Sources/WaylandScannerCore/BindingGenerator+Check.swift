// SPDX-License-Identifier: MIT

extension BindingGenerator {
  /// Refuses what the generated Swift could not express.
  func check(_ interface: InterfaceDescription) throws(ProtocolError) {
    for argument in (interface.requests + interface.events).flatMap(\.arguments) {
      if argument.enumeration != nil, enumerationType(of: argument, in: interface) == nil {
        throw ProtocolError(
          at: argument.position, "there is no enum '\(argument.enumeration ?? "")'")
      }
    }
    for event in interface.events where !isDescribed(event) {
      throw ProtocolError(
        at: event.position, "the event '\(event.name)' carries an interface that is not described")
    }
    for request in interface.requests {
      let created = request.arguments.filter(\.isNewObject).count
      if created > 1 || (created == 1 && request.isDestructor) {
        throw ProtocolError(
          at: request.position, "the request '\(request.name)' makes objects in an unusual way")
      }
    }
  }

  /// Whether all interfaces that a message names are among the described ones.
  func isDescribed(_ message: MessageDescription) -> Bool {
    message.arguments.allSatisfy { argument in
      guard let interface = argument.interface else { return true }
      return indices[interface] != nil
    }
  }

  /// The Swift type of an argument's enum; nil when it has none or names an unknown one.
  func enumerationType(
    of argument: ArgumentDescription, in interface: InterfaceDescription
  ) -> String? {
    guard let enumeration = argument.enumeration else { return nil }
    let isQualified = enumeration.contains(".")
    return enumerationTypes[isQualified ? enumeration : "\(interface.name).\(enumeration)"]
  }
}

extension ArgumentDescription {
  /// The interface of an object argument.
  var interface: String? {
    switch kind {
    case .object(let interface), .newObject(let interface): interface
    case .int, .uint, .fixed, .string, .array, .descriptor: nil
    }
  }

  var isNewObject: Bool {
    if case .newObject = kind { true } else { false }
  }
}
