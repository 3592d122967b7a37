// SPDX-License-Identifier: MIT
import CLinux

/// The signals that the keyboard listens to.
package enum Signal: Hashable, Sendable, CaseIterable {
  case hangUp, interrupt, terminate
  case user1, user2
  /// The first of those for programs' own use, which the C library leaves over.
  case realTime

  /// The kernel's number.
  package var number: CInt {
    switch self {
    case .hangUp: SIGHUP
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .user1: SIGUSR1
    case .user2: SIGUSR2
    case .realTime: __libc_current_sigrtmin()
    }
  }

  /// Sends the signal to a process.
  package func send(to process: CInt) throws(SystemError) {
    _ = try SystemError.check(kill(process, number), "kill \(process)")
  }
}

/// Signals that arrive on a descriptor instead of interrupting.
struct SignalSet {
  let descriptor: CInt
  private var handlers: [Signal: () -> Void] = [:]
  private var blocked = sigset_t()

  /// Blocks all of them at once, so that no thread that is started later takes one instead.
  init() throws(SystemError) {
    unsafe sigemptyset(&blocked)
    for signal in Signal.allCases { unsafe sigaddset(&blocked, signal.number) }
    unsafe pthread_sigmask(SIG_BLOCK, &blocked, nil)
    descriptor = try SystemError.check(
      unsafe signalfd(-1, &blocked, CInt(SFD_CLOEXEC) | CInt(SFD_NONBLOCK)), "signalfd")
  }

  mutating func handle(_ signal: Signal, _ handler: @escaping () -> Void) {
    handlers[signal] = handler
  }

  /// The handlers of the signals that have arrived, in the kernel's order.
  func arrived() -> [() -> Void] {
    var found: [() -> Void] = []
    var information = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    while unsafe read(descriptor, &information, size) == size {
      let number = CInt(information.ssi_signo)
      let signal = Signal.allCases.first { $0.number == number }
      if let handler = signal.flatMap({ handlers[$0] }) { found.append(handler) }
    }
    return found
  }

  /// Lets the signals through to this thread again.
  mutating func unblock() {
    unsafe pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
  }
}
