// SPDX-License-Identifier: MIT
import FoundationEssentials
import KeyboardModel
import LayoutFiles

/// Reads a touch trace: JSON Lines, an event a line, gathered into frames.
///
/// A trace that has `frame` lines says itself what belongs together; in one that has none, events
/// of equal time do.
struct TraceReader {
  struct Frame {
    var time: Duration
    var touch: TouchFrame
  }

  private struct Line: Decodable {
    let t: Double
    let type: String
    let id: Int?
    let x: Double?
    let y: Double?
  }

  private let path: String
  private var frames: [Frame] = []
  private var pending: [TouchEvent] = []
  private var pendingTime = Duration.zero
  private var last = -Double.infinity
  private var number = 0

  /// Reads a whole trace.
  /// - Throws: `Failure` with file, line and column of the first fault.
  static func read(_ text: String, path: String) throws -> [Frame] {
    var reader = TraceReader(path: path)
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    let decoder = JSONDecoder()
    let marksFrames = lines.contains { $0.contains("\"frame\"") }
    for line in lines {
      reader.number += 1
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      try reader.take(line, decoder, marksFrames: marksFrames)
    }
    reader.flush()
    return reader.frames
  }

  private init(path: String) {
    self.path = path
  }

  private mutating func take(_ text: Substring, _ decoder: JSONDecoder, marksFrames: Bool) throws {
    let line = try decode(text, decoder)
    guard line.t.isFinite, line.t >= 0, line.t < 1e12 else {
      throw fault("t", text, "t is milliseconds from 0 on")
    }
    guard line.t >= last else {
      throw fault("t", text, "time runs backwards; t is at least that of the line before")
    }
    let time = Duration.microseconds(Int64((line.t * 1000).rounded()))
    if !marksFrames, line.t > last { flush() }
    if pending.isEmpty { pendingTime = time }
    last = line.t
    if line.type == "frame" {
      flush()
    } else {
      pending.append(try event(line, text))
    }
  }

  private func event(_ line: Line, _ text: Substring) throws -> TouchEvent {
    switch line.type {
    case "down": return .down(id: try id(line, text), at: try point(line, text))
    case "motion": return .motion(id: try id(line, text), to: try point(line, text))
    case "up": return .up(id: try id(line, text))
    case "cancel": return .cancel
    default:
      throw fault(
        "type", text, "no event is of type '\(line.type)'; it is down, motion, up, cancel or frame")
    }
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    frames.append(Frame(time: pendingTime, touch: TouchFrame(pending)))
    pending = []
  }

  private func id(_ line: Line, _ text: Substring) throws -> Int {
    guard let id = line.id else { throw fault("id", text, "the touch has no whole number as id") }
    return id
  }

  private func point(_ line: Line, _ text: Substring) throws -> Point {
    guard let x = line.x, let y = line.y, x.isFinite, y.isFinite else {
      throw fault("x", text, "the touch has no place; x and y are logical pixels")
    }
    return Point(x: x, y: y)
  }

  private func decode(_ text: Substring, _ decoder: JSONDecoder) throws -> Line {
    do {
      return try decoder.decode(Line.self, from: Data(text.utf8))
    } catch DecodingError.keyNotFound(let key, _) {
      throw fault(key.stringValue, text, "the event has no '\(key.stringValue)'")
    } catch DecodingError.typeMismatch(_, let context) {
      let key = context.codingPath.last?.stringValue
      throw fault(
        key ?? "", text,
        key.map { "'\($0)' is of the wrong kind" } ?? "a line holds one JSON object")
    } catch {
      throw fault("", text, "the line is no JSON object such as {\"t\":0,\"type\":\"frame\"}")
    }
  }

  /// A fault at a key of the line, or at its beginning.
  private func fault(_ key: String, _ text: Substring, _ message: String) -> Failure {
    let place = text.firstRange(of: "\"\(key)\"")?.lowerBound ?? text.startIndex
    let column = text.distance(from: text.startIndex, to: place) + 1
    return Failure("\(path):\(number):\(column): \(message)")
  }
}

/// A trace from a file, or from standard input where there is no path or it is `-`.
func readTrace(_ path: String?) throws -> [TraceReader.Frame] {
  let isInput = path == nil || path == "-"
  let name = isInput ? "standard input" : path ?? ""
  guard let bytes = isInput ? readAll(0) : readFile(name) else {
    throw Failure("\(name): the file can't be read")
  }
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw Failure("\(name):1:1: the trace is not UTF-8")
  }
  return try TraceReader.read(text, path: name)
}
