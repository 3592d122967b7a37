// SPDX-License-Identifier: MIT
import CWaylandClient
import Testing

@testable import Wayland

@Suite struct RequestArgumentTests {
  @Test(arguments: [[], [7], Array(0...255)] as [[UInt8]])
  func `an array is lent as its bytes`(bytes: [UInt8]) {
    unsafe RequestArgument.withWire([.uint(3), .array(bytes)]) { wire in
      guard let wire = unsafe wire, let array = unsafe wire[1].a?.pointee else {
        Issue.record("no array")
        return
      }
      let lent = unsafe UnsafeRawBufferPointer(start: array.data, count: array.size)
      #expect(unsafe Array(lent) == bytes)
      #expect(unsafe wire[0].u == 3)
    }
  }

  @Test func `a string is lent with its end, and none as nothing`() {
    unsafe RequestArgument.withWire([.string("aé"), .string(nil)]) { wire in
      let text = unsafe wire?[0].s.map { unsafe String(cString: $0) }
      #expect(text == "aé")
      #expect(unsafe wire?[1].s == nil)
    }
  }
}
