// SPDX-License-Identifier: MIT
import CWaylandClient
import Glibc

/// The arguments of one event, valid while it is dispatched. Places count from 0.
///
/// libwayland has checked number and types against the table before it calls us.
@safe struct EventArguments {
  private let wire: UnsafeMutablePointer<wl_argument>

  init(_ wire: UnsafeMutablePointer<wl_argument>) { unsafe self.wire = unsafe wire }

  func int(_ place: Int) -> Int32 { unsafe wire[place].i }

  func uint(_ place: Int) -> UInt32 { unsafe wire[place].u }

  func fixed(_ place: Int) -> Double { unsafe Double(wire[place].f) / 256 }

  /// Nil when the compositor sent no string, or one that is not UTF-8.
  func string(_ place: Int) -> String? {
    unsafe wire[place].s.flatMap { unsafe String(validatingCString: $0) }
  }

  func array(_ place: Int) -> [UInt8] {
    guard let array = unsafe wire[place].a, let data = unsafe array.pointee.data else { return [] }
    return unsafe Array(UnsafeRawBufferPointer(start: data, count: array.pointee.size))
  }

  func descriptor(_ place: Int) -> ReceivedDescriptor {
    unsafe ReceivedDescriptor(number: wire[place].h)
  }

  /// Nil for null, and for an object that we ended before the event was read: libwayland then
  /// takes it out of the event, whatever the protocol promises.
  func object<Object: Proxy>(_ place: Int) -> Object? {
    guard let handle = unsafe wire[place].o, let context = unsafe wl_proxy_get_user_data(handle)
    else { return nil }
    return unsafe Unmanaged<Proxy>.fromOpaque(context).takeUnretainedValue() as? Object
  }

  /// An object that the compositor has just made.
  func newObject<Object: WaylandObject>(_ place: Int) -> Object {
    guard let handle = unsafe wire[place].o else {
      preconditionFailure("libwayland makes the object of an event before it dispatches")
    }
    return unsafe Object(adopting: handle)
  }
}

/// A file that came with an event; closed when nothing refers to it any more.
package final class ReceivedDescriptor {
  /// The file's number.
  package let number: CInt

  init(number: CInt) { self.number = number }

  deinit { close(number) }
}
