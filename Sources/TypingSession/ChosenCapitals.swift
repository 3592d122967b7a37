// SPDX-License-Identifier: MIT
import InputModes

/// What the user has said of capitals, beside what the text asks for.
///
/// | chosen | shift | shift lock | a character |
/// |---|---|---|---|
/// | nothing | the opposite of what shows, once | locked | nothing |
/// | once (on or off) | nothing, and none | locked | nothing |
/// | locked | nothing | nothing | locked |
struct ChosenCapitals: Sendable {
  private enum Choice: Sendable {
    case nothing
    case once
    case notNow
    case locked
  }

  private var choice = Choice.nothing

  /// The capitals that show, where the text by itself asks for them or does not.
  func inForce(automatic: Bool) -> Capitals {
    switch choice {
    case .nothing: automatic ? .once : .off
    case .once: .once
    case .notNow: .off
    case .locked: .locked
    }
  }

  mutating func shift(automatic: Bool) {
    switch choice {
    case .nothing: choice = automatic ? .notNow : .once
    case .once, .locked: choice = automatic ? .notNow : .nothing
    case .notNow: choice = automatic ? .nothing : .once
    }
  }

  mutating func lock() {
    choice = choice == .locked ? .nothing : .locked
  }

  /// A character was typed.
  mutating func characterTyped() {
    if choice != .locked { choice = .nothing }
  }
}
