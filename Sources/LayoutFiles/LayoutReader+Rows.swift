// SPDX-License-Identifier: MIT
import KeyboardModel
import XMLDocuments

extension LayoutReader {
  /// A row with where it comes from.
  struct PlacedRow {
    var row: Row
    /// Where each of its keys stands in the file, for faults; the inclusion's place for those
    /// that come from elsewhere.
    var positions: [SourcePosition]
  }

  /// A section's rows, with those that it takes from other sections.
  /// - Parameter path: the sections that led here, against circles.
  mutating func rows(of section: XMLElement, layer: String, path: [String]) -> [PlacedRow] {
    noText(in: section)
    var rows: [PlacedRow] = []
    for element in section.children {
      // Sections that hold each other twice grow without end; `checkKeys` tells of the excess.
      guard rows.count <= Self.mostRows else { break }
      switch element.name {
      case "row": rows += row(element, layer: layer).map { [$0] } ?? []
      case "rows": rows += included(element, layer: layer, path: path)
      default:
        fault(element, "<\(section.name)> holds <row> and <rows>, not <\(element.name)>")
      }
    }
    if section.children.isEmpty {
      fault(section, "<\(section.name)> is empty; it needs at least one <row>")
    }
    return rows
  }

  private mutating func row(_ element: XMLElement, layer: String) -> PlacedRow? {
    allow([], in: element)
    noText(in: element)
    var row = PlacedRow(row: Row(keys: []), positions: [])
    for child in element.children {
      guard child.name == "key" else {
        fault(child, "<row> holds <key>, not <\(child.name)>")
        continue
      }
      guard let key = key(child, layer: layer) else { continue }
      row.row.keys.append(key)
      row.positions.append(child.position)
    }
    if element.children.isEmpty { fault(element, "<row> is empty; it needs at least one <key>") }
    return row.row.keys.isEmpty ? nil : row
  }

  /// The rows that `<rows of="SECTION" in="LAYOUT" modifiers="…"/>` stands for.
  private mutating func included(
    _ element: XMLElement, layer: String, path: [String]
  ) -> [PlacedRow] {
    allow(["of", "in", "modifiers"], in: element)
    noText(in: element)
    if let child = element.children.first { fault(child, "<rows> holds nothing") }
    guard let name = required("of", in: element) else { return [] }
    let modifiers = modifiers(element)
    let rows =
      element["in"].map { foreignRows(name, in: $0, element, layer: layer) }
      ?? ownRows(name, element, layer: layer, path: path)
    return rows.map { row in
      let keys = modifiers.isEmpty ? row.keys : row.keys.map { $0.pressed(with: modifiers) }
      return PlacedRow(
        row: Row(keys: keys), positions: Array(repeating: element.position, count: keys.count))
    }
  }

  private static let circle = "can't hold its own rows"

  private mutating func ownRows(
    _ name: String, _ element: XMLElement, layer: String, path: [String]
  ) -> [Row] {
    guard let section = sections[name] else {
      fault(element, "of", "no layer or part is called '\(name)'; there are \(sectionNames)")
      return []
    }
    guard !path.contains(name) else {
      fault(element, "of", "'\(name)' \(Self.circle)")
      return []
    }
    // What is wrong in there is told where it stands, once; but a circle shows from here alone.
    let before = (faults, references)
    let rows = rows(of: section.element, layer: layer, path: path + [name])
    let circles = faults.filter { $0.message.hasSuffix(Self.circle) }
    (faults, references) = before
    for circle in circles { report(circle) }
    return rows.map(\.row)
  }

  private mutating func foreignRows(
    _ name: String, in layout: String, _ element: XMLElement, layer: String
  ) -> [Row] {
    let otherStem = "\(mode)-\(layout)"
    guard library.source(stem: otherStem) != nil else {
      fault(element, "in", "no layout of the mode '\(mode)' is called '\(layout)'")
      return []
    }
    guard !including.contains(otherStem), otherStem != stem else {
      fault(element, "in", "'\(layout)' takes rows of this layout in its turn")
      return []
    }
    guard let other = soundLayout(otherStem) else {
      fault(element, "in", "the layout '\(layout)' has faults of its own")
      return []
    }
    guard let rows = other.layer(named: name)?.rows else {
      let known = other.layers.map(\.name).joined(separator: ", ")
      fault(element, "of", "the layout '\(layout)' has no layer '\(name)'; it has \(known)")
      return []
    }
    for target in rows.flatMap(\.keys).flatMap(\.targets) {
      references.append(
        Reference(action: target.action, layer: layer, position: element.position))
    }
    return rows
  }

  /// Another layout: the strongest of its files that has no fault.
  private mutating func soundLayout(_ otherStem: String) -> Layout? {
    if let layout = known[otherStem] { return layout }
    for source in library.sources(stem: otherStem) {
      var reader = LayoutReader(
        library: library, stem: otherStem, including: including + [stem], known: known)
      let layout = reader.read(source.bytes).layout
      known.merge(reader.known) { $1 }
      guard let layout else { continue }
      known[otherStem] = layout
      return layout
    }
    return nil
  }

  private mutating func modifiers(_ element: XMLElement) -> Modifiers {
    var modifiers: Modifiers = []
    for word in (element["modifiers"] ?? "").split(separator: " ") {
      if let known = Modifiers.all.first(where: { $0.name == word }) {
        modifiers.insert(known.modifier)
      } else {
        let all = Modifiers.all.map(\.name).joined(separator: ", ")
        fault(element, "modifiers", "no modifier is called '\(word)'; there are \(all)")
      }
    }
    return modifiers
  }

  private var sectionNames: String { sections.keys.sorted().joined(separator: ", ") }
}

extension Key {
  /// The key with every text of one character, and every key, pressed while modifiers are held.
  fileprivate func pressed(with modifiers: Modifiers) -> Key {
    var key = self
    for index in key.targets.indices {
      switch key.targets[index].action {
      case .insert(let text):
        guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { break }
        key.targets[index].action = .key(KeyStroke(.character(scalar), modifiers: modifiers))
      case .key(var stroke):
        stroke.modifiers.formUnion(modifiers)
        key.targets[index].action = .key(stroke)
      case .delete, .undo, .shift, .shiftLock, .layer, .mode, .layout, .command: break
      }
    }
    return key
  }
}
