// SPDX-License-Identifier: MIT
import CExpat

/// Reads a file's bytes into elements, with expat.
///
/// A document type is refused: with it go entities, and what can be done to a reader by them.
/// - Throws: the first fault; a text that is no XML has one.
package func parseXML(_ bytes: [UInt8]) throws(XMLFault) -> XMLElement {
  let start = SourcePosition(line: 1, column: 1)
  guard bytes.count <= XMLReader.largestFile else {
    throw XMLFault(position: start, message: "the file is larger than a mebibyte")
  }
  guard let parser = unsafe XML_ParserCreate(nil) else {
    throw XMLFault(position: start, message: "there is no memory to read the file")
  }
  defer { unsafe XML_ParserFree(parser) }
  let reader = unsafe XMLReader(parser: parser, bytes: bytes)
  let status = withExtendedLifetime(reader) {
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(reader).toOpaque())
    unsafe XML_SetElementHandler(parser, elementStarted, elementEnded)
    unsafe XML_SetCharacterDataHandler(parser, textRead)
    unsafe XML_SetStartDoctypeDeclHandler(parser, doctypeStarted)
    return unsafe bytes.withUnsafeBytes { bytes in
      unsafe XML_Parse(
        parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(bytes.count), 1)
    }
  }
  if let refusal = reader.refusal { throw refusal }
  guard status == XML_STATUS_OK, let root = reader.root else {
    let reason = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map {
      unsafe String(cString: $0)
    }
    throw XMLFault(
      position: reader.position, message: "this is no XML: \(reason ?? "there is no element")")
  }
  return root
}

/// Builds the elements while expat reads; lives no longer than its parser.
@safe private final class XMLReader {
  static let largestFile = 1 << 20
  private static let deepest = 64

  private let parser: XML_Parser
  private let bytes: [UInt8]
  private var open: [XMLElement] = []
  private(set) var root: XMLElement?
  private(set) var refusal: XMLFault?

  init(parser: XML_Parser, bytes: [UInt8]) {
    unsafe self.parser = unsafe parser
    self.bytes = bytes
  }

  var position: SourcePosition {
    unsafe SourcePosition(
      line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  func start(_ name: String, _ attributes: [(name: String, value: String)]) {
    guard open.count < Self.deepest else { return refuse("elements are nested too deeply") }
    let offset = unsafe Int(XML_GetCurrentByteIndex(parser))
    let places = attributePositions(in: bytes, tagAt: offset, position: position)
    open.append(
      XMLElement(
        name: name,
        attributes: attributes.map {
          XMLAttribute(name: $0.name, value: $0.value, position: places[$0.name] ?? position)
        },
        position: position))
  }

  func end() {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func read(_ text: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  func refuse(_ message: String) {
    refusal = refusal ?? XMLFault(position: position, message: message)
    unsafe XML_StopParser(parser, XML_Bool(XML_FALSE))
  }
}

private func reader(_ pointer: UnsafeMutableRawPointer?) -> XMLReader? {
  unsafe pointer.map { unsafe Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
}

private func elementStarted(
  _ pointer: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?,
  _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
) {
  guard let name = unsafe name else { return }
  var pairs: [(name: String, value: String)] = []
  // Names and values alternate; a null pointer ends them.
  var next = unsafe attributes
  while let pair = unsafe next, let key = unsafe pair[0], let value = unsafe pair[1] {
    unsafe pairs.append((String(cString: key), String(cString: value)))
    unsafe next = unsafe pair + 2
  }
  unsafe reader(pointer)?.start(String(cString: name), pairs)
}

private func elementEnded(_ pointer: UnsafeMutableRawPointer?, _: UnsafePointer<XML_Char>?) {
  unsafe reader(pointer)?.end()
}

private func textRead(
  _ pointer: UnsafeMutableRawPointer?, _ text: UnsafePointer<XML_Char>?, _ length: CInt
) {
  guard let text = unsafe text else { return }
  let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(length))
  unsafe reader(pointer)?.read(String(decoding: bytes, as: UTF8.self))
}

private func doctypeStarted(
  _ pointer: UnsafeMutableRawPointer?, _: UnsafePointer<XML_Char>?, _: UnsafePointer<XML_Char>?,
  _: UnsafePointer<XML_Char>?, _: CInt
) {
  unsafe reader(pointer)?.refuse("a document type is not allowed here; leave <!DOCTYPE> out")
}
