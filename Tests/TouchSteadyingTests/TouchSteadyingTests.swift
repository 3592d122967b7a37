// SPDX-License-Identifier: MIT
import KeyboardModel
import Testing
import TouchSteadying

private func at(_ milliseconds: Int) -> Timestamp { Timestamp(.milliseconds(milliseconds)) }

@Suite struct `Steadying` {
  @Test func `passes the raw finger on where nothing is smoothed`() {
    var steadying = TouchSteadying(Settings().touch)
    let frame = TouchFrame([
      .down(id: 3, at: Point(x: 1, y: 2)), .motion(id: 3, to: Point(x: 4, y: 5)), .up(id: 3),
    ])
    #expect(
      steadying.handle(frame, at: at(0)) == [
        .down(id: 3, at: Point(x: 1, y: 2)), .motion(id: 3, to: Point(x: 4, y: 5)),
        .up(id: 3, at: Point(x: 4, y: 5)),
      ])
    #expect(steadying.nextWake == nil)
  }

  @Test func `wakes until the average has caught up, and then no more`() {
    var steadying = TouchSteadying(smoothed(.milliseconds(100)))
    _ = steadying.handle(TouchFrame([.down(id: 0, at: Point(x: 0, y: 0))]), at: at(0))
    #expect(steadying.nextWake == nil)
    _ = steadying.handle(TouchFrame([.motion(id: 0, to: Point(x: 50, y: 0))]), at: at(200))
    var points: [Double] = []
    while let wake = steadying.nextWake {
      for case .motion(_, let point) in steadying.wake(at: wake) { points.append(point.x) }
    }
    #expect(points == points.sorted())
    #expect(points.count > 3)
    #expect(points.last == 50)
  }

  @Test func `decides a lift by the average`() {
    var steadying = TouchSteadying(smoothed(.milliseconds(100)))
    _ = steadying.handle(TouchFrame([.down(id: 0, at: Point(x: 0, y: 0))]), at: at(0))
    _ = steadying.handle(TouchFrame([.motion(id: 0, to: Point(x: 50, y: 0))]), at: at(190))
    let lift = steadying.handle(TouchFrame([.up(id: 0)]), at: at(200))
    #expect(lift == [.up(id: 0, at: Point(x: 5, y: 0))])
    #expect(steadying.nextWake == nil)
  }

  @Test func `drops what comes without a landing`() {
    var steadying = TouchSteadying(Settings().touch)
    let stray = TouchFrame([.motion(id: 1, to: Point(x: 0, y: 0)), .up(id: 2), .cancel])
    #expect(steadying.handle(stray, at: at(0)).isEmpty)
  }

  @Test func `drops places that are none`() {
    var steadying = TouchSteadying(Settings().touch)
    let frame = TouchFrame([.down(id: 0, at: Point(x: .nan, y: 0)), .up(id: 0)])
    #expect(steadying.handle(frame, at: at(0)).isEmpty)
  }

  @Test func `takes a finger that lands again for one whose lift was lost`() {
    var steadying = TouchSteadying(Settings().touch)
    let first = TouchEvent.down(id: 0, at: Point(x: 0, y: 0))
    let second = TouchEvent.down(id: 0, at: Point(x: 5, y: 0))
    #expect(
      steadying.handle(TouchFrame([first, second]), at: at(0)) == [
        .down(id: 0, at: Point(x: 0, y: 0)), .cancel, .down(id: 0, at: Point(x: 5, y: 0)),
      ])
  }

  @Test func `decides by where the finger rested, if it did`() {
    var steadying = TouchSteadying(smoothed(.seconds(2)))
    _ = steadying.handle(TouchFrame([.down(id: 0, at: Point(x: 0, y: 0))]), at: at(0))
    _ = steadying.handle(TouchFrame([.motion(id: 0, to: Point(x: 90, y: 0))]), at: at(1000))
    let lift = steadying.handle(TouchFrame([.up(id: 0)]), at: at(1160))
    #expect(lift == [.up(id: 0, at: Point(x: 90, y: 0))])
  }

  @Test func `with steadiness off decides by the last place`() {
    var touch = smoothed(.seconds(2))
    touch.steadiness = .off
    var steadying = TouchSteadying(touch)
    _ = steadying.handle(TouchFrame([.down(id: 0, at: Point(x: 0, y: 0))]), at: at(0))
    _ = steadying.handle(TouchFrame([.motion(id: 0, to: Point(x: 90, y: 0))]), at: at(1000))
    let lift = steadying.handle(TouchFrame([.up(id: 0)]), at: at(1001))
    #expect(lift == [.up(id: 0, at: Point(x: 90, y: 0))])
  }

  @Test func `forgets every finger on cancel`() {
    var steadying = TouchSteadying(smoothed(.seconds(1)))
    let downs = TouchFrame([
      .down(id: 0, at: Point(x: 0, y: 0)), .down(id: 1, at: Point(x: 9, y: 9)),
    ])
    _ = steadying.handle(downs, at: at(0))
    _ = steadying.handle(TouchFrame([.motion(id: 1, to: Point(x: 0, y: 0))]), at: at(5))
    #expect(steadying.handle(TouchFrame([.cancel]), at: at(10)) == [.cancel])
    #expect(steadying.nextWake == nil)
    #expect(steadying.handle(TouchFrame([.up(id: 1)]), at: at(20)).isEmpty)
  }

  @Test func `strong steadiness smooths over one period at 6 Hz`() {
    var touch = Settings().touch
    touch.steadiness = .strong
    #expect(touch.window == Settings.Touch.unmeasuredWindow)
    touch.smoothing = .seconds(1)
    #expect(touch.window == .seconds(1))
  }

  private func smoothed(_ window: Duration) -> Settings.Touch {
    var touch = Settings().touch
    touch.smoothing = window
    return touch
  }
}
