// SPDX-License-Identifier: MIT

/// What a finger did. A finger keeps its `id` from landing to lifting; ids are used again later.
/// Points are in logical pixels of the output, from its top left corner.
package enum TouchEvent: Hashable, Sendable {
  case down(id: Int, at: Point)
  case motion(id: Int, to: Point)
  case up(id: Int)
  /// The compositor took all touches away, for a gesture of its own: nothing may come of them.
  case cancel
}

/// The touch events that belong together: a chord's fingers arrive in one frame.
package struct TouchFrame: Hashable, Sendable {
  package var events: [TouchEvent]

  package init(_ events: [TouchEvent]) {
    self.events = events
  }
}
