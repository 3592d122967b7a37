// SPDX-License-Identifier: MIT
package import KeyboardModel

/// Whether the keyboard is on the screen.
///
/// | state | a field is entered | fields are left | show | hide | toggle |
/// |---|---|---|---|---|---|
/// | shown by the user | same | same | same | hidden by the user | hidden by the user |
/// | shown for a field | same | hidden, after the grace time | shown by the user | hidden by the user | hidden by the user |
/// | hidden | shown for a field | same | shown by the user | hidden by the user | shown by the user |
/// | hidden by the user | shown for a field | same | shown by the user | same | shown by the user |
///
/// The grace time bridges the way from one field to the next. What a field asks for is told by its
/// being entered, so a field that has the focus already when the user hides the keyboard doesn't
/// bring it back.
package struct Visibility: Hashable, Sendable {
  /// What the user, or a field, asks for.
  package enum Request: Hashable, Sendable {
    case show, hide, toggle
  }

  private enum State: Hashable, Sendable {
    case shownByUser
    /// `until`: when to hide, once the field was left.
    case shownForField(until: Timestamp?)
    case hidden
  }

  /// How long the keyboard stays after the last field was left.
  private static let grace = Duration.milliseconds(200)

  private var state: State

  /// - Parameter hidden: whether the keyboard waits to be asked for.
  package init(hidden: Bool) {
    state = hidden ? .hidden : .shownByUser
  }

  package var isShown: Bool { state != .hidden }

  /// When to hide; nil while that isn't due.
  package var nextWake: Timestamp? {
    if case .shownForField(let until) = state { until } else { nil }
  }

  package mutating func handle(_ request: Request) {
    switch request {
    case .show: state = .shownByUser
    case .hide: state = .hidden
    case .toggle: state = isShown ? .hidden : .shownByUser
    }
  }

  package mutating func fieldEntered() {
    switch state {
    case .shownByUser: break
    case .shownForField, .hidden: state = .shownForField(until: nil)
    }
  }

  package mutating func fieldLeft(at now: Timestamp) {
    guard case .shownForField(nil) = state else { return }
    state = .shownForField(until: now.advanced(by: Self.grace))
  }

  package mutating func wake(at now: Timestamp) {
    guard let due = nextWake, due <= now else { return }
    state = .hidden
  }
}
