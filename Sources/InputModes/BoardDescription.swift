// SPDX-License-Identifier: MIT
package import KeyboardModel

/// Where everything on a board is, in logical pixels of the output.
package struct BoardDescription: Hashable, Sendable {
  package struct PlacedTarget: Hashable, Sendable {
    package var target: Target
    package var frame: Rect
  }

  package struct PlacedKey: Hashable, Sendable {
    package var key: Key
    /// The key's picture.
    package var frame: Rect
    /// Where a finger selects it.
    package var active: Rect
    package var targets: [PlacedTarget]
  }

  package var keyboard: Rect
  package var keys: [PlacedKey]
}

/// The path of one practised finger: it lands on the first point, goes straight on to each next
/// one, rests at each, and lifts from the last.
package struct Gesture: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var point: Point
    package var rest: Duration
  }

  package var stops: [Stop]
}
