// SPDX-License-Identifier: MIT

/// How many buffer pixels a logical pixel of the surface has, from what the compositor has said.
struct SurfaceScale: Equatable {
  /// Whether wp_fractional_scale_v1 and wp_viewporter are both there for this surface.
  var isFractional: Bool
  /// wp_fractional_scale_v1's wish, in steps of 1/120; nil until it has come.
  var preferred: UInt32?
  /// wl_output's scales of the outputs that show the surface.
  var entered: [Int] = []
  /// The scale of the output on which the surface is expected, before any shows it.
  var expected: Int

  /// Buffer pixels for each logical pixel.
  var value: Double {
    if isFractional, let preferred, preferred > 0 { return Double(preferred) / 120 }
    return Double(wholeScale)
  }

  /// What wl_surface.set_buffer_scale is told. With a viewport the buffer's size is free and the
  /// scale stays 1.
  var bufferScale: Int32 { isFractional ? 1 : Int32(wholeScale) }

  /// The finest output decides: the others shrink what they show.
  private var wholeScale: Int { max(1, entered.max() ?? expected) }
}
