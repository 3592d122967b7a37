// SPDX-License-Identifier: MIT
import CLinux
import EventLoop
import Foundation
import Testing

/// The signals go to this very thread, so that no other thread of the test program dies of them.
struct SignalTests {
  @Test(arguments: Signal.allCases)
  func `a signal reaches its handler`(signal: Signal) throws {
    let loop = try EventLoop()
    loop.onSignal(signal) { loop.stop(status: signal.number) }
    raise(signal.number)
    #expect(loop.run() == signal.number)
  }

  @Test func `several signals are told each for itself`() throws {
    let loop = try EventLoop()
    var told: [Signal] = []
    for signal in [Signal.user1, .user2, .hangUp] {
      loop.onSignal(signal) { told.append(signal) }
    }
    raise(Signal.user2.number)
    raise(Signal.user1.number)
    loop.timer { loop.stop() }.due = loop.now
    _ = loop.run()
    #expect(Set(told) == [.user1, .user2])
  }

  @Test func `a later handler replaces the earlier`() throws {
    let loop = try EventLoop()
    loop.onSignal(.user1) { loop.stop(status: 1) }
    loop.onSignal(.user1) { loop.stop(status: 2) }
    raise(Signal.user1.number)
    #expect(loop.run() == 2)
  }

  @Test func `a wait that somebody else's signal interrupts is a turn with nothing ready`() throws {
    let loop = try EventLoop()
    let finished = DispatchSemaphore(value: 0)
    let joined = DispatchSemaphore(value: 0)
    let thread = pthread_self()
    signal(SIGWINCH) { _ in }
    var mask = sigset_t()
    unsafe sigaddset(&mask, SIGWINCH)
    unsafe pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    Thread.detachNewThread {
      repeat {
        pthread_kill(thread, SIGWINCH)
      } while finished.wait(timeout: .now() + 0.001) != .success
      joined.signal()
    }
    loop.afterWaiting { loop.stop(status: 1) }
    #expect(loop.run() == 1)
    finished.signal()
    joined.wait()
  }

  @Test func `a signal to a process that is not there is an error`() {
    #expect(throws: SystemError("kill 2147483647", number: ESRCH)) {
      try Signal.user1.send(to: .max)
    }
  }
}
