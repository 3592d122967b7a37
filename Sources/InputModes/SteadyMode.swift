// SPDX-License-Identifier: MIT
package import KeyboardModel

/// Drag to a target: touch, slide, release; lift anywhere else and nothing was typed.
///
/// | state | finger | becomes |
/// |---|---|---|
/// | idle | lands | searching, and what searching makes of its first point |
/// | searching | is on a key's active area | selecting that key: its targets show |
/// | searching | lifts | idle: cancelled |
/// | selecting | enters a target | that target is armed |
/// | selecting | is clearly out of the armed target | nothing is armed |
/// | selecting | rests on another key, on no target | selecting that key |
/// | selecting | lifts on a target | idle: chosen |
/// | selecting | lifts elsewhere | idle: cancelled |
/// | any | touches are cancelled | idle: cancelled |
///
/// Rules:
/// 1. While targets show, they win over the keys beneath them, and a straight drag from a key to
///    any of its targets chooses that target, whatever lies between: another key takes over only
///    when the finger rests there.
/// 2. An armed target holds on to the finger: it gives way when the point is inside another one,
///    or outside by more than the hysteresis.
/// 3. A target that lies under the finger when its key is selected can't be armed before the
///    finger has left all targets, so that landing never types.
/// 4. The first finger counts; others are ignored until no finger counts.
package struct SteadyMode: InputMode {
  package static let name = "steady"

  private enum State: Sendable {
    case idle
    case searching(finger: Int)
    case selecting(Selection)
  }

  private struct Selection: Sendable {
    var finger: Int
    /// An index into the arrangement's keys.
    var key: Int
    /// An index into the key's targets.
    var armed: Int?
    /// Whether the finger has been outside of all targets since the key was selected.
    var mayArm = false
    var contender: Contender?
  }

  /// Another key that the finger is on, and may come to rest on.
  private struct Contender: Sendable {
    var key: Int
    /// Where the finger was when it last moved on.
    var anchor: Point
    /// When it did.
    var since: Timestamp
  }

  /// A finger that moves less than this rests, in millimetres a second: a hand that is slow on its
  /// way to a target goes faster.
  private static let restSpeed = 5.0

  package var board: Board {
    didSet { rearrange(from: oldValue) }
  }
  private var arrangement: SteadyArrangement
  /// The picture while nobody touches.
  private var restingFigures: [Figure]
  private var state = State.idle
  package private(set) var reach: Rect

  package init(board: Board) {
    self.board = board
    arrangement = SteadyArrangement(board)
    restingFigures = arrangement.figures(board)
    reach = SteadyArrangement.reach(board)
  }

  package mutating func handle(_ event: SteadiedEvent, at now: Timestamp) -> [ModeEvent] {
    switch event {
    case .down(let id, let point):
      guard finger == nil else { return [] }
      state = .searching(finger: id)
      return follow(to: point, at: now)
    case .motion(let id, let point):
      guard id == finger else { return [] }
      return follow(to: point, at: now)
    case .up(let id, let point):
      guard id == finger else { return [] }
      return follow(to: point, at: now) + lift()
    case .cancel:
      guard finger != nil else { return [] }
      state = .idle
      return [.cancelled]
    }
  }

  /// The finger that counts.
  private var finger: Int? {
    switch state {
    case .idle: nil
    case .searching(let finger): finger
    case .selecting(let selection): selection.finger
    }
  }

  package mutating func wake(at now: Timestamp) -> [ModeEvent] {
    guard case .selecting(var selection) = state, let contender = selection.contender,
      now >= contender.since.advanced(by: board.settings.steady.rest)
    else { return [] }
    return select(contender.key, finger: selection.finger, &selection, at: contender.anchor)
  }

  package var nextWake: Timestamp? {
    guard case .selecting(let selection) = state, let contender = selection.contender else {
      return nil
    }
    return contender.since.advanced(by: board.settings.steady.rest)
  }

  /// Takes the finger's next point.
  private mutating func follow(to point: Point, at now: Timestamp) -> [ModeEvent] {
    switch state {
    case .idle: return []
    case .searching(let finger):
      guard let key = key(at: point) else { return [] }
      var selection = Selection(finger: finger, key: key)
      return select(key, finger: finger, &selection, at: point)
    case .selecting(var selection):
      // A loop that was late asks for both at once: a finger that has gone on didn't rest.
      contend(at: point, &selection, now)
      state = .selecting(selection)
      let rested = wake(at: now)
      guard case .selecting(var selection) = state else { return rested }
      let events = arm(at: point, &selection)
      contend(at: point, &selection, now)
      state = .selecting(selection)
      return rested + events
    }
  }

  private mutating func select(
    _ key: Int, finger: Int, _ selection: inout Selection, at point: Point
  ) -> [ModeEvent] {
    let left: [ModeEvent] = selection.armed == nil ? [] : [.left]
    selection = Selection(finger: finger, key: key)
    selection.mayArm = target(of: key, at: point) == nil
    state = .selecting(selection)
    return left + [.explored(arrangement.keys[key].key)]
  }

  /// Arms the target under the point, or disarms the one that the point has left.
  private func arm(at point: Point, _ selection: inout Selection) -> [ModeEvent] {
    let under = target(of: selection.key, at: point)
    selection.mayArm = selection.mayArm || under == nil
    guard selection.mayArm, under != selection.armed else { return [] }
    let targets = arrangement.keys[selection.key].targets
    if under == nil, let armed = selection.armed,
      targets[armed].insetBy(-hysteresis).contains(point)
    {
      return []
    }
    selection.armed = under
    guard let under else { return [.left] }
    return [.entered(arrangement.keys[selection.key].key.targets[under])]
  }

  /// Watches whether the finger comes to rest on another key.
  private func contend(at point: Point, _ selection: inout Selection, _ now: Timestamp) {
    guard selection.armed == nil, let other = key(at: point), other != selection.key,
      target(of: selection.key, at: point) == nil
    else {
      selection.contender = nil
      return
    }
    if let contender = selection.contender, contender.key == other,
      contender.anchor.distance(to: point) <= restRadius
    {
      return
    }
    selection.contender = Contender(key: other, anchor: point, since: now)
  }

  /// How far a finger may move while it rests, in logical pixels.
  private var restRadius: Double {
    board.output.pixels(Self.restSpeed * board.settings.steady.rest.seconds)
  }

  private mutating func lift() -> [ModeEvent] {
    defer { state = .idle }
    guard case .selecting(let selection) = state, let armed = selection.armed else {
      return [.cancelled]
    }
    return [.chosen(arrangement.keys[selection.key].key.targets[armed])]
  }

  private func key(at point: Point) -> Int? {
    arrangement.keys.firstIndex { $0.active.contains(point) }
  }

  private func target(of key: Int, at point: Point) -> Int? {
    arrangement.keys[key].targets.firstIndex { $0.contains(point) }
  }

  /// How far outside of an armed target the point may be, in logical pixels.
  private var hysteresis: Double {
    switch board.settings.touch.steadiness {
    case .off: 0
    case .light: board.output.pixels(1)
    case .strong: board.output.pixels(2)
    }
  }

  private mutating func rearrange(from old: Board) {
    guard board != old else { return }
    let former = arrangement
    arrangement = SteadyArrangement(board)
    restingFigures = arrangement.figures(board)
    if board.layout != old.layout || board.output != old.output || board.settings != old.settings {
      reach = SteadyArrangement.reach(board)
    }
    let same =
      former.keys.count == arrangement.keys.count
      && zip(former.keys, arrangement.keys).allSatisfy {
        $0.key.id == $1.key.id && $0.frame == $1.frame && $0.targets == $1.targets
      }
    if !same { state = .idle }
  }
}

