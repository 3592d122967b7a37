// SPDX-License-Identifier: MIT
import Wayland

/// What a surface is made with.
struct SurfaceGlobals {
  let compositor: WlCompositor
  let shm: WlShm
  let layerShell: ZwlrLayerShellV1
  let fractionalScale: WpFractionalScaleManagerV1?
  let viewporter: WpViewporter?
  /// Phosh's compositor lifts a keyboard above lock screen and fullscreen windows by itself, but
  /// only from the layer where it expects keyboards.
  let isPhoc: Bool

  func layer(for extent: SurfacePlan.Extent) -> ZwlrLayerShellV1.Layer {
    switch extent {
    case .bottom: isPhoc ? .top : .overlay
    case .fullScreen: .overlay
    }
  }
}
