// SPDX-License-Identifier: MIT
import KeyboardModel
import Wayland

/// What a surface shows: its buffers, what is out of date in them, and the pace of painting.
///
/// Pictures that follow each other at once wait until the compositor has shown the last one, and
/// what changes meanwhile comes together then; see `FramePace`. At rest nothing is asked of the
/// compositor.
final class SurfacePicture {
  private let surface: WlSurface
  private let viewport: WpViewport?
  private let shm: WlShm
  private var pool: BufferPool?
  private var damage = Damage()
  private var pace = FramePace()
  private var frameCallback: WlCallback?

  init(of surface: WlSurface, viewport: WpViewport?, shm: WlShm) {
    self.surface = surface
    self.viewport = viewport
    self.shm = shm
  }

  func end() {
    frameCallback?.destroy()
    pool?.retire()
  }

  /// The picture changed there, in the output's coordinates.
  func add(_ rects: [Rect], _ mapping: SurfaceMapping) {
    for rect in rects { damage.add(mapping.bufferRect(of: rect)) }
  }

  func addAll(_ mapping: SurfaceMapping) {
    damage.add(PixelRect(x: 0, y: 0, width: mapping.bufferWidth, height: mapping.bufferHeight))
  }

  /// Whether something has been committed once.
  var isShown: Bool { pool != nil }

  /// Paints and commits what changed, if it is time. Returns whether it was.
  func paintIfDue(
    _ mapping: SurfaceMapping, bufferScale: Int32, at now: Timestamp,
    _ paint: ((PixelBuffer, [Rect]) -> Void)?
  ) -> Bool {
    renewPool(mapping)
    guard let pool, !damage.isEmpty, frameCallback == nil else { return false }
    let buffer = pool.paint(damage, mapping: mapping) { pixels, stale in
      paint?(pixels, stale.map { mapping.outputRect(of: $0) })
    }
    guard let buffer else { return false }
    surface.attach(buffer: buffer, x: 0, y: 0)
    surface.setBufferScale(bufferScale)
    viewport?.setDestination(
      width: Int32(mapping.surfaceSize.width), height: Int32(mapping.surfaceSize.height))
    for rect in damage.rects {
      surface.damageBuffer(
        x: Int32(rect.x), y: Int32(rect.y), width: Int32(rect.width), height: Int32(rect.height))
    }
    damage = Damage()
    if pace.paint(at: now) == .waitingForFrame { waitForFrame() }
    surface.commit()
    return true
  }

  private func waitForFrame() {
    let callback = surface.frame()
    callback.onEvent = { [weak self] _ in self?.frameCallback = nil }
    frameCallback = callback
  }

  /// Another size, or another scale, needs other buffers, and does not wait for the last picture.
  private func renewPool(_ mapping: SurfaceMapping) {
    guard pool?.width != mapping.bufferWidth || pool?.height != mapping.bufferHeight else { return }
    pool?.retire()
    pool = BufferPool(shm, width: mapping.bufferWidth, height: mapping.bufferHeight)
    frameCallback?.destroy()
    frameCallback = nil
    pace = FramePace()
    damage = Damage()
    addAll(mapping)
  }
}
