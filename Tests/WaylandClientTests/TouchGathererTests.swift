// SPDX-License-Identifier: MIT
import KeyboardModel
import Testing

@testable import WaylandClient

@Suite final class TouchGathererTests {
  /// A surface of 360 x 480 at the bottom of 360 x 720.
  let mapping = SurfaceMapping(
    outputSize: Size(width: 360, height: 720), surfaceSize: Size(width: 360, height: 480), scale: 2)
  var gatherer = TouchGatherer()

  func takeFrame() -> TouchFrame? { gatherer.takeFrame() }

  @Test func `a chord's fingers come in one frame, in the output's coordinates`() {
    gatherer.down(id: 0, x: 50, y: 400, time: 1, on: mapping)
    gatherer.down(id: 1, x: 300, y: 410, time: 1, on: mapping)
    #expect(gatherer.isOpen)
    #expect(
      takeFrame()
        == TouchFrame([
          .down(id: 0, at: Point(x: 50, y: 640)), .down(id: 1, at: Point(x: 300, y: 650)),
        ]))
    #expect(takeFrame() == nil)
    #expect(gatherer.hasFingers)
  }

  @Test func `fingers that landed elsewhere are unknown`() {
    gatherer.motion(id: 7, x: 1, y: 1, time: 1, on: mapping)
    gatherer.up(id: 7)
    #expect(takeFrame() == nil)
  }

  @Test func `cancel voids the open frame and forgets the fingers`() {
    gatherer.down(id: 0, x: 50, y: 400, time: 1, on: mapping)
    _ = takeFrame()
    gatherer.down(id: 1, x: 60, y: 400, time: 2, on: mapping)
    gatherer.cancel()
    #expect(takeFrame() == TouchFrame([.cancel]))
    #expect(!gatherer.hasFingers)
    gatherer.up(id: 0)
    gatherer.motion(id: 1, x: 61, y: 400, time: 3, on: mapping)
    #expect(takeFrame() == nil)
  }

  @Test func `cancel without a touch says nothing`() {
    gatherer.cancel()
    #expect(takeFrame() == nil)
  }

  @Test func `an id that lands twice cancels what was lost`() {
    gatherer.down(id: 0, x: 50, y: 400, time: 1, on: mapping)
    _ = takeFrame()
    gatherer.down(id: 0, x: 60, y: 400, time: 9, on: mapping)
    #expect(
      takeFrame() == TouchFrame([.cancel, .down(id: 0, at: Point(x: 60, y: 640))]))
    #expect(gatherer.hasFingers)
  }

  @Test func `a finger that has left is far away, moves nothing, and still lifts`() {
    gatherer.down(id: 0, x: 100, y: 30, time: 0, on: mapping)
    for (time, y) in [(8, 15.0), (16, 5.0), (24, 479.0), (32, 475.0)] {
      gatherer.motion(id: 0, x: 100, y: y, time: UInt32(time), on: mapping)
    }
    gatherer.up(id: 0)
    #expect(
      takeFrame()
        == TouchFrame([
          .down(id: 0, at: Point(x: 100, y: 270)), .motion(id: 0, to: Point(x: 100, y: 255)),
          .motion(id: 0, to: Point(x: 100, y: 245)), .motion(id: 0, to: Point(x: 100, y: -1e6)),
          .up(id: 0),
        ]))
  }

  @Test func `a finger that is back moves on from where it is`() {
    gatherer.down(id: 0, x: 100, y: 30, time: 0, on: mapping)
    for (time, y) in [(8, 15.0), (16, 5.0), (24, 479.0), (32, 470.0), (40, 9.0), (48, 20.0)] {
      gatherer.motion(id: 0, x: 100, y: y, time: UInt32(time), on: mapping)
    }
    #expect(
      takeFrame()?.events.suffix(3) == [
        .motion(id: 0, to: Point(x: 100, y: -1e6)), .motion(id: 0, to: Point(x: 100, y: 249)),
        .motion(id: 0, to: Point(x: 100, y: 260)),
      ])
  }

  @Test func `the pointer is believed wherever it jumps`() {
    gatherer.pointerDown(id: PointerFinger.id, x: 100, y: 30, on: mapping)
    for (time, y) in [(8, 15.0), (16, 5.0), (24, 479.0)] {
      gatherer.motion(id: PointerFinger.id, x: 100, y: y, time: UInt32(time), on: mapping)
    }
    #expect(
      takeFrame()?.events.dropFirst() == [
        .motion(id: PointerFinger.id, to: Point(x: 100, y: 255)),
        .motion(id: PointerFinger.id, to: Point(x: 100, y: 245)),
        .motion(id: PointerFinger.id, to: Point(x: 100, y: 719)),
      ])
  }
}
