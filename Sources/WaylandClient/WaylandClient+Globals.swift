// SPDX-License-Identifier: MIT
import Wayland

extension WaylandClient {
  /// Seats, outputs and all else come and go.
  func handle(_ event: WlRegistry.Event) {
    if case .globalRemove(let name) = event { return remove(name) }
    guard let global = Global(event) else { return }
    globals.append(global)
    switch global.interface {
    case WlSeat.interface.name: add(seat: global)
    case WlOutput.interface.name: add(output: global)
    default:
      shared.adopt(global, from: registry)
      guard let manager = shared.outputManager else { return }
      for output in outputs { output.follow(manager) }
    }
  }

  private func remove(_ name: UInt32) {
    globals.removeAll { $0.name == name }
    if let index = seats.firstIndex(where: { $0.name == name }) {
      let gone = seats.remove(at: index)
      chooseSeat()
      gone.end()
    }
    if let index = outputs.firstIndex(where: { $0.name == name }) {
      let gone = outputs.remove(at: index)
      surface?.forget(gone.object)
      gone.end()
      isOutputStale = true
    }
  }

  private func add(seat global: Global) {
    let seat = Seat(name: global.name, object: registry.bind(global, atMost: 7))
    seat.onChange = { [weak self] in self?.chooseSeat() }
    seats.append(seat)
  }

  private func add(output global: Global) {
    let output = OutputObject(name: global.name, object: registry.bind(global, atMost: 4))
    output.onChange = { [weak self] in
      self?.closings = 0
      self?.isOutputStale = true
    }
    if let manager = shared.outputManager { output.follow(manager) }
    outputs.append(output)
  }

  /// Serves the best seat there is, and follows what it has.
  func chooseSeat() {
    let choice = Seat.choice(of: seats)
    if choice !== seat {
      leaveSeat()
      seat = choice
      enterSeat()
    } else if isConnected {
      takeInputMethod()
    }
    if let seat { input?.follow(seat.capabilities, of: seat.object) }
  }

  private func enterSeat() {
    guard let seat, isConnected else { return }
    input = SeatInput(
      mapping: { [weak self] surface in
        guard let own = self?.surface, surface == nil || surface === own.surface else { return nil }
        return own.mapping
      },
      onFrame: { [weak self] frame in self?.waiting.append(.touch(frame)) })
    takeInputMethod()
    if let manager = shared.virtualKeyboards {
      virtualKeyboard = VirtualKeyboard(manager, seat: seat.object)
      typing.keyboardChanged()
    }
  }

  func leaveSeat() {
    input?.end()
    input = nil
    dropInputMethod()
    virtualKeyboard?.end()
    virtualKeyboard = nil
    seat = nil
  }
}
