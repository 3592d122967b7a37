// SPDX-License-Identifier: MIT
import KeyboardModel
import Testing

@Suite struct `Setting by name` {
  @Test func `tells an unknown name, and what it may have meant`() {
    var settings = Settings()
    #expect(throws: SettingFault.unknown(name: "touch.smothing")) {
      try settings.set("touch.smothing", to: "1")
    }
    #expect(
      SettingFault.unknown(name: "touch.smothing").message
        == "no setting is called 'touch.smothing'; did you mean 'touch.smoothing'?")
    #expect(SettingFault.unknown(name: "x").message == "no setting is called 'x'")
  }

  @Test(arguments: SettingDefinition.promised)
  func `accepts what is only promised and changes nothing`(name: String) throws {
    var settings = Settings()
    try settings.set(name, to: "whatever")
    #expect(settings == Settings())
    #expect(SettingDefinition.isPromised(name))
    #expect(SettingDefinition.named(name) == nil)
  }
}
