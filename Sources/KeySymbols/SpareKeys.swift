// SPDX-License-Identifier: MIT

/// The keys for all characters that the usual keys lack, lent to one after the other.
///
/// When none is free, the one whose symbol was used longest ago gets another meaning, but none of
/// the last twenty that were pressed: programs behind Xwayland look a code up some time after the
/// press, and would find the new meaning for the old press.
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
    /// When it was held or pressed last, as `clock` counts; 0 while it is free.
    var lastUse = 0
    /// When it was pressed last, as `presses` counts.
    var lastPress: Int?
  }

  /// How many of the keys pressed last keep their meaning.
  private static let settling = 20

  private var slots = codes.map { Slot(key: MappedKey(code: $0, symbols: [])) }
  private var clock = 0
  private var presses = 0

  /// The keys in use.
  var keys: some Sequence<MappedKey> {
    slots.lazy.map(\.key).filter { !$0.symbols.isEmpty }
  }

  /// A mark for `assign`: what is used from now on is spared.
  var now: Int { clock + 1 }

  /// Whether the symbol has a key, which then counts as used.
  mutating func hold(_ symbol: KeySymbol) -> Bool {
    guard let index = slot(of: symbol) else { return false }
    clock += 1
    slots[index].lastUse = clock
    return true
  }

  /// Where the symbol is, and since which revision; nil where it has no key.
  mutating func press(_ symbol: KeySymbol) -> (place: KeyPlace, revision: Int)? {
    guard hold(symbol), let index = slot(of: symbol) else { return nil }
    presses += 1
    slots[index].lastPress = presses
    let key = slots[index].key
    let place = KeyPlace(code: key.code, needsShift: key.symbols[0] != symbol)
    return (place, slots[index].revision)
  }

  /// Gives the symbol a key: a free one, or the one used longest ago if that was before `mark`.
  /// A letter brings its other case along. False where every key is spared.
  mutating func assign(_ symbol: KeySymbol, revision: Int, sparing mark: Int) -> Bool {
    let settled = slots.indices.filter { isSettled(slots[$0]) }
    guard let index = settled.min(by: { slots[$0].lastUse < slots[$1].lastUse }),
      slots[index].lastUse < mark
    else { return false }
    clock += 1
    let symbols = symbol.letterPair.map { [$0.small, $0.capital] } ?? [symbol]
    let key = MappedKey(code: slots[index].key.code, symbols: symbols)
    slots[index] = Slot(key: key, revision: revision, lastUse: clock)
    return true
  }

  private func slot(of symbol: KeySymbol) -> Int? {
    slots.firstIndex { $0.key.symbols.contains(symbol) }
  }

  private func isSettled(_ slot: Slot) -> Bool {
    slot.lastPress.map { presses - $0 >= Self.settling } ?? true
  }
}
