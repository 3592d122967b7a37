// SPDX-License-Identifier: MIT
import Wayland

/// Something that the compositor offers to everybody.
package struct Global: Hashable, Sendable {
  /// The registry's number.
  let name: UInt32
  /// For example `zwlr_layer_shell_v1`.
  package let interface: String
  /// The newest version that the compositor speaks.
  package let version: UInt32
}

extension Global {
  /// Nil for events that announce nothing.
  init?(_ event: WlRegistry.Event) {
    guard case .global(let name, let interface?, let version) = event else { return nil }
    self.init(name: name, interface: interface, version: version)
  }
}

extension WlRegistry {
  /// Takes a global up in the newest version that both sides and our code know.
  func bind<Object: WaylandObject>(_ global: Global, atMost version: UInt32) -> Object {
    let newest = min(global.version, version, Object.interface.version)
    return bind(name: global.name, as: Object.self, version: newest)
  }
}
