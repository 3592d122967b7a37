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
  /// The buffer that was painted last, and has the whole picture as it was then.
  private var latest: Int?
  /// How many were painted.
  private var pictures = 0

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

  /// Lends a free buffer to be brought up to date where the picture changed, and gives it to be
  /// attached; nil when the compositor has both, or there is no memory.
  ///
  /// What changed in earlier pictures is copied from the buffer that has the latest one: that
  /// costs a tenth of painting it again.
  func paint(
    _ damage: Damage, mapping: SurfaceMapping, _ paint: (PixelBuffer, [PixelRect]) -> Void
  ) -> WlBuffer? {
    let free = isBusy.indices.filter { !isBusy[$0] }
    guard let index = stale.freshest(of: free), let memory = unsafe memory.bytes else {
      stale.add(damage)
      return nil
    }
    let pixels = unsafe memory.assumingMemoryBound(to: UInt32.self)
    if let latest, latest != index, stale.isFresh(latest) {
      for rect in stale.take(buffer: index) where !damage.covers(rect) {
        unsafe copy(rect, from: pixels + latest * area, to: pixels + index * area)
      }
    }
    stale.add(damage)
    paint(
      unsafe PixelBuffer(
        pixels: pixels + index * area, width: width, height: height, stride: width,
        scale: mapping.scale, origin: mapping.origin), stale.take(buffer: index))
    isBusy[index] = true
    latest = index
    pictures += 1
    return buffer(index, offset: index * area * Self.bytesPerPixel)
  }

  private var area: Int { width * height }

  private func copy(
    _ rect: PixelRect, from source: UnsafeMutablePointer<UInt32>,
    to target: UnsafeMutablePointer<UInt32>
  ) {
    for row in rect.y..<rect.maxY {
      let start = row * width + rect.x
      unsafe (target + start).update(from: source + start, count: rect.width)
    }
  }

  private func buffer(_ index: Int, offset: Int) -> WlBuffer {
    if let buffer = buffers[index] { return buffer }
    let buffer = pool.createBuffer(
      offset: Int32(offset), width: Int32(width), height: Int32(height),
      stride: Int32(width * Self.bytesPerPixel), format: .argb8888)
    buffer.onEvent = { [weak self] _ in self?.released(index) }
    buffers[index] = buffer
    return buffer
  }

  /// The compositor has read a buffer. The first picture is followed by the whole one at once, and
  /// then often by nothing for hours: the first one's memory is given back meanwhile.
  private func released(_ index: Int) {
    isBusy[index] = false
    guard pictures == 2, index != latest else { return }
    let size = area * Self.bytesPerPixel
    memory.discard(offset: index * size, count: size)
    stale.forget(buffer: index)
  }

  private static let bytesPerPixel = 4
}
