// SPDX-License-Identifier: MIT
import KeyboardModel

/// Gathers one seat's touches on our surface into frames.
///
/// Fingers that landed elsewhere are unknown here, and their events without effect. A finger that
/// has left the surface is told to be far away from everything, until it is back: nothing is
/// chosen where it was seen last.
struct TouchGatherer {
  private enum Finger {
    /// A finger on glass.
    case judged(FingerTrack)
    /// The pointer: while its button is pressed, compositors keep to our coordinates, and it jumps
    /// as no finger can.
    case trusted
  }

  private var events: [TouchEvent] = []
  private var fingers: [Int: Finger] = [:]

  /// Whether a finger is on the surface.
  var hasFingers: Bool { !fingers.isEmpty }
  /// Whether something waits for the end of its frame.
  var isOpen: Bool { !events.isEmpty }

  /// `time` in milliseconds, as the compositor stamps events; places in the surface's coordinates.
  mutating func down(id: Int, x: Double, y: Double, time: UInt32, on mapping: SurfaceMapping) {
    let place = mapping.outputPoint(surfaceX: x, surfaceY: y)
    land(.judged(FingerTrack(at: place, time: time)), id: id, at: place)
  }

  /// The pressed pointer, whose motion is always believed.
  mutating func pointerDown(id: Int, x: Double, y: Double, on mapping: SurfaceMapping) {
    land(.trusted, id: id, at: mapping.outputPoint(surfaceX: x, surfaceY: y))
  }

  private mutating func land(_ finger: Finger, id: Int, at place: Point) {
    // An id that is in use lost its `up`: nobody can tell any more what belongs together.
    if fingers[id] != nil { cancel() }
    fingers[id] = finger
    events.append(.down(id: id, at: place))
  }

  mutating func motion(id: Int, x: Double, y: Double, time: UInt32, on mapping: SurfaceMapping) {
    let place = mapping.outputPoint(surfaceX: x, surfaceY: y)
    switch verdict(on: id, at: place, time: time, mapping) {
    case .believed: events.append(.motion(id: id, to: place))
    case .left: events.append(.motion(id: id, to: Point(x: place.x, y: Self.farAway)))
    case .away, nil: break
    }
  }

  /// Nil for a finger that is unknown.
  private mutating func verdict(
    on id: Int, at place: Point, time: UInt32, _ mapping: SurfaceMapping
  ) -> FingerTrack.Verdict? {
    switch fingers[id] {
    case nil: return nil
    case .trusted: return .believed
    case .judged(var track):
      defer { fingers[id] = .judged(track) }
      return track.move(to: place, time: time, within: mapping.bounds)
    }
  }

  mutating func up(id: Int) {
    guard fingers.removeValue(forKey: id) != nil else { return }
    events.append(.up(id: id))
  }

  /// All fingers are gone without having lifted. What they did in the open frame is void.
  mutating func cancel() {
    guard hasFingers || isOpen else { return }
    fingers = [:]
    events = [.cancel]
  }

  /// Ends the frame; nil when nothing happened in it.
  mutating func takeFrame() -> TouchFrame? {
    guard isOpen else { return nil }
    defer { events = [] }
    return TouchFrame(events)
  }

  /// Above everything, in logical pixels: so far that a moving average is outside at once too.
  private static let farAway = -1e6
}
