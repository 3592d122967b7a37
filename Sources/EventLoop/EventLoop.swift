// SPDX-License-Identifier: MIT
import CLinux
package import KeyboardModel

/// The one loop of a program with one thread: it waits in `poll`, and calls whom it concerns.
///
/// A turn of the loop: the hooks before waiting; the wait, without end if no timer is set; the
/// hooks after it; the handlers of descriptors and signals in the order in which they were added;
/// then the timers that are due, the earliest first. What has arrived so goes before what was to
/// happen if it did not arrive.
///
/// Broken pipes are told by the write that failed, not by a signal. A child process inherits
/// blocked signals: whoever starts one resets its mask.
package final class EventLoop {
  private var watches: [Watch] = []
  /// The kernel's form of the watches, kept for its memory alone.
  private var entries: [pollfd] = []
  private var timers: TimerSet
  private var signals: SignalSet
  private var hooksBefore: [() -> Void] = []
  private var hooksAfter: [() -> Void] = []
  private var status: CInt?

  /// Throws if the process has no descriptors left.
  package init() throws(SystemError) {
    timers = try TimerSet()
    signals = try SignalSet()
    ignore_broken_pipes()
    watch(timers.descriptor) { [unowned self] _ in timers.acknowledge() }
    watch(signals.descriptor) { [unowned self] _ in
      for handler in signals.arrived() where status == nil { handler() }
    }
  }

  deinit {
    signals.unblock()
    close(timers.descriptor)
    close(signals.descriptor)
  }

  /// The time on the monotonic clock.
  package var now: Timestamp {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Timestamp(.seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
  }

  /// Calls the handler whenever the descriptor is ready for what the watch is interested in, or
  /// has ended. The descriptor stays the caller's.
  @discardableResult
  package func watch(
    _ descriptor: CInt, for interest: Readiness = .readable,
    _ handler: @escaping (Readiness) -> Void
  ) -> Watch {
    let watch = Watch(descriptor: descriptor, interest: interest, handler: handler)
    watches.append(watch)
    return watch
  }

  /// A timer, not yet set, that is the loop's as long as that lives.
  package func timer(_ handler: @escaping () -> Void) -> Timer {
    let timer = Timer(handler: handler)
    timers.add(timer)
    return timer
  }

  /// Calls the handler when the signal arrives; it replaces an earlier one.
  package func onSignal(_ signal: Signal, _ handler: @escaping () -> Void) {
    signals.handle(signal, handler)
  }

  /// Calls the hook before each wait: the place to send what has gathered.
  package func beforeWaiting(_ hook: @escaping () -> Void) {
    hooksBefore.append(hook)
  }

  /// Calls the hook after each wait and before all handlers; `Watch.readiness` is known by then.
  package func afterWaiting(_ hook: @escaping () -> Void) {
    hooksAfter.append(hook)
  }

  /// Turns until `stop`, and returns what that was given.
  package func run() -> CInt {
    while true {
      if let status {
        self.status = nil
        return status
      }
      turn()
    }
  }

  /// Ends `run`, or the next one. No further hook or handler is called.
  package func stop(status: CInt = 0) {
    self.status = status
  }

  /// Written out plainly: most turns are a finger's, and each costs battery.
  private func turn() {
    for hook in hooksBefore where status == nil { hook() }
    guard status == nil else { return }
    timers.arm()
    wait()
    for hook in hooksAfter where status == nil { hook() }
    // What was added since the wait has found nothing yet.
    for watch in watches where status == nil && !watch.readiness.isEmpty { watch.deliver() }
    guard let earliest = timers.earliest, earliest <= now else { return }
    for timer in timers.due(at: now) where status == nil { timer.fire(at: now) }
  }

  /// Waits until something is ready or a signal handler of somebody else's has run.
  private func wait() {
    watches.removeAll { $0.isCancelled }
    entries.removeAll(keepingCapacity: true)
    for watch in watches { entries.append(watch.request) }
    let count = unsafe poll(&entries, nfds_t(entries.count), -1)
    if count < 0 { Self.recover(from: last_error()) }
    for (index, watch) in watches.enumerated() {
      watch.readiness = count > 0 ? Readiness(entries[index]) : Readiness()
    }
  }

  /// After a failure of `poll`, returns when it is worth another try. What cannot pass by itself
  /// ends the program, which would else turn for ever without resting.
  static func recover(from error: CInt) {
    switch error {
    case EINTR: return
    case EAGAIN, ENOMEM: usleep(10_000)
    default: preconditionFailure("poll can wait for the watches, or only for memory: \(error)")
    }
  }
}
