// SPDX-License-Identifier: MIT
import Foundation

@testable import SceneRenderer

extension Color {
  /// Relative luminance as WCAG 2.2 defines it: 0 for black, 1 for white.
  var luminance: Double {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// How light the colour looks, from 0 to 1: CIE 1976 L*, the eye's own grey.
  var lightness: Double {
    luminance <= 0.008856 ? luminance * 9.033 : 1.16 * cbrt(luminance) - 0.16
  }
}

extension Picture {
  /// The picture in grey; what is transparent counts as black.
  var grey: [Double] {
    pixels.map { Color($0 & 0xFF_FFFF).lightness }
  }

  /// Where one sees an edge, colours and which side is light being forgotten.
  var edges: [Bool] {
    let grey = grey
    return grey.indices.map { index in
      let right = index % width + 1 < width ? grey[index + 1] : grey[index]
      let below = index + width < grey.count ? grey[index + width] : grey[index]
      return max(abs(grey[index] - right), abs(grey[index] - below)) > 0.15
    }
  }
}
