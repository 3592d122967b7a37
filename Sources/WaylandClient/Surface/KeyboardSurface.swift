// SPDX-License-Identifier: MIT
import KeyboardModel
import Wayland

/// The layer surface.
///
/// 1. Its wishes are committed once without a buffer.
/// 2. Only after the first `configure`, and its acknowledgement, is a buffer attached.
/// 3. A surface that was hidden, or closed by the compositor, is ended; the next one is new, since
///    not every compositor configures a surface a second time.
final class KeyboardSurface {
  /// What befell the surface.
  enum Event {
    case configured
    case closed
    /// Other outputs show it, or another scale is wanted.
    case moved
  }

  let surface: WlSurface
  private(set) var plan: SurfacePlan
  /// The size that the compositor has configured, in logical pixels.
  private(set) var size: Size?
  /// The outputs that show the surface.
  private(set) var outputs: [WlOutput] = []
  private(set) var onEvent: ((Event) -> Void)?

  private let globals: SurfaceGlobals
  private let layerSurface: ZwlrLayerSurfaceV1
  private let viewport: WpViewport?
  private let fractionalScale: WpFractionalScaleV1?
  private let picture: SurfacePicture
  private var isTouched = false
  /// The compositor was told something that counts with the next commit.
  private var owesCommit = false
  /// Where touches may begin, in the surface's logical pixels, as the compositor knows it.
  private var region: (object: WlRegion, rect: PixelRect)?
  private(set) var scale: SurfaceScale
  private(set) var outputSize: Size

  init(
    _ plan: SurfacePlan, globals: SurfaceGlobals, outputSize: Size, expectedScale: Int,
    onEvent: @escaping (Event) -> Void
  ) {
    self.plan = plan
    self.globals = globals
    self.outputSize = outputSize
    self.onEvent = onEvent
    surface = globals.compositor.createSurface()
    fractionalScale = globals.fractionalScale?.getFractionalScale(surface: surface)
    viewport = fractionalScale == nil ? nil : globals.viewporter?.getViewport(surface: surface)
    picture = SurfacePicture(of: surface, viewport: viewport, shm: globals.shm)
    scale = SurfaceScale(isFractional: fractionalScale != nil, expected: expectedScale)
    layerSurface = globals.layerShell.getLayerSurface(
      surface: surface, output: nil, layer: globals.layer(for: plan.extent), namespace: "osk")
    layerSurface.setKeyboardInteractivity(.none)
    layerSurface.onEvent = { [weak self] in self?.handle($0) }
    surface.onEvent = { [weak self] in self?.handle($0) }
    fractionalScale?.onEvent = { [weak self] event in
      guard case .preferredScale(let scale) = event else { return }
      self?.scale.preferred = scale
      self?.onEvent?(.moved)
    }
    sendPlan()
    surface.commit()
  }

  /// Takes the surface off the screen and frees all it has.
  func end() {
    onEvent = nil
    picture.end()
    region?.object.destroy()
    viewport?.destroy()
    fractionalScale?.destroy()
    layerSurface.destroy()
    surface.destroy()
  }

  /// Changes what is wished for while the surface is shown.
  func change(to plan: SurfacePlan) {
    guard plan != self.plan else { return }
    let extentChanged = plan.extent != self.plan.extent
    self.plan = plan
    if extentChanged {
      if layerSurface.version >= 2 { layerSurface.setLayer(globals.layer(for: plan.extent)) }
      sendPlan()
      surface.commit()
    } else if !isTouched {
      sendInputRegion()
      surface.commit()
    }
  }

  /// The output that the surface is on has another size.
  func change(outputSize: Size) {
    guard outputSize != self.outputSize else { return }
    self.outputSize = outputSize
    damageAll()
    guard !isTouched, size != nil else { return }
    sendInputRegion()
    surface.commit()
  }

  /// Another output's scale is to be used until one shows the surface.
  func setScales(entered: [Int], expected: Int) {
    scale.entered = entered
    scale.expected = expected
  }

