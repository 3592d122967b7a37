// SPDX-License-Identifier: MIT
package import Wayland

/// Why the keyboard can't run with this compositor, or without one.
package enum WaylandClientError: Error, Equatable, CustomStringConvertible {
  case connection(ConnectionFailure)
  /// The compositor lacks an interface that the keyboard can't be shown without, or has it in a
  /// version before `version`.
  case missing(interface: String, version: UInt32)

  package var description: String {
    switch self {
    case .connection(let failure):
      failure.description
    case .missing(let interface, 1):
      "the compositor does not offer \(interface), which is needed to show a keyboard"
    case .missing(let interface, let version):
      "the compositor does not offer version \(version) of \(interface), "
        + "which is needed to show a keyboard"
    }
  }
}
