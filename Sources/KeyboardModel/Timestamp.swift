// SPDX-License-Identifier: MIT

/// A moment on the loop's monotonic clock, or on a test's virtual one.
///
/// The core never reads a clock: whoever calls it says what time it is.
package struct Timestamp: InstantProtocol, Hashable, Sendable {
  package var sinceOrigin: Duration

  package init(_ sinceOrigin: Duration = .zero) {
    self.sinceOrigin = sinceOrigin
  }

  package func advanced(by duration: Duration) -> Timestamp {
    Timestamp(sinceOrigin + duration)
  }

  package func duration(to other: Timestamp) -> Duration {
    other.sinceOrigin - sinceOrigin
  }

  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.sinceOrigin < right.sinceOrigin
  }
}

extension Duration {
  /// The duration in seconds, as a number for arithmetic with lengths and frequencies.
  package var seconds: Double {
    let (whole, attoseconds) = components
    return Double(whole) + Double(attoseconds) * 1e-18
  }
}
