// SPDX-License-Identifier: MIT
import Testing
import XMLDocuments

@Suite struct `Reading XML` {
  @Test func `gives elements, attributes and text with their places`() throws {
    let root = try parse("<a>\n  <b x='1'\n     yy = \"2\">é<c/> t</b>\n</a>")
    let b = root.children[0]
    #expect(b.position == SourcePosition(line: 2, column: 3))
    #expect(b["x"] == "1" && b["yy"] == "2" && b["z"] == nil)
    #expect(b.position(of: "x") == SourcePosition(line: 2, column: 6))
    #expect(b.position(of: "yy") == SourcePosition(line: 3, column: 6))
    #expect(b.text == "é t")
    #expect(b.children[0].position == SourcePosition(line: 3, column: 16))
  }

  @Test func `counts columns in characters`() throws {
    let root = try parse("<a><b l='é漢🙂' m='1'/>\t<c/></a>")
    #expect(root.children[0].position(of: "m") == SourcePosition(line: 1, column: 15))
    #expect(root.children[1].position == SourcePosition(line: 1, column: 23))
  }

  @Test func `finds attributes behind quotes that hold tag signs`() throws {
    let root = try parse("<a x='a > / \" = b' y=\"'\"/>")
    #expect(root.position(of: "y") == SourcePosition(line: 1, column: 20))
  }

  @Test(arguments: ["\u{FEFF}<a x='1'/>", "<?xml version='1.0'?><!-- c -->\r\n<a\r\n x='1'/>"])
  func `takes a byte order mark and any line ending`(text: String) throws {
    #expect(try parse(text)["x"] == "1")
  }

  @Test func `takes UTF-16`() throws {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in "<a x='é'/>".utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try parseXML(bytes)["x"] == "é")
  }

  @Test(arguments: [
    ("", 1, 1), ("plain", 1, 1), ("<a>\n  <b></c></a>", 2, 6), ("<a x='1' x='2'/>", 1, 10),
    ("<a>\n&nothing;</a>", 2, 1), ("<a", 1, 1), ("<a/>\n<b/>", 2, 1),
  ])
  func `says where a text stops being XML`(text: String, line: Int, column: Int) {
    #expect(throws: SourcePosition(line: line, column: column)) { try positioned(text) }
  }

  @Test func `refuses document types, and with them entities that grow`() {
    let bomb = "<!DOCTYPE a [<!ENTITY b \"bbbb\"><!ENTITY c \"&b;&b;\">]><a>&c;</a>"
    #expect(throws: XMLFault.self) { try parse(bomb) }
  }

  @Test func `refuses elements nested without end`() {
    #expect(throws: XMLFault.self) { try parse(String(repeating: "<a>", count: 100_000)) }
  }

  @Test func `never traps, whatever the bytes`() {
    let sound = Array("<layout a='1'>\n<layer name=\"é\"><row/></layer><!-- c --></layout>".utf8)
    var state: UInt64 = 42
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var read = 0
    for _ in 0..<20_000 {
      var bytes = sound
      for _ in 0...random(4) { bytes[random(bytes.count)] = UInt8(random(256)) }
      if (try? parseXML(Array(bytes.prefix(random(bytes.count * 4))))) != nil { read += 1 }
    }
    #expect(read > 100)
  }

  private func parse(_ text: String) throws -> XMLElement { try parseXML(Array(text.utf8)) }

  private func positioned(_ text: String) throws {
    do throws(XMLFault) {
      _ = try parseXML(Array(text.utf8))
    } catch {
      throw error.position
    }
  }
}

extension SourcePosition: Error {}
