// SPDX-License-Identifier: MIT
import CWaylandClient

/// libwayland's description of every interface, made at the first use; it lives as long as the
/// process, and nobody changes it once it is made.
nonisolated(unsafe) let interfaceTable: UnsafeMutablePointer<wl_interface> = {
  var builder = InterfaceTableBuilder(count: interfaceCount)
  describeInterfaces(to: &builder)
  return unsafe builder.table
}()

/// Fills the table, one interface after the other, each followed by its requests and its events.
@safe struct InterfaceTableBuilder {
  fileprivate let table: UnsafeMutablePointer<wl_interface>
  private var messages: UnsafeMutablePointer<wl_message>?
  private var interfaces = 0

  init(count: Int) { unsafe table = UnsafeMutablePointer.allocate(capacity: count) }

  mutating func interface(_ name: StaticString, version: Int32, requests: Int, events: Int) {
    let messages = UnsafeMutablePointer<wl_message>.allocate(capacity: requests + events)
    unsafe (table + interfaces).initialize(
      to: wl_interface(
        name: name.cString, version: version, method_count: CInt(requests), methods: messages,
        event_count: CInt(events), events: messages + requests))
    unsafe self.messages = unsafe messages
    interfaces += 1
  }

  /// `types` names the places of the arguments' interfaces, -1 where there is none.
  mutating func message(_ name: StaticString, _ signature: StaticString, _ types: [Int]) {
    guard let message = unsafe messages else {
      preconditionFailure("a message belongs to an interface")
    }
    let interfaces = UnsafeMutablePointer<UnsafePointer<wl_interface>?>.allocate(
      capacity: types.count)
    for (place, index) in types.enumerated() {
      unsafe (interfaces + place).initialize(to: index < 0 ? nil : UnsafePointer(table + index))
    }
    unsafe message.initialize(
      to: wl_message(name: name.cString, signature: signature.cString, types: interfaces))
    unsafe messages = unsafe message + 1
  }
}

extension StaticString {
  /// The literal's bytes, which end in a zero byte.
  @unsafe fileprivate var cString: UnsafePointer<CChar> {
    unsafe UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
