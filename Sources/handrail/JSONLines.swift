// SPDX-License-Identifier: MIT
import FoundationEssentials
import KeySymbols
import KeyboardModel
import TypingSession

/// A value as one line of JSON.
func jsonLine(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// An effect as a line of the promised format.
struct EffectLine: Encodable {
  private var t: Double
  private var effect: String
  private var text: String?
  private var before: Int?
  private var after: Int?
  private var name: String?
  private var modifiers: [String]?

  init(_ timed: Replay.TimedEffect) {
    t = (timed.time.seconds * 1_000_000).rounded() / 1000
    switch timed.effect {
    case .commit(let text):
      effect = "commit"
      self.text = text
    case .delete(let before, let after):
      effect = "delete"
      self.before = before
      self.after = after
    case .key(let stroke):
      effect = "key"
      name = stroke.symbol.name
      modifiers = stroke.modifiers.names
    case .layout(let name):
      effect = "layout"
      self.name = name
    case .mode(let name):
      effect = "mode"
      self.name = name
    case .hide: effect = "hide"
    }
  }
}

extension Action {
  /// The action as `describe` writes it: with xkb's names for characters that are keys.
  var symbolText: String {
    guard case .key(let stroke) = self else { return text }
    return "key:" + (stroke.modifiers.names + [stroke.symbol.name]).joined(separator: "+")
  }
}
