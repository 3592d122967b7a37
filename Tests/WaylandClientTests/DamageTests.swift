// SPDX-License-Identifier: MIT
import Testing

@testable import WaylandClient

@Suite final class DamageTests {
  var stale = StaleParts(buffers: 2, width: 100, height: 50)

  func take(_ buffer: Int) -> [PixelRect] { stale.take(buffer: buffer) }

  func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  func damage(_ rects: PixelRect...) -> Damage {
    var damage = Damage()
    for rect in rects { damage.add(rect) }
    return damage
  }

  @Test func `what is inside another piece is not painted twice`() {
    #expect(damage(rect(0, 0, 9, 9), rect(1, 1, 2, 2)).rects == [rect(0, 0, 9, 9)])
    #expect(damage(rect(1, 1, 2, 2), rect(0, 0, 9, 9)).rects == [rect(0, 0, 9, 9)])
    #expect(damage(rect(1, 1, 0, 5)).isEmpty)
  }

  @Test func `many pieces become one`() {
    var damage = Damage()
    for index in 0..<13 { damage.add(rect(index * 10, index * 10, 5, 5)) }
    #expect(damage.rects == [rect(0, 0, 125, 125)])
  }

  @Test func `each buffer is brought up to date from where it was`() {
    #expect(take(0) == [rect(0, 0, 100, 50)])
    stale.add(damage(rect(10, 10, 5, 5)))
    #expect(take(0) == [rect(10, 10, 5, 5)])
    stale.add(damage(rect(20, 10, 5, 5)))
    #expect(take(1) == [rect(0, 0, 100, 50)])
    #expect(take(0) == [rect(20, 10, 5, 5)])
    stale.add(damage(rect(90, 40, 50, 50)))
    #expect(take(1) == [rect(90, 40, 10, 10)])
    #expect(take(1) == [])
  }

  @Test func `the buffer with the least to paint is taken`() {
    #expect(stale.freshest(of: [0, 1]) == 0)
    _ = take(1)
    #expect(stale.freshest(of: [0, 1]) == 1)
    #expect(stale.freshest(of: [0]) == 0)
    #expect(stale.freshest(of: []) == nil)
  }
}
