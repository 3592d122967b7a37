// SPDX-License-Identifier: MIT
import CXkbcommon

/// A keymap of those keys in xkb's text format 1.
///
/// It has to please two compilers: libxkbcommon's in Wayland programs and compositors, and X's
/// xkbcomp, to which Xwayland hands it. The latter wants named sections, the four types that the
/// X protocol requires, an indicator, and no code above 255; else it refuses without a word.
func keymapText(of keys: [MappedKey]) -> String {
  """
  xkb_keymap {
  xkb_keycodes "handrail" {
  minimum = 8;
  maximum = 255;
  \(keys.map { "\(keyName($0.code)) = \($0.code + 8);\n" }.joined())\
  indicator 1 = "Caps Lock";
  };
  xkb_types "handrail" {
  virtual_modifiers Alt,Super;
  type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; };
  \(twoLevels("TWO_LEVEL", shiftedBy: ["Shift"]))
  \(twoLevels("ALPHABETIC", shiftedBy: ["Shift", "Lock"]))
  \(twoLevels("KEYPAD", shiftedBy: ["Shift"]))
  };
  xkb_compatibility "handrail" {
  virtual_modifiers Alt,Super;
  interpret.repeat = False;
  interpret Alt_L+AnyOf(all) { virtualModifier = Alt; \(setModifiers) };
  interpret Super_L+AnyOf(all) { virtualModifier = Super; \(setModifiers) };
  interpret Any+AnyOf(all) { \(setModifiers) };
  indicator "Caps Lock" { whichModState = Locked; modifiers = Lock; };
  };
  xkb_symbols "handrail" {
  name[Group1] = "Handrail";
  \(keys.map(keyLine).joined())\
  \(UsualKeys.modifiers.map(modifierLine).joined())\
  };
  };

  """
}

/// Whether libxkbcommon compiles the text. A compositor to whom one is sent that does not compile
/// ends the connection.
func isKeymap(_ text: String) -> Bool {
  let bare = XKB_CONTEXT_NO_DEFAULT_INCLUDES.rawValue | XKB_CONTEXT_NO_ENVIRONMENT_NAMES.rawValue
  guard let context = unsafe xkb_context_new(xkb_context_flags(bare)) else { return false }
  defer { unsafe xkb_context_unref(context) }
  unsafe xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
  let keymap = unsafe xkb_keymap_new_from_string(
    context, text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
  defer { unsafe xkb_keymap_unref(keymap) }
  return unsafe keymap != nil
}

private let setModifiers = "action = SetMods(modifiers=modMapMods,clearLocks);"

private func twoLevels(_ name: String, shiftedBy modifiers: [String]) -> String {
  """
  type "\(name)" { modifiers = \(modifiers.joined(separator: "+")); \
  \(modifiers.map { "map[\($0)] = Level2; " }.joined())\
  level_name[Level1] = "Base"; level_name[Level2] = "Shift"; };
  """
}

private func keyLine(_ key: MappedKey) -> String {
  let type =
    switch key.symbols.count {
    case 1: "ONE_LEVEL"
    default: key.symbols[0].letterPair == nil ? "TWO_LEVEL" : "ALPHABETIC"
    }
  let symbols = key.symbols.map(spelling).joined(separator: ", ")
  return "key \(keyName(key.code)) { type = \"\(type)\", [ \(symbols) ] };\n"
}

private func modifierLine(_ modifier: UsualKeys.ModifierKey) -> String {
  "modifier_map \(modifier.xkbName) { \(keyName(modifier.key.code)) };\n"
}

private func keyName(_ code: UInt32) -> String {
  "<K\(code)>"
}

/// A symbol as keymaps write it: its name, but where that begins with a digit and goes on, as
/// `3270_Test` does, its number.
private func spelling(_ symbol: KeySymbol) -> String {
  let name = symbol.name
  let isNumberLike = name.count > 1 && name.first?.isNumber == true
  return isNumberLike ? "0x" + String(symbol.rawValue, radix: 16) : name
}
