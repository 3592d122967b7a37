// SPDX-License-Identifier: MIT
import Testing

@testable import WaylandScannerCore

@Suite struct TableTests {
  @Test(arguments: [
    ("<arg name=\"x\" type=\"int\"/><arg name=\"y\" type=\"uint\"/>", "1", "iu"),
    ("<arg name=\"x\" type=\"fixed\"/><arg name=\"y\" type=\"fd\"/>", "1", "fh"),
    ("<arg name=\"x\" type=\"string\" allow-null=\"true\"/>", "1", "?s"),
    ("<arg name=\"x\" type=\"object\" interface=\"b\" allow-null=\"true\"/>", "4", "4?o"),
    (
      "<arg name=\"x\" type=\"new_id\" interface=\"b\"/><arg name=\"y\" type=\"array\"/>", "1", "na"
    ),
    ("<arg name=\"n\" type=\"uint\"/><arg name=\"x\" type=\"new_id\"/>", "1", "usun"),
    ("", "2", "2"),
  ])
  func `a signature has the version and a letter for each argument`(
    arguments: String, since: String, expected: String
  ) throws {
    let generator = try generator(
      """
      <interface name="a" version="4">
        <request name="r" since="\(since)">\(arguments)</request>
      </interface>
      <interface name="b" version="1"/>
      """)
    #expect(generator.signature(of: generator.interfaces[0].requests[0]) == expected)
  }

  @Test func `types point to interfaces by their place, forwards and back`() throws {
    let generator = try generator(
      """
      <interface name="a" version="1">
        <request name="r"><arg name="p" type="int"/>
          <arg name="q" type="object" interface="b"/><arg name="o" type="object"/>
        </request>
        <request name="bind"><arg name="n" type="uint"/><arg name="id" type="new_id"/></request>
      </interface>
      <interface name="b" version="1">
        <event name="e"><arg name="s" type="object" interface="a"/></event>
      </interface>
      """)
    #expect(generator.types(of: generator.interfaces[0].requests[0]) == [-1, 1, -1])
    #expect(generator.types(of: generator.interfaces[0].requests[1]) == [-1, -1, -1, -1])
    #expect(generator.types(of: generator.interfaces[1].events[0]) == [0])
    let text = try source("<interface name=\"a\" version=\"1\"><event name=\"e\"/></interface>")
    #expect(text.contains("table.interface(\"a\", version: 1, requests: 0, events: 1)"))
    #expect(text.contains("table.message(\"e\", \"\", [])"))
  }
}
