// SPDX-License-Identifier: MIT
import Wayland

/// A seat that the compositor has announced.
final class Seat {
  /// The registry's number.
  let name: UInt32
  let object: WlSeat
  private(set) var capabilities: WlSeat.Capability = []
  /// Called when the capabilities are told, which may be the same as before.
  var onChange: (() -> Void)?

  init(name: UInt32, object: WlSeat) {
    self.name = name
    self.object = object
    object.onEvent = { [weak self] event in
      guard case .capabilities(let capabilities) = event else { return }
      self?.capabilities = capabilities
      self?.onChange?()
    }
  }

  func end() { object.release() }

  /// The seat to serve: the first with a touch screen, else the first.
  static func choice(of seats: [Seat]) -> Seat? {
    seats.first { $0.capabilities.contains(.touch) } ?? seats.first
  }
}
