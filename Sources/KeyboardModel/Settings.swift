// SPDX-License-Identifier: MIT

/// Everything that a user may choose. Each has a definition in `SettingDefinition.all`, which is
/// where its name, its range and its default are written for people.
package struct Settings: Hashable, Sendable {
  package var touch = Touch()
  package var steady = Steady()
  package var typing = Typing()
  package var display = Display()

  package init() {}

  /// How a touch becomes a steadied touch.
  package struct Touch: Hashable, Sendable {
    package enum Steadiness: String, Hashable, Sendable, CaseIterable {
      /// The raw finger; the last sample before the lift decides.
      case off
      /// What is highlighted holds on to the finger a little.
      case light
      /// For a hand with a tremor that has not been measured.
      case strong
    }

    /// The window of the moving average; zero is none.
    package var smoothing: Duration = .zero
    package var steadiness = Steadiness.light

    /// The window for a hand whose tremor nobody has measured: one period at 6 Hz, the middle of
    /// what essential and parkinsonian tremor have in common. A mean over T passes a share of
    /// |sin(πfT)/(πfT)| of frequency f: nothing of 1/T and its harmonics.
    package static let unmeasuredWindow = Duration.milliseconds(167)

    /// The window of the moving average in force; zero is none.
    package var window: Duration {
      if smoothing > .zero { return smoothing }
      return steadiness == .strong ? Self.unmeasuredWindow : .zero
    }
  }

  /// The drag-to-target mode.
  package struct Steady: Hashable, Sendable {
    /// The width and height of a target in millimetres, where the screen has room.
    package var targetSize = 18.0
    /// The space between two targets in millimetres.
    package var targetSpacing = 2.0
    /// The part of a key's picture that a finger selects it by, along each side.
    package var activeArea = 0.6
    /// How long a finger stays on another key before that one takes over.
    package var rest: Duration = .milliseconds(120)
  }

  /// What happens to text on its way.
  package struct Typing: Hashable, Sendable {
    package enum AutoCapitals: String, Hashable, Sendable, CaseIterable {
      /// Where the field asks for them.
      case hint
      case on, off
    }

    package var autoCapitals = AutoCapitals.hint
    /// Whether a second space makes the first a full stop.
    package var doubleSpace = false
  }

  /// How the keyboard looks.
  package struct Display: Hashable, Sendable {
    /// Logical pixels per millimetre; nil takes what the output reports.
    package var density: Double?
    package var theme = "light"
    package var largePrint = false
    /// Whether keys have an outline; without, there is less to aim at.
    package var keyOutlines = true
  }
}
