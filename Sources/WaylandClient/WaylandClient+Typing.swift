// SPDX-License-Identifier: MIT
package import KeyboardModel
import Wayland

extension WaylandClient {
  /// Types, in order: text and deletions into the field that takes text, key strokes through the
  /// virtual keyboard. Without a field, text goes as keys, and deletions are left out. Effects
  /// that are not typing are ignored.
  package func perform(_ effects: [Effect], at now: Timestamp) {
    typing.append(effects, at: now)
    type()
    // Text goes before the picture: it is what somebody waits for. What can't be sent yet goes
    // with the next flush.
    if isConnected { _ = try? connection.flush() }
  }

  /// Makes room for a layout's keys, so that typing them is never delayed by a new keymap.
  package func prepareKeys(for symbols: some Sequence<KeyStroke.Symbol>) {
    typing.hold(symbols)
  }

  private func type() {
    guard isConnected else { return }
    while let action = typing.next(isTextFieldActive: isTextFieldActive) {
      switch action {
      case .edit(let edit):
        inputMethod?.perform(edit)
      case .press(let press):
        virtualKeyboard?.press(press, time: typing.milliseconds)
      case .upload(let keymap):
        typing.uploaded(virtualKeyboard?.upload(keymap) ?? false)
      case .wait:
        fence { client in
          client.typing.goOn(at: client.now)
          client.type()
        }
      }
    }
  }

  /// Becomes the seat's input method, if nobody else is. Nobody tells when another one is gone:
  /// whenever it may be, this asks again.
  func takeInputMethod() {
    guard inputMethod == nil, let seat, let manager = shared.inputMethods else { return }
    inputMethod = InputMethod(manager, seat: seat.object) { [weak self] in self?.handle($0) }
  }

  func dropInputMethod() {
    if let event = inputMethod?.end() { waiting.append(.textField(event)) }
    inputMethod = nil
  }

  private func handle(_ event: InputMethod.Event) {
    switch event {
    case .field(let event):
      reportedUnavailable = false
      if event.isOfFocus { typing.fieldChanged() }
      waiting.append(.textField(event))
    case .unavailable:
      dropInputMethod()
      guard !reportedUnavailable else { return }
      reportedUnavailable = true
      waiting.append(.inputMethodUnavailable)
    }
  }
}

extension TextFieldEvent {
  /// Whether the focus has moved, and not only the text.
  fileprivate var isOfFocus: Bool {
    switch self {
    case .entered, .left: true
    case .changed: false
    }
  }
}
