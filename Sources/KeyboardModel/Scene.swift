// SPDX-License-Identifier: MIT

/// Everything that is to be seen, in the output's coordinates.
package struct Scene: Hashable, Sendable {
  /// The opaque panel; everything above it is drawn over the application.
  package var keyboard: Rect
  /// Painted in order, so that later figures cover earlier ones.
  package var figures: [Figure]

  package init(keyboard: Rect, figures: [Figure] = []) {
    self.keyboard = keyboard
    self.figures = figures
  }

  /// Where this scene looks different from an older one. Figures are compared place by place,
  /// so a scene keeps what is steady at the front of its list.
  package func damage(since old: Scene) -> [Rect] {
    guard keyboard == old.keyboard else { return [keyboard.union(old.keyboard)] + allBounds(old) }
    var rects: [Rect] = []
    for index in 0..<max(figures.count, old.figures.count) {
      let new = index < figures.count ? figures[index] : nil
      let former = index < old.figures.count ? old.figures[index] : nil
      guard new != former else { continue }
      if let former { rects.append(former.bounds) }
      if let new, new.bounds != former?.bounds { rects.append(new.bounds) }
    }
    return rects
  }

  private func allBounds(_ old: Scene) -> [Rect] {
    (figures + old.figures).map(\.bounds)
  }
}

/// One thing to be seen: a key or a target.
package struct Figure: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    /// A key that types what its label says.
    case key
    /// A key that does something else: shift, delete.
    case functionKey
    /// A choice to drag to.
    case target
  }

  package enum State: Hashable, Sendable {
    case resting
    /// The key under the finger, whose targets show.
    case selected
    /// The target that lifting now would choose.
    case armed
    /// A function that is on for the next letter.
    case on
    /// A function that is on until it is switched off.
    case locked
  }

  package var frame: Rect
  package var role: Role
  package var state: State
  package var label: String
  /// What else the key offers, in small; empty where it is nothing of note.
  package var note: String

  package init(
    frame: Rect, role: Role, state: State = .resting, label: String, note: String = ""
  ) {
    self.frame = frame
    self.role = role
    self.state = state
    self.label = label
    self.note = note
  }

  /// Where it paints at most, its shadow and outline included.
  package var bounds: Rect { frame.insetBy(-Figure.margin) }

  /// How far paint may reach beyond a figure's frame, in logical pixels.
  package static let margin = 6.0
}
