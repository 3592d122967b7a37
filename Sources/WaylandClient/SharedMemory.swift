// SPDX-License-Identifier: MIT
import CLinux

/// Anonymous memory that the compositor may map too. It can't shrink, so that nobody's mapping
/// loses its ground.
@safe final class SharedMemory {
  /// To be sent; stays open until this object is freed.
  let descriptor: CInt
  /// Bytes.
  let size: Int
  private var mapping: UnsafeMutableRawPointer?

  /// Zeroed memory; nil when there is none to be had.
  init?(name: StaticString, size: Int) {
    let descriptor = unsafe memfd_create(
      UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self),
      Flag.closeOnExec | Flag.allowSealing)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    self.size = size
    guard size > 0, ftruncate(descriptor, off_t(size)) == 0 else { return nil }
    // Without seals it works too, so a failure is no failure.
    _ = seal_shrinking(descriptor)
  }

  deinit {
    if let mapping = unsafe mapping { unsafe munmap(mapping, size) }
    close(descriptor)
  }

  /// The memory itself, mapped at the first use; nil when there is no room for it.
  @unsafe var bytes: UnsafeMutableRawPointer? {
    if let mapping = unsafe mapping { return unsafe mapping }
    let address = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    // MAP_FAILED is -1, behind a cast that Swift does not import.
    guard let address = unsafe address, Int(bitPattern: address) != -1 else { return nil }
    unsafe mapping = unsafe address
    return unsafe address
  }

  /// Gives back the pages that lie wholly in that part; what was in them is zero from then on.
  func discard(offset: Int, count: Int) {
    let page = Int(getpagesize())
    let start = (offset + page - 1) / page * page
    let end = (offset + count) / page * page
    guard start < end, let mapping = unsafe mapping else { return }
    unsafe madvise(mapping + start, end - start, MADV_REMOVE)
  }

  /// Memory that holds a text and the zero byte that ends it.
  convenience init?(name: StaticString, text: String) {
    var bytes = Array(text.utf8)
    bytes.append(0)
    self.init(name: name, size: bytes.count)
    guard let memory = unsafe self.bytes else { return nil }
    unsafe memory.copyMemory(from: bytes, byteCount: bytes.count)
  }

  /// Linux's numbers, which its headers give only to programs that ask for GNU's extensions.
  private enum Flag {
    static let closeOnExec: UInt32 = 1
    static let allowSealing: UInt32 = 2
  }
}
