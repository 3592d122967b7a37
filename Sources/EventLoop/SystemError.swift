// SPDX-License-Identifier: MIT
import CLinux

/// A call to the system that failed.
package struct SystemError: Error, Hashable, Sendable {
  /// The call, and what it was for: `open /run/user/1000/handrail.pid`.
  package let call: String
  /// The `errno`.
  package let number: CInt

  package init(_ call: String, number: CInt = last_error()) {
    self.call = call
    self.number = number
  }

  /// One line: `open /run/user/1000/handrail.pid: Permission denied`.
  package var message: String {
    guard let text = unsafe strerror(number) else { return call }
    return unsafe "\(call): \(String(cString: text))"
  }

  /// The result of a call that reports failure by -1.
  static func check(_ result: CInt, _ call: String) throws(SystemError) -> CInt {
    guard result != -1 else { throw SystemError(call) }
    return result
  }
}
