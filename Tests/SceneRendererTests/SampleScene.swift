// SPDX-License-Identifier: MIT
import KeyboardModel

/// A keyboard of a telephone's size: rows of keys with a selected one, its two targets above.
enum SampleScene {
  static let output = Rect(x: 0, y: 0, width: 360, height: 720)
  static let keyboard = Rect(x: 0, y: 452, width: 360, height: 268)

  static let resting = Scene(keyboard: keyboard, figures: keys)

  static let selecting: Scene = {
    var scene = resting
    scene.figures[4].state = .selected
    scene.figures += [
      Figure(frame: target(at: 90), role: .target, state: .armed, label: "t"),
      Figure(frame: target(at: 195.5), role: .target, label: "one line"),
    ]
    return scene
  }()

  private static func target(at x: Double) -> Rect {
    Rect(x: x, y: 410.2, width: 99, height: 99)
  }

  private static let keys: [Figure] =
    row(0, "qwertyuiop".map(String.init), note: "1")
    + row(1, "asdfghjkl".map(String.init))
    + row(2, ["shift", "z", "Ж", "m", "delete"], width: 54, role: .functionKey)
    + row(3, ["123", "' \"", "space", ". ,", "? !", "return"], width: 54)

  private static func row(
    _ index: Int, _ labels: [String], width: Double = 36, role: Figure.Role = .key,
    note: String = ""
  ) -> [Figure] {
    let left = (output.width - width * Double(labels.count)) / 2
    return labels.enumerated().map { place, label in
      let x = left + width * Double(place)
      let y = keyboard.y + 67 * Double(index)
      return Figure(
        frame: Rect(x: x + 2, y: y + 10.05, width: width - 3.85, height: 46.9),
        role: role, label: label, note: note)
    }
  }
}
