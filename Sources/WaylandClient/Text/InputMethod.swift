// SPDX-License-Identifier: MIT
import KeyboardModel
import Wayland

/// Our place as the seat's input method. What the compositor says goes to `InputMethodState`.
final class InputMethod {
  /// What the compositor said.
  enum Event {
    case field(TextFieldEvent)
    /// Another input method serves the seat; this object is of no more use.
    case unavailable
  }

  private let object: ZwpInputMethodV2
  private var state = InputMethodState()

  init(
    _ manager: ZwpInputMethodManagerV2, seat: WlSeat, onEvent: @escaping (Event) -> Void
  ) {
    object = manager.getInputMethod(seat: seat)
    object.onEvent = { [weak self] event in
      if let event = self?.handle(event) { onEvent(event) }
    }
  }

  /// Whether a text field takes text from us.
  var isActive: Bool { state.field != nil }

  /// Changes the field's text; without effect while no field is active.
  func perform(_ edit: TextEdit) {
    guard isActive else { return }
    for piece in edit.pieces() where piece != TextEdit() {
      if piece.before > 0 || piece.after > 0 {
        object.deleteSurroundingText(
          beforeLength: UInt32(clamping: piece.before), afterLength: UInt32(clamping: piece.after))
      }
      if !piece.insertion.isEmpty { object.commitString(text: piece.insertion) }
      object.commit(serial: state.serial)
    }
  }

  /// Gives the place up. Returns what that means for the field.
  func end() -> TextFieldEvent? {
    object.destroy()
    return state.leave()
  }

  private func handle(_ event: ZwpInputMethodV2.Event) -> Event? {
    switch event {
    case .activate: state.activate()
    case .deactivate: state.deactivate()
    case .surroundingText(let text, let cursor, let anchor):
      state.surroundingText(text, cursor: cursor, anchor: anchor)
    case .contentType(let hint, let purpose):
      state.contentType(hints: hint.rawValue, purpose: purpose.rawValue)
    case .textChangeCause: break
    case .done: return state.done().map(Event.field)
    case .unavailable: return .unavailable
    }
    return nil
  }
}
