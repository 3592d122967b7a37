// SPDX-License-Identifier: MIT
import Testing

@testable import WaylandScannerCore

@Suite struct ReadingTests {
  @Test func `an interface is read with its messages in order`() throws {
    let interface = try #require(
      try description(
        """
        <interface name="a_b" version="3"><description summary="does  a
          thing"/>
          <event name="came"/>
          <request name="go"><arg name="far" type="uint" enum="reach"/></request>
          <enum name="reach" bitfield="true"><entry name="near" value="0x10"/></enum>
          <request name="end" type="destructor" since="2"/>
        </interface>
        """
      ).interfaces.first)
    #expect(interface.name == "a_b")
    #expect(interface.version == 3)
    #expect(interface.summary == "does a thing")
    #expect(interface.events.map(\.name) == ["came"])
    #expect(interface.requests.map(\.name) == ["go", "end"])
    #expect(interface.requests.map(\.since) == [1, 2])
    #expect(interface.requests.map(\.isDestructor) == [false, true])
    #expect(interface.requests[0].arguments[0].enumeration == "reach")
    #expect(interface.enumerations[0].isBitfield)
    #expect(interface.enumerations[0].entries[0].value == 16)
  }

  @Test(arguments: [
    ("int", ArgumentDescription.Kind.int), ("uint", .uint), ("fixed", .fixed),
    ("string", .string), ("array", .array), ("fd", .descriptor),
    ("object", .object(interface: nil)), ("new_id", .newObject(interface: nil)),
  ])
  func `every type of the wire is known`(type: String, kind: ArgumentDescription.Kind) throws {
    let content = """
      <interface name="a" version="1"><request name="r">
      <arg name="x" type="\(type)"/></request></interface>
      """
    #expect(try description(content).interfaces[0].requests[0].arguments[0].kind == kind)
  }

  @Test(arguments: [
    (
      "<interface name=\"a\"/>",
      "sample.xml:3:1: error: <interface> needs the attribute 'version'"
    ),
    (
      "<interface name=\"a\" version=\"1\">\n  <request name=\"r\" type=\"odd\"/></interface>",
      "sample.xml:4:3: error: unknown message type 'odd'"
    ),
    (
      "<interface name=\"a\" version=\"x\"/>",
      "sample.xml:3:1: error: 'version' is \"x\", not a version number"
    ),
    (
      "<interface name=\"a\" version=\"1\"><event name=\"e\"><arg name=\"x\" type=\"q\"/>"
        + "</event></interface>",
      "sample.xml:3:49: error: unknown argument type 'q'"
    ),
    (
      "<interface name=\"a\" version=\"1\"><enum name=\"e\"><entry name=\"x\" value=\"-1\"/>"
        + "</enum></interface>",
      "sample.xml:3:48: error: \"-1\" is not a 32-bit number"
    ),
    (
      "<interface name=\"a\" version=\"1\"><event name=\"e\" since=\"2\"/></interface>",
      "sample.xml:3:33: error: 'e' is since 2, but 'a' ends at version 1"
    ),
    ("<interface>", "sample.xml:4:3: error: mismatched tag"),
  ])
  func `an error names its place`(content: String, expected: String) {
    #expect(complaint(content) == expected)
  }

  @Test func `a file that is no protocol is refused`() {
    #expect(throws: ProtocolError.self) {
      try ProtocolDescription(xml: Array("<layout/>".utf8), file: "l.xml")
    }
    #expect(throws: ProtocolError.self) { try ProtocolDescription(xml: [], file: "empty.xml") }
  }
}
