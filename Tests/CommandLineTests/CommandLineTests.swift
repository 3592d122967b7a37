// SPDX-License-Identifier: MIT
import Foundation
import Testing

private let sentence = "The quick brown fox jumps over the lazy dog, 42 times (really?)."

@Suite struct `The command line` {
  @Test(arguments: ["360x720", "720x1280", "1280x800", "720x360"])
  func `replays what it performs`(size: String) throws {
    let trace = try Program.run("perform", "--size", size, sentence)
    #expect(trace.status == 0)
    let text = try Program.run("replay", "--text", "--size", size, input: trace.output)
    #expect(text.output == sentence + "\n")
  }

  @Test(arguments: [
    ["--set", "touch.smoothing=2"], ["--set", "touch.steadiness=strong"],
    ["--set", "touch.steadiness=off"], ["--field", "terminal"], ["--field", "none"],
    ["--field", "normal,auto_capitalization"], ["--before", "so far "],
    ["--set", "steady.target-size=30"], ["--density", "8"],
  ])
  func `replays what it performs with`(options: [String]) throws {
    let trace = try Program.run("perform", options[0], options[1], sentence)
    #expect(trace.status == 0, "\(trace.error)")
    let text = try Program.run(
      "replay", "--text", options[0], options[1], input: trace.output)
    #expect(text.output.hasSuffix(sentence + "\n"))
  }

  @Test func `prints effects, a line of JSON each, with their time`() throws {
    let trace = try Program.run("perform", "a\n")
    let effects = try Program.run("replay", input: trace.output).output
      .split(separator: "\n").map { try json(String($0)) }
    #expect(effects.count == 2)
    #expect(effects[0]["effect"] as? String == "commit")
    #expect(effects[0]["text"] as? String == "a")
    #expect(effects[0]["t"] as? Double != nil)
    #expect(effects[1]["name"] as? String == "Return")
    #expect(effects[1]["modifiers"] as? [String] == [])
  }

  @Test func `names keys as xkb does where there is no text input`() throws {
    let trace = try Program.run("perform", "--field", "none", "A,€")
    let names = try Program.run("replay", "--field", "none", input: trace.output).output
      .split(separator: "\n").map { try json(String($0))["name"] as? String }
    #expect(names == ["A", "comma", "EuroSign"])
  }

  @Test func `describes a board that can be typed on by what it says`() throws {
    let board = try json(Program.run("describe").output)
    let keys = try #require(board["keys"] as? [[String: Any]])
    let q = try #require(keys.first { $0["id"] as? String == "q" })
    let targets = try #require(q["targets"] as? [[String: Any]])
    #expect(targets[0]["action"] as? String == "insert:q")
    let key = try center(q, "active")
    let target = try center(targets[0], "shape")
    let trace = """
      {"t":0,"type":"down","id":0,"x":\(key.x),"y":\(key.y)}
      {"t":100,"type":"motion","id":0,"x":\(target.x),"y":\(target.y)}
      {"t":300,"type":"up","id":0}
      """
    #expect(try Program.run("replay", "--text", input: trace).output == "q\n")
    #expect(board["mode"] as? String == "steady")
    #expect(board["layout"] as? String == "en-qwerty")
    #expect(board["pixelsPerMillimetre"] as? Double == 5.5)
  }

