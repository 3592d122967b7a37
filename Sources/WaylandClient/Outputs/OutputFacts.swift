// SPDX-License-Identifier: MIT
import KeyboardModel

/// What the compositor has said of one output, before it is worked out.
struct OutputFacts: Equatable {
  /// The current mode, in pixels of the panel as it was built.
  var modeWidth = 0
  var modeHeight = 0
  /// The panel's size in millimetres as it was built; 0 where it is unknown.
  var physicalWidth = 0
  var physicalHeight = 0
  /// Whether the picture is turned by a quarter, either way.
  var isQuarterTurned = false
  /// wl_output's whole number; it is rounded up where the true scale is a fraction.
  var scale = 1
  /// xdg_output's size in logical pixels, rotation applied; nil where it is not offered.
  var logicalSize: Size?

  /// The output's geometry; nil until its mode is known.
  var geometry: OutputGeometry? {
    guard modeWidth > 0, modeHeight > 0, scale > 0 else { return nil }
    let size = size
    return OutputGeometry(
      size: size, scale: Double(scale), pixelsPerMillimetre: density(of: size))
  }

  private var size: Size {
    if let logicalSize, logicalSize.width > 0, logicalSize.height > 0 { return logicalSize }
    let width = isQuarterTurned ? modeHeight : modeWidth
    let height = isQuarterTurned ? modeWidth : modeHeight
    return Size(width: Double(width) / Double(scale), height: Double(height) / Double(scale))
  }

  /// The areas are compared, since they do not depend on who turned what.
  private func density(of size: Size) -> Double? {
    guard physicalWidth > 0, physicalHeight > 0 else { return nil }
    let glass = Double(physicalWidth) * Double(physicalHeight)
    let density = (size.width * size.height / glass).squareRoot()
    return Self.credibleDensities.contains(density) ? density : nil
  }

  /// From a wall of a screen to a watch; projectors and wrong data lie outside.
  private static let credibleDensities = 2.0...20.0
}
