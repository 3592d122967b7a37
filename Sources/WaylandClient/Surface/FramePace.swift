// SPDX-License-Identifier: MIT
import KeyboardModel

/// Whether to ask the compositor when it has shown a picture.
///
/// Its answer wakes the program once more for each picture. The first picture after a pause does
/// without: the rare one that follows within the same frame asks, and then all others wait. So a
/// finger that slides paints once a frame, and one that taps wakes nobody.
struct FramePace {
  enum Next: Equatable {
    case free
    /// The next picture must wait until this one has been shown.
    case waitingForFrame
  }

  private var last: Timestamp?

  /// Notes that a picture is painted. A surface's first one asks always: the compositor may be
  /// busy with showing the surface at all.
  mutating func paint(at now: Timestamp) -> Next {
    defer { last = now }
    guard let last, last.duration(to: now) >= Self.pause else { return .waitingForFrame }
    return .free
  }

  /// A frame of the usual screen, which shows 60 a second.
  private static let pause = Duration.milliseconds(16)
}
