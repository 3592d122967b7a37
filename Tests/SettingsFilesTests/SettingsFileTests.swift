// SPDX-License-Identifier: MIT
import Foundation
import KeyboardModel
import SettingsFiles
import Testing

struct SettingsFileTests {
  private func parse(_ text: String) -> SettingsFile {
    SettingsFile.parse(Array(text.utf8))
  }

  /// The faults as `line: message`.
  private func faults(_ text: String) -> [String] {
    parse(text).faults.map { "\($0.line): \($0.message)" }
  }

  @Test func `a sound file's settings stand over the defaults`() {
    let file = parse(
      """
      # How I like it.
      [touch]
      smoothing = 0.4
      steadiness=strong

      [display]
      ; Dark at night.
      theme = dark ; and by day
      """)
    var expected = Settings()
    expected.touch.smoothing = .seconds(0.4)
    expected.touch.steadiness = .strong
    expected.display.theme = "dark"
    #expect(file.settings == expected)
    #expect(file.faults.isEmpty)
  }

  @Test(arguments: [
    "", "\n\n", "# nothing", "\u{FEFF}", "[touch]", "[touch]\n[display]\n[touch]\n",
  ])
  func `a file that sets nothing gives the defaults`(text: String) {
    #expect(parse(text).settings == Settings())
    #expect(faults(text) == [])
  }

  @Test(arguments: [
    "\u{FEFF}[display]\r\ntheme = dark\r\n", "[display]\ntheme = dark",
    "  [display]\n\ttheme: dark",
    "[typing]\n  double-space = off\n  auto-capitals = hint\n[display]\n  theme = dark\n",
  ])
  func `byte order mark, line endings and indentation are no matter`(text: String) {
    #expect(faults(text) == [])
    #expect(parse(text).settings.display.theme == "dark")
  }

  @Test func `every fault is told with its line`() {
    let text = """
      theme = dark
      [touch]
      smoothing = 9
      smothing = 1
      steadiness
      [touhc]
      smoothing = fast
      [nonsense]
      anything = goes
      [display]
      theme = blue
      large-print = on
      large-print = off
      = on
      """
    #expect(
      faults(text) == [
        "1: 'theme' stands in no section; it would be right as 'theme' below a line [display]",
        "3: touch.smoothing can't be '9'; it takes seconds from 0 to 2",
        "4: no setting is called 'touch.smothing'; did you mean 'touch.smoothing'?",
        "5: the line is neither [section] nor key = value, nor a comment after #",
        "6: no section is called 'touhc'; did you mean 'touch'?",
        "7: touch.smoothing can't be 'fast'; it takes seconds from 0 to 2",
        "8: no section is called 'nonsense'; there are touch, steady, typing, display, quadrant, "
          + "feedback",
        "11: display.theme can't be 'blue'; it takes light, dark, contrast",
        "13: display.large-print is set in line 12 already; one of the two has to go",
        "14: there is no name before the value",
      ])
  }

  @Test(arguments: [
    (
      "touch.smoothing = 1",
      "1: 'touch.smoothing' stands in no section; it would be right as "
        + "'smoothing' below a line [touch]"
    ),
    ("x = 1", "1: 'x' stands in no section; a line such as [touch] has to come before it"),
    ("[]\nx = 1", "2: 'x' stands in no section; a line such as [touch] has to come before it"),
    ("[touch", "1: the line is neither [section] nor key = value, nor a comment after #"),
    ("[touch]\nsmoothing =", "2: touch.smoothing can't be ''; it takes seconds from 0 to 2"),
    ("[touch]\rsmoothing = 1", "1: the line is no UTF-8 text"),
    ("[touch]\nsmoothing = 1\0", "2: the line is no UTF-8 text"),
    ("# " + String(repeating: "x", count: 200), "1: the line is too long; it may have 196 bytes"),
  ])
  func `a fault says what would be right`(text: String, fault: String) {
    #expect(faults(text) == [fault])
  }

  @Test func `a line of the greatest length is read whole`() {
    let value = String(repeating: "x", count: 196 - "theme=".count)
    #expect(
      faults("[display]\ntheme=\(value)")
        == ["2: display.theme can't be '\(value)'; it takes light, dark, contrast"])
  }

  @Test func `bytes that are no UTF-8 are told where they are`() {
    let bytes = Array("[touch]\nsmoothing = ".utf8) + [0xFF, 0x0A] + Array("x".utf8)
    #expect(SettingsFile.parse(bytes).faults.map(\.line) == [2, 3])
  }

  @Test func `a faulty file changes nothing`() {
    var former = Settings()
    former.display.theme = "contrast"
    let file = SettingsFile.parse(
      Array("[display]\ntheme = dark\n[touch]\nsmoothing = 9".utf8), keeping: former)
    #expect(file.settings == former)
  }

  @Test func `what is only promised is accepted and noted`() {
    let file = parse("[touch]\nbounce = 80\n[feedback]\nspeech = on\n")
    #expect(file.faults.isEmpty)
    #expect(file.settings == Settings())
    #expect(
      file.notes.map { "\($0.line): \($0.message)" } == [
        "2: touch.bounce has no effect in this version",
        "4: feedback.speech has no effect in this version",
      ])
  }

  @Test func `a file is read from its path`() throws {
    let path = NSTemporaryDirectory() + "handrail-\(UUID().uuidString).ini"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "[display]\ntheme = dark\n".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(SettingsFile.read(path: path).settings.display.theme == "dark")
  }

  @Test(arguments: [
    ("/nowhere/settings.ini", "No such file or directory"), ("/", "Is a directory"),
  ])
  func `a file that can't be read has that fault and keeps the settings`(
    path: String, reason: String
  ) {
    var former = Settings()
    former.display.theme = "contrast"
    let file = SettingsFile.read(path: path, keeping: former)
    #expect(file.settings == former)
    #expect(file.faults.map(\.message) == ["the file can't be read: \(reason)"])
  }

  @Test func `a file without end is not read to its end`() {
    #expect(SettingsFile.read(path: "/dev/zero").faults.count == 1)
  }

  @Test func `never traps, whatever the bytes`() {
    let sound = Array("[touch]\nsmoothing = 0.4\n# é\n[display]\ntheme=dark ; x\n".utf8)
    var random = Dice(state: 42)
    var sane = 0
    for _ in 0..<5_000 {
      var bytes = sound
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let file = SettingsFile.parse(Array(bytes.prefix(Int.random(in: 0..<150, using: &random))))
      if file.faults.isEmpty { sane += 1 }
    }
    #expect(sane > 100)
  }
}

/// A generator that repeats itself.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
