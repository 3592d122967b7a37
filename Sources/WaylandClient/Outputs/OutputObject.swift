// SPDX-License-Identifier: MIT
import KeyboardModel
import Wayland

/// An output that the compositor has announced.
final class OutputObject {
  /// The registry's number.
  let name: UInt32
  let object: WlOutput
  /// What holds since the last `done`.
  private(set) var facts = OutputFacts()
  /// Called at each `done`.
  var onChange: (() -> Void)?

  private var pending = OutputFacts()
  private var logical: ZxdgOutputV1?

  init(name: UInt32, object: WlOutput) {
    self.name = name
    self.object = object
    object.onEvent = { [weak self] in self?.handle($0) }
  }

  /// Asks for the logical size, which alone tells fractional scales.
  func follow(_ manager: ZxdgOutputManagerV1) {
    guard logical == nil else { return }
    let logical = manager.getXdgOutput(object)
    logical.onEvent = { [weak self] in self?.handle($0) }
    self.logical = logical
  }

  func end() {
    logical?.destroy()
    object.release()
  }

  private func handle(_ event: WlOutput.Event) {
    switch event {
    case .geometry(_, _, let width, let height, _, _, _, let transform):
      pending.physicalWidth = Int(width)
      pending.physicalHeight = Int(height)
      pending.isQuarterTurned = [._90, ._270, .flipped90, .flipped270].contains(transform)
    case .mode(let flags, let width, let height, _):
      guard flags.contains(.current) else { return }
      pending.modeWidth = Int(width)
      pending.modeHeight = Int(height)
    case .scale(let factor):
      pending.scale = Int(factor)
    case .done:
      apply()
    case .name, .description:
      break
    }
  }

  private func handle(_ event: ZxdgOutputV1.Event) {
    switch event {
    case .logicalSize(let width, let height):
      pending.logicalSize = Size(width: Double(width), height: Double(height))
    case .done:
      // Sent by versions 1 and 2 only; from 3 on it is wl_output's that counts.
      apply()
    case .logicalPosition, .name, .description:
      break
    }
  }

  private func apply() {
    facts = pending
    onChange?()
  }
}
