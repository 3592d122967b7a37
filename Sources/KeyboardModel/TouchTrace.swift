// SPDX-License-Identifier: MIT

/// A touch event with its time: a line of a touch trace.
package struct TimedTouch: Hashable, Sendable {
  /// From the trace's beginning.
  package var time: Duration
  package var event: TouchEvent

  package init(time: Duration, event: TouchEvent) {
    self.time = time
    self.event = event
  }

  /// The event as one line of JSON, without the line feed: milliseconds, and logical pixels.
  package var json: String {
    let start = "{\"t\":\(Self.brief(time.seconds * 1000)),\"type\":"
    return switch event {
    case .down(let id, let point): start + "\"down\",\"id\":\(id),\(Self.json(point))}"
    case .motion(let id, let point): start + "\"motion\",\"id\":\(id),\(Self.json(point))}"
    case .up(let id): start + "\"up\",\"id\":\(id)}"
    case .cancel: start + "\"cancel\"}"
    }
  }

  private static func json(_ point: Point) -> String {
    "\"x\":\(brief(point.x)),\"y\":\(brief(point.y))"
  }

  /// A number with three decimals at most, and none where it is whole.
  private static func brief(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}
