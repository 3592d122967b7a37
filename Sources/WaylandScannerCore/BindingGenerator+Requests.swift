// SPDX-License-Identifier: MIT

extension BindingGenerator {
  /// One method for each request. A request that mentions an interface which is not described has
  /// its row in the table, so that the others keep their numbers, but no method.
  func writeRequests(of interface: InterfaceDescription, to text: inout SourceText) {
    for (opcode, request) in interface.requests.enumerated() where isDescribed(request) {
      text.line("")
      write(request, opcode: opcode, of: interface, to: &text)
    }
    // Such objects end on our side alone. A display ends with its connection.
    let ends = interface.requests.contains { $0.isDestructor || $0.name == "destroy" }
    if !ends, interface.name != "wl_display" {
      text.line("")
      text.line("/// Forgets the object; the compositor is not told.")
      text.line("package func destroy() { forget() }")
    }
  }

  private func write(
    _ request: MessageDescription, opcode: Int, of interface: InterfaceDescription,
    to text: inout SourceText
  ) {
    let created = request.arguments.first(where: \.isNewObject)
    let isGeneric = created != nil && created?.interface == nil
    let generic = isGeneric ? "<Object: WaylandObject>" : ""
    let parameters = parameters(of: request, in: interface).joined(separator: ", ")
    var signature = "package func \(SwiftName.method(request.name))\(generic)(\(parameters))"
    if let created { signature += " -> " + (created.interface.map(SwiftName.type) ?? "Object") }

    text.documentation(request.summary, orElse: request.name)
    if request.since > 1, !request.isDestructor {
      text.line("/// Only for objects of version \(request.since) or later.")
    }
    text.block(signature) { text in
      if request.since > 1, !request.isDestructor {
        text.line("requires(\(request.since), \"\(interface.name).\(request.name)\")")
      }
      let verb = created != nil ? "create" : request.isDestructor ? "end" : "call"
      var call = "\(verb)(\(opcode), [\(values(of: request).joined(separator: ", "))]"
      if isGeneric { call += ", version: version" }
      if request.isDestructor { call += ", since: \(request.since)" }
      text.line(call + ")")
    }
  }

  /// A lone argument that the method's name already names has no label: `setLayer(.top)`.
  private func parameters(
    of request: MessageDescription, in interface: InterfaceDescription
  ) -> [String] {
    let isLone = request.arguments.filter { !$0.isNewObject }.count == 1
    return request.arguments.flatMap { argument in
      let name = SwiftName.member(argument.name)
      let isNamed = isLone && request.name.hasSuffix("_" + argument.name)
      let label = isNamed ? "_ " + name : name
      let null = argument.isNullable ? "?" : ""
      switch argument.kind {
      case .int: return ["\(label): \(enumerationType(of: argument, in: interface) ?? "Int32")"]
      case .uint: return ["\(label): \(enumerationType(of: argument, in: interface) ?? "UInt32")"]
      case .fixed: return ["\(label): Double"]
      case .string: return ["\(label): String\(null)"]
      case .array: return ["\(label): [UInt8]"]
      case .descriptor: return ["\(label): CInt"]
      case .object(let interface):
        return ["\(label): \(interface.map(SwiftName.type) ?? "Proxy")\(null)"]
      case .newObject(interface: .some): return []
      case .newObject(interface: nil): return ["as type: Object.Type", "version: UInt32"]
      }
    }
  }

  private func values(of request: MessageDescription) -> [String] {
    request.arguments.flatMap { argument in
      let name = SwiftName.member(argument.name)
      let raw = argument.enumeration == nil ? name : "\(name).rawValue"
      switch argument.kind {
      case .int:
        return argument.enumeration == nil
          ? [".int(\(name))"] : [".int(Int32(bitPattern: \(raw)))"]
      case .uint: return [".uint(\(raw))"]
      case .fixed: return [".fixed(\(name))"]
      case .string: return [".string(\(name))"]
      case .array: return [".array(\(name))"]
      case .descriptor: return [".descriptor(\(name))"]
      case .object: return [".object(\(name))"]
      case .newObject(interface: .some): return [".newObject"]
      case .newObject(interface: nil):
        return [".string(Object.interface.name)", ".uint(version)", ".newObject"]
      }
    }
  }
}
