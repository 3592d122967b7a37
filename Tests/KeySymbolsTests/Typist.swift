// SPDX-License-Identifier: MIT
import CXkbcommon
import KeySymbols
import KeyboardModel

/// What a program makes of a press: it compiles the keymap that was uploaded last and applies
/// modifiers and code to it.
@safe final class Typist {
  struct Reading: Equatable {
    var name: String
    var scalar: Unicode.Scalar?
    /// The names of the modifiers that are down.
    var modifiers: [String]
  }

  private let context = unsafe xkb_context_new(XKB_CONTEXT_NO_DEFAULT_INCLUDES)
  private var keymap: OpaquePointer?
  private(set) var uploads = 0

  init(_ keymap: inout Keymap) {
    upload(&keymap)
  }

  deinit {
    unsafe xkb_keymap_unref(keymap)
    unsafe xkb_context_unref(context)
  }

  /// Whether the text compiled.
  var hasKeymap: Bool { unsafe keymap != nil }

  func upload(_ new: inout Keymap) {
    unsafe xkb_keymap_unref(keymap)
    unsafe keymap = xkb_keymap_new_from_string(
      context, new.text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
    uploads += 1
    new.markUploaded()
  }

  /// Performs the stroke as the virtual keyboard does, and says what the program reads.
  func type(_ stroke: KeyStroke, with keymap: inout Keymap) -> Reading? {
    guard let press = keymap.press(for: stroke) else { return nil }
    if press.awaitsUpload { upload(&keymap) }
    return read(press)
  }

  func read(_ press: KeyPress) -> Reading {
    let state = unsafe xkb_state_new(keymap)
    defer { unsafe xkb_state_unref(state) }
    _ = unsafe xkb_state_update_mask(state, press.modifiers, 0, 0, 0, 0, 0)
    let symbol = unsafe xkb_state_key_get_one_sym(state, press.code + 8)
    let names = [
      XKB_MOD_NAME_SHIFT, XKB_MOD_NAME_CTRL, XKB_MOD_NAME_ALT, XKB_MOD_NAME_LOGO, "Mod3",
    ]
    return Reading(
      name: KeySymbol(rawValue: symbol).name,
      scalar: Unicode.Scalar(unsafe xkb_state_key_get_utf32(state, press.code + 8)),
      modifiers: names.filter {
        unsafe xkb_state_mod_name_is_active(state, $0, XKB_STATE_MODS_DEPRESSED) == 1
      })
  }

  /// The codes that the keymap gives a meaning.
  var codes: [UInt32] {
    (unsafe xkb_keymap_min_keycode(keymap)...(unsafe xkb_keymap_max_keycode(keymap))).filter {
      unsafe xkb_keymap_num_layouts_for_key(keymap, $0) > 0
    }
  }
}
