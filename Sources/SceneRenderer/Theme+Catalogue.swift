// SPDX-License-Identifier: MIT

/// What is yellow or blue here is never told by colour alone: a selected key has a heavy outline,
/// an armed target is inverted within a double ring, a function that is on has a dot or a bar.
extension Theme {
  static let light = Theme(
    panel: Color(0xE3E7ED), panelEdge: Color(0xAEB6C2),
    key: Plate(
      face: Color(0xFFFFFF), ink: Color(0x10151C), noteInk: Color(0x3F4856),
      bands: [Plate.Band(color: Color(0x828C9B), width: 1)]),
    functionKey: Plate(
      face: Color(0xCFD6E0), ink: Color(0x10151C), noteInk: Color(0x343C48),
      bands: [Plate.Band(color: Color(0x828C9B), width: 1)]),
    target: Plate(
      face: Color(0xFFFFFF), ink: Color(0x10151C), noteInk: Color(0x3F4856),
      bands: [Plate.Band(color: Color(0x3D4859), width: 2)], shadow: softShadow(0.10)),
    selected: Plate(
      face: Color(0xFFFFFF), ink: Color(0x0B2F66), noteInk: Color(0x3F4856),
      bands: [Plate.Band(color: Color(0x0F4FA8), width: 5)], growth: 3,
      shadow: closeShadow(0.12)),
    armed: Plate(
      face: Color(0x0C3E85), ink: Color(0xFFFFFF), noteInk: Color(0xFFFFFF),
      bands: [
        Plate.Band(color: Color(0x0C3E85), width: 4), Plate.Band(color: Color(0xFFFFFF), width: 4),
      ], growth: 4, shadow: closeShadow(0.14), labelScale: 1.15),
    on: Plate(
      face: Color(0xFFFFFF), ink: Color(0x0B2F66), noteInk: Color(0x3F4856),
      bands: [Plate.Band(color: Color(0x0F4FA8), width: 2)], mark: .dot),
    locked: Plate(
      face: Color(0x0C3E85), ink: Color(0xFFFFFF), noteInk: Color(0xFFFFFF),
      bands: [Plate.Band(color: Color(0x0C3E85), width: 2)], mark: .bar),
    page: Color(0xFBFBFA), writing: Color(0xDDDFE2))

  static let dark = Theme(
    panel: Color(0x15181D), panelEdge: Color(0x3C434E),
    key: Plate(
      face: Color(0x2A3039), ink: Color(0xF4F6F9), noteInk: Color(0xC6CDD8),
      bands: [Plate.Band(color: Color(0x75808F), width: 1)]),
    functionKey: Plate(
      face: Color(0x1D2229), ink: Color(0xF4F6F9), noteInk: Color(0xC6CDD8),
      bands: [Plate.Band(color: Color(0x75808F), width: 1)]),
    target: Plate(
      face: Color(0x2A3039), ink: Color(0xF4F6F9), noteInk: Color(0xC6CDD8),
      bands: [Plate.Band(color: Color(0xC2CAD6), width: 2)], shadow: softShadow(0.22)),
    selected: Plate(
      face: Color(0x2A3039), ink: Color(0xFFFFFF), noteInk: Color(0xC6CDD8),
      bands: [Plate.Band(color: Color(0x8CC4FF), width: 5)], growth: 3,
      shadow: closeShadow(0.25)),
    armed: Plate(
      face: Color(0xA6D2FF), ink: Color(0x071A30), noteInk: Color(0x071A30),
      bands: [
        Plate.Band(color: Color(0xA6D2FF), width: 4), Plate.Band(color: Color(0x0B1624), width: 4),
      ], growth: 4, shadow: closeShadow(0.25), labelScale: 1.15),
    on: Plate(
      face: Color(0x2A3039), ink: Color(0xFFFFFF), noteInk: Color(0xC6CDD8),
      bands: [Plate.Band(color: Color(0x8CC4FF), width: 2)], mark: .dot),
    locked: Plate(
      face: Color(0xA6D2FF), ink: Color(0x071A30), noteInk: Color(0x071A30),
      bands: [Plate.Band(color: Color(0xA6D2FF), width: 2)], mark: .bar),
    page: Color(0x202327), writing: Color(0x363B41))

  static let contrast = Theme(
    panel: Color(0x000000), panelEdge: Color(0xFFFFFF), panelEdgeWidth: 2,
    key: Plate(
      face: Color(0x000000), ink: Color(0xFFFFFF), noteInk: Color(0xFFFFFF),
      bands: [Plate.Band(color: Color(0xFFFFFF), width: 1.5)]),
    functionKey: Plate(
      face: Color(0x000000), ink: Color(0xFFFF00), noteInk: Color(0xFFFF00),
      bands: [Plate.Band(color: Color(0xFFFF00), width: 1.5)]),
    target: Plate(
      face: Color(0x000000), ink: Color(0xFFFFFF), noteInk: Color(0xFFFFFF),
      bands: [
        Plate.Band(color: Color(0x000000), width: 3), Plate.Band(color: Color(0xFFFFFF), width: 3),
      ], growth: 3),
    selected: Plate(
      face: Color(0xFFFFFF), ink: Color(0x000000), noteInk: Color(0x000000),
      bands: [Plate.Band(color: Color(0xFFFF00), width: 5)], growth: 3),
    armed: Plate(
      face: Color(0xFFFF00), ink: Color(0x000000), noteInk: Color(0x000000),
      bands: [
        Plate.Band(color: Color(0xFFFF00), width: 5), Plate.Band(color: Color(0x000000), width: 4),
      ], growth: 4, labelScale: 1.15),
    on: Plate(
      face: Color(0x000000), ink: Color(0xFFFF00), noteInk: Color(0xFFFF00),
      bands: [Plate.Band(color: Color(0xFFFF00), width: 3)], mark: .dot),
    locked: Plate(
      face: Color(0xFFFF00), ink: Color(0x000000), noteInk: Color(0x000000),
      bands: [Plate.Band(color: Color(0xFFFF00), width: 3)], mark: .bar),
    page: Color(0xFFFFFF), writing: Color(0xC8C8C8))

  /// The shadow of a plate that floats over the application.
  private static func softShadow(_ alpha: Double) -> [Plate.Shade] {
    [
      Plate.Shade(color: Color(0x000000, alpha: alpha * 0.5), growth: 3.5, drop: 2.5),
      Plate.Shade(color: Color(0x000000, alpha: alpha * 0.8), growth: 2, drop: 2),
      Plate.Shade(color: Color(0x000000, alpha: alpha), growth: 0.5, drop: 1.5),
    ]
  }

  /// The shadow of a plate that has grown already, and has less room.
  private static func closeShadow(_ alpha: Double) -> [Plate.Shade] {
    [Plate.Shade(color: Color(0x000000, alpha: alpha), growth: 4.5, drop: 1.5)]
  }
}
