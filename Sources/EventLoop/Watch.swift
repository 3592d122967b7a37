// SPDX-License-Identifier: MIT
import CLinux

/// What a descriptor is ready for.
package struct Readiness: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let readable = Readiness(rawValue: 1)
  package static let writable = Readiness(rawValue: 2)
  /// The other side hung up, or the descriptor is broken or closed. Always watched for.
  package static let ended = Readiness(rawValue: 4)

  /// Whether reading tells something: what has come, or that nothing will come any more.
  package var isWorthReading: Bool { rawValue & (1 | 4) != 0 }
}

/// A descriptor that the loop waits for. The loop keeps it until it is cancelled.
package final class Watch {
  package let descriptor: CInt
  /// What to wait for besides the end; may change at any time.
  package var interest: Readiness
  /// What the last wait found.
  package internal(set) var readiness = Readiness()

  private var handler: ((Readiness) -> Void)?

  init(descriptor: CInt, interest: Readiness, handler: @escaping (Readiness) -> Void) {
    self.descriptor = descriptor
    self.interest = interest
    self.handler = handler
  }

  /// Ends the watch, in its own handler or anywhere else: the handler isn't called again. To be
  /// called before the descriptor is closed.
  package func cancel() {
    handler = nil
  }

  package var isCancelled: Bool { handler == nil }

  /// Tells the handler what the last wait found, if that is still asked for. The end is told, and
  /// ends the watch, when nothing is left to read: else it would wake the loop for ever.
  func deliver() {
    let news = readiness.intersection(interest.union(.ended))
    guard !news.isEmpty else { return }
    handler?(news)
    if news.contains(.ended), !news.contains(.readable) { cancel() }
  }

  var request: pollfd {
    var events = 0
    if interest.contains(.readable) { events |= Int(POLLIN) }
    if interest.contains(.writable) { events |= Int(POLLOUT) }
    return pollfd(fd: descriptor, events: Int16(events), revents: 0)
  }
}

extension Readiness {
  init(_ answer: pollfd) {
    let found = Int(answer.revents)
    self.init()
    if found & Int(POLLIN) != 0 { formUnion(.readable) }
    if found & Int(POLLOUT) != 0 { formUnion(.writable) }
    if found & Int(POLLHUP | POLLERR | POLLNVAL) != 0 { formUnion(.ended) }
  }
}
