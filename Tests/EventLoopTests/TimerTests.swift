// SPDX-License-Identifier: MIT
import EventLoop
import KeyboardModel
import Testing

struct TimerTests {
  private let loop: EventLoop

  init() throws {
    loop = try EventLoop()
  }

  @Test func `timers fire in order of time, none early`() {
    var fired: [Int] = []
    let start = loop.now
    for milliseconds in [9, 3, 6] {
      let due = start.advanced(by: .milliseconds(milliseconds))
      loop.timer {
        #expect(loop.now >= due)
        fired.append(milliseconds)
        if milliseconds == 9 { loop.stop() }
      }.due = due
    }
    _ = loop.run()
    #expect(fired == [3, 6, 9])
  }

  @Test func `a timer fires once, and the loop sleeps till then`() {
    var turns = 0
    var fired = 0
    loop.beforeWaiting { turns += 1 }
    let timer = loop.timer { fired += 1 }
    timer.due = loop.now.advanced(by: .milliseconds(2))
    loop.timer { loop.stop() }.due = loop.now.advanced(by: .milliseconds(8))
    _ = loop.run()
    #expect(fired == 1)
    #expect(timer.due == nil)
    #expect(turns <= 2)
  }

  @Test(arguments: [.zero, .seconds(-5), .nanoseconds(1)] as [Duration])
  func `a time that is past fires at once`(time: Duration) {
    loop.timer { loop.stop(status: 1) }.due = Timestamp(time)
    #expect(loop.run() == 1)
  }

  @Test func `a timer that is put off or unset does not fire`() {
    var fired: [String] = []
    let now = loop.now
    let late = loop.timer { fired.append("late") }
    let unset = loop.timer { fired.append("unset") }
    late.due = now
    unset.due = now
    loop.timer {
      fired.append("first")
      late.due = now.advanced(by: .seconds(60))
      unset.due = nil
    }.due = now.advanced(by: .nanoseconds(-1))
    loop.timer { loop.stop() }.due = now.advanced(by: .milliseconds(5))
    _ = loop.run()
    #expect(fired == ["first"])
  }

  @Test func `a timer may set itself again`() {
    var times: [Timestamp] = []
    var timer: Timer?
    timer = loop.timer {
      times.append(loop.now)
      timer?.due = times[0].advanced(by: .milliseconds(2 * times.count))
      if times.count == 3 { loop.stop() }
    }
    timer?.due = loop.now
    _ = loop.run()
    #expect(times.count == 3)
    #expect(times[2] >= times[0].advanced(by: .milliseconds(4)))
  }

  @Test func `what arrived goes before what was due meanwhile`() {
    let pipe = Pipe()
    var calls: [String] = []
    loop.timer {
      calls.append("timer")
      loop.stop()
    }.due = loop.now
    loop.watch(pipe.reader) { _ in
      _ = pipe.receive()
      calls.append("pipe")
    }
    pipe.send()
    _ = loop.run()
    #expect(calls == ["pipe", "timer"])
  }
}
