// SPDX-License-Identifier: MIT

/// The keys for all characters that the usual keys lack, lent to one after the other.
///
/// When none is free, the one whose symbol was used longest ago gets another meaning. So a key's
/// meaning changes only after some forty others have been used: programs behind Xwayland look a
/// code up some time after the press, and would find the new meaning for the old press.
struct SpareKeys {
  /// Codes that can carry any character in every program.
  ///
  /// Chromium, and what is built on it, drops a key whose code it doesn't know, and obeys some by
  /// their code whatever the keymap says: 127 opens the menu, F13 is no letter
  /// (ui/events/keycodes/dom/dom_code_data.inc, wvkbd#96, wtype#71). These it takes as text.
  private static let codes: [UInt32] =
    // What other countries' keyboards have more than the American one.
    [86, 89, 124]
    // The number pad's.
    + [71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 55, 98, 117, 118, 121, 179, 180]
    // Switches between scripts.
    + [85, 90, 91, 92, 93, 94, 122, 123]
    // Again, Undo, Copy and their like, and keys that start programs.
    + [129, 131, 132, 133, 134, 135, 136, 137, 140, 144, 150, 155, 174]

  private struct Slot {
    var key: MappedKey
    /// The keymap's revision in which the key got its symbols.
    var revision = 0
    /// When it was used last, as `clock` counts; 0 while it is free.
    var lastUse = 0
  }

  private var slots = codes.map { Slot(key: MappedKey(code: $0, symbols: [])) }
  private var clock = 0

  /// The keys in use.
  var keys: some Sequence<MappedKey> {
    slots.lazy.map(\.key).filter { !$0.symbols.isEmpty }
  }

  /// A mark for `assign`: what is used from now on is spared.
  var now: Int { clock + 1 }

  /// Where the symbol is, and since which revision; nil where it has no key. It counts as used.
  mutating func use(_ symbol: KeySymbol) -> (place: KeyPlace, revision: Int)? {
    guard let index = slots.firstIndex(where: { $0.key.symbols.contains(symbol) }) else {
      return nil
    }
    clock += 1
    slots[index].lastUse = clock
    let key = slots[index].key
    let place = KeyPlace(code: key.code, needsShift: key.symbols[0] != symbol)
    return (place, slots[index].revision)
  }

  /// Gives the symbol a key: a free one, or the one used longest ago if that was before `mark`.
  /// A letter brings its other case along. False where every key is spared.
  mutating func assign(_ symbol: KeySymbol, revision: Int, sparing mark: Int) -> Bool {
    guard let index = slots.indices.min(by: { slots[$0].lastUse < slots[$1].lastUse }),
      slots[index].lastUse < mark
    else { return false }
    clock += 1
    let symbols = symbol.letterPair.map { [$0.small, $0.capital] } ?? [symbol]
    slots[index].key.symbols = symbols
    slots[index].revision = revision
    slots[index].lastUse = clock
    return true
  }
}
