// SPDX-License-Identifier: MIT

/// A setting's name, its meaning, and how its value is read.
package struct SettingDefinition: Sendable {
  /// `section.key`, as `--set` and `settings.ini` have it.
  package let name: String
  /// What would be right, for an error: `seconds from 0 to 2`.
  package let values: String
  /// Takes a value's text over; false where it is none of `values`.
  package let apply: @Sendable (_ settings: inout Settings, _ text: String) -> Bool

  /// A definition by its name; nil where there is none.
  package static func named(_ name: String) -> SettingDefinition? {
    all.first { $0.name == name }
  }

  /// Every setting, in the order of the manual.
  package static let all: [SettingDefinition] = [
    number("touch.smoothing", 0...2, "seconds") { $0.touch.smoothing = .seconds($1) },
    choice("touch.steadiness") { $0.touch.steadiness = $1 },
    number("steady.target-size", 12...30, "millimetres") { $0.steady.targetSize = $1 },
    number("steady.target-spacing", 0...10, "millimetres") { $0.steady.targetSpacing = $1 },
    number("steady.active-area", 20...100, "per cent") { $0.steady.activeArea = $1 / 100 },
    number("steady.rest", 50...1000, "milliseconds") { $0.steady.rest = .milliseconds($1) },
    choice("typing.auto-capitals") { $0.typing.autoCapitals = $1 },
    toggle("typing.double-space") { $0.typing.doubleSpace = $1 },
    number("display.density", 1...40, "pixels per millimetre") { $0.display.density = $1 },
    SettingDefinition(
      name: "display.theme", values: themes.joined(separator: ", "),
      apply: {
        guard themes.contains($1) else { return false }
        $0.display.theme = $1
        return true
      }),
    toggle("display.large-print") { $0.display.largePrint = $1 },
    toggle("display.key-outlines") { $0.display.keyOutlines = $1 },
  ]

  /// The themes that the renderer knows.
  package static let themes = ["light", "dark", "contrast"]

  private static func number(
    _ name: String, _ range: ClosedRange<Double>, _ unit: String,
    _ assign: @escaping @Sendable (inout Settings, Double) -> Void
  ) -> SettingDefinition {
    SettingDefinition(
      name: name, values: "\(unit) from \(brief(range.lowerBound)) to \(brief(range.upperBound))",
      apply: {
        guard let value = Double($1), range.contains(value) else { return false }
        assign(&$0, value)
        return true
      })
  }

  private static func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ assign: @escaping @Sendable (inout Settings, Choice) -> Void
  ) -> SettingDefinition where Choice.RawValue == String {
    SettingDefinition(
      name: name, values: Choice.allCases.map(\.rawValue).joined(separator: ", "),
      apply: {
        guard let value = Choice(rawValue: $1) else { return false }
        assign(&$0, value)
        return true
      })
  }

  private static func toggle(
    _ name: String, _ assign: @escaping @Sendable (inout Settings, Bool) -> Void
  ) -> SettingDefinition {
    SettingDefinition(
      name: name, values: "on, off",
      apply: {
        guard $1 == "on" || $1 == "off" else { return false }
        assign(&$0, $1 == "on")
        return true
      })
  }

  private static func brief(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}

/// Why a setting was not taken over.
package enum SettingFault: Error, Hashable, Sendable {
  case unknown(name: String)
  case unsuitable(name: String, value: String, values: String)

  /// One line: what is wrong, what would be right.
  package var message: String {
    switch self {
    case .unknown(let name): "no setting is called '\(name)'"
    case .unsuitable(let name, let value, let values):
      "\(name) can't be '\(value)'; it takes \(values)"
    }
  }
}

extension Settings {
  /// Takes over one setting given as text, by its name `section.key`.
  package mutating func set(_ name: String, to value: String) throws(SettingFault) {
    guard let definition = SettingDefinition.named(name) else { throw .unknown(name: name) }
    guard definition.apply(&self, value) else {
      throw .unsuitable(name: name, value: value, values: definition.values)
    }
  }
}
extension SettingDefinition {
  package static func isPromised(_ name: String) -> Bool { false }
}
