// SPDX-License-Identifier: MIT
import CLinux
import KeyboardModel
import Testing

@testable import EventLoop

struct EventLoopTests {
  private let loop: EventLoop
  private let pipe = Pipe()

  init() throws {
    loop = try EventLoop()
  }

  /// Ends the loop soon, for tests in which nothing more should happen.
  private func stopSoon() {
    loop.timer { [loop] in loop.stop() }.due = loop.now.advanced(by: .milliseconds(20))
  }

  @Test func `what is readable reaches its handler`() {
    loop.watch(pipe.reader) { readiness in
      #expect(readiness == .readable)
      #expect(pipe.receive() == 7)
      loop.stop(status: 3)
    }
    pipe.send(7)
    #expect(loop.run() == 3)
  }

  @Test func `writing is waited for only while it is of interest`() {
    var news: [Readiness] = []
    var watch: Watch?
    watch = loop.watch(pipe.writer, for: []) { readiness in
      news.append(readiness)
      watch?.interest = []
      stopSoon()
    }
    stopSoon()
    _ = loop.run()
    #expect(news.isEmpty)
    watch?.interest = .writable
    _ = loop.run()
    #expect(news == [.writable])
  }

  @Test func `what is no longer of interest is not told`() {
    var calls: [String] = []
    var other: Watch?
    loop.watch(pipe.reader) { _ in
      calls.append("reader")
      _ = pipe.receive()
      other?.interest = []
      stopSoon()
    }
    other = loop.watch(pipe.writer, for: .writable) { _ in calls.append("writer") }
    pipe.send()
    _ = loop.run()
    #expect(calls == ["reader"])
  }

  @Test func `a pipe's rest is read before its end is told, and once`() {
    var news: [Readiness] = []
    var turns = 0
    loop.watch(pipe.reader) { readiness in
      news.append(readiness)
      if readiness.contains(.readable) { _ = pipe.receive() } else { stopSoon() }
    }
    loop.beforeWaiting { turns += 1 }
    pipe.send()
    pipe.send()
    pipe.closeWriter()
    _ = loop.run()
    #expect(news == [[.readable, .ended], [.readable, .ended], .ended])
    #expect(turns == 4)
  }

  @Test func `a broken pipe is told and does no harm`() {
    pipe.closeReader()
    pipe.send()
    loop.watch(pipe.writer, for: []) { readiness in
      #expect(readiness == .ended)
      loop.stop()
    }
    #expect(loop.run() == 0)
  }

  @Test func `a closed descriptor is told once`() {
    var news: [Readiness] = []
    // Higher than any that another test could get meanwhile.
    let watch = loop.watch(1_000_000) { readiness in
      news.append(readiness)
      stopSoon()
    }
    _ = loop.run()
    #expect(news == [.ended])
    #expect(watch.isCancelled)
  }

  @Test func `handlers may cancel each other and themselves while they are called`() {
    let other = Pipe()
    var calls: [String] = []
    var watches: [Watch] = []
    for (name, descriptor) in [("a", pipe.reader), ("b", other.reader)] {
      watches.append(
        loop.watch(descriptor) { _ in
          calls.append(name)
          for watch in watches { watch.cancel() }
          stopSoon()
        })
    }
    pipe.send()
    other.send()
    _ = loop.run()
    #expect(calls == ["a"])
  }

  @Test func `a descriptor used again is not taken for the cancelled one`() {
    var calls: [String] = []
    let first = loop.watch(pipe.reader) { _ in calls.append("first") }
    loop.afterWaiting {
      guard !first.isCancelled else { return }
      first.cancel()
      loop.watch(pipe.reader) { _ in
        calls.append("second")
        loop.stop()
      }
    }
    pipe.send()
    _ = loop.run()
    #expect(calls == ["second"])
  }

  @Test func `hooks surround the wait and precede the handlers`() {
    var calls: [String] = []
    loop.beforeWaiting {
      calls.append("before")
      pipe.send()
    }
    loop.afterWaiting { calls.append("after") }
    loop.watch(pipe.reader) { _ in
      calls.append("handler")
      loop.stop()
    }
    _ = loop.run()
    #expect(calls == ["before", "after", "handler"])
  }

  @Test(arguments: [EINTR, EAGAIN, ENOMEM])
  func `a wait that failed for the moment is tried again`(error: CInt) {
    EventLoop.recover(from: error)
  }

  @Test func `a wait that cannot succeed ends the program`() async {
    await #expect(processExitsWith: .failure) { EventLoop.recover(from: EFAULT) }
  }

  @Test(
    arguments: [
      ([], false), (.readable, true), (.writable, false), (.ended, true),
      ([.writable, .ended], true),
    ] as [(Readiness, Bool)])
  func `data and the end are worth reading`(readiness: Readiness, isWorth: Bool) {
    #expect(readiness.isWorthReading == isWorth)
  }

  @Test func `stopping ends the turn at once`() {
    let other = Pipe()
    var calls = 0
    for descriptor in [pipe.reader, other.reader] {
      loop.watch(descriptor) { _ in
        calls += 1
        loop.stop()
      }
    }
    pipe.send()
    other.send()
    _ = loop.run()
    #expect(calls == 1)
  }

  @Test func `a stop before the run ends it before it waits`() {
    loop.stop(status: 2)
    #expect(loop.run() == 2)
  }

  @Test func `the loop and what its handlers hold are released`() throws {
    final class Witness {}
    weak var witness: Witness?
    do {
      let loop = try EventLoop()
      let held = Witness()
      witness = held
      loop.watch(pipe.reader) { _ in _ = held }.cancel()
    }
    #expect(witness == nil)
  }
}
