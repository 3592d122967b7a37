// SPDX-License-Identifier: MIT
import KeyboardModel

/// What the compositor says of the text field, from input-method-v2's events.
///
/// The rules:
/// 1. Everything is pending until `done`, which makes it current and is counted; the count is the
///    serial of our commits.
/// 2. `activate` resets everything else that is pending. A second one without `deactivate` is
///    another field, or the same one anew.
/// 3. Surrounding text must come before the first `done` after `activate`, else the field does not
///    support it, whatever comes later.
/// 4. Surrounding text that is not UTF-8, or whose offsets fall outside of it or inside a
///    character, is treated as if it had not come.
/// 5. Compositors repeat all they know with every change: only what differs is told.
struct InputMethodState {
  private struct Pending {
    var isActive = false
    /// `activate` came since the last `done`.
    var isEntered = false
    var supportsSurrounding = false
    var field = TextField()
  }

  /// The serial for our next commit: how many `done` there were.
  private(set) var serial: UInt32 = 0
  /// The field that has the focus; nil while none takes text from us.
  private(set) var field: TextField?
  private var pending = Pending()

  mutating func activate() {
    pending = Pending(isActive: true, isEntered: true)
  }

  mutating func deactivate() {
    pending.isActive = false
  }

  /// Offsets in UTF-8 bytes; nil text was not UTF-8.
  mutating func surroundingText(_ text: String?, cursor: UInt32, anchor: UInt32) {
    if pending.isEntered { pending.supportsSurrounding = true }
    guard pending.supportsSurrounding else { return }
    pending.field.surrounding = text.flatMap {
      SurroundingText(text: $0, cursor: Int(cursor), anchor: Int(anchor))
    }
  }

  /// The values of text-input-v3; an unknown purpose counts as the normal one.
  mutating func contentType(hints: UInt32, purpose: UInt32) {
    pending.field.hints = ContentHints(rawValue: hints)
    let purposes = ContentPurpose.allCases
    pending.field.purpose =
      purpose < UInt32(purposes.count) ? purposes[Int(purpose)] : .normal
  }

  /// Makes what is pending current. Returns what is new, if anything is.
  mutating func done() -> TextFieldEvent? {
    serial &+= 1
    let isEntered = pending.isEntered
    pending.isEntered = false
    guard pending.isActive else { return leave() }
    guard isEntered || field != pending.field else { return nil }
    field = pending.field
    return isEntered ? .entered(pending.field) : .changed(pending.field)
  }

  /// The object serves no more.
  mutating func leave() -> TextFieldEvent? {
    guard field != nil else { return nil }
    field = nil
    return .left
  }
}
