// SPDX-License-Identifier: MIT
import CExpat

/// Reads XML into elements with expat. The parser lives only while `read` runs.
@safe struct XMLReader {
  private let file: String
  private var parser: XML_Parser?
  private var open: [XMLElement] = []
  private var root: XMLElement?

  /// The root element of a file's bytes.
  static func read(_ bytes: [UInt8], file: String) throws(ProtocolError) -> XMLElement {
    guard let parser = unsafe XML_ParserCreate(nil) else {
      throw ProtocolError(
        at: SourcePosition(file: file, line: 1, column: 1), "no memory for a parser")
    }
    defer { unsafe XML_ParserFree(parser) }
    var reader = unsafe XMLReader(file: file, parser: parser)
    let status = unsafe withUnsafeMutablePointer(to: &reader) { reader in
      unsafe XML_SetUserData(parser, reader)
      unsafe XML_SetElementHandler(parser, elementStarted, elementEnded)
      return unsafe bytes.withUnsafeBytes { bytes in
        unsafe XML_Parse(
          parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(bytes.count), 1)
      }
    }
    guard status == XML_STATUS_OK, let root = reader.root else {
      let message = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map {
        unsafe String(cString: $0)
      }
      throw ProtocolError(at: reader.position, message ?? "not XML")
    }
    return root
  }

  private init(file: String, parser: XML_Parser) {
    self.file = file
    unsafe self.parser = unsafe parser
  }

  private var position: SourcePosition {
    unsafe SourcePosition(
      file: file, line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  fileprivate mutating func start(_ name: String, _ attributes: [String: String]) {
    open.append(XMLElement(name: name, attributes: attributes, position: position))
  }

  fileprivate mutating func end() {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }
}

private func elementStarted(
  _ reader: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?,
  _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
) {
  guard let reader = unsafe reader, let name = unsafe name else { return }
  var values: [String: String] = [:]
  // Names and values alternate; a null pointer ends them.
  var next = unsafe attributes
  while let pair = unsafe next, let key = unsafe pair[0], let value = unsafe pair[1] {
    unsafe values[String(cString: key)] = unsafe String(cString: value)
    unsafe next = unsafe pair + 2
  }
  unsafe reader.assumingMemoryBound(to: XMLReader.self).pointee.start(
    String(cString: name), values)
}

private func elementEnded(_ reader: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?) {
  guard let reader = unsafe reader else { return }
  unsafe reader.assumingMemoryBound(to: XMLReader.self).pointee.end()
}
