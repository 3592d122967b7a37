// SPDX-License-Identifier: MIT
package import XMLDocuments

/// Something wrong in a layout file: where, what, and what would be right.
package struct LayoutFault: Error, Hashable, Sendable {
  package var position: SourcePosition
  package var message: String

  package init(_ position: SourcePosition, _ message: String) {
    self.position = position
    self.message = message
  }
}
