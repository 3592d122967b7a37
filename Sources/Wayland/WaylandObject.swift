// SPDX-License-Identifier: MIT

/// What every generated class tells of itself.
package protocol WaylandObject: Proxy {
  /// The interface's place in the table, its name and the newest known version.
  static var interface: InterfaceIdentity { get }
}

/// Which interface a class stands for.
package struct InterfaceIdentity: Hashable, Sendable {
  /// The place in libwayland's table.
  let index: Int
  /// The name that the registry announces.
  package let name: String
  /// The newest version that the protocol files describe.
  package let version: UInt32
}
