// SPDX-License-Identifier: MIT
import KeyboardModel
import Testing

@testable import SceneRenderer

@Suite struct `A label` {
  static let texts = [
    "W", "g", "return", "one line", "Ärger", "שלום", "مرحبا", "क्षि", "ที่ปุ่", "😀", "한국어", "Ẫ̈̊",
    "\u{10FFFD}\u{E000}", "\n\t", ". ,", "a word of such length that no key has room for it",
  ]
  static let sizes = [
    Size(width: 32, height: 46.9), Size(width: 50, height: 47), Size(width: 99, height: 99),
    Size(width: 20, height: 14), Size(width: 140, height: 30), Size(width: 3, height: 2),
  ]

  @Test(arguments: texts, sizes)
  func `never leaves its figure`(text: String, size: Size) {
    for (scale, large) in [(1.0, false), (1.5, true), (2.0, false), (3.0, true)] {
      var display = Settings().display
      display.largePrint = large
      let renderer = SceneRenderer(display: display)
      for (role, state) in [
        (Figure.Role.key, Figure.State.resting), (.functionKey, .locked), (.target, .armed),
      ] {
        let figure = Figure(
          frame: Rect(x: 20.3, y: 20.6, width: size.width, height: size.height), role: role,
          state: state, label: text)
        let ink = inkPlaces(of: figure, scale, renderer)
        let frame = PixelGrid(scale: scale, origin: Point(x: 0, y: 0)).snapping(figure.frame)
        let out = ink.filter {
          !frame.contains(PixelRect(x: $0.x, y: $0.y, width: 1, height: 1))
        }
        #expect(out.isEmpty, "at scale \(scale), \(role)")
      }
    }
  }

  @Test(arguments: ["W", "m", "H", "g", "Й", "א", "9", "@"])
  func `of one letter is seen at arm's length on the narrowest keys`(text: String) {
    let renderer = SceneRenderer(display: Settings().display)
    let capital = height(of: "H", on: Size(width: 32, height: 46.9), renderer)
    #expect(Double(capital) >= 3.5 * Output.assumedPixelsPerMillimetre)
    #expect(height(of: text, on: Size(width: 32, height: 46.9), renderer) > 0)
  }

  @Test func `is larger in large print`() {
    var display = Settings().display
    let usual = SceneRenderer(display: display)
    display.largePrint = true
    let large = SceneRenderer(display: display)
    for size in [Size(width: 32, height: 46.9), Size(width: 99, height: 99)] {
      #expect(height(of: "x", on: size, large) > height(of: "x", on: size, usual))
    }
  }

  @Test func `of several words takes two lines where that makes it larger`() {
    let request = Typesetter.Request(
      text: "previous word", size: 40, smallest: 9, width: 90, height: 90, mayBreak: true)
    let typesetter = Typesetter(bold: false)
    let label = typesetter.label(request)
    #expect(label.hasSeveralLines)
    var single = request
    single.mayBreak = false
    #expect(label.size > typesetter.label(single).size)
  }

  @Test func `that is too long even at the smallest size is cut short`() {
    let label = Typesetter(bold: false).label(
      Typesetter.Request(
        text: String(repeating: "word ", count: 30), size: 30, smallest: 12, width: 80, height: 40))
    #expect(label.size == 12)
    #expect((40...80).contains(label.ink.width))
  }

  @Test func `is remembered, but no more of them than a bound`() {
    let typesetter = Typesetter(bold: false)
    let request = Typesetter.Request(text: "a", size: 20, smallest: 9, width: 40, height: 40)
    #expect(typesetter.label(request) === typesetter.label(request))
    for size in 1...2 * Typesetter.capacity {
      var other = request
      other.width = 40 + size
      _ = typesetter.label(other)
    }
    #expect(typesetter.count <= Typesetter.capacity)
  }

  @Test func `may be empty`() {
    let renderer = SceneRenderer(display: Settings().display)
    let figure = Figure(
      frame: Rect(x: 20, y: 20, width: 32, height: 46), role: .key, label: "", note: "1")
    var bare = figure
    bare.note = ""
    let note = inkPlaces(of: figure, 1, renderer, without: bare)
    #expect(!note.isEmpty)
    #expect(note.allSatisfy { $0.x >= 36 && $0.y < 43 }, "the note is in the upper right corner")
  }

  @Test func `has its note clear of it`() {
    for large in [false, true] {
      var display = Settings().display
      display.largePrint = large
      let renderer = SceneRenderer(display: display)
      for note in ["1", "@", "_", "(", ";", "g"] {
        let figure = Figure(
          frame: Rect(x: 20, y: 20, width: 32, height: 46.9), role: .key, label: "H", note: note)
        // A blank note lowers the label as any note does; an empty one would not.
        var labelOnly = figure
        labelOnly.note = " "
        let label = inkPlaces(of: labelOnly, 2, renderer)
        let ink = inkPlaces(of: figure, 2, renderer, without: labelOnly)
        let (bottom, top) = (ink.map(\.y).max() ?? 0, label.map(\.y).min() ?? 0)
        #expect(!ink.isEmpty && bottom < top, "\(note) in large print: \(large); \(bottom), \(top)")
      }
    }
  }

  @Test func `leaves its note larger where a key is wide`() {
    let renderer = SceneRenderer(display: Settings().display)
    let heights = [32.0, 70].map { width in
      let figure = Figure(
        frame: Rect(x: 20, y: 20, width: width, height: 46.9), role: .key, label: "H", note: "0")
      var labelOnly = figure
      labelOnly.note = " "
      let rows = inkPlaces(of: figure, 2, renderer, without: labelOnly).map(\.y)
      return (rows.max() ?? 0) - (rows.min() ?? 0)
    }
    #expect(heights[1] > heights[0])
  }

  private func height(of text: String, on size: Size, _ renderer: SceneRenderer) -> Int {
    let figure = Figure(
      frame: Rect(x: 20, y: 20, width: size.width, height: size.height), role: .key, label: text)
    let rows = inkPlaces(of: figure, 1, renderer).map(\.y)
    return (rows.max() ?? 0) - (rows.min() ?? 1) + 1
  }

  /// The pixels that a figure's label changes, or what `other` lacks of it.
  private func inkPlaces(
    of figure: Figure, _ scale: Double, _ renderer: SceneRenderer, without other: Figure? = nil
  ) -> [(x: Int, y: Int)] {
    var bare = figure
    bare.label = ""
    let part = Rect(x: 0, y: 0, width: 190, height: 140)
    let pictures = [figure, other ?? bare].map {
      Picture(Scene(keyboard: part, figures: [$0]), of: part, scale: scale, by: renderer)
    }
    return pictures[0].differences(from: pictures[1])
  }
}
