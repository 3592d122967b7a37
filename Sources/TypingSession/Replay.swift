// SPDX-License-Identifier: MIT
package import KeyboardModel

/// Plays a touch trace through a session on a virtual clock, against a simulated field.
package struct Replay {
  package struct TimedEffect: Hashable, Sendable {
    package var time: Duration
    package var effect: Effect
  }

  package private(set) var session: TypingSession
  /// What the application holds.
  package private(set) var field: SimulatedField
  package private(set) var effects: [TimedEffect] = []
  /// Nil for a program without text input.
  private let kind: TextField?

  /// - Parameters:
  ///   - kind: purpose and hints of the field that has the focus; nil for a program without
  ///     text input.
  ///   - before: what stands left of the cursor.
  package init(session: TypingSession, kind: TextField?, before: String = "") {
    self.session = session
    self.kind = kind
    field = SimulatedField(before: before)
    if let kind {
      var entered = kind
      entered.surrounding = field.surrounding
      _ = self.session.handle(.textField(.entered(entered)), at: Timestamp())
    }
  }

  /// Plays what happens until `time`, that moment included: all wake-ups that are due.
  package mutating func advance(to time: Duration) {
    let end = Timestamp(time)
    while let wake = session.nextWake, wake <= end {
      record(session.handle(.wake, at: wake), at: wake)
    }
  }

  package mutating func play(_ frame: TouchFrame, at time: Duration) {
    advance(to: time)
    record(session.handle(.touch(frame), at: Timestamp(time)), at: Timestamp(time))
  }

  /// Lets the clock run until nothing is pending.
  package mutating func finish() {
    while let wake = session.nextWake {
      record(session.handle(.wake, at: wake), at: wake)
    }
  }

  private mutating func record(_ new: [Effect], at now: Timestamp) {
    guard !new.isEmpty else { return }
    for effect in new {
      effects.append(TimedEffect(time: now.sinceOrigin, effect: effect))
      field.apply(effect)
    }
    guard var told = kind else { return }
    told.surrounding = field.surrounding
    record(session.handle(.textField(.changed(told)), at: now), at: now)
  }
}
