// SPDX-License-Identifier: MIT

/// What a finger did, after its wobble was taken out. Points are in logical pixels of the output.
package enum SteadiedEvent: Hashable, Sendable {
  case down(id: Int, at: Point)
  case motion(id: Int, to: Point)
  /// The finger lifted; `at` is the point that decides.
  case up(id: Int, at: Point)
  /// All touches were taken away.
  case cancel
}
