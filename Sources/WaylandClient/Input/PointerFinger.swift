// SPDX-License-Identifier: MIT

/// A pointer as one finger: down while its left button is pressed over our surface.
///
/// The caller turns the answers into touches; where both a finger and the pointer are at work, the
/// finger has the right of way (see `SeatInput`).
struct PointerFinger {
  /// What a pointer's event means for the finger.
  enum Step: Equatable {
    case down(x: Double, y: Double)
    case motion(x: Double, y: Double)
    case up
    case cancel
  }

  private var place: (x: Double, y: Double)?
  private(set) var isDown = false

  /// An id that no finger has: wl_touch counts in 32 bits.
  static let id = 1 << 32
  /// The left button's evdev code.
  static let leftButton: UInt32 = 0x110

  mutating func entered(x: Double, y: Double) { place = (x, y) }

  /// Leaving with the button pressed is no lift: the user did not decide anything.
  mutating func left() -> Step? {
    place = nil
    return cancelled()
  }

  mutating func moved(x: Double, y: Double) -> Step? {
    place = (x, y)
    return isDown ? .motion(x: x, y: y) : nil
  }

  mutating func button(_ code: UInt32, isPressed: Bool) -> Step? {
    guard code == Self.leftButton, isPressed != isDown, let place else { return nil }
    isDown = isPressed
    return isPressed ? .down(x: place.x, y: place.y) : .up
  }

  /// Forgets the press.
  mutating func cancelled() -> Step? {
    guard isDown else { return nil }
    isDown = false
    return .cancel
  }
}
