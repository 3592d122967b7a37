// SPDX-License-Identifier: MIT
import InputModes
import KeyboardModel
import XMLDocuments

/// What can only be seen of a layout as a whole.
extension LayoutReader {
  private static let widestRow = 16.0
  /// More would not fit on any screen.
  static let mostRows = 7

  mutating func checkKeys(_ rows: [PlacedRow], _ layer: XMLElement) {
    if rows.count > Self.mostRows {
      fault(layer, "the layer has more than \(Self.mostRows) rows, the most that fit on a screen")
    }
    var ids: Set<String> = []
    for row in rows {
      for (key, position) in zip(row.row.keys, row.positions) where !ids.insert(key.id).inserted {
        faults.append(
          LayoutFault(position, "the layer has a key '\(key.id)' already; give this one an id"))
      }
      let width = row.row.keys.reduce(0) { $0 + $1.width }
      if width > Self.widestRow, let position = row.positions.first {
        faults.append(
          LayoutFault(position, "the row is \(width) units wide; \(Self.widestRow) is the most"))
      }
    }
  }

  /// Finds actions that name a layer, layout or mode which isn't there.
  mutating func checkReferences(_ layers: [Layer]) {
    for reference in references {
      switch reference.action {
      case .layer(let name):
        guard sections[name]?.isLayer != true else { continue }
        let known = layers.map(\.name).joined(separator: ", ")
        report(reference, "the layout has no layer '\(name)'; it has \(known)")
      case .layout(let name):
        guard library.source(mode: mode, name: name) == nil, stem != "\(mode)-\(name)" else {
          continue
        }
        report(reference, "no layout of the mode '\(mode)' is called '\(name)'")
      case .mode(let name):
        guard ModeCatalogue.mode(named: name) == nil else { continue }
        report(reference, "no mode is called '\(name)'")
      case .insert, .key, .delete, .undo, .shift, .shiftLock, .command: continue
      }
    }
  }

  /// Finds layers that nothing leads to, and layers that nothing leads out of.
  mutating func checkWaysOut(_ layers: [Layer], _ root: XMLElement) {
    guard Set(layers.map(\.name)).count == layers.count else { return }
    let reached = reached(layers)
    for layer in layers.dropFirst() {
      guard let section = sections[layer.name] else { continue }
      if !reached.contains(layer.name) {
        fault(
          section.element, "name",
          "nothing leads to the layer '\(layer.name)'; a key with layer:\(layer.name) would")
      }
      if !layer.once, !layer.leads(where: { $0 != layer.name }) {
        fault(
          section.element, "name",
          "nothing leads out of the layer '\(layer.name)'; it needs a key with layer:NAME, "
            + "or once=\"yes\"")
      }
    }
  }

  /// The layers that one comes to from the first.
  private func reached(_ layers: [Layer]) -> Set<String> {
    var reached: Set<String> = []
    var front = layers.prefix(1).map(\.name)
    while let name = front.popLast() {
      guard reached.insert(name).inserted,
        let layer = layers.first(where: { $0.name == name })
      else { continue }
      front += layers.map(\.name).filter { other in layer.leads { $0 == other } }
    }
    return reached
  }

  private mutating func report(_ reference: Reference, _ message: String) {
    let fault = LayoutFault(reference.position, message)
    if !faults.contains(fault) { faults.append(fault) }
  }
}

extension Layer {
  /// Whether one of its targets goes to a layer that matches.
  fileprivate func leads(where matches: (String) -> Bool) -> Bool {
    keys.lazy.flatMap(\.targets).contains {
      if case .layer(let name) = $0.action { matches(name) } else { false }
    }
  }
}
