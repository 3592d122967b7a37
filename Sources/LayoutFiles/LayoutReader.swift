// SPDX-License-Identifier: MIT
import InputModes
import KeyboardModel
import XMLDocuments

/// Makes a layout of a file's elements, and finds every fault on the way.
///
/// Reading goes in three steps: the sections (layers and parts) by their names; each layer's rows,
/// with the rows that it takes from elsewhere; and then what actions refer to.
struct LayoutReader {
  /// A layer or part as the file has it.
  struct Section {
    var element: XMLElement
    var isLayer: Bool
  }

  /// An action that names something which must exist.
  struct Reference {
    var action: Action
    var layer: String
    var position: SourcePosition
  }

  let library: LayoutLibrary
  let stem: String
  /// Layouts that are being read for this one, against circles.
  var including: [String] = []
  /// Sound layouts of other files, by their stems, so that none is read twice.
  var known: [String: Layout] = [:]
  var faults: [LayoutFault] = []
  var sections: [String: Section] = [:]
  var references: [Reference] = []
  var mode = ""

  init(
    library: LayoutLibrary, stem: String, including: [String] = [], known: [String: Layout] = [:]
  ) {
    self.known = known
    self.library = library
    self.stem = stem
    self.including = including
  }

  /// The layout where there is no fault; `faults` are in the order of the file.
  mutating func read(_ bytes: [UInt8]) -> (layout: Layout?, faults: [LayoutFault]) {
    let root: XMLElement
    do throws(XMLFault) {
      root = try parseXML(bytes)
    } catch {
      return (nil, [LayoutFault(error.position, error.message)])
    }
    let layout = layout(root)
    let sorted = faults.sorted {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
    return (sorted.isEmpty ? layout : nil, sorted)
  }

  private mutating func layout(_ root: XMLElement) -> Layout? {
    guard root.name == "layout" else {
      fault(root, "a layout file begins with <layout>, not with <\(root.name)>")
      return nil
    }
    allow(["mode", "language", "fields"], in: root)
    mode = required("mode", in: root) ?? ""
    if !mode.isEmpty, ModeCatalogue.mode(named: mode) == nil {
      fault(root, "mode", "no mode is called '\(mode)'; there are \(Self.modes)")
    }
    let language = required("language", in: root) ?? ""
    if !language.isEmpty, !language.isLanguageCode {
      fault(root, "language", "a language is an ISO 639 code such as 'en', not '\(language)'")
    }
    let purposes = purposes(root)
    collectSections(root)
    let layers = layers(root)
    checkReferences(layers)
    checkWaysOut(layers, root)
    guard !layers.isEmpty else { return nil }
    return Layout(
      name: name, mode: mode, language: language, purposes: purposes, layers: layers)
  }

  /// The file's name without its mode.
  private var name: String {
    stem.hasPrefix(mode + "-") ? String(stem.dropFirst(mode.count + 1)) : stem
  }

  private static var modes: String { ModeCatalogue.all.map { $0.name }.joined(separator: ", ") }

  private mutating func purposes(_ root: XMLElement) -> Set<ContentPurpose> {
    var purposes: Set<ContentPurpose> = []
    if root["fields"]?.allSatisfy(\.isWhitespace) ?? false {
      fault(root, "fields", "fields names at least one purpose; leave it out for ordinary fields")
    }
    for word in (root["fields"] ?? "").split(separator: " ") {
      if let purpose = ContentPurpose(rawValue: String(word)) {
        purposes.insert(purpose)
      } else {
        let known = ContentPurpose.allCases.map(\.rawValue).joined(separator: ", ")
        fault(root, "fields", "no field's purpose is called '\(word)'; there are \(known)")
      }
    }
    return purposes
  }

  private mutating func collectSections(_ root: XMLElement) {
    noText(in: root)
    for element in root.children {
      guard element.name == "layer" || element.name == "part" else {
        fault(element, "<layout> holds <layer> and <part>, not <\(element.name)>")
        continue
      }
      let isLayer = element.name == "layer"
      allow(isLayer ? ["name", "once"] : ["name"], in: element)
      guard let name = required("name", in: element) else { continue }
      if sections[name] != nil {
        fault(element, "name", "'\(name)' is there already; each layer and part has its own name")
      } else {
        sections[name] = Section(element: element, isLayer: isLayer)
      }
    }
    if !root.children.contains(where: { $0.name == "layer" }) {
      fault(root, "a layout has at least one <layer>")
    }
  }

  private mutating func layers(_ root: XMLElement) -> [Layer] {
    var layers: [Layer] = []
    for element in root.children where element.name == "layer" || element.name == "part" {
      let rows = rows(of: element, layer: element["name"] ?? "", path: [element["name"] ?? ""])
      guard element.name == "layer" else { continue }
      checkKeys(rows, element)
      layers.append(
        Layer(name: element["name"] ?? "", once: isOnce(element), rows: rows.map(\.row)))
    }
    return layers
  }

  private mutating func isOnce(_ element: XMLElement) -> Bool {
    switch element["once"] {
    case nil, "no": return false
    case "yes": return true
    case .some(let other):
      fault(element, "once", "once is 'yes' or 'no', not '\(other)'")
      return false
    }
  }
}

extension LayoutReader {
  mutating func fault(_ element: XMLElement, _ message: String) {
    report(LayoutFault(element.position, message))
  }

  /// A part that several layers use is read for each; its faults are told once.
  mutating func report(_ fault: LayoutFault) {
    if !faults.contains(fault) { faults.append(fault) }
  }

  /// A fault at an attribute, or at its element where the attribute is missing.
  mutating func fault(_ element: XMLElement, _ attribute: String, _ message: String) {
    report(LayoutFault(element.position(of: attribute), message))
  }

  /// Finds attributes that the element doesn't have.
  mutating func allow(_ names: [String], in element: XMLElement) {
    for attribute in element.attributes where !names.contains(attribute.name) {
      let known = names.joined(separator: ", ")
      faults.append(
        LayoutFault(
          attribute.position,
          "<\(element.name)> has no attribute '\(attribute.name)'; it has \(known)"))
    }
  }

  /// An attribute's value, which must be there and not be empty.
  mutating func required(_ name: String, in element: XMLElement) -> String? {
    guard let value = element[name], !value.isEmpty else {
      fault(element, name, "<\(element.name)> needs \(name)=\"…\"")
      return nil
    }
    return value
  }

  /// Finds text where none belongs.
  mutating func noText(in element: XMLElement) {
    guard element.text.utf8.contains(where: { $0 > 0x20 }) else { return }
    fault(element, "<\(element.name)> holds no text of its own; what it says stands in attributes")
  }
}

extension String {
  /// Whether it has the form of a language's code, with a region or a script where it matters.
  fileprivate var isLanguageCode: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count) else { return false }
    return parts.allSatisfy { part in
      (2...8).contains(part.count) && part.utf8.allSatisfy(\.isASCIILetterOrDigit)
    }
  }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
