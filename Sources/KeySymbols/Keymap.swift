// SPDX-License-Identifier: MIT
package import KeyboardModel

/// One press and release as a virtual keyboard sends it.
package struct KeyPress: Hashable, Sendable {
  /// The key's evdev code.
  package let code: UInt32
  /// The modifiers held meanwhile, as a mask: `mods_depressed`.
  package let modifiers: UInt32
  /// The evdev codes of the keys of those modifiers, to be pressed before and released after.
  package let modifierCodes: [UInt32]
  /// Whether the program does not have this key's meaning yet: the keymap's text goes out and is
  /// flushed, `markUploaded` is called, and the press follows in a later flush.
  package let awaitsUpload: Bool

  package init(code: UInt32, modifiers: UInt32, modifierCodes: [UInt32], awaitsUpload: Bool) {
    self.code = code
    self.modifiers = modifiers
    self.modifierCodes = modifierCodes
    self.awaitsUpload = awaitsUpload
  }
}

/// The keymap of our virtual keyboard: which code types what.
///
/// The usual keys are always there (see `UsualKeys`), so that shortcuts work in every program.
/// Any other character or named key gets a spare key when it is first needed (see `SpareKeys`),
/// which changes `text`. A caller performs each press before it asks for another.
package struct Keymap {
  /// The text to upload, in xkb's text format 1, without the NUL that ends it on the wire.
  /// libxkbcommon has compiled it, or it is that of the usual keys alone.
  package private(set) var text: String
  /// Counts the changes of `text`, from 1.
  package private(set) var revision = 1

  private var uploaded = 0
  private var spare = SpareKeys()

  /// A keymap that holds those symbols from the start, as many as there is room for.
  package init(holding symbols: some Sequence<KeyStroke.Symbol> = []) {
    text = keymapText(of: UsualKeys.all)
    hold(symbols)
  }

  /// Whether the program has the keymap as it is.
  package var isUploaded: Bool { uploaded == revision }

  /// Notes that `text` has been sent and flushed.
  package mutating func markUploaded() {
    uploaded = revision
  }

  /// Notes that nobody has the keymap: there is a new virtual keyboard.
  package mutating func forgetUpload() {
    uploaded = 0
  }

  /// Takes a layout's symbols up, so that typing them changes nothing later; beyond the room there
  /// is, and those that no keymap can hold, they are left out.
  package mutating func hold(_ symbols: some Sequence<KeyStroke.Symbol>) {
    _ = adopt(symbols.compactMap(\.keySymbol))
  }

  /// How to press that stroke; nil where no key can: a name that xkb does not know, a control
  /// character, a noncharacter.
  package mutating func press(for stroke: KeyStroke) -> KeyPress? {
    guard let symbol = stroke.symbol.keySymbol else { return nil }
    if let place = UsualKeys.places[symbol] {
      return press(at: place, since: 1, holding: stroke.modifiers)
    }
    guard adopt([symbol]), let (place, revision) = spare.use(symbol) else { return nil }
    return press(at: place, since: revision, holding: stroke.modifiers)
  }

  private func press(
    at place: KeyPlace, since revision: Int, holding modifiers: Modifiers
  ) -> KeyPress {
    let held = place.needsShift ? modifiers.union(.shift) : modifiers
    let keys = UsualKeys.modifiers.filter { held.contains($0.modifier) }
    return KeyPress(
      code: place.code, modifiers: keys.reduce(0) { $0 | $1.mask },
      modifierCodes: keys.map(\.key.code), awaitsUpload: revision > uploaded)
  }

  /// Sees to it that every one of the symbols has a key, as far as there is room for all of them
  /// together. False, and nothing changed, where libxkbcommon refuses the outcome.
  private mutating func adopt(_ symbols: [KeySymbol]) -> Bool {
    var candidate = spare
    let start = candidate.now
    var isChanged = false
    for symbol in symbols where UsualKeys.places[symbol] == nil && candidate.use(symbol) == nil {
      let isPlaced = candidate.assign(symbol, revision: revision + 1, sparing: start)
      isChanged = isChanged || isPlaced
    }
    if isChanged {
      let newText = keymapText(of: UsualKeys.all + candidate.keys)
      guard isKeymap(newText) else { return false }
      text = newText
      revision += 1
    }
    spare = candidate
    return true
  }
}
