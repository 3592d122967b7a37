// SPDX-License-Identifier: MIT
package import KeyboardModel

/// Turns what the fingers did into what they meant: touches in, steadied touches out.
///
/// Rules:
/// 1. A finger is followed from its landing to its lift; what comes without a landing is dropped.
/// 2. With a smoothing window, the steadied point is the finger's moving average, which needs to
///    be asked again (`nextWake`) until it has caught up with a finger that rests.
/// 3. Without one, the steadied point is the finger.
/// 4. The point that decides at the lift is the steadied point at that moment.
/// 5. `cancel` forgets every finger.
package struct TouchSteadying: Sendable {
  private struct Finger {
    var raw: Point
    var average: MovingAverage?
    /// What was last reported.
    var reported: Point
    /// When the average must be looked at again; nil while it rests.
    var wake: Timestamp?
  }

  /// How often a moving average is looked at while it moves on its own.
  private static let interval = Duration.milliseconds(16)

  private let window: Duration
  private var fingers: [Int: Finger] = [:]

  package init(_ settings: Settings.Touch) {
    window = settings.window
  }

  /// When `wake(at:)` has something to do; nil while nothing moves.
  package var nextWake: Timestamp? {
    fingers.values.lazy.compactMap(\.wake).min()
  }

  package mutating func handle(_ frame: TouchFrame, at now: Timestamp) -> [SteadiedEvent] {
    frame.events.compactMap { handle($0, at: now) }
  }

  /// Moves on the averages whose time has come.
  package mutating func wake(at now: Timestamp) -> [SteadiedEvent] {
    var events: [SteadiedEvent] = []
    for id in fingers.keys.sorted() {
      guard let due = fingers[id]?.wake, due <= now else { continue }
      if let event = advance(id, at: now) { events.append(event) }
    }
    return events
  }

  /// Forgets every finger.
  package mutating func cancel() {
    fingers = [:]
  }

  private mutating func handle(_ event: TouchEvent, at now: Timestamp) -> SteadiedEvent? {
    switch event {
    case .down(let id, let point):
      guard point.isFinite, fingers[id] == nil else { return nil }
      let average = window > .zero ? MovingAverage(window: window, start: point, at: now) : nil
      fingers[id] = Finger(raw: point, average: average, reported: point)
      return .down(id: id, at: point)
    case .motion(let id, let point):
      guard point.isFinite, fingers[id] != nil else { return nil }
      fingers[id]?.raw = point
      fingers[id]?.average?.move(to: point, at: now)
      return advance(id, at: now)
    case .up(let id):
      guard let finger = fingers.removeValue(forKey: id) else { return nil }
      return .up(id: id, at: finger.average?.value(at: now) ?? finger.raw)
    case .cancel:
      guard !fingers.isEmpty else { return nil }
      fingers = [:]
      return .cancel
    }
  }

  /// Reports where a finger is by now, if that is elsewhere than before.
  private mutating func advance(_ id: Int, at now: Timestamp) -> SteadiedEvent? {
    guard var finger = fingers[id] else { return nil }
    let point: Point
    if let average = finger.average {
      point = average.value(at: now)
      finger.wake =
        average.settled > now ? min(now.advanced(by: Self.interval), average.settled) : nil
    } else {
      point = finger.raw
    }
    let moved = point != finger.reported
    finger.reported = point
    fingers[id] = finger
    return moved ? .motion(id: id, to: point) : nil
  }
}

extension Point {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
