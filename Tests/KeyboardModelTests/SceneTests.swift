// SPDX-License-Identifier: MIT
import KeyboardModel
import Testing

@Suite struct `A scene's damage` {
  private let keyboard = Rect(x: 0, y: 50, width: 100, height: 50)

  @Test func `is nothing where nothing changed`() {
    let scene = Scene(keyboard: keyboard, figures: [figure(10)])
    #expect(scene.damage(since: scene).isEmpty)
  }

  @Test func `is the figure that changed its state`() {
    let old = Scene(keyboard: keyboard, figures: [figure(10), figure(40)])
    let new = Scene(keyboard: keyboard, figures: [figure(10), figure(40, .selected)])
    #expect(new.damage(since: old) == [figure(40).bounds])
  }

  @Test func `is where a figure was and where one is`() {
    let old = Scene(keyboard: keyboard, figures: [figure(10)])
    let new = Scene(keyboard: keyboard, figures: [figure(30), figure(60)])
    #expect(
      new.damage(since: old) == [figure(10).bounds, figure(30).bounds, figure(60).bounds])
  }

  @Test func `is everything where the keyboard moved`() {
    let old = Scene(keyboard: keyboard, figures: [figure(10)])
    let moved = Rect(x: 0, y: 20, width: 100, height: 80)
    let damage = Scene(keyboard: moved, figures: [figure(10)]).damage(since: old)
    #expect(damage.contains(moved.union(keyboard)))
  }

  private func figure(_ x: Double, _ state: Figure.State = .resting) -> Figure {
    Figure(
      frame: Rect(x: x, y: 60, width: 20, height: 20), role: .key, state: state, label: "a")
  }
}
