// SPDX-License-Identifier: MIT
import KeyboardModel
import Wayland

/// The surface's two buffers in one piece of shared memory.
///
/// The second half stays untouched, and costs no memory, until the compositor still reads the
/// first while we want to paint. Each buffer keeps its own list of what is out of date.
final class BufferPool {
  let width: Int
  let height: Int
  private let memory: SharedMemory
  private let pool: WlShmPool
  private var buffers: [WlBuffer?] = [nil, nil]
  private var isBusy = [false, false]
  private var stale: StaleParts

  /// Nil when there is no memory.
  init?(_ shm: WlShm, width: Int, height: Int) {
    let size = 2 * width * height * Self.bytesPerPixel
    guard width > 0, height > 0, size <= Int(Int32.max),
      let memory = SharedMemory(name: "handrail-picture", size: size)
    else { return nil }
    self.width = width
    self.height = height
    self.memory = memory
    pool = shm.createPool(fd: memory.descriptor, size: Int32(size))
    stale = StaleParts(buffers: 2, width: width, height: height)
  }

  /// Ends our side. A buffer that the compositor still reads ends when it is given back.
  func retire() {
    for (index, buffer) in buffers.enumerated() {
      guard let buffer else { continue }
      if isBusy[index] {
        buffer.onEvent = { [unowned buffer] _ in buffer.destroy() }
      } else {
        buffer.destroy()
      }
    }
    buffers = [nil, nil]
    pool.destroy()
  }

  /// The picture changed there.
  func add(_ damage: Damage) { stale.add(damage) }

  /// Lends a free buffer to be brought up to date, and gives it to be attached; nil when the
  /// compositor has both, or there is no memory.
  func paint(
    mapping: SurfaceMapping, _ paint: (PixelBuffer, [PixelRect]) -> Void
  ) -> WlBuffer? {
    let free = isBusy.indices.filter { !isBusy[$0] }
    guard let index = stale.freshest(of: free), let memory = unsafe memory.bytes else { return nil }
    let offset = index * width * height
    let pixels = unsafe memory.assumingMemoryBound(to: UInt32.self) + offset
    paint(
      unsafe PixelBuffer(
        pixels: pixels, width: width, height: height, stride: width, scale: mapping.scale,
        origin: mapping.origin), stale.take(buffer: index))
    isBusy[index] = true
    return buffer(index, offset: offset * Self.bytesPerPixel)
  }

  private func buffer(_ index: Int, offset: Int) -> WlBuffer {
    if let buffer = buffers[index] { return buffer }
    let buffer = pool.createBuffer(
      offset: Int32(offset), width: Int32(width), height: Int32(height),
      stride: Int32(width * Self.bytesPerPixel), format: .argb8888)
    buffer.onEvent = { [weak self] _ in self?.isBusy[index] = false }
    buffers[index] = buffer
    return buffer
  }

  private static let bytesPerPixel = 4
}
