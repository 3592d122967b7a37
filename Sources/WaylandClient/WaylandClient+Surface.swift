// SPDX-License-Identifier: MIT
import KeyboardModel
import Wayland

extension WaylandClient {
  /// The output that shows the surface, or where it is expected.
  private var output: OutputObject? {
    let shown = surface?.outputs.last
    return outputs.first { $0.object === shown } ?? outputs.first { $0.facts.geometry != nil }
  }

  /// Something about outputs, or about where the surface is, may be different.
  func outputChanged() {
    guard let output, var new = output.facts.geometry else {
      geometry = nil
      return
    }
    if let surface {
      surface.setScales(
        entered: surface.outputs.compactMap { shown in
          outputs.first { $0.object === shown }?.facts.scale
        }, expected: output.facts.scale)
      surface.change(outputSize: new.size)
      new.scale = surface.scale.value
      if let size = surface.size, size.width < new.size.width { new.size.width = size.width }
    }
    if new != geometry {
      if geometry != nil { input?.cancel() }
      geometry = new
      waiting.append(.output(new))
    }
    makeSurface()
  }

  /// Makes the surface if it is wanted, and there is an output for it.
  func makeSurface() {
    guard let plan, surface == nil, closings <= Self.mostClosings,
      let globals = shared.forSurface, let facts = output?.facts, let geometry = facts.geometry
    else { return }
    surface = KeyboardSurface(
      plan, globals: globals, outputSize: geometry.size, expectedScale: facts.scale
    ) { [weak self] in self?.handle($0) }
  }

  func hideSurface() {
    surface?.end()
    surface = nil
    input?.cancel()
  }

  private func handle(_ event: KeyboardSurface.Event) {
    switch event {
    case .configured, .moved:
      outputChanged()
    case .closed:
      // Its output went away, or the compositor wants it closed. It is wanted still; but one that
      // is closed again and again is waited with until something else has changed.
      closings += 1
      hideSurface()
      makeSurface()
    }
  }

  private static let mostClosings = 5
}
