// SPDX-License-Identifier: MIT
import KeyboardModel

extension StringProtocol {
  /// The stretch at the end of this text that deleting one unit takes away; empty only where the
  /// text is.
  ///
  /// - character: the last grapheme cluster.
  /// - word: white space at the end, and the word before it; or the run of punctuation, where
  ///   there is no word. A line's end is a word of its own.
  /// - sentence: back to the end of the sentence before, whose mark and space stay.
  func suffix(deletedAs unit: TextUnit) -> SubSequence {
    switch unit {
    case .character: self[(isEmpty ? endIndex : index(before: endIndex))...]
    case .word: self[wordStart...]
    case .sentence: self[sentenceStart...]
    }
  }

  private var wordStart: Index {
    let spaces = start(from: endIndex) { $0.isWhitespace && !$0.isNewline }
    guard spaces > startIndex else { return spaces }
    let last = self[index(before: spaces)]
    if last.isNewline { return spaces == endIndex ? index(before: spaces) : spaces }
    let isWord = last.isInWord
    return start(from: spaces) { !$0.isWhitespace && $0.isInWord == isWord }
  }

  private var sentenceStart: Index {
    let ended = start(from: endIndex) { $0.isWhitespace || $0.endsSentence }
    var start = ended
    while start > startIndex {
      let before = index(before: start)
      if self[before].isNewline { return start }
      if self[before].isWhitespace, isAfterSentence(before) { return start }
      start = before
    }
    return start
  }

  /// Whether the white space at `index` follows a mark that ends a sentence.
  private func isAfterSentence(_ index: Index) -> Bool {
    self[..<index].last { !$0.isClosingMark && !$0.isWhitespace }?.endsSentence ?? false
  }

  /// Walks back from `end` while the characters match.
  private func start(from end: Index, while matches: (Character) -> Bool) -> Index {
    var start = end
    while start > startIndex, matches(self[index(before: start)]) {
      start = index(before: start)
    }
    return start
  }
}

extension Character {
  /// Whether the character continues a word: letters, digits, marks, and the apostrophe and the
  /// hyphen as they stand inside words.
  var isInWord: Bool {
    isLetter || isNumber || self == "'" || self == "\u{2019}" || self == "-" || self == "_"
  }

  /// Whether the character ends a sentence, in the scripts that mark it.
  var endsSentence: Bool {
    ".!?\u{2026}\u{3002}\u{FF01}\u{FF1F}\u{061F}\u{06D4}\u{0964}".contains(self)
  }

  /// Whether the character may stand between a sentence's mark and its space.
  var isClosingMark: Bool {
    ")]}\"'\u{2019}\u{201D}\u{00BB}".contains(self)
  }
}

extension StringProtocol {
  /// Whether a new sentence begins after this text.
  var endsWithSentence: Bool {
    guard let last else { return true }
    if last.isNewline { return true }
    guard last.isWhitespace else { return false }
    guard let mark = self.last(where: { !$0.isWhitespace && !$0.isClosingMark }) else {
      return true
    }
    return mark.endsSentence
  }
}

extension StringProtocol {
  /// Whether this text ends in that one, scalar by scalar: a mark may end a text that does not
  /// have it as a character. (In UTF-8 no scalar's bytes end another's.)
  func hasScalarSuffix(_ end: some StringProtocol) -> Bool {
    utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  /// Whether both have the same scalars; `==` takes other ways to write a character for equal.
  func isSame(as other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
