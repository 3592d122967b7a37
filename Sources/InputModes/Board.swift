// SPDX-License-Identifier: MIT
package import KeyboardModel

/// What a mode is given to arrange: a layout's layer, as it stands before the user.
package struct Board: Hashable, Sendable {
  package var layout: Layout
  /// The name of the layer in force; one that the layout has.
  package var layerName: String
  package var capitals: Capitals
  package var output: Output
  package var settings: Settings

  package init(
    layout: Layout, layer: String? = nil, capitals: Capitals = .off, output: Output,
    settings: Settings
  ) {
    self.layout = layout
    self.layerName = layer ?? layout.layers[0].name
    self.capitals = capitals
    self.output = output
    self.settings = settings
  }

  /// The layer in force.
  package var layer: Layer { layout.layer(named: layerName) ?? layout.layers[0] }
}

/// Whether letters are typed as capitals.
package enum Capitals: Hashable, Sendable {
  case off
  /// For one action.
  case once
  /// Until it is switched off.
  case locked

  package var isOn: Bool { self != .off }
}
