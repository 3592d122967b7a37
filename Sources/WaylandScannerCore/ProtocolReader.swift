// SPDX-License-Identifier: MIT
import XMLDocuments

extension ProtocolDescription {
  /// Reads a protocol file's bytes; `file` is the name that errors give.
  package init(xml bytes: [UInt8], file: String) throws(ProtocolError) {
    let root: XMLElement
    do throws(XMLFault) {
      root = try parseXML(bytes)
    } catch {
      throw ProtocolError(error.message, at: error.position, in: file)
    }
    do throws(Fault) {
      try self.init(root, file: file)
    } catch {
      throw ProtocolError(error.reason, at: error.position, in: file)
    }
  }

  private init(_ root: XMLElement, file: String) throws(Fault) {
    guard root.name == "protocol" else {
      throw Fault(at: root.position, "expected <protocol>, found <\(root.name)>")
    }
    self.file = file
    name = try root.required("name")
    interfaces = []
    for element in root.children(named: "interface") {
      interfaces.append(try InterfaceDescription(element))
    }
  }
}

extension InterfaceDescription {
  init(_ element: XMLElement) throws(Fault) {
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
      default: throw Fault(at: child.position, "unexpected <\(child.name)>")
      }
    }
    for message in requests + events where message.since > version {
      throw Fault(
        at: message.position,
        "'\(message.name)' is since \(message.since), but '\(name)' ends at version \(version)")
    }
  }
}

extension MessageDescription {
  init(_ element: XMLElement) throws(Fault) {
    name = try element.required("name")
    since = try element.version("since", fallback: 1)
    switch element["type"] {
    case "destructor": isDestructor = true
    case nil: isDestructor = false
    case .some(let type):
      throw Fault(at: element.position, "unknown message type '\(type)'")
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
  init(_ element: XMLElement) throws(Fault) {
    name = try element.required("name")
    let interface = element["interface"]
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
    default: throw Fault(at: element.position, "unknown argument type '\(type)'")
    }
    isNullable = try element.flag("allow-null")
    enumeration = element["enum"]
    position = element.position
    if enumeration != nil, kind != .int, kind != .uint {
      throw Fault(at: position, "'\(name)' has an enum, but is no int or uint")
    }
  }
}

extension EnumerationDescription {
  init(_ element: XMLElement) throws(Fault) {
    name = try element.required("name")
    isBitfield = try element.flag("bitfield")
    position = element.position
    entries = []
    for child in element.children(named: "entry") {
      let text = try child.required("value")
      guard let value = UInt32(wire: text) else {
        throw Fault(at: child.position, "\"\(text)\" is not a 32-bit number")
      }
      entries.append(
        Entry(
          name: try child.required("name"), value: value, summary: child.summary,
          position: child.position))
    }
  }
}

extension XMLElement {
  fileprivate func children(named name: String) -> [XMLElement] {
    children.filter { $0.name == name }
  }

  /// The value of an attribute that has to be there.
  fileprivate func required(_ attribute: String) throws(Fault) -> String {
    guard let value = self[attribute], !value.isEmpty else {
      throw Fault(at: position, "<\(name)> needs the attribute '\(attribute)'")
    }
    return value
  }

  /// A number from 1 up; `fallback` stands for an absent attribute.
  fileprivate func version(_ attribute: String, fallback: Int?) throws(Fault) -> Int {
    if self[attribute] == nil, let fallback { return fallback }
    let text = try required(attribute)
    guard let value = Int(text), value >= 1 else {
      throw Fault(
        at: position(of: attribute), "'\(attribute)' is \"\(text)\", not a version number")
    }
    return value
  }

  /// `true` or `false`; an absent attribute is false.
  fileprivate func flag(_ attribute: String) throws(Fault) -> Bool {
    switch self[attribute] {
    case "true": return true
    case "false", nil: return false
    case .some(let text):
      throw Fault(
        at: position(of: attribute), "'\(attribute)' is \"\(text)\", not true or false")
    }
  }

  /// One line: the attribute `summary` of the element or of its description.
  fileprivate var summary: String {
    let text =
      self["summary"] ?? children(named: "description").first?["summary"] ?? ""
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
