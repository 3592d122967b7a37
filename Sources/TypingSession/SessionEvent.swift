// SPDX-License-Identifier: MIT
package import KeyboardModel

/// What occurs, and the session must know of.
package enum SessionEvent: Hashable, Sendable {
  case touch(TouchFrame)
  /// Time has come to the session's `nextWake`.
  case wake
  case textField(TextFieldEvent)
  /// The screen changed its size, rotation or density.
  case output(Output)
}
