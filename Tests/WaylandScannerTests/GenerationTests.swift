// SPDX-License-Identifier: MIT
import Testing

@testable import WaylandScannerCore

@Suite struct GenerationTests {
  @Test func `an enum becomes a struct that can hold unknown values`() throws {
    let text = try source(
      """
      <interface name="wl_shape" version="1"><enum name="turn">
        <entry name="90" value="1" summary="a quarter"/><entry name="flipped_90" value="0x5"/>
        <entry name="default" value="0"/>
      </enum></interface>
      """)
    #expect(text.contains("package struct Turn: RawRepresentable, Hashable, Sendable {"))
    #expect(
      text.contains("/// a quarter\npackage static var _90: Self { Self(rawValue: 1) }"))
    #expect(text.contains("package static var flipped90: Self { Self(rawValue: 5) }"))
    #expect(text.contains("package static var `default`: Self { Self(rawValue: 0) }"))
  }

  @Test func `a bitfield becomes an option set whose zero is empty`() throws {
    let text = try source(
      """
      <interface name="a" version="1"><enum name="hint" bitfield="true">
        <entry name="none" value="0x0"/><entry name="latin" value="0x100"/>
      </enum></interface>
      """)
    #expect(text.contains("package struct Hint: OptionSet, Hashable, Sendable {"))
    #expect(text.contains("package static var none: Self { [] }"))
    #expect(text.contains("package static var latin: Self { Self(rawValue: 256) }"))
  }

  @Test func `events are decoded before anybody is asked to take them`() throws {
    let text = try source(
      """
      <interface name="a" version="1">
        <event name="entered"><arg name="surface" type="object" interface="a"/>
          <arg name="text" type="string"/><arg name="map" type="fd"/></event>
        <event name="done" type="destructor"><arg name="state" type="int" enum="kind"/></event>
        <enum name="kind"><entry name="x" value="1"/></enum>
      </interface>
      """)
    #expect(text.contains("case entered(surface: A?, text: String?, map: ReceivedDescriptor)"))
    #expect(
      text.contains(
        """
        case 0:
        event = .entered(surface: arguments.object(0), text: arguments.string(1), \
        map: arguments.descriptor(2))
        case 1:
        event = .done(state: A.Kind(rawValue: UInt32(bitPattern: arguments.int(0))))
        forget()
        """))
    #expect(text.contains("handler?(event)"))
  }

  @Test func `requests of later versions check the version`() throws {
    let text = try source(
      """
      <interface name="a" version="3"><request name="set_scale" since="3">
        <arg name="scale" type="int"/></request></interface>
      """)
    #expect(
      text.contains(
        """
        package func setScale(_ scale: Int32) {
        requires(3, "a.set_scale")
        call(0, [.int(scale)])
        }
        """))
  }

  @Test func `a destructor request frees the object, told or not`() throws {
    let text = try source(
      """
      <interface name="a" version="3"><request name="release" type="destructor" since="3"/>
      </interface><interface name="b" version="1"/>
      """)
    #expect(text.contains("package func release() {\nend(0, [], since: 3)\n}"))
    #expect(text.contains("package func destroy() { forget() }"))
  }

  @Test func `a request that creates returns the object`() throws {
    let text = try source(
      """
      <interface name="reg" version="1">
        <request name="make"><arg name="id" type="new_id" interface="b"/>
          <arg name="near" type="object" interface="b" allow-null="true"/></request>
        <request name="bind"><arg name="name" type="uint"/><arg name="id" type="new_id"/></request>
      </interface><interface name="b" version="1"/>
      """)
    #expect(
      text.contains(
        "package func make(near: B?) -> B {\ncreate(0, [.newObject, .object(near)])"))
    #expect(
      text.contains(
        """
        package func bind<Object: WaylandObject>(name: UInt32, as type: Object.Type, \
        version: UInt32) -> Object {
        create(1, [.uint(name), .string(Object.interface.name), .uint(version), .newObject], \
        version: version)
        """))
  }

  @Test func `a request with an interface that is not described has its row but no method`() throws
  {
    let text = try source(
      """
      <interface name="a" version="1">
        <request name="popup"><arg name="p" type="object" interface="elsewhere"/></request>
        <request name="go"/></interface>
      """)
    #expect(text.contains("table.message(\"popup\", \"o\", [-1])"))
    #expect(!text.contains("func popup"))
    #expect(text.contains("package func go() {\ncall(1, [])"))
  }

  @Test func `names that Swift or the base class has taken give way`() {
    #expect(SwiftName.nestedType("type") == "TypeValue")
    #expect(SwiftName.nestedType("event") == "EventValue")
    #expect(SwiftName.method("version") == "versionRequest")
    #expect(SwiftName.method("repeat") == "`repeat`")
    #expect(SwiftName.members(["a_1", "a1", "b_c"]) == ["a_1", "a1", "bC"])
  }

  @Test(arguments: [
    (
      "<interface name=\"a\" version=\"1\"/><interface name=\"a\" version=\"1\"/>",
      "sample.xml:3:34: error: the interface 'a' is described twice"
    ),
    (
      """
      <interface name="a" version="1"><request name="r">
      <arg name="x" type="uint" enum="none.such"/></request></interface>
      """, "sample.xml:4:1: error: there is no enum 'none.such'"
    ),
    (
      """
      <interface name="a" version="1"><event name="e">
      <arg name="x" type="object" interface="b"/></event></interface>
      """, "sample.xml:3:33: error: the event 'e' carries an interface that is not described"
    ),
  ])
  func `what cannot be expressed is refused`(content: String, expected: String) {
    #expect(complaint(content) == expected)
  }
}
