// SPDX-License-Identifier: MIT
import CLinux
package import KeyboardModel

/// Something to do at a time. It fires once, at or after `due`.
package final class Timer {
  /// When to fire; nil for not at all. Firing sets it to nil before the handler runs.
  package var due: Timestamp?

  private let handler: () -> Void

  init(handler: @escaping () -> Void) {
    self.handler = handler
  }

  /// Fires if it is due: an earlier timer's handler may have put it off.
  func fire(at now: Timestamp) {
    guard let due, due <= now else { return }
    self.due = nil
    handler()
  }
}

/// All timers of a loop on one descriptor, which becomes readable when the earliest is due.
struct TimerSet {
  let descriptor: CInt
  private var timers: [Timer] = []
  private var armed: Timestamp?

  init() throws(SystemError) {
    descriptor = try SystemError.check(
      timerfd_create(CLOCK_MONOTONIC, CInt(TFD_CLOEXEC) | CInt(TFD_NONBLOCK)), "timerfd_create")
  }

  mutating func add(_ timer: Timer) {
    timers.append(timer)
  }

  /// When the next timer is due; nil where none is set.
  var earliest: Timestamp? {
    var earliest: Timestamp?
    for timer in timers {
      guard let due = timer.due else { continue }
      earliest = earliest.map { min($0, due) } ?? due
    }
    return earliest
  }

  /// The timers that are due, the earliest first.
  func due(at now: Timestamp) -> [Timer] {
    timers.compactMap { timer in timer.due.map { (timer, $0) } }
      .filter { $0.1 <= now }
      .sorted { $0.1 < $1.1 }
      .map(\.0)
  }

  /// Sets the descriptor to the earliest time, where that is another than before.
  mutating func arm() {
    let earliest = earliest
    guard earliest != armed else { return }
    armed = earliest
    var setting = itimerspec()
    if let earliest { setting.it_value = timespec(earliest) }
    let result = unsafe timerfd_settime(descriptor, CInt(TFD_TIMER_ABSTIME), &setting, nil)
    precondition(result == 0, "the kernel takes any time that is not negative")
  }

  /// Makes the descriptor unreadable again after it has woken the loop.
  mutating func acknowledge() {
    armed = nil
    var expirations: UInt64 = 0
    _ = unsafe read(descriptor, &expirations, MemoryLayout<UInt64>.size)
  }
}

extension timespec {
  /// The first moment of the kernel's clock that is not before `time`. Zero would mean never.
  fileprivate init(_ time: Timestamp) {
    let (seconds, attoseconds) = max(time.sinceOrigin, .nanoseconds(1)).components
    let nanoseconds = (attoseconds + 999_999_999) / 1_000_000_000
    self.init()
    tv_sec = Int(seconds) + Int(nanoseconds / 1_000_000_000)
    tv_nsec = Int(nanoseconds % 1_000_000_000)
  }
}