  @Test(arguments: [
    ("{\"t\":0,\"type\":\"down\",\"id\":0,\"x\":1,\"y\":2}\n{\"t\":0,\"type\":\"dawn\"}", "2:8:"),
    ("{\"t\":5,\"type\":\"cancel\"}\n{\"t\":4,\"type\":\"cancel\"}", "2:2:"),
    ("{\"t\":0,\"type\":\"down\",\"id\":0,\"x\":1}", "1:"),
    ("{\"t\":0,\"type\":\"up\"}", "1:"), ("nonsense", "1:1:"), ("[]", "1:1:"),
    ("{\"t\":\"x\",\"type\":\"up\",\"id\":0}", "1:2:"), ("{\"type\":\"cancel\"}", "1:"),
  ])
  func `tells where a trace is wrong, in one line`(trace: String, place: String) throws {
    let result = try Program.run("replay", input: trace)
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.error.hasPrefix("handrail: standard input:" + place), "\(result.error)")
    #expect(result.error.filter { $0 == "\n" }.count == 1)
  }

  @Test func `takes frames, and events of one time, as one frame`() throws {
    let trace = try Program.run("perform", "a").output
    let framed = trace.split(separator: "\n").flatMap { line -> [String] in
      let time = line.prefix { $0 != "," }
      return [String(line), time + ",\"type\":\"frame\"}"]
    }
    let text = try Program.run("replay", "--text", input: framed.joined(separator: "\n"))
    #expect(text.output == "a\n")
  }

  @Test func `checks layouts, and names every fault`() throws {
    let file = try TemporaryFile(
      """
      <layout mode="steady" language="en">
        <layer name="a">
          <row><key insert="x" size="2"/><key/></row>
        </layer>
      </layout>
      """, suffix: ".xml")
    let result = try Program.run("check", file.path)
    #expect(result.status == 1)
    let lines = result.error.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("handrail: \(file.path):3:26: "))
    #expect(lines[1].hasPrefix("handrail: \(file.path):3:36: "))
    #expect(try Program.run("check", "/nowhere.xml").status == 1)
  }

  @Test func `renders a picture`() throws {
    let file = try TemporaryFile(suffix: ".png")
    let trace = try TemporaryFile(Program.run("perform", "q").output)
    let result = try Program.run(
      "render", "-o", file.path, "--scale", "2", "--trace", trace.path, "--at", "250", "--theme",
      "dark")
    #expect(result.status == 0, "\(result.error)")
    let bytes = try Data(contentsOf: file.url)
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try Program.run("render", "-o", "/nowhere/a.png").status == 1)
  }

  @Test(arguments: [
    (["describe", "--mode", "nothing"], 1), (["describe", "--layout", "nothing"], 1),
    (["describe", "--field", "nothing"], 1), (["describe", "--field", "normal,nothing"], 1),
    (["describe", "--set", "touch.smoothing=9"], 1), (["describe", "--set", "no.such=1"], 1),
    (["describe", "--set", "nothing"], 1), (["describe", "--size", "0x0"], 64),
    (["describe", "--layer", "nothing"], 1), (["describe", "--language", "xx"], 1),
    (["perform", "漢"], 1), (["nothing"], 64), (["describe", "--density", "0"], 64),
    (["check"], 64), (["replay", "/nowhere"], 1), (["render"], 64),
  ])
  func `refuses what is wrong, with a line and a status`(arguments: [String], status: Int) throws {
    let result =
      switch arguments.count {
      case 1: try Program.run(arguments[0])
      case 2: try Program.run(arguments[0], arguments[1])
      default: try Program.run(arguments[0], arguments[1], arguments[2])
      }
    #expect(Int(result.status) == status)
    #expect(result.output.isEmpty)
    #expect(!result.error.isEmpty)
    if status == 1 { #expect(result.error.filter { $0 == "\n" }.count == 1, "\(result.error)") }
  }

  @Test(arguments: [
    "run", "show", "hide", "toggle", "quit", "check", "describe", "render", "replay", "perform",
  ])
  func `has help for every command`(command: String) throws {
    let result = try Program.run(command, "--help")
    #expect(result.status == 0)
    #expect(result.output.contains("USAGE: handrail"))
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func center(_ object: [String: Any], _ name: String) throws -> (x: Double, y: Double) {
    let shape = try #require(object[name] as? [String: Any])
    let rect = try #require(shape["rect"] as? [Double])
    return (rect[0] + rect[2] / 2, rect[1] + rect[3] / 2)
  }
}
