// SPDX-License-Identifier: MIT
package import KeyboardModel
package import Wayland

/// What the compositor, and the people and programs behind it, did.
package enum WaylandEvent {
  /// The keyboard's output is known, or turned, or resized, or is another one. Touches that were
  /// under way have been cancelled; the plan of the surface may have to change.
  case output(OutputGeometry)
  /// Fingers on our surface, in the output's coordinates.
  case touch(TouchFrame)
  /// The text field that has the focus.
  case textField(TextFieldEvent)
  /// Another input method serves the seat: text goes as keys until it is gone.
  case inputMethodUnavailable
  /// The connection is lost; nothing comes after this, and the client does nothing any more.
  case disconnected(ConnectionFailure)
}
