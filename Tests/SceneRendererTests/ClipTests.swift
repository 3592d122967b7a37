// SPDX-License-Identifier: MIT
import KeyboardModel
import SceneRenderer
import TestSupport
import Testing

/// Repainting a part leaves the rest alone, and gives what painting everything gives.
@Suite struct `Repainting a clip` {
  /// Whole scales, fractional ones, and parts of the output that begin anywhere.
  static let views: [(scale: Double, top: Double)] = [
    (1, 0), (1.5, 0), (2, 0), (3, 0), (1, 380), (1.25, 380), (1.5, 333), (2, 401), (1.75, 390.5),
  ]

  @Test(arguments: views, SettingDefinition.themes)
  func `a repainted clip is a piece of the whole picture, and nothing else has changed`(
    view: (scale: Double, top: Double), theme: String
  ) {
    let renderer = SceneRenderer(display: display(theme))
    let part = Rect(x: 0, y: view.top, width: 360, height: 720 - view.top)
    let before = Picture(SampleScene.resting, of: part, scale: view.scale, by: renderer)
    let after = Picture(SampleScene.selecting, of: part, scale: view.scale, by: renderer)
    var numbers = SplitMix64(state: 7)
    for _ in 0..<12 {
      let clip = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
        Rect.random(in: SampleScene.output, using: &numbers)
      }
      var picture = before
      let painted = picture.paint(SampleScene.selecting, clip: clip, by: renderer)
      var expected = before
      expected.replace(painted, by: after)
      let differences = picture.differences(from: expected)
      #expect(differences.isEmpty, "clip \(clip)")
    }
  }

  @Test(arguments: views)
  func `a scene's damage is all that changes between two scenes`(
    view: (scale: Double, top: Double)
  ) {
    for theme in SettingDefinition.themes {
      let renderer = SceneRenderer(display: display(theme))
      let part = Rect(x: 0, y: view.top, width: 360, height: 720 - view.top)
      var picture = Picture(SampleScene.resting, of: part, scale: view.scale, by: renderer)
      let damage = SampleScene.selecting.damage(since: SampleScene.resting)
      picture.paint(SampleScene.selecting, clip: damage, by: renderer)
      let whole = Picture(SampleScene.selecting, of: part, scale: view.scale, by: renderer)
      let differences = picture.differences(from: whole)
      #expect(differences.isEmpty, "\(theme)")
    }
  }

  @Test func `pixels are repainted that the clip touches, and the renderer names them`() {
    let renderer = SceneRenderer(display: Settings().display)
    var picture = Picture(of: SampleScene.output, scale: 1.5)
    let painted = picture.paint(
      SampleScene.resting,
      clip: [
        Rect(x: 10.1, y: 20, width: 9.9, height: 10), Rect(x: 12, y: 22, width: 2, height: 2),
        Rect(x: -50, y: -50, width: 20, height: 20), Rect(x: 5, y: 5, width: 0, height: 9),
      ], by: renderer)
    #expect(painted == [PixelRect(x: 15, y: 30, width: 15, height: 15)])
    let inside = [picture[15, 30], picture[29, 44]]
    let outside = [picture[14, 30], picture[30, 44]]
    #expect(inside == [0, 0], "transparent over the application")
    #expect(outside == [0x5AA5_5AA5, 0x5AA5_5AA5])
  }

  @Test func `an empty clip paints nothing`() {
    let renderer = SceneRenderer(display: Settings().display)
    var picture = Picture(of: SampleScene.output)
    #expect(picture.paint(SampleScene.resting, clip: [], by: renderer).isEmpty)
    let same = picture.isSame(as: Picture(of: SampleScene.output))
    #expect(same)
  }

  @Test func `coordinates beyond all measure do no harm`() {
    let renderer = SceneRenderer(display: Settings().display)
    var scene = SampleScene.resting
    for value in [Double.infinity, -.infinity, .nan, 1e300] {
      scene.figures.append(
        Figure(
          frame: Rect(x: value, y: 0, width: value, height: 30), role: .target, label: "x",
          note: "y"))
    }
    var picture = Picture(of: SampleScene.output)
    picture.paint(
      scene, clip: [Rect(x: -.infinity, y: -1e300, width: .infinity, height: .nan)],
      by: renderer)
    picture.paint(scene, clip: [SampleScene.output], by: renderer)
  }

  private func display(_ theme: String) -> Settings.Display {
    var display = Settings().display
    display.theme = theme
    return display
  }
}

extension Rect {
  fileprivate static func random(
    in bounds: Rect, using numbers: inout some RandomNumberGenerator
  ) -> Rect {
    let x = Double.random(in: bounds.x...bounds.maxX, using: &numbers)
    let y = Double.random(in: bounds.y...bounds.maxY, using: &numbers)
    return Rect(
      x: x, y: y, width: .random(in: 1...120, using: &numbers),
      height: .random(in: 1...120, using: &numbers))
  }
}
