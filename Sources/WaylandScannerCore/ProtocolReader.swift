// SPDX-License-Identifier: MIT

extension ProtocolDescription {
  /// Reads a protocol file's bytes; `file` is the name that errors give.
  package init(xml bytes: [UInt8], file: String) throws(ProtocolError) {
    let root = try XMLReader.read(bytes, file: file)
    guard root.name == "protocol" else {
      throw ProtocolError(at: root.position, "expected <protocol>, found <\(root.name)>")
    }
    name = try root.required("name")
    interfaces = []
    for element in root.children(named: "interface") {
      interfaces.append(try InterfaceDescription(element))
    }
  }
}

extension InterfaceDescription {
  init(_ element: XMLElement) throws(ProtocolError) {
    name = try element.required("name")
    version = try element.version("version", fallback: nil)
    summary = element.summary
    position = element.position
    for child in element.children {
      switch child.name {
      case "request": requests.append(try MessageDescription(child))
      case "event": events.append(try MessageDescription(child))
      case "enum": enumerations.append(try EnumerationDescription(child))
      case "description": break
      default: throw ProtocolError(at: child.position, "unexpected <\(child.name)>")
      }
    }
    for message in requests + events where message.since > version {
      throw ProtocolError(
        at: message.position,
        "'\(message.name)' is since \(message.since), but '\(name)' ends at version \(version)")
    }
  }
}

extension MessageDescription {
  init(_ element: XMLElement) throws(ProtocolError) {
    name = try element.required("name")
    since = try element.version("since", fallback: 1)
    switch element.attributes["type"] {
    case "destructor": isDestructor = true
    case nil: isDestructor = false
    case .some(let type):
      throw ProtocolError(at: element.position, "unknown message type '\(type)'")
    }
    summary = element.summary
    position = element.position
    arguments = []
    for child in element.children(named: "arg") {
      arguments.append(try ArgumentDescription(child))
    }
  }
}

extension ArgumentDescription {
  init(_ element: XMLElement) throws(ProtocolError) {
    name = try element.required("name")
    let interface = element.attributes["interface"]
    let type = try element.required("type")
    switch type {
    case "int": kind = .int
    case "uint": kind = .uint
    case "fixed": kind = .fixed
    case "string": kind = .string
    case "array": kind = .array
    case "fd": kind = .descriptor
    case "object": kind = .object(interface: interface)
    case "new_id": kind = .newObject(interface: interface)
    default: throw ProtocolError(at: element.position, "unknown argument type '\(type)'")
    }
    isNullable = try element.flag("allow-null")
    enumeration = element.attributes["enum"]
    position = element.position
    if enumeration != nil, kind != .int, kind != .uint {
      throw ProtocolError(at: position, "'\(name)' has an enum, but is no int or uint")
    }
  }
}

extension EnumerationDescription {
  init(_ element: XMLElement) throws(ProtocolError) {
    name = try element.required("name")
    isBitfield = try element.flag("bitfield")
    position = element.position
    entries = []
    for child in element.children(named: "entry") {
      let text = try child.required("value")
      guard let value = UInt32(wire: text) else {
        throw ProtocolError(at: child.position, "\"\(text)\" is not a 32-bit number")
      }
      entries.append(
        Entry(
          name: try child.required("name"), value: value, summary: child.summary,
          position: child.position))
    }
  }
}

extension XMLElement {
  /// One line: the attribute `summary` of the element or of its description.
  fileprivate var summary: String {
    let text =
      attributes["summary"] ?? children(named: "description").first?.attributes["summary"] ?? ""
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension UInt32 {
  /// Decimal, or hexadecimal after `0x`.
  fileprivate init?(wire text: String) {
    if text.hasPrefix("0x") {
      self.init(text.dropFirst(2), radix: 16)
    } else {
      self.init(text)
    }
  }
}