extension SteadyMode {
  package var keyboard: Rect { arrangement.keyboard }

  package var scene: Scene {
    var scene = Scene(keyboard: arrangement.keyboard, figures: restingFigures)
    guard case .selecting(let selection) = state else { return scene }
    let key = arrangement.keys[selection.key]
    scene.figures[selection.key].state = .selected
    for (index, target) in key.key.targets.enumerated() {
      scene.figures.append(
        Figure(
          frame: key.targets[index], role: .target,
          state: index == selection.armed ? .armed : .resting, label: target.label))
    }
    return scene
  }
}

extension SteadyMode {
  package var description: BoardDescription {
    BoardDescription(
      keyboard: arrangement.keyboard,
      keys: arrangement.keys.map { placed in
        BoardDescription.PlacedKey(
          key: placed.key, frame: placed.frame, active: placed.active,
          targets: zip(placed.key.targets, placed.targets).map {
            BoardDescription.PlacedTarget(target: $0, frame: $1)
          })
      })
  }

  package func gesture(for action: Action) -> Gesture? {
    let lag = board.settings.touch.window
    for placed in arrangement.keys {
      guard let index = placed.key.targets.firstIndex(where: { $0.action == action }) else {
        continue
      }
      return Gesture(stops: [
        Gesture.Stop(point: placed.active.center, rest: .milliseconds(40) + lag),
        Gesture.Stop(point: placed.targets[index].center, rest: .milliseconds(160) + lag),
      ])
    }
    return nil
  }
}
