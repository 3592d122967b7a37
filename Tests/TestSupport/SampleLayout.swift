// SPDX-License-Identifier: MIT
package import KeyboardModel

extension Layout {
  /// A small layout of the steady mode with one of each kind of key, written out by hand.
  package static let sample = Layout(
    name: "sample", mode: "steady", language: "en",
    layers: [
      Layer(
        name: "letters",
        rows: [
          row("q", "w", "e", "r", "t"),
          row("a", "s", "d", "f", "g"),
          Row(keys: [
            key("shift", ("shift", .shift), ("lock", .shiftLock)),
            key("stops", (".", .insert(".")), (",", .insert(","))),
            key("space", ("space", .insert(" "))),
            key(
              "delete", ("letter", .delete(.character)), ("word", .delete(.word)),
              ("sentence", .delete(.sentence)), ("undo", .undo)),
            key(
              "return", ("return", .key(.named("Return"))), ("2 lines", .insert("\n\n")),
              ("symbols", .layer("symbols"))),
          ]),
        ]),
      Layer(
        name: "symbols", once: true,
        rows: [row("1", "2", "3"), Row(keys: [key("letters", ("abc", .layer("letters")))])]),
    ])

  /// The layout that fields for digits choose.
  package static let sampleDigits = Layout(
    name: "sample-digits", mode: "steady", language: "en", purposes: [.digits, .pin],
    layers: [Layer(name: "digits", rows: [row("1", "2", "3")])])

  private static func row(_ letters: String...) -> Row {
    Row(keys: letters.map { key($0, ($0, .insert($0))) })
  }

  private static func key(_ id: String, _ targets: (label: String, action: Action)...) -> Key {
    Key(
      id: id, label: id,
      targets: targets.map { Target(id: $0.label, label: $0.label, action: $0.action) })
  }
}

extension Output {
  /// A phone of today, upright.
  package static let phone = Output(size: Size(width: 360, height: 720))
}
