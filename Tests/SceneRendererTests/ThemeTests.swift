// SPDX-License-Identifier: MIT
import KeyboardModel
import Testing

@testable import SceneRenderer

@Suite struct `A theme` {
  @Test(arguments: SettingDefinition.themes)
  func `is there for every name that the settings offer`(name: String) {
    #expect(Theme.named(name) != nil)
  }

  /// WCAG 2.2, 1.4.6 (enhanced): 7 to 1.
  @Test(arguments: SettingDefinition.themes, [true, false])
  func `writes with a contrast of at least 7 to 1`(name: String, outlines: Bool) throws {
    for plate in try plates(of: theme(name, outlines)) {
      #expect(plate.ink.contrast(to: plate.face) >= 7, "\(plate.name): label")
      #expect(plate.note.contrast(to: plate.face) >= 7, "\(plate.name): note")
    }
  }

  /// WCAG 2.2, 1.4.11: 3 to 1 for what makes a control recognisable.
  @Test(arguments: SettingDefinition.themes)
  func `draws outlines with a contrast of at least 3 to 1`(name: String) throws {
    let theme = try theme(name, true)
    for plate in [theme.key, theme.functionKey, theme.selected, theme.on] {
      let outline = try #require(plate.bands.last)
      #expect(outline.color.contrast(to: theme.panel) >= 3)
    }
  }

  /// Over an application of whatever colours, a target must be recognisable by itself.
  @Test(arguments: SettingDefinition.themes)
  func `parts a target's rings with a contrast of at least 3 to 1`(name: String) throws {
    let theme = try theme(name, true)
    for plate in [theme.target, theme.armed] {
      for (outer, inner) in zip(plate.bands, plate.bands.dropFirst()) {
        #expect(outer.color.contrast(to: inner.color) >= 3)
      }
    }
    #expect(theme.armed.bands.count > theme.target.bands.count)
  }

  @Test(arguments: SettingDefinition.themes)
  func `paints no figure beyond its bounds`(name: String) throws {
    let theme = try theme(name, true)
    for plate in [
      theme.key, theme.functionKey, theme.target, theme.selected, theme.armed, theme.on,
      theme.locked,
    ] {
      let reach = plate.shadow.map { $0.growth + $0.drop }.reduce(plate.growth, max)
      #expect(reach <= Figure.margin - 2, "frame, growth and drop are rounded each")
    }
  }

  private func theme(_ name: String, _ outlines: Bool) throws -> Theme {
    let theme = try #require(Theme.named(name))
    return outlines ? theme : theme.withoutKeyOutlines
  }

  private func plates(
    of theme: Theme
  ) -> [(name: String, ink: Color, note: Color, face: Color)] {
    [
      ("key", theme.key), ("function key", theme.functionKey), ("target", theme.target),
      ("selected", theme.selected), ("armed", theme.armed), ("on", theme.on),
      ("locked", theme.locked),
    ].map { ($0, $1.ink, $1.noteInk, $1.face ?? theme.panel) }
  }
}

extension Color {
  /// The ratio of two opaque colours as WCAG 2.2 defines it, from 1 to 21.
  fileprivate func contrast(to other: Color) -> Double {
    let (dark, bright) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (bright + 0.05) / (dark + 0.05)
  }
}
