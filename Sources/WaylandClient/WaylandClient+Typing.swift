// SPDX-License-Identifier: MIT
package import KeyboardModel
import Wayland

extension WaylandClient {
  /// Types, in order: text and deletions into the field that takes text, key strokes through the
  /// virtual keyboard. Without a field, text goes as keys, and deletions are left out. Effects
  /// that are not typing are ignored.
  package func perform(_ effects: some Sequence<Effect>, at now: Timestamp) {
    lastTyping = max(lastTyping, now)
    typing.append(effects)
    type()
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
        virtualKeyboard?.press(press, time: lastTyping.milliseconds)
      case .upload(let keymap):
        let isSent = virtualKeyboard?.upload(keymap) ?? false
        typing.uploaded(isSent)
        guard isSent else { continue }
        fence { client in
          client.typing.goOn()
          client.type()
        }
      }
    }
  }

  /// Becomes the seat's input method, if nobody else is.
  func takeInputMethod() {
    guard let seat, let manager = shared.inputMethods else { return }
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
      waiting.append(.textField(event))
    case .unavailable:
      dropInputMethod()
      guard !reportedUnavailable else { return }
      reportedUnavailable = true
      waiting.append(.inputMethodUnavailable)
    }
  }
}

extension Timestamp {
  /// The protocols' 32 bits of milliseconds, which wrap round.
  fileprivate var milliseconds: UInt32 {
    let (seconds, attoseconds) = sinceOrigin.components
    return UInt32(truncatingIfNeeded: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }
}
