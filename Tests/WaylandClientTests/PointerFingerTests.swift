// SPDX-License-Identifier: MIT
import Testing

@testable import WaylandClient

@Suite final class PointerFingerTests {
  var finger = PointerFinger()

  func moved(x: Double, y: Double) -> PointerFinger.Step? { finger.moved(x: x, y: y) }
  func left() -> PointerFinger.Step? { finger.left() }
  func press(_ code: UInt32 = PointerFinger.leftButton) -> PointerFinger.Step? {
    finger.button(code, isPressed: true)
  }
  func release() -> PointerFinger.Step? {
    finger.button(PointerFinger.leftButton, isPressed: false)
  }

  @Test func `the pointer is a finger while its left button is pressed`() {
    finger.entered(x: 1, y: 2)
    #expect(moved(x: 3, y: 4) == nil)
    #expect(press() == .down(x: 3, y: 4))
    #expect(moved(x: 5, y: 6) == .motion(x: 5, y: 6))
    #expect(release() == .up)
    #expect(moved(x: 7, y: 8) == nil)
  }

  @Test func `other buttons are no fingers`() {
    finger.entered(x: 1, y: 2)
    #expect(press(0x111) == nil)
    #expect(!finger.isDown)
  }

  @Test func `leaving with the button pressed cancels`() {
    finger.entered(x: 1, y: 2)
    _ = press()
    #expect(left() == .cancel)
    #expect(release() == nil)
    #expect(left() == nil)
  }

  @Test func `a press elsewhere is none of ours`() {
    #expect(press() == nil)
    finger.entered(x: 1, y: 2)
    #expect(release() == nil)
  }
}
