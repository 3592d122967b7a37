// SPDX-License-Identifier: MIT
import KeyboardModel
import Wayland

/// The touches and the pointer of one seat, gathered into frames.
final class SeatInput {
  /// How our surface lies while it is there; asked for each event on it.
  private let mapping: (WlSurface?) -> SurfaceMapping?
  private let onFrame: (TouchFrame) -> Void
  private var touch: WlTouch?
  private var pointer: WlPointer?
  private var gatherer = TouchGatherer()
  private var finger = PointerFinger()
  private var isPointerOnSurface = false

  /// `mapping` answers for our own surface, and with nil for any other; for no surface it answers
  /// as for ours.
  init(
    mapping: @escaping (WlSurface?) -> SurfaceMapping?, onFrame: @escaping (TouchFrame) -> Void
  ) {
    self.mapping = mapping
    self.onFrame = onFrame
  }

  /// Whether a finger, or the pressed pointer, is on the surface.
  var isTouched: Bool { gatherer.hasFingers }

  /// Whether a frame waits for its end, which some compositors forget to send.
  var hasOpenFrame: Bool { gatherer.isOpen }

  /// Takes up and gives back devices. Compositors repeat capabilities with every device that comes
  /// or goes: what we have already we keep, or every touch would come twice.
  func follow(_ capabilities: WlSeat.Capability, of seat: WlSeat) {
    if capabilities.contains(.touch) != (touch != nil) {
      if touch == nil { takeTouch(of: seat) } else { dropTouch() }
    }
    if capabilities.contains(.pointer) != (pointer != nil) {
      if pointer == nil { takePointer(of: seat) } else { dropPointer() }
    }
  }

  /// Gives all devices back; what was under way is cancelled.
  func end() {
    dropTouch()
    dropPointer()
  }

  /// What is under way comes to nothing.
  func cancel() {
    gatherer.cancel()
    _ = finger.cancelled()
    closeFrame()
  }

  /// Hands over what has been gathered.
  func closeFrame() {
    if let frame = gatherer.takeFrame() { onFrame(frame) }
  }

  private func takeTouch(of seat: WlSeat) {
    let touch = seat.getTouch()
    touch.onEvent = { [weak self] in self?.handle($0) }
    self.touch = touch
  }

  private func dropTouch() {
    guard let touch else { return }
    touch.release()
    self.touch = nil
    cancel()
  }

  private func takePointer(of seat: WlSeat) {
    let pointer = seat.getPointer()
    pointer.onEvent = { [weak self] event in
      guard let self else { return }
      handle(event)
      // Without an event that ends them, pointer events stand for themselves.
      if self.pointer?.version ?? 0 < Self.versionWithPointerFrames { closeFrame() }
    }
    self.pointer = pointer
  }

  private func dropPointer() {
    guard let pointer else { return }
    pointer.release()
    self.pointer = nil
    isPointerOnSurface = false
    apply(finger.left(), time: 0)
    closeFrame()
  }

  private func handle(_ event: WlTouch.Event) {
    switch event {
    case .down(_, let time, let surface, let id, let x, let y):
      guard let surface, let mapping = mapping(surface) else { return }
      giveWay()
      gatherer.down(id: Int(id), x: x, y: y, time: time, on: mapping)
    case .motion(let time, let id, let x, let y):
      guard let mapping = mapping(nil) else { return }
      gatherer.motion(id: Int(id), x: x, y: y, time: time, on: mapping)
    case .up(_, _, let id):
      gatherer.up(id: Int(id))
    case .frame:
      closeFrame()
    case .cancel:
      cancel()
    case .shape, .orientation:
      break
    }
  }

  /// A finger has the right of way over a pressed pointer.
  private func giveWay() {
    guard finger.cancelled() != nil else { return }
    gatherer.cancel()
    closeFrame()
  }

  private func handle(_ event: WlPointer.Event) {
    switch event {
    case .enter(_, let surface, let x, let y):
      isPointerOnSurface = surface.flatMap(mapping) != nil
      if isPointerOnSurface { finger.entered(x: x, y: y) }
    case .leave:
      isPointerOnSurface = false
      apply(finger.left(), time: 0)
    case .motion(let time, let x, let y):
      guard isPointerOnSurface else { return }
      apply(finger.moved(x: x, y: y), time: time)
    case .button(_, let time, let button, let state):
      guard finger.isDown || !gatherer.hasFingers else { return }
      apply(finger.button(button, isPressed: state == .pressed), time: time)
    case .frame:
      closeFrame()
    default:
      break
    }
  }

  private func apply(_ step: PointerFinger.Step?, time: UInt32) {
    guard let step else { return }
    guard let mapping = mapping(nil) else { return gatherer.cancel() }
    switch step {
    case .down(let x, let y):
      gatherer.pointerDown(id: PointerFinger.id, x: x, y: y, on: mapping)
    case .motion(let x, let y):
      gatherer.motion(id: PointerFinger.id, x: x, y: y, time: time, on: mapping)
    case .up:
      gatherer.up(id: PointerFinger.id)
    case .cancel:
      gatherer.cancel()
    }
  }

  private static let versionWithPointerFrames: UInt32 = 5
}
