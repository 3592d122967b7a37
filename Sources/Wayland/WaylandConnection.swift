// SPDX-License-Identifier: MIT
import CWaylandClient
import Glibc

/// The connection to a compositor, for a loop that polls its file descriptor:
///
/// 1. `prepareToRead` dispatches what is waiting, until nothing is;
/// 2. `flush` sends our requests, or says that the loop must also wait for room to write;
/// 3. the loop sleeps in `poll`;
/// 4. `read` if there is something to read, else `cancelRead`; and again from 1.
@safe package final class WaylandConnection {
  /// How far sending got.
  package enum FlushResult: Equatable {
    /// All requests are on their way.
    case done
    /// The compositor reads too slowly: flush again once the descriptor can be written to.
    case blocked
  }

  /// The object that all others come from.
  package let display: WlDisplay
  /// What to poll.
  package let fileDescriptor: CInt
  private let handle: OpaquePointer

  /// Connects to the compositor named by the environment (`WAYLAND_SOCKET`, `WAYLAND_DISPLAY`), or
  /// to the named one.
  package init(to name: String? = nil) throws(ConnectionFailure) {
    silence_wayland_log()
    guard let handle = unsafe wl_display_connect(name) else {
      throw .noCompositor(code: errno)
    }
    unsafe self.handle = unsafe handle
    display = unsafe WlDisplay(display: handle)
    fileDescriptor = unsafe wl_display_get_fd(handle)
  }

  deinit { unsafe wl_display_disconnect(handle) }

  /// Dispatches waiting events and announces that `read` or `cancelRead` follows.
  package func prepareToRead() throws(ConnectionFailure) {
    while unsafe wl_display_prepare_read(handle) != 0 {
      try dispatchPending()
    }
  }

  /// Takes back `prepareToRead`.
  package func cancelRead() { unsafe wl_display_cancel_read(handle) }

  /// Reads what has come, after `prepareToRead`, without dispatching it. Does not wait.
  package func read() throws(ConnectionFailure) {
    guard unsafe wl_display_read_events(handle) >= 0 else { throw failure() }
  }

  /// Calls `onEvent` of every object that an event waits for.
  package func dispatchPending() throws(ConnectionFailure) {
    guard unsafe wl_display_dispatch_pending(handle) >= 0 else { throw failure() }
  }

  /// Sends as much as the compositor takes.
  package func flush() throws(ConnectionFailure) -> FlushResult {
    guard unsafe wl_display_flush(handle) < 0 else { return .done }
    switch errno {
    case EAGAIN: return .blocked
    // The compositor's last words are worth reading: they come with the next `read`.
    case EPIPE: return .done
    default: throw failure()
    }
  }

  /// Waits until the compositor has answered everything asked so far.
  package func roundTrip() throws(ConnectionFailure) {
    guard unsafe wl_display_roundtrip(handle) >= 0 else { throw failure() }
  }

  /// Why the connection no longer serves.
  private func failure() -> ConnectionFailure {
    let code = unsafe wl_display_get_error(handle)
    guard code == EPROTO else { return .lost(code: code) }
    var interface: UnsafePointer<wl_interface>?
    var object: UInt32 = 0
    let protocolCode = unsafe wl_display_get_protocol_error(handle, &interface, &object)
    let name = unsafe interface.flatMap { unsafe $0.pointee.name }
    return .protocolError(
      interface: unsafe name.map { unsafe String(cString: $0) } ?? "an unknown interface",
      object: object, code: protocolCode)
  }
}
