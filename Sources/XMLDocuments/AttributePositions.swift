// SPDX-License-Identifier: MIT

/// Finds where the attributes of a start tag stand, which expat doesn't tell.
///
/// It reads a tag that expat has found sound, in UTF-8. In a file of another encoding nothing is
/// found, and attributes stand where their element does.
func attributePositions(
  in bytes: [UInt8], tagAt offset: Int, position: SourcePosition
) -> [String: SourcePosition] {
  guard offset >= 0, offset < bytes.count, bytes[offset] == UInt8(ascii: "<") else { return [:] }
  var tag = TagScanner(bytes: bytes, index: offset, position: position)
  return tag.attributes()
}

private struct TagScanner {
  let bytes: [UInt8]
  var index: Int
  var position: SourcePosition

  mutating func attributes() -> [String: SourcePosition] {
    var found: [String: SourcePosition] = [:]
    skip { !$0.isSpace && !$0.endsTag }
    while true {
      skip { $0.isSpace }
      guard let byte = current, !byte.endsTag else { return found }
      let place = position
      let start = index
      skip { !$0.isSpace && $0 != UInt8(ascii: "=") && !$0.endsTag }
      let name = String(decoding: bytes[start..<index], as: UTF8.self)
      skip { $0.isSpace || $0 == UInt8(ascii: "=") }
      guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        return found
      }
      advance()
      skip { $0 != quote }
      advance()
      found[name] = place
    }
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skip(while matches: (UInt8) -> Bool) {
    while let byte = current, matches(byte) { advance() }
  }

  private mutating func advance() {
    guard let byte = current else { return }
    index += 1
    if byte == UInt8(ascii: "\n") {
      position = SourcePosition(line: position.line + 1, column: 1)
    } else if byte & 0xC0 != 0x80, byte != UInt8(ascii: "\r") {
      // A character counts at its first byte.
      position.column += 1
    }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
  fileprivate var endsTag: Bool { self == UInt8(ascii: ">") || self == UInt8(ascii: "/") }
}
