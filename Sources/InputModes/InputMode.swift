// SPDX-License-Identifier: MIT
package import KeyboardModel

/// What came of the fingers' movements.
package enum ModeEvent: Hashable, Sendable {
  /// A key is under the finger, and its targets show.
  case explored(Key)
  /// Lifting now would choose this target.
  case entered(Target)
  /// Lifting now would choose nothing.
  case left
  /// The finger lifted on a target.
  case chosen(Target)
  /// A touch ended without a choice.
  case cancelled
}

/// A way of typing: steadied touches in, choices out.
///
/// The contract, proved for every mode by one suite:
/// 1. Landing chooses nothing; only a lift does.
/// 2. A cancel leaves nothing selected, and chooses nothing.
/// 3. When all fingers are up, nothing is selected and `nextWake` is nil.
/// 4. Whatever the touches, however mad, nothing traps; the same touches give the same events.
package protocol InputMode: Sendable {
  /// The mode's name on the command line and in layout files.
  static var name: String { get }

  init(board: Board)

  /// What is arranged. Setting it keeps the touch that is under way where the keys stay in their
  /// places (a label changed), and drops it otherwise.
  var board: Board { get set }

  mutating func handle(_ event: SteadiedEvent, at now: Timestamp) -> [ModeEvent]

  /// Time has come to `nextWake`.
  mutating func wake(at now: Timestamp) -> [ModeEvent]

  /// When the mode has something to do without a touch; nil while it has not.
  var nextWake: Timestamp? { get }

  /// What is to be seen.
  var scene: Scene { get }

  /// The opaque panel, for which windows make room.
  var keyboard: Rect { get }

  /// The part of the output that the mode ever draws on, whatever the layer.
  var reach: Rect { get }

  /// Where everything is, for whoever asks.
  var description: BoardDescription { get }

  /// How a practised finger performs an action; nil where this board doesn't offer it.
  func gesture(for action: Action) -> Gesture?
}

/// Every mode that there is. A new mode is a file, a line here, and a layout.
package enum ModeCatalogue {
  package static let all: [any InputMode.Type] = [SteadyMode.self]

  /// A mode by its name; nil where there is none.
  package static func mode(named name: String) -> (any InputMode.Type)? {
    all.first { $0.name == name }
  }
}
