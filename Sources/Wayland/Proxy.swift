// SPDX-License-Identifier: MIT
import CWaylandClient

/// What the generated classes share: an object that the compositor knows too.
///
/// An object keeps itself alive until it ends: by its destructor request, by an event that ends
/// it, or by `destroy`. After that `isAlive` is false and requests are programming errors.
@safe package class Proxy {
  private var handle: OpaquePointer?
  /// The version that the object was made with.
  package let version: UInt32

  /// Takes over an object that libwayland has just made.
  required init(adopting handle: OpaquePointer) {
    unsafe self.handle = unsafe handle
    version = unsafe wl_proxy_get_version(handle)
    let context = unsafe Unmanaged.passRetained(self).toOpaque()
    unsafe wl_proxy_add_dispatcher(handle, dispatchEvent, nil, context)
  }

  /// The connection's own object, whose events libwayland keeps to itself.
  init(display: OpaquePointer) {
    unsafe handle = unsafe display
    version = unsafe wl_proxy_get_version(display)
  }

  /// Whether requests may still be made.
  package final var isAlive: Bool { unsafe handle != nil }

  /// Decodes an event and hands it to `onEvent`.
  func receive(_ opcode: UInt32, _ arguments: EventArguments) {}

  /// Lets go of `onEvent`, and so of what it refers to.
  func dropHandler() {}

  /// Makes a request.
  final func call(_ opcode: UInt32, _ arguments: [RequestArgument]) {
    _ = unsafe marshal(opcode, arguments, creating: nil, version: version, isLast: false)
  }

  /// Makes a request that creates an object.
  final func create<Object: WaylandObject>(
    _ opcode: UInt32, _ arguments: [RequestArgument], version: UInt32? = nil
  ) -> Object {
    let table = unsafe UnsafePointer(interfaceTable + Object.interface.index)
    let handle = unsafe marshal(
      opcode, arguments, creating: table, version: version ?? self.version, isLast: false)
    guard let handle = unsafe handle else {
      preconditionFailure("libwayland makes an object unless memory is exhausted")
    }
    return unsafe Object(adopting: handle)
  }

  /// Makes the request that ends the object; on objects too old for it, only forgets them.
  final func end(_ opcode: UInt32, _ arguments: [RequestArgument], since: UInt32) {
    guard version >= since else { return forget() }
    _ = unsafe marshal(opcode, arguments, creating: nil, version: version, isLast: true)
    finish()
  }

  /// Ends the object on our side alone. Ending twice is allowed.
  final func forget() {
    guard let handle = unsafe handle else { return }
    unsafe wl_proxy_destroy(handle)
    finish()
  }

  /// Stops a request that the object's version does not have.
  final func requires(_ since: UInt32, _ request: StaticString) {
    precondition(version >= since, "\(request) needs version \(since), the object has \(version)")
  }

  private func finish() {
    unsafe handle = nil
    dropHandler()
    unsafe Unmanaged.passUnretained(self).release()
  }

  private func marshal(
    _ opcode: UInt32, _ arguments: [RequestArgument],
    creating interface: UnsafePointer<wl_interface>?,
    version: UInt32, isLast: Bool
  ) -> OpaquePointer? {
    guard let handle = unsafe handle else {
      preconditionFailure("request \(opcode) to a \(Self.self) that has ended")
    }
    return unsafe RequestArgument.withWire(arguments) { wire in
      unsafe wl_proxy_marshal_array_flags(
        handle, opcode, interface, version, isLast ? UInt32(WL_MARSHAL_FLAG_DESTROY) : 0, wire)
    }
  }
}

extension Proxy {
  /// The object's handle as a request's argument.
  @unsafe final var argumentHandle: OpaquePointer {
    guard let handle = unsafe handle else {
      preconditionFailure("a \(Self.self) that has ended is an argument")
    }
    return unsafe handle
  }
}

/// libwayland calls this for every event of every object.
private func dispatchEvent(
  _ implementation: UnsafeRawPointer?, _ target: UnsafeMutableRawPointer?, _ opcode: UInt32,
  _ message: UnsafePointer<wl_message>?, _ arguments: UnsafeMutablePointer<wl_argument>?
) -> CInt {
  guard let target = unsafe target,
    let context = unsafe wl_proxy_get_user_data(OpaquePointer(target)),
    let arguments = unsafe arguments
  else { return 0 }
  let proxy = unsafe Unmanaged<Proxy>.fromOpaque(context).takeUnretainedValue()
  proxy.receive(opcode, unsafe EventArguments(arguments))
  return 0
}
