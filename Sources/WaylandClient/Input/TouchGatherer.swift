// SPDX-License-Identifier: MIT
import KeyboardModel

/// Gathers one seat's touches on our surface into frames.
///
/// Fingers that landed elsewhere are unknown here, and their events without effect.
struct TouchGatherer {
  private var events: [TouchEvent] = []
  private var fingers: [Int: FingerTrack] = [:]

  /// Whether a finger is on the surface.
  var hasFingers: Bool { !fingers.isEmpty }
  /// Whether something waits for the end of its frame.
  var isOpen: Bool { !events.isEmpty }

  /// `time` in milliseconds, as the compositor stamps events; places in the surface's coordinates.
  mutating func down(id: Int, x: Double, y: Double, time: UInt32, on mapping: SurfaceMapping) {
    // An id that is in use lost its `up`: nobody can tell any more what belongs together.
    if fingers[id] != nil { cancel() }
    let place = Point(x: x, y: y)
    fingers[id] = FingerTrack(at: place, time: time)
    events.append(.down(id: id, at: mapping.outputPoint(surfaceX: x, surfaceY: y)))
  }

  mutating func motion(id: Int, x: Double, y: Double, time: UInt32, on mapping: SurfaceMapping) {
    let place = Point(x: x, y: y)
    let isCredible = fingers[id]?.move(to: place, time: time, within: mapping.surfaceSize)
    guard isCredible == true else { return }
    events.append(.motion(id: id, to: mapping.outputPoint(surfaceX: x, surfaceY: y)))
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
}
