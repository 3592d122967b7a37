// SPDX-License-Identifier: MIT
import CWaylandClient
import Glibc

/// A value of a request.
enum RequestArgument {
  case int(Int32)
  case uint(UInt32)
  /// Sent in steps of 1/256; what does not fit is cut to the nearest value that does.
  case fixed(Double)
  /// Ends at the first zero byte, as all strings on the wire do.
  case string(String?)
  case array([UInt8])
  /// libwayland sends a copy: the caller keeps, and closes, its own.
  case descriptor(CInt)
  case object(Proxy?)
  /// The place of the object that the request creates.
  case newObject

  /// Lends the arguments in libwayland's form.
  static func withWire<Result>(
    _ arguments: [RequestArgument],
    _ body: (UnsafeMutablePointer<wl_argument>?) -> Result
  ) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: wl_argument.self, capacity: max(arguments.count, 1)) {
      wire in
      var copies = unsafe WireCopies()
      defer { unsafe copies.free() }
      for (place, argument) in arguments.enumerated() {
        unsafe wire[place] = argument.wire(&copies)
      }
      return unsafe body(wire.baseAddress)
    }
  }

  private func wire(_ copies: inout WireCopies) -> wl_argument {
    var wire = unsafe wl_argument()
    switch self {
    case .int(let value): unsafe wire.i = value
    case .uint(let value): unsafe wire.u = value
    case .fixed(let value): unsafe wire.f = Int32(wireFixed: value)
    case .string(let text): unsafe wire.s = unsafe text.flatMap { unsafe copies.string($0) }
    case .array(let bytes): unsafe wire.a = unsafe copies.array(bytes)
    case .descriptor(let descriptor): unsafe wire.h = descriptor
    case .object(let proxy): unsafe wire.o = unsafe proxy?.argumentHandle
    case .newObject: unsafe wire.n = 0
    }
    return unsafe wire
  }
}

/// Copies of strings and arrays that must stay in place while a request is made; all of them from
/// `malloc`, as strdup's are.
@unsafe private struct WireCopies {
  private var allocations: [UnsafeMutableRawPointer] = unsafe []

  mutating func string(_ text: String) -> UnsafePointer<CChar>? {
    guard let copy = unsafe strdup(text) else { return nil }
    unsafe allocations.append(copy)
    return unsafe UnsafePointer(copy)
  }

  mutating func array(_ bytes: [UInt8]) -> UnsafeMutablePointer<wl_array>? {
    // The bytes follow the array that describes them.
    let head = unsafe MemoryLayout<wl_array>.stride
    guard let copy = unsafe malloc(head + bytes.count) else { return nil }
    unsafe allocations.append(copy)
    unsafe (copy + head).copyMemory(from: bytes, byteCount: bytes.count)
    let array = unsafe copy.bindMemory(to: wl_array.self, capacity: 1)
    unsafe array.initialize(
      to: wl_array(size: bytes.count, alloc: bytes.count, data: copy + head))
    return unsafe array
  }

  mutating func free() {
    while let allocation = unsafe allocations.popLast() { unsafe Glibc.free(allocation) }
  }
}

extension Int32 {
  /// The nearest step of 1/256.
  init(wireFixed value: Double) {
    let steps = (value * 256).rounded()
    self = steps.isNaN ? 0 : Int32(Swift.min(Swift.max(steps, -2_147_483_648), 2_147_483_647))
  }
}
