// SPDX-License-Identifier: MIT
import Wayland

/// The objects of which the compositor has one each.
struct SharedGlobals {
  var compositor: WlCompositor?
  var shm: WlShm?
  var layerShell: ZwlrLayerShellV1?
  var fractionalScale: WpFractionalScaleManagerV1?
  var viewporter: WpViewporter?
  var outputManager: ZxdgOutputManagerV1?
  var inputMethods: ZwpInputMethodManagerV2?
  var virtualKeyboards: ZwpVirtualKeyboardManagerV1?
  var isPhoc = false

  /// wl_surface.damage_buffer came with it.
  static let compositorVersion: UInt32 = 4

  /// Takes a global up if it is one of these.
  mutating func adopt(_ global: Global, from registry: WlRegistry) {
    switch global.interface {
    case WlCompositor.interface.name where global.version >= Self.compositorVersion:
      compositor = compositor ?? registry.bind(global, atMost: Self.compositorVersion)
    case WlShm.interface.name:
      shm = shm ?? registry.bind(global, atMost: 1)
    case ZwlrLayerShellV1.interface.name:
      layerShell = layerShell ?? registry.bind(global, atMost: 4)
    case WpFractionalScaleManagerV1.interface.name:
      fractionalScale = fractionalScale ?? registry.bind(global, atMost: 1)
    case WpViewporter.interface.name:
      viewporter = viewporter ?? registry.bind(global, atMost: 1)
    case ZxdgOutputManagerV1.interface.name:
      outputManager = outputManager ?? registry.bind(global, atMost: 3)
    case ZwpInputMethodManagerV2.interface.name:
      inputMethods = inputMethods ?? registry.bind(global, atMost: 1)
    case ZwpVirtualKeyboardManagerV1.interface.name:
      virtualKeyboards = virtualKeyboards ?? registry.bind(global, atMost: 1)
    case "zphoc_layer_shell_effects_v1", "phosh_private":
      isPhoc = true
    default:
      break
    }
  }

  /// Fails when something is missing without which nothing can be shown.
  func checkRequired() throws(WaylandClientError) {
    if compositor == nil {
      throw .missing(interface: WlCompositor.interface.name, version: Self.compositorVersion)
    }
    if shm == nil { throw .missing(interface: WlShm.interface.name, version: 1) }
    if layerShell == nil { throw .missing(interface: ZwlrLayerShellV1.interface.name, version: 1) }
  }

  /// What a surface is made with.
  var forSurface: SurfaceGlobals? {
    guard let compositor, let shm, let layerShell else { return nil }
    let isFractional = fractionalScale != nil && viewporter != nil
    return SurfaceGlobals(
      compositor: compositor, shm: shm, layerShell: layerShell,
      fractionalScale: isFractional ? fractionalScale : nil,
      viewporter: isFractional ? viewporter : nil, isPhoc: isPhoc)
  }

  mutating func end() {
    compositor?.destroy()
    shm?.destroy()
    layerShell?.destroy()
    fractionalScale?.destroy()
    viewporter?.destroy()
    outputManager?.destroy()
    inputMethods?.destroy()
    virtualKeyboards?.destroy()
    self = SharedGlobals()
  }
}
