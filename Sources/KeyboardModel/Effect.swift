// SPDX-License-Identifier: MIT

/// What the keyboard does to the world, in order.
package enum Effect: Hashable, Sendable {
  /// Puts text into the field that has the focus; only while a text field is active.
  case commit(String)
  /// Takes text away round the cursor, in UTF-8 bytes; only while a text field is active.
  case delete(before: Int, after: Int)
  case key(KeyStroke)
  /// Another layout is in force, by its name.
  case layout(String)
  /// Another mode is in force, by its name.
  case mode(String)
  /// The keyboard is to leave the screen.
  case hide
}
