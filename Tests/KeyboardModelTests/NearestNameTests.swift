// SPDX-License-Identifier: MIT
import KeyboardModel
import Testing

@Suite struct `The nearest name` {
  private let known = ["touch.smoothing", "touch.bounce", "steady.rest", "on", "off"]

  @Test(arguments: [
    ("touch.smothing", "touch.smoothing"), ("touch.smoohting", "touch.smoothing"),
    ("tuch.smooting", "touch.smoothing"), ("steady.rest", "steady.rest"), ("ofd", "off"),
  ])
  func `is the one with the fewest slips`(written: String, meant: String) {
    #expect(nearest(to: written, among: known) == meant)
  }

  @Test(arguments: ["", "x", "display.theme", "of"])
  func `is none where nothing is near or two are as near`(written: String) {
    #expect(nearest(to: written, among: known) == nil)
  }
}
