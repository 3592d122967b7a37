// SPDX-License-Identifier: MIT
import KeyboardModel
import Testing

@testable import WaylandClient

@Suite struct FramePaceTests {
  /// Which of the pictures painted at these milliseconds are waited for.
  static func waits(_ times: [Int]) -> [Bool] {
    var pace = FramePace()
    return times.map { pace.paint(at: Timestamp(.milliseconds($0))) == .waitingForFrame }
  }

  @Test func `a surface's first picture is waited for`() {
    #expect(Self.waits([0, 1000]) == [true, false])
  }

  @Test func `the second picture within a frame is waited for`() {
    #expect(Self.waits([0, 1000, 1008, 1025]) == [true, false, true, false])
  }
}
