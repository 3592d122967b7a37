// SPDX-License-Identifier: MIT
import KeyboardModel
import Testing

@testable import TypingSession

/// Text told with `|` for the cursor, or two of them round the selection.
func field(_ text: String, _ purpose: ContentPurpose = .normal) -> TextField {
  let parts = text.split(separator: "|", omittingEmptySubsequences: false)
  let start = parts[0].utf8.count
  let end = parts.count > 2 ? start + parts[1].utf8.count : start
  return TextField(
    purpose: purpose,
    surrounding: SurroundingText(text: parts.joined(), cursor: end, anchor: start))
}

@Suite struct `What the application tells` {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var entered: String
    var typed: [String]
    var told: String
    var isOutside = false
    /// The text before the cursor after that.
    var before: String

    init(
      _ description: String, _ entered: String, _ typed: [String], _ told: String,
      isOutside: Bool = false, _ before: String
    ) {
      testDescription = description
      self.entered = entered
      self.typed = typed
      self.told = told
      self.isOutside = isOutside
      self.before = before
    }
  }

  private static let long = String(repeating: "word ", count: 500)

  @Test(arguments: [
    Case("our text", "|", ["a"], "a|", "a"),
    Case("a late word", "|", ["a", "b"], "a|", "ab"),
    Case("the state before", "x|", ["a"], "x|", "xa"),
    Case("a paragraph", "one\ntwo|", ["a"], "twoa|", "one\ntwoa"),
    Case("an empty paragraph", "one\n|", ["a", "\u{8}"], "|", "one\n"),
    Case("a window that slid", long + "|", ["a"], long.dropFirst(99) + "a|", long + "a"),
    Case("a window that grew", "end|", ["a"], "the enda|", "the enda"),
    Case("more than we typed", "|", ["a"], "banana|", "banana"),
    Case("a window cut after the cursor", "|" + long, ["a"], "a|" + long.dropLast(9), "a"),
    Case("another text", "one|", ["a"], "two|", isOutside: true, "two"),
    Case("no text any more", "one|", ["a"], "|", isOutside: true, ""),
    Case("text where there was none", "|", [], "one|", isOutside: true, "one"),
    Case("all selected", "one\n|", [], "|one\n|", isOutside: true, ""),
    Case("a moved cursor", "aaa|", [], "aa|a", isOutside: true, "aa"),
    Case("a cursor at the end", "a|a", [], "aa|", isOutside: true, "aa"),
    Case("text after the cursor changed", "a|bc", ["x"], "ax|bd", isOutside: true, "ax"),
    Case("a mark", "e|", ["\u{301}"], "e\u{301}|", "e\u{301}"),
    Case("a mark by itself gone", "e\u{301}|", ["\u{8}"], "e|", isOutside: true, "e"),
    Case("a line feed", "asdf|", ["\n"], "asdf\n|", "asdf\n"),
    Case("a line feed, by its paragraph", "asdf|", ["\n"], "|", "asdf\n"),
    Case("a line feed within a line", "as|df", ["\n"], "as\n|df", "as\n"),
    Case("a line feed, late", "as|", ["\n", "d"], "as\n|", "as\nd"),
    Case("no line feed", "as|", ["\n", "d"], "asd|", "asd"),
    Case("a tab", "as|", ["\t"], "as\t|", "as\t"),
  ])
  func `is an echo, or comes from outside`(_ it: Case) {
    var context = TextContext()
    context.enter(field(it.entered))
    for text in it.typed {
      switch text {
      case "\n", "\t": context.append(key: text)
      case "\u{8}": context.remove(String(context.before.suffix(1)))
      default: context.append(text)
      }
    }
    #expect(update(&context, field(it.told)) == it.isOutside)
    #expect(context.before.unicodeScalars.elementsEqual(it.before.unicodeScalars))
  }

  @Test func `follows many words that come late`() {
    var context = TextContext()
    context.enter(field("|"))
    for letter in ["a", "b", "c"] { context.append(letter) }
    for told in ["a|", "ab|", "abc|"] { #expect(!update(&context, field(told))) }
    #expect(context.before == "abc")
  }

  @Test func `decides what Return was, and only then`() {
    var context = TextContext()
    context.enter(field("ab|"))
    context.append(key: "\n")
    #expect(context.before == "ab")
    #expect(!update(&context, field("ab|")))
    #expect(context.before == "ab")
    #expect(!update(&context, field("ab\n|")))
    #expect(context.before == "ab\n")
    context.append(key: "\n")
    #expect(context.before == "ab\n\n")
  }

  @Test func `of a field that becomes secret is forgotten at once`() {
    var context = TextContext()
    context.enter(field("hunter|"))
    context.append("2")
    #expect(update(&context, field("hunter2|", .password)))
    #expect(context.before == "" && !context.isTold)
    context.append("3")
    #expect(context.before == "")
    #expect(update(&context, field("hunter23|")))
    #expect(context.before == "hunter23")
  }

  /// `#expect` takes no mutating member.
  private func update(_ context: inout TextContext, _ told: TextField) -> Bool {
    context.update(told)
  }
}
