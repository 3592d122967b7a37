// SPDX-License-Identifier: MIT
package import KeyboardModel

/// Turns what the fingers did into what they meant: touches in, steadied touches out.
///
/// Rules:
/// 1. A finger is followed from its landing to its lift; what comes without a landing is dropped.
/// 2. With a smoothing window, the steadied point is the finger's moving average, which needs to
///    be asked again (`nextWake`) until it has caught up with a finger that rests.
/// 3. Without one, the steadied point is the finger.
/// 4. The point that decides at the lift is the place where the finger rested for the last 150 ms,
///    if it did; else the steadied point. With steadiness off it is the finger's last place.
/// 5. A finger that lands while it is down was lost: all touches are cancelled first.
/// 6. `cancel` forgets every finger.
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

  /// A finger that stays so long within so many millimetres means that place, however much slower
  /// its average is.
  private static let rest = Duration.milliseconds(150)
  private static let restRadius = 3.0

  private let window: Duration
  private let isOff: Bool
  private let restRadius: Double
  private var fingers: [Int: Finger] = [:]

  package init(
    _ settings: Settings.Touch,
    pixelsPerMillimetre: Double = Output.assumedPixelsPerMillimetre
  ) {
    window = settings.window
    isOff = settings.steadiness == .off
    restRadius = Self.restRadius * pixelsPerMillimetre
  }

  /// When `wake(at:)` has something to do; nil while nothing moves.
  package var nextWake: Timestamp? {
    fingers.values.lazy.compactMap(\.wake).min()
  }

  package mutating func handle(_ frame: TouchFrame, at now: Timestamp) -> [SteadiedEvent] {
    frame.events.flatMap { handle($0, at: now) }
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

  private mutating func handle(_ event: TouchEvent, at now: Timestamp) -> [SteadiedEvent] {
    switch event {
    case .down(let id, let point):
      guard point.isFinite else { return [] }
      let lost: [SteadiedEvent] = fingers[id] == nil ? [] : [.cancel]
      if !lost.isEmpty { fingers = [:] }
      let average = window > .zero ? MovingAverage(window: window, start: point, at: now) : nil
      fingers[id] = Finger(raw: point, average: average, reported: point)
      return lost + [.down(id: id, at: point)]
    case .motion(let id, let point):
      guard point.isFinite, fingers[id] != nil else { return [] }
      fingers[id]?.raw = point
      fingers[id]?.average?.move(to: point, at: now)
      return advance(id, at: now).map { [$0] } ?? []
    case .up(let id):
      guard let finger = fingers.removeValue(forKey: id) else { return [] }
      return [.up(id: id, at: decided(finger, at: now))]
    case .cancel:
      guard !fingers.isEmpty else { return [] }
      fingers = [:]
      return [.cancel]
    }
  }

  private func decided(_ finger: Finger, at now: Timestamp) -> Point {
    guard !isOff, let average = finger.average else { return finger.raw }
    return average.rest(of: Self.rest, within: restRadius, at: now) ?? average.value(at: now)
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
