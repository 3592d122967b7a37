// SPDX-License-Identifier: MIT
import KeyboardModel

/// How large labels are, in parts of their figure's size and in logical pixels.
struct LabelMetrics {
  /// The em of a letter on a key: at most these parts of the key's height and width.
  var letterHeight: Double
  var letterWidth: Double
  /// The em of a word on a key, as a part of the key's height.
  var wordHeight: Double
  /// The em of a target's label, as a part of the target's height.
  var targetHeight: Double
  var noteSize: Double
  let notePadding = 4.0

  /// Capitals of 28 pixels per em are about 20 pixels high: 3.7 mm where a millimetre has 5.5, on
  /// the narrowest keys of a telephone held upright.
  static let usual = LabelMetrics(
    letterHeight: 0.61, letterWidth: 0.88, wordHeight: 0.44, targetHeight: 0.56, noteSize: 13)
  static let largePrint = LabelMetrics(
    letterHeight: 0.72, letterWidth: 1.05, wordHeight: 0.56, targetHeight: 0.72, noteSize: 15)

  /// The em below which nobody could read a label anyway.
  static let smallest = 9.0

  /// More characters than this make a label a word, which need not be as large as a letter.
  private static let charactersOfLetter = 3

  func size(for figure: Figure) -> Double {
    let frame = figure.frame
    return switch figure.role {
    case .target: frame.height * targetHeight
    case .key, .functionKey:
      figure.label.count > Self.charactersOfLetter
        ? frame.height * wordHeight
        : min(frame.height * letterHeight, frame.width * letterWidth)
    }
  }

  /// What a label keeps clear of its figure's edges.
  func padding(for role: Figure.Role) -> Double {
    switch role {
    case .key, .functionKey: 2
    case .target: 7
    }
  }
}
