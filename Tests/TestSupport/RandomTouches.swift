// SPDX-License-Identifier: MIT
package import InputModes
package import KeyboardModel

/// Touches of a hand gone mad, with reasonable gestures in between, the same for the same seed.
package struct RandomTouches {
  private var generator: SplitMix64
  private var fingers: Set<Int> = []

  package init(seed: UInt64) {
    generator = SplitMix64(state: seed)
  }

  /// The next frames, each with the time that passes before it.
  package mutating func burst(on mode: any InputMode) -> [(pause: Duration, frame: TouchFrame)] {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<7: sensible(on: mode)
    case 7: [(pause(), TouchFrame([.cancel]))]
    default: mad(on: mode)
    }
  }

  /// A gesture for a target of the board, now and then with something wrong in it.
  private mutating func sensible(
    on mode: any InputMode
  ) -> [(pause: Duration, frame: TouchFrame)] {
    let targets = mode.description.keys.flatMap(\.targets)
    guard let target = targets.randomElement(using: &generator),
      let gesture = mode.gesture(for: target.target.action), let first = gesture.stops.first
    else { return [] }
    let id = Int.random(in: 0..<3, using: &generator)
    var frames = lifted()
    frames.append((pause(), TouchFrame([.down(id: id, at: first.point)])))
    fingers = [id]
    var last = first
    for stop in gesture.stops.dropFirst() {
      for step in 1...8 {
        let point = last.point.interpolated(to: stop.point, Double(step) / 8)
        frames.append((step == 1 ? last.rest : .milliseconds(12), motion(id, shaken(point))))
      }
      last = stop
    }
    if Int.random(in: 0..<12, using: &generator) == 0 { return frames }
    fingers = []
    frames.append((last.rest, TouchFrame([.up(id: id)])))
    return frames
  }

  private mutating func lifted() -> [(pause: Duration, frame: TouchFrame)] {
    fingers.sorted().map { (.zero, TouchFrame([.up(id: $0)])) }
  }

  private mutating func mad(on mode: any InputMode) -> [(pause: Duration, frame: TouchFrame)] {
    let size = mode.board.output.size
    return (0..<Int.random(in: 1...24, using: &generator)).map { _ in
      let count = Int.random(in: 1...4, using: &generator)
      return (pause(), TouchFrame((0..<count).map { _ in event(size) }))
    }
  }

  private mutating func event(_ size: Size) -> TouchEvent {
    let id = Int.random(in: 0..<5, using: &generator)
    let point = anyPoint(size)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1:
      fingers.insert(id)
      return .down(id: id, at: point)
    case 2, 3:
      fingers.remove(id)
      return .up(id: id)
    case 4:
      guard Int.random(in: 0..<6, using: &generator) == 0 else { fallthrough }
      fingers = []
      return .cancel
    default: return .motion(id: id, to: point)
    }
  }

  private mutating func anyPoint(_ size: Size) -> Point {
    switch Int.random(in: 0..<40, using: &generator) {
    case 0: Point(x: .nan, y: 3)
    case 1: Point(x: .infinity, y: -.infinity)
    case 2: Point(x: -1e300, y: 1e300)
    default:
      Point(
        x: .random(in: -20...size.width + 20, using: &generator),
        y: .random(in: -20...size.height + 20, using: &generator))
    }
  }

  private mutating func shaken(_ point: Point) -> Point {
    Point(
      x: point.x + .random(in: -4...4, using: &generator),
      y: point.y + .random(in: -4...4, using: &generator))
  }

  private func motion(_ id: Int, _ point: Point) -> TouchFrame {
    TouchFrame([.motion(id: id, to: point)])
  }

  private mutating func pause() -> Duration {
    .milliseconds(Int.random(in: 0..<30, using: &generator))
  }
}

/// Steele, Lea and Flood's splittable generator, in its usual constants: small, fast, and the
/// same on every machine.
package struct SplitMix64: RandomNumberGenerator {
  package var state: UInt64

  package init(state: UInt64) {
    self.state = state
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
