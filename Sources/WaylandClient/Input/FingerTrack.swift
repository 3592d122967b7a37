// SPDX-License-Identifier: MIT
import KeyboardModel

/// Tells a finger's own motion from coordinates that are not of our surface.
///
/// Some compositors (sway 1.7) go on sending a finger's motion after it has left our surface, but
/// in the coordinates of whatever surface is then beneath it: 15, 5, then 479, 475. The rules:
/// 1. A finger has left when, near an edge and not on its way inwards, it is suddenly further off
///    than a finger can move between two samples. Fingers gather speed, so that a real dash
///    inwards shows in the sample before; and a finger that only landed has not left yet.
/// 2. From then on nothing that the compositor says of it is believed.
/// 3. It is back when another such jump leads into the surface again, to a place that the finger
///    can have reached since it was last believed.
struct FingerTrack {
  /// What a motion says of the finger.
  enum Verdict: Equatable {
    /// It is there.
    case believed
    /// It has left the surface with this motion.
    case left
    /// It is still away.
    case away
  }

  private enum State {
    case believed
    /// `raw` is what the compositor said last, and `time` when.
    case away(raw: Point, time: UInt32)
  }

  private var place: Point
  private var previous: Point?
  private var time: UInt32
  private var believedAt: UInt32 = 0
  private var state = State.believed

  /// A finger that landed, in the output's coordinates and the compositor's milliseconds.
  init(at place: Point, time: UInt32) {
    self.place = place
    self.time = time
  }

  /// Takes a motion, and judges it.
  mutating func move(to next: Point, time now: UInt32, within surface: Rect) -> Verdict {
    switch state {
    case .believed:
      if isLeaving(surface),
        place.distance(to: next) > Self.reach(after: now &- time, atMost: Self.sample)
      {
        state = .away(raw: next, time: now)
        believedAt = time
        return .left
      }
    case .away(let raw, let rawTime):
      state = .away(raw: next, time: now)
      guard raw.distance(to: next) > Self.reach(after: now &- rawTime, atMost: Self.sample),
        surface.contains(next),
        place.distance(to: next) <= Self.reach(after: now &- believedAt, atMost: Self.memory)
      else { return .away }
      state = .believed
      place = next
    }
    previous = place
    place = next
    time = now
    return .believed
  }

  /// Whether the finger is near an edge, and its last step did not lead away from there.
  private func isLeaving(_ surface: Rect) -> Bool {
    func depth(_ point: Point) -> Double {
      min(
        point.x - surface.x, point.y - surface.y, surface.maxX - point.x, surface.maxY - point.y)
    }
    guard let previous else { return false }
    return depth(place) < Self.edge && depth(place) <= depth(previous) + Self.still
  }

  /// How far a finger may come in some milliseconds, in logical pixels.
  private static func reach(after elapsed: UInt32, atMost limit: UInt32) -> Double {
    slack + speed * Double(min(elapsed, limit))
  }

  /// Logical pixels for each millisecond: about 1.5 m/s, a brisk stroke.
  private static let speed = 8.0
  /// What uneven time stamps may add, in logical pixels.
  private static let slack = 40.0
  /// From the surface's edge, in logical pixels.
  private static let edge = 60.0
  /// Steps inwards up to this are trembling, in logical pixels.
  private static let still = 2.0
  /// Touch screens report at least this often while a finger moves, in milliseconds; longer gaps
  /// are rests, after which motion begins slowly again.
  private static let sample: UInt32 = 16
  /// After this, in milliseconds, a finger may be anywhere.
  private static let memory: UInt32 = 1000
}
