// SPDX-License-Identifier: MIT
import Testing

@testable import WaylandClient

@Suite struct StartTests {
  @Test func `without a compositor the error is one clear line`() {
    do throws(WaylandClientError) {
      _ = try WaylandClient(display: "/nowhere/wayland-0")
      Issue.record("connected to nothing")
    } catch {
      #expect(error.description == "no Wayland compositor found (No such file or directory)")
    }
  }

  @Test(arguments: [
    (
      WaylandClientError.missing(interface: "zwlr_layer_shell_v1", version: 1),
      "the compositor does not offer zwlr_layer_shell_v1, which is needed to show a keyboard"
    ),
    (
      .missing(interface: "wl_compositor", version: 4),
      "the compositor does not offer version 4 of wl_compositor, "
        + "which is needed to show a keyboard"
    ),
    (
      .connection(.protocolError(interface: "wl_surface", object: 3, code: 2)),
      "the compositor reported error 2 of wl_surface (object 3)"
    ),
    (.connection(.lost(code: 32)), "the compositor closed the connection"),
  ])
  func `errors tell what is wrong`(error: WaylandClientError, text: String) {
    #expect(error.description == text)
  }
}
