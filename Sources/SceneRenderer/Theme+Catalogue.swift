// SPDX-License-Identifier: MIT

/// Targets have a halo, which parts them from any application behind them.
///
/// What is blue or yellow here is never told by colour alone: a selected key has a heavy outline,
/// an armed target is inverted within a double ring, a function that is on has a dot or a bar.
extension Theme {
  static let light = Theme(
    panel: Color(0xE3E7ED), panelEdge: Color(0xAEB6C2),
    key: Plate(
      face: Color(0xFFFFFF), ink: Color(0x10151C), noteInk: Color(0x3F4856),
      bands: [Plate.Band(color: Color(0x788291), width: 1)]),
    functionKey: Plate(
      face: Color(0xCED5DF), ink: Color(0x10151C), noteInk: Color(0x343C48),
      bands: [Plate.Band(color: Color(0x788291), width: 1)]),
    target: Plate(
      face: Color(0xFFFFFF), ink: Color(0x10151C), noteInk: Color(0x3F4856),
      bands: [
        Plate.Band(color: Color(0xFFFFFF), width: 3), Plate.Band(color: Color(0x2B3544), width: 2),
      ], growth: 3, shadow: softShadow(0.10)),
    selected: Plate(
      face: Color(0xFFFFFF), ink: Color(0x0B2F66), noteInk: Color(0x3F4856),
      bands: [Plate.Band(color: Color(0x0C3E85), width: 5)], growth: 3),
    armed: Plate(
      face: Color(0x0C3E85), ink: Color(0xFFFFFF), noteInk: Color(0xFFFFFF),
      bands: [
        Plate.Band(color: Color(0xFFFFFF), width: 2), Plate.Band(color: Color(0x0C3E85), width: 4),
        Plate.Band(color: Color(0xFFFFFF), width: 3),
      ], growth: 6, labelScale: 1.1),
    on: Plate(
      face: Color(0xFFFFFF), ink: Color(0x0B2F66), noteInk: Color(0x3F4856),
      bands: [Plate.Band(color: Color(0x0C3E85), width: 2)], mark: .dot),
    locked: Plate(
      face: Color(0x0C3E85), ink: Color(0xFFFFFF), noteInk: Color(0xFFFFFF),
      bands: [Plate.Band(color: Color(0x0C3E85), width: 2)], mark: .bar),
    page: Color(0xFBFBFA), writing: Color(0xE4E6E9))

  static let dark = Theme(
    panel: Color(0x15181D), panelEdge: Color(0x3C434E),
    key: Plate(
      face: Color(0x2A3039), ink: Color(0xF4F6F9), noteInk: Color(0xC6CDD8),
      bands: [Plate.Band(color: Color(0x75808F), width: 1)]),
    functionKey: Plate(
      face: Color(0x1B2027), ink: Color(0xF4F6F9), noteInk: Color(0xC6CDD8),
      bands: [Plate.Band(color: Color(0x75808F), width: 1)]),
    target: Plate(
      face: Color(0x2A3039), ink: Color(0xF4F6F9), noteInk: Color(0xC6CDD8),
      bands: [
        Plate.Band(color: Color(0x15181D), width: 3), Plate.Band(color: Color(0xC2CAD6), width: 2),
      ], growth: 3, shadow: softShadow(0.2)),
    selected: Plate(
      face: Color(0x2A3039), ink: Color(0xFFFFFF), noteInk: Color(0xC6CDD8),
      bands: [Plate.Band(color: Color(0xA6D2FF), width: 5)], growth: 3),
    armed: Plate(
      face: Color(0xA6D2FF), ink: Color(0x071A30), noteInk: Color(0x071A30),
      bands: [
        Plate.Band(color: Color(0x15181D), width: 2), Plate.Band(color: Color(0xA6D2FF), width: 4),
        Plate.Band(color: Color(0x15181D), width: 3),
      ], growth: 6, labelScale: 1.1),
    on: Plate(
      face: Color(0x2A3039), ink: Color(0xFFFFFF), noteInk: Color(0xC6CDD8),
      bands: [Plate.Band(color: Color(0xA6D2FF), width: 2)], mark: .dot),
    locked: Plate(
      face: Color(0xA6D2FF), ink: Color(0x071A30), noteInk: Color(0x071A30),
      bands: [Plate.Band(color: Color(0xA6D2FF), width: 2)], mark: .bar),
    page: Color(0x24282D), writing: Color(0x33383E))

  static let contrast = Theme(
    panel: Color(0x000000), panelEdge: Color(0xFFFFFF), panelEdgeWidth: 2,
    key: Plate(
      face: Color(0x000000), ink: Color(0xFFFFFF), noteInk: Color(0xFFFFFF),
      bands: [Plate.Band(color: Color(0xFFFFFF), width: 1.5)]),
    functionKey: Plate(
      face: Color(0x303030), ink: Color(0xFFFFFF), noteInk: Color(0xFFFFFF),
      bands: [Plate.Band(color: Color(0xFFFFFF), width: 1.5)]),
    target: Plate(
      face: Color(0x000000), ink: Color(0xFFFFFF), noteInk: Color(0xFFFFFF),
      bands: [
        Plate.Band(color: Color(0x000000), width: 4), Plate.Band(color: Color(0xFFFFFF), width: 3),
      ], growth: 4),
    selected: Plate(
      face: Color(0xFFFFFF), ink: Color(0x000000), noteInk: Color(0x000000),
      bands: [Plate.Band(color: Color(0xFFFF00), width: 5)], growth: 3),
    armed: Plate(
      face: Color(0xFFFF00), ink: Color(0x000000), noteInk: Color(0x000000),
      bands: [
        Plate.Band(color: Color(0x000000), width: 2), Plate.Band(color: Color(0xFFFF00), width: 4),
        Plate.Band(color: Color(0x000000), width: 3),
      ], growth: 6, labelScale: 1.1),
    on: Plate(
      face: Color(0x000000), ink: Color(0xFFFF00), noteInk: Color(0xFFFF00),
      bands: [Plate.Band(color: Color(0xFFFF00), width: 3)], mark: .dot),
    locked: Plate(
      face: Color(0xFFFF00), ink: Color(0x000000), noteInk: Color(0x000000),
      bands: [Plate.Band(color: Color(0xFFFF00), width: 3)], mark: .bar),
    page: Color(0xFFFFFF), writing: Color(0xD8D8D8))

  /// The shadow of a plate that floats over the application.
  private static func softShadow(_ alpha: Double) -> [Plate.Shade] {
    [
      Plate.Shade(color: Color(0x000000, alpha: alpha * 0.5), growth: 4.5, drop: 1.5),
      Plate.Shade(color: Color(0x000000, alpha: alpha), growth: 3.5, drop: 1.5),
      Plate.Shade(color: Color(0x000000, alpha: alpha), growth: 3, drop: 0.5),
    ]
  }
}
