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
  /// The em of a note: at most this part of its figure's width, and no more than so much.
  let noteWidth = 0.41
  let noteLimit = 17.0
  /// How far a note stays off its figure's upper edge, and off the right one.
  let noteTop = 3.0
  let noteSide = 5.0
  /// How much lower a label stands that has a note above it.
  let lowering = 2.0

  /// Capitals of 28 pixels per em are about 20 pixels high: 3.7 mm where a millimetre has 5.5, on
  /// the narrowest keys of a telephone held upright.
  static let usual = LabelMetrics(
    letterHeight: 0.61, letterWidth: 0.88, wordHeight: 0.42, targetHeight: 0.56)
  static let largePrint = LabelMetrics(
    letterHeight: 0.69, letterWidth: 1.02, wordHeight: 0.56, targetHeight: 0.72)

  /// The em below which nobody could read a label anyway.
  static let smallest = 9.0

  /// The em of a figure's label where the room allows it.
  func size(for figure: Figure) -> Double {
    let frame = figure.frame
    return switch figure.role {
    case .target: frame.height * targetHeight
    case .key where !figure.label.isWord:
      min(frame.height * letterHeight, frame.width * letterWidth)
    case .key, .functionKey: frame.height * wordHeight
    }
  }

  /// The em of a figure's note where the room allows it.
  func noteSize(for figure: Figure) -> Double {
    min(figure.frame.width * noteWidth, noteLimit)
  }

  /// What a label keeps clear of its figure's edges.
  func padding(for figure: Figure) -> Double {
    switch figure.role {
    case .target: 12
    case .key, .functionKey: figure.label.count > 1 ? 4 : 2
    }
  }
}

extension String {
  /// Whether a label needs to be read rather than recognised: longer than two letters and a space
  /// between them.
  fileprivate var isWord: Bool { count > 3 }
}
