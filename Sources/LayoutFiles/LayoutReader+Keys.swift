// SPDX-License-Identifier: MIT
import KeyboardModel
import XMLDocuments

extension LayoutReader {
  private static let targetAttributes = ["id", "label", "insert", "action", "shifted"]

  mutating func key(_ element: XMLElement, layer: String) -> Key? {
    allow(Self.targetAttributes + ["width"], in: element)
    noText(in: element)
    var targets: [Target] = []
    let own = element["insert"] != nil || element["action"] != nil
    if own, let target = target(element, layer: layer) { targets.append(target) }
    for child in element.children {
      guard child.name == "target" else {
        fault(child, "<key> holds <target>, not <\(child.name)>")
        continue
      }
      allow(Self.targetAttributes, in: child)
      noText(in: child)
      if !child.children.isEmpty { fault(child, "<target> holds nothing") }
      guard let target = target(child, layer: layer) else { continue }
      if targets.contains(where: { $0.id == target.id }) {
        fault(child, "id", "the key has a target '\(target.id)' already; give this one an id")
      }
      targets.append(target)
    }
    if !own, element.children.isEmpty {
      fault(element, "<key> offers nothing; it needs insert=\"…\", action=\"…\" or a <target>")
    }
    let width = width(element)
    guard let first = targets.first else { return nil }
    let label = element["label"] ?? first.label
    if !own, label.isBlank { fault(element, "label", Self.blankLabel) }
    return Key(
      id: element["id"] ?? (own ? first.id : label), label: label, width: width, targets: targets)
  }

  private mutating func target(_ element: XMLElement, layer: String) -> Target? {
    guard let action = action(element) else { return nil }
    references.append(
      Reference(
        action: action, layer: layer,
        position: element.position(of: element["action"] == nil ? "insert" : "action")))
    let text: String? = if case .insert(let text) = action { text } else { nil }
    if element["shifted"] != nil, text == nil {
      fault(element, "shifted", "shifted says what insert types with shift; there is no insert")
    }
    guard let label = element["label"] ?? text else {
      fault(element, "<\(element.name)> needs label=\"…\", since its action is no text to show")
      return nil
    }
    if label.isBlank { fault(element, "label", Self.blankLabel) }
    if element["id"] == "" { fault(element, "id", "an id can't be empty") }
    return Target(
      id: element["id"] ?? text ?? action.text, label: label, action: action,
      shifted: element["shifted"])
  }

  private mutating func action(_ element: XMLElement) -> Action? {
    switch (element["insert"], element["action"]) {
    case (.some, .some):
      fault(element, "action", "insert and action exclude each other; one of them is enough")
      return nil
    case (let text?, nil):
      guard !text.isEmpty else {
        fault(element, "insert", "there is no text to insert")
        return nil
      }
      return .insert(text)
    case (nil, let text?):
      return action(text, element)
    case (nil, nil):
      fault(element, "<\(element.name)> does nothing; it needs insert=\"…\" or action=\"…\"")
      return nil
    }
  }

  private mutating func action(_ text: String, _ element: XMLElement) -> Action? {
    guard let action = Action(parsing: text) else {
      fault(element, "action", "no action is '\(text)'; \(Self.advice(text))")
      return nil
    }
    if case .key(let stroke) = action, case .named(let name) = stroke.symbol,
      !library.isKeySymbol(name)
    {
      fault(
        element, "action",
        "no key is called '\(name)'; names are those of xkb, such as Return, Left, F5, comma")
      return nil
    }
    return action
  }

  /// What would be right instead of an action that there isn't.
  private static func advice(_ text: String) -> String {
    switch text.prefix(while: { $0 != ":" }) {
    case "delete":
      "delete takes \(TextUnit.allCases.map(\.rawValue).joined(separator: ", "))"
    case "key":
      "key takes a key's name after Shift+, Control+, Alt+, Super+ or none of them"
    case "command": "command takes \(Action.commands.joined(separator: ", "))"
    case "insert", "layer", "layout", "mode": "after the colon stands what it is to take"
    default:
      "there are insert:TEXT, key:NAME, delete:UNIT, undo, shift, shift-lock, layer:NAME, "
        + "layout:NAME, mode:NAME, command:NAME"
    }
  }

  private static let blankLabel = "a label must show something; give one with label=\"…\""

  private mutating func width(_ element: XMLElement) -> Double {
    guard let text = element["width"] else { return 1 }
    let isDecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    guard isDecimal, let width = Double(text), (0.5...10).contains(width) else {
      fault(element, "width", "width is a number from 0.5 to 10, not '\(text)'")
      return 1
    }
    return width
  }
}

extension String {
  /// Whether nothing of it would be seen.
  fileprivate var isBlank: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
  }
}
