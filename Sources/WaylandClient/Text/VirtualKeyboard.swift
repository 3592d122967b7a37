// SPDX-License-Identifier: MIT
import KeySymbols
import KeyboardModel
import Wayland

/// Our keyboard made of software at a seat. Between two presses nothing is ever held.
final class VirtualKeyboard {
  private let object: ZwpVirtualKeyboardV1
  private var hasKeymap = false

  init(_ manager: ZwpVirtualKeyboardManagerV1, seat: WlSeat) {
    object = manager.createVirtualKeyboard(seat: seat)
  }

  /// Gives the keys their meanings; false when there is no memory for it.
  func upload(_ keymap: String) -> Bool {
    guard let memory = SharedMemory(name: "handrail-keymap", text: keymap) else { return false }
    release()
    object.keymap(format: Self.xkbText, fd: memory.descriptor, size: UInt32(memory.size))
    hasKeymap = true
    return true
  }

  /// Presses and releases in one go, so that nothing stays held whatever happens to us between.
  ///
  /// - Parameter time: milliseconds of any clock that does not go back.
  func press(_ press: KeyPress, time: UInt32) {
    // A key without a keymap is a protocol error, which would end the connection.
    guard hasKeymap else { return }
    for event in press.events {
      switch event {
      case .key(let code, let isDown):
        object.key(time: time, key: code, state: isDown ? 1 : 0)
      case .modifiers(let mask):
        object.modifiers(modsDepressed: mask, modsLatched: 0, modsLocked: 0, group: 0)
      }
    }
  }

  /// Unplugs the keyboard.
  func end() {
    release()
    object.destroy()
  }

  private func release() {
    guard hasKeymap else { return }
    object.modifiers(modsDepressed: 0, modsLatched: 0, modsLocked: 0, group: 0)
  }

  /// xkb's text format 1.
  private static let xkbText: UInt32 = 1
}

/// What a press is made of.
enum VirtualKeyEvent: Equatable {
  case key(UInt32, isDown: Bool)
  case modifiers(UInt32)
}

extension KeyPress {
  /// The press with all its modifiers, and all released again. Compositors do not derive the
  /// modifiers' state from the keys of a virtual keyboard, and programs look at either.
  var events: [VirtualKeyEvent] {
    modifierCodes.map { .key($0, isDown: true) } + [.modifiers(modifiers)]
      + [.key(code, isDown: true), .key(code, isDown: false)]
      + modifierCodes.reversed().map { .key($0, isDown: false) } + [.modifiers(0)]
  }
}
