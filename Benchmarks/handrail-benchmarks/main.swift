// SPDX-License-Identifier: MIT
// What one touch costs, without a compositor: the session's part, and the painting that follows,
// on a phone of 720x1440 pixels at scale 2. Prints percentiles in milliseconds.
import InputModes
import KeySymbols
import KeyboardModel
import LayoutFiles
import SceneRenderer
import TypingSession

let output = Output(size: Size(width: 360, height: 720))
let scale = 2.0
let width = 720
let height = 1440

func layouts() -> [Layout] {
  let library = LayoutLibrary(isKeySymbol: { KeySymbol(named: $0) != nil })
  return library.names(mode: "steady").compactMap { name in
    library.source(mode: "steady", name: name).flatMap { library.read($0).layout }
  }
}

func session(_ settings: Settings) -> TypingSession {
  guard
    let session = TypingSession(
      mode: "steady", layouts: layouts(), settings: settings, output: output)
  else { preconditionFailure("the layouts that come with the program are sound") }
  return session
}

/// The durations of what was measured, and what of it belongs into a table.
struct Measurement {
  let name: String
  private var samples: [Duration] = []

  init(_ name: String) {
    self.name = name
  }

  mutating func measure(_ body: () -> Void) {
    samples.append(ContinuousClock().measure(body))
  }

  func report() {
    let sorted = samples.sorted()
    func percentile(_ part: Double) -> String {
      let index = min(sorted.count - 1, Int(Double(sorted.count) * part))
      return milliseconds(sorted[index])
    }
    let cells = [
      name.padded(to: 44), "\(samples.count)".padded(to: 9, left: true), percentile(0.5),
      percentile(0.9), percentile(0.99), milliseconds(sorted[sorted.count - 1]),
    ]
    print(cells.joined(separator: "  "))
  }

  private func milliseconds(_ duration: Duration) -> String {
    let thousandths = Int((duration.seconds * 1_000_000).rounded())
    let fraction = String(thousandths % 1000)
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(thousandths / 1000).\(zeros)\(fraction)".padded(to: 7, left: true)
  }
}

extension String {
  func padded(to width: Int, left: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return left ? space + self : self + space
  }
}

let pixels = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 64)
defer { unsafe pixels.deallocate() }
let target = unsafe PixelTarget(base: pixels, width: width, height: height, stride: width * 4)
let renderer = SceneRenderer(display: Settings().display)

func paint(_ scene: Scene, _ damage: [Rect]) {
  renderer.paint(scene, onto: target, scale: scale, origin: Point(x: 0, y: 0), clip: damage)
}

/// Plays a text's trace many times, and measures every event with the repaint that it causes.
func measureTyping(_ name: String, _ settings: Settings) {
  let text = "The quick brown fox jumps over the lazy dog, 42 times (really?)."
  var performer = Performer(Replay(session: session(settings), kind: TextField()))
  guard let trace = try? performer.perform(text) else {
    preconditionFailure("the layout types every character of the text")
  }
  var motion = Measurement(name + ": a motion, handled")
  var painted = Measurement(name + ": a motion, handled and painted")
  var others = Measurement(name + ": a landing or a lift, painted")
  for _ in 0..<20 {
    var session = session(settings)
    var scene = session.scene
    paint(scene, [output.bounds])
    for touch in trace {
      let now = Timestamp(touch.time)
      while let wake = session.nextWake, wake <= now { _ = session.handle(.wake, at: wake) }
      let frame = TouchFrame([touch.event])
      let step = {
        _ = session.handle(.touch(frame), at: now)
        let next = session.scene
        paint(next, next.damage(since: scene))
        scene = next
      }
      if case .motion = touch.event {
        var copy = session
        motion.measure { _ = copy.handle(.touch(frame), at: now) }
        painted.measure(step)
      } else {
        others.measure(step)
      }
    }
  }
  motion.report()
  painted.report()
  others.report()
}

func measureRepaint() {
  let scene = session(Settings()).scene
  var whole = Measurement("the whole keyboard, painted")
  for _ in 0..<300 { whole.measure { paint(scene, [output.bounds]) } }
  whole.report()
  var key = Measurement("one key, painted")
  for index in 0..<3000 {
    let figure = scene.figures[index % scene.figures.count]
    key.measure { paint(scene, [figure.bounds]) }
  }
  key.report()
}

let header = ["milliseconds".padded(to: 44), "samples".padded(to: 9, left: true)]
print(
  (header + ["p50", "p90", "p99", "max"].map { $0.padded(to: 7, left: true) })
    .joined(separator: "  "))
measureTyping("raw", Settings())
var smoothed = Settings()
smoothed.touch.smoothing = .seconds(1)
measureTyping("smoothed over 1 s", smoothed)
measureRepaint()
