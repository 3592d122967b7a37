// SPDX-License-Identifier: MIT
import KeyboardModel
import Testing

@Suite struct `An action` {
  @Test(arguments: [
    "insert:q", "insert: ", "insert::", "key:Return", "key:Control+Shift+Left", "delete:character",
    "delete:word", "delete:sentence", "undo", "shift", "shift-lock", "layer:symbols",
    "mode:two-button", "layout:en-digits", "command:hide",
  ])
  func `is written as it is read`(text: String) {
    let action = Action(parsing: text)
    let again = action.flatMap { Action(parsing: $0.text) }
    #expect(action != nil)
    #expect(again == action)
  }

  @Test(arguments: [
    "", "insert", "insert:", "delete:letter", "key:", "key:Ctrl+c", "key:Control+", "unto",
    "undo:1", "command:explode", ":", "layer:",
  ])
  func `that there is none of is refused`(text: String) {
    #expect(Action(parsing: text) == nil)
  }

  @Test func `orders modifiers in one way`() {
    #expect(KeyStroke(parsing: "Shift+Control+x")?.text == "Shift+Control+x")
    #expect(KeyStroke(parsing: "Control+Shift+x")?.text == "Shift+Control+x")
  }
}

@Suite struct `Settings by name` {
  @Test(arguments: SettingDefinition.all.map(\.name))
  func `refuse what they can't be`(name: String) {
    var settings = Settings()
    #expect(throws: SettingFault.self) { try settings.set(name, to: "nonsense") }
    #expect(settings == Settings())
  }

  @Test func `take over what they can be`() throws {
    var settings = Settings()
    try settings.set("touch.smoothing", to: "0.25")
    try settings.set("touch.steadiness", to: "strong")
    try settings.set("steady.target-size", to: "30")
    #expect(settings.touch.smoothing == .milliseconds(250))
    #expect(settings.touch.steadiness == .strong)
    #expect(settings.steady.targetSize == 30)
  }

  @Test(arguments: [("touch.smoothing", "2.1"), ("steady.target-size", "11"), ("a.b", "1")])
  func `name what is wrong`(name: String, value: String) {
    var settings = Settings()
    do throws(SettingFault) {
      try settings.set(name, to: value)
      Issue.record("\(name) took \(value)")
    } catch {
      #expect(error.message.contains(name))
    }
  }
}
