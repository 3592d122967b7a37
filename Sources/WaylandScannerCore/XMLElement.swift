// SPDX-License-Identifier: MIT

/// An element of an XML file with its attributes and children; its text is not kept.
struct XMLElement {
  var name: String
  var attributes: [String: String]
  var children: [XMLElement] = []
  var position: SourcePosition

  func children(named name: String) -> [XMLElement] {
    children.filter { $0.name == name }
  }

  /// The value of an attribute that has to be there.
  func required(_ attribute: String) throws(ProtocolError) -> String {
    guard let value = attributes[attribute], !value.isEmpty else {
      throw ProtocolError(at: position, "<\(name)> needs the attribute '\(attribute)'")
    }
    return value
  }

  /// A number from 1 up; `fallback` stands for an absent attribute.
  func version(_ attribute: String, fallback: Int?) throws(ProtocolError) -> Int {
    if attributes[attribute] == nil, let fallback { return fallback }
    let text = try required(attribute)
    guard let value = Int(text), value >= 1 else {
      throw ProtocolError(at: position, "'\(attribute)' is \"\(text)\", not a version number")
    }
    return value
  }

  /// `true` or `false`; an absent attribute is false.
  func flag(_ attribute: String) throws(ProtocolError) -> Bool {
    switch attributes[attribute] {
    case "true": return true
    case "false", nil: return false
    case .some(let text):
      throw ProtocolError(at: position, "'\(attribute)' is \"\(text)\", not true or false")
    }
  }
}
