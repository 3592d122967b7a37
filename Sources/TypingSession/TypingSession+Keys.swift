// SPDX-License-Identifier: MIT
import InputModes
package import KeyboardModel

extension TypingSession {
  /// Whether nothing that is done now may be kept anywhere.
  package var isSecret: Bool { context.isSecret }

  /// Every symbol that the layouts of this session may press as a key, so that a keymap can be
  /// made for them beforehand.
  package var keySymbols: [KeyStroke.Symbol] {
    var seen: Set<KeyStroke.Symbol> = []
    return layouts.lazy.flatMap(\.layers).flatMap(\.keys).flatMap(\.targets)
      .flatMap { [$0, $0.inUpperCase] }
      .flatMap(\.action.symbols)
      .filter { seen.insert($0).inserted }
  }
}

extension Action {
  fileprivate var symbols: [KeyStroke.Symbol] {
    switch self {
    case .insert(let text): text.unicodeScalars.map { .character($0) }
    case .key(let stroke): [stroke.symbol]
    case .delete, .undo, .shift, .shiftLock, .layer, .mode, .layout, .command: []
    }
  }
}
