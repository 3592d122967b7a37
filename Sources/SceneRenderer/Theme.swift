// SPDX-License-Identifier: MIT
import KeyboardModel

/// A look: colours, and lengths in logical pixels.
struct Theme: Sendable {
  /// The background of the keyboard, and the line along its upper edge.
  var panel: Color
  var panelEdge: Color
  var panelEdgeWidth = 1.0
  /// The radii of the corners.
  var keyRadius = 7.0
  var targetRadius = 18.0

  var key: Plate
  var functionKey: Plate
  var target: Plate
  var selected: Plate
  var armed: Plate
  var on: Plate
  var locked: Plate

  /// The application in a picture of the whole output: its page, and what is written on it.
  var page: Color
  var writing: Color
}

/// How one kind of figure looks: a face with bands round it, and what is on it.
struct Plate: Sendable {
  var face: Color
  var ink: Color
  /// The colour of the note in the corner.
  var noteInk: Color
  /// From the outermost inwards.
  var bands: [Band] = []
  /// How far the outermost band reaches beyond the figure's frame.
  var growth = 0.0
  /// Translucent plates behind all this, the largest first.
  var shadow: [Shade] = []
  /// How many times as large as usual the label is.
  var labelScale = 1.0
  var mark = Mark.none

  struct Band: Sendable {
    var color: Color
    var width: Double
  }

  struct Shade: Sendable {
    var color: Color
    /// How far it reaches beyond the frame, and how much lower it lies.
    var growth: Double
    var drop: Double
  }

  /// The sign of a function's state, at the lower edge.
  enum Mark: Sendable {
    case none, dot, bar
  }
}

extension Theme {
  static func named(_ name: String) -> Theme? {
    switch name {
    case "light": light
    case "dark": dark
    case "contrast": contrast
    default: nil
    }
  }

  /// The theme with labels alone in place of resting keys, so that there is less to aim at.
  var withoutKeyOutlines: Theme {
    var theme = self
    theme.key.face = panel
    theme.key.bands = []
    theme.functionKey.face = panel
    theme.functionKey.bands = []
    return theme
  }

  func plate(for figure: Figure) -> Plate {
    switch figure.state {
    case .resting: restingPlate(for: figure.role)
    case .selected: selected
    case .armed: armed
    case .on: on
    case .locked: locked
    }
  }

  func radius(for role: Figure.Role) -> Double {
    switch role {
    case .key, .functionKey: keyRadius
    case .target: targetRadius
    }
  }

  private func restingPlate(for role: Figure.Role) -> Plate {
    switch role {
    case .key: key
    case .functionKey: functionKey
    case .target: target
    }
  }
}