  /// The whole surface takes touches while one is under way.
  ///
  /// When one begins, the compositor has to know at once, before anything is painted: a finger that
  /// is out of the keyboard sooner gets the coordinates of another surface. When it ends there is
  /// time until the next `paintIfDue`.
  /// - Returns: whether there is something to send without delay.
  func setTouched(_ isTouched: Bool) -> Bool {
    guard isTouched != self.isTouched else { return false }
    self.isTouched = isTouched
    sendInputRegion()
    guard isTouched, picture.isShown else {
      owesCommit = true
      return false
    }
    surface.commit()
    return true
  }

  /// How the surface lies on the output; nil before the first configure.
  var mapping: SurfaceMapping? {
    size.map { SurfaceMapping(outputSize: outputSize, surfaceSize: $0, scale: scale.value) }
  }

  /// The picture changed there, in the output's coordinates.
  func add(damage rects: [Rect]) {
    if let mapping { picture.add(rects, mapping) }
  }

  private func damageAll() {
    if let mapping { picture.addAll(mapping) }
  }

  /// Paints and commits what changed, unless the compositor still has to show the last picture:
  /// then all waits, and comes together, until it has.
  func paintIfDue(at now: Timestamp, _ paint: ((PixelBuffer, [Rect]) -> Void)?) {
    guard let mapping else { return }
    if picture.paintIfDue(mapping, bufferScale: scale.bufferScale, at: now, paint) {
      owesCommit = false
    } else if owesCommit, picture.isShown {
      owesCommit = false
      surface.commit()
    }
  }

  private func handle(_ event: ZwlrLayerSurfaceV1.Event) {
    switch event {
    case .configure(let serial, let width, let height):
      layerSurface.ackConfigure(serial: serial)
      let old = size
      size = Size(
        width: width > 0 ? Double(width) : outputSize.width,
        height: height > 0 ? Double(height) : wishedHeight)
      owesCommit = true
      if size != old {
        damageAll()
        if !isTouched { sendInputRegion() }
      }
      onEvent?(.configured)
    case .closed:
      onEvent?(.closed)
    }
  }

  private func handle(_ event: WlSurface.Event) {
    switch event {
    case .enter(let output?):
      if !outputs.contains(where: { $0 === output }) { outputs.append(output) }
    case .leave(let output?):
      outputs.removeAll { $0 === output }
    default:
      return
    }
    onEvent?(.moved)
  }

  /// An output that is gone shows nothing.
  func forget(_ output: WlOutput) {
    outputs.removeAll { $0 === output }
  }

  private var wishedHeight: Double {
    switch plan.extent {
    case .bottom(let height, _): Double(height)
    case .fullScreen: outputSize.height
    }
  }

  private func sendPlan() {
    switch plan.extent {
    case .bottom(let height, let exclusiveZone):
      layerSurface.setAnchor([.bottom, .left, .right])
      layerSurface.setSize(width: 0, height: UInt32(max(height, 1)))
      layerSurface.setExclusiveZone(Int32(clamping: exclusiveZone))
    case .fullScreen:
      layerSurface.setAnchor([.top, .bottom, .left, .right])
      layerSurface.setSize(width: 0, height: 0)
      layerSurface.setExclusiveZone(-1)
    }
    sendInputRegion()
  }

  private func sendInputRegion() {
    guard !isTouched else { return surface.setInputRegion(nil) }
    let size = size ?? Size(width: outputSize.width, height: wishedHeight)
    let mapping = SurfaceMapping(outputSize: outputSize, surfaceSize: size, scale: 1)
    let rect = mapping.surfaceRect(of: plan.inputRegion)
    surface.setInputRegion(region(of: rect))
  }

  /// The compositor copies regions, so that the same one serves after each touch.
  private func region(of rect: PixelRect) -> WlRegion {
    if let region, region.rect == rect { return region.object }
    region?.object.destroy()
    let object = globals.compositor.createRegion()
    if !rect.isEmpty {
      object.add(
        x: Int32(rect.x), y: Int32(rect.y), width: Int32(rect.width), height: Int32(rect.height))
    }
    region = (object, rect)
    return object
  }
}
