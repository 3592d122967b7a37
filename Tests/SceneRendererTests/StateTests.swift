// SPDX-License-Identifier: MIT
import KeyboardModel
import SceneRenderer
import Testing

@Suite struct `A figure's state` {
  /// What is to be told apart: states of one role, on the same key or target.
  static let cases: [(role: Figure.Role, state: Figure.State, other: Figure.State)] = [
    (.key, .resting, .selected), (.functionKey, .resting, .selected),
    (.functionKey, .resting, .on), (.functionKey, .resting, .locked),
    (.functionKey, .on, .locked), (.functionKey, .on, .selected),
    (.functionKey, .locked, .selected), (.target, .resting, .armed), (.target, .resting, .on),
    (.target, .resting, .locked), (.target, .on, .locked), (.target, .on, .armed),
    (.target, .locked, .armed),
  ]

  @Test(arguments: cases, SettingDefinition.themes)
  func `shows without any colour`(
    pair: (role: Figure.Role, state: Figure.State, other: Figure.State), theme: String
  ) {
    for outlines in [true, false] {
      let one = picture(pair.role, pair.state, theme, outlines).grey
      let other = picture(pair.role, pair.other, theme, outlines).grey
      let different = zip(one, other).count { abs($0 - $1) > 0.2 }
      #expect(different >= 150)
    }
  }

  @Test(arguments: cases, SettingDefinition.themes)
  func `shows in the shape alone`(
    pair: (role: Figure.Role, state: Figure.State, other: Figure.State), theme: String
  ) {
    for outlines in [true, false] {
      let one = picture(pair.role, pair.state, theme, outlines).edges
      let other = picture(pair.role, pair.other, theme, outlines).edges
      #expect(zip(one, other).count { $0 != $1 } >= 40)
    }
  }

  @Test func `needs no outline for a key, which is then its label alone`() {
    let empty = Scene(keyboard: Rect(x: 0, y: 0, width: 70, height: 70))
    var scene = empty
    scene.figures = [
      Figure(frame: Rect(x: 10, y: 10, width: 50, height: 50), role: .key, label: "")
    ]
    var display = Settings().display
    display.keyOutlines = false
    let renderer = SceneRenderer(display: display)
    let (picture, panel) = (
      Picture(scene, of: scene.keyboard, by: renderer),
      Picture(empty, of: scene.keyboard, by: renderer)
    )
    #expect(picture.differences(from: panel).isEmpty)
  }

  private func picture(
    _ role: Figure.Role, _ state: Figure.State, _ theme: String, _ outlines: Bool
  ) -> Picture {
    var display = Settings().display
    display.theme = theme
    display.keyOutlines = outlines
    let figure = Figure(
      frame: Rect(x: 10, y: 10, width: 50, height: 47), role: role, state: state, label: "shift")
    let scene = Scene(keyboard: Rect(x: 0, y: 0, width: 70, height: 67), figures: [figure])
    return Picture(scene, of: scene.keyboard, scale: 2, by: SceneRenderer(display: display))
  }
}
