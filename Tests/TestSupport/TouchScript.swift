// SPDX-License-Identifier: MIT
package import InputModes
package import KeyboardModel
package import TypingSession

/// A finger on a session, on a virtual clock.
package struct TouchScript {
  package private(set) var replay: Replay
  private var now = Duration.zero
  private var position = Point(x: 0, y: 0)

  package init(
    _ settings: Settings = Settings(), output: Output = .phone, layouts: [Layout] = [.sample],
    field: TextField? = TextField(), before: String = ""
  ) {
    guard
      let session = TypingSession(
        mode: "steady", layouts: layouts, settings: settings, output: output)
    else { preconditionFailure("the sample layouts are of the steady mode") }
    replay = Replay(session: session, kind: field, before: before)
  }

  package var session: TypingSession { replay.session }
  /// Everything that came of the touches so far.
  package var effects: [Effect] { replay.effects.map(\.effect) }
  package var text: String { replay.field.text }

  package mutating func down(_ point: Point) {
    send(.down(id: 0, at: point))
    position = point
  }

  /// Slides on a straight line, in steps of 10 ms.
  package mutating func slide(to point: Point, taking duration: Duration = .milliseconds(150)) {
    let steps = max(1, Int(duration / .milliseconds(10)))
    let start = position
    for step in 1...steps {
      rest(.milliseconds(10))
      send(.motion(id: 0, to: start.interpolated(to: point, Double(step) / Double(steps))))
    }
    position = point
  }

  package mutating func rest(_ duration: Duration) {
    now += duration
    replay.advance(to: now)
  }

  package mutating func up() { send(.up(id: 0)) }
  package mutating func cancel() { send(.cancel) }

  package mutating func send(_ events: TouchEvent...) {
    replay.play(TouchFrame(events), at: now)
  }

  /// The whole gesture for an action that the board offers.
  package mutating func choose(_ action: Action) {
    guard let gesture = session.mode.gesture(for: action), let first = gesture.stops.first else {
      preconditionFailure("the board doesn't offer \(action.text)")
    }
    down(first.point)
    rest(first.rest)
    for stop in gesture.stops.dropFirst() {
      slide(to: stop.point)
      rest(stop.rest)
    }
    up()
    rest(.milliseconds(80))
  }

  /// Where a key is.
  package func key(_ id: String) -> BoardDescription.PlacedKey {
    guard let key = session.mode.description.keys.first(where: { $0.key.id == id }) else {
      preconditionFailure("the board has no key \(id)")
    }
    return key
  }
}
