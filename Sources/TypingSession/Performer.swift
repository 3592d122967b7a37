// SPDX-License-Identifier: MIT
import InputModes
package import KeyboardModel

/// A perfect user: finds the gestures that type a text, and makes them.
///
/// It tries every gesture on a copy of the session, so it finds its way through shift and layers
/// as they really behave, and knows nothing of any mode.
package struct Performer {
  /// A character that no gesture types here.
  package struct Unreachable: Error, Hashable, Sendable {
    package let character: Character
    /// How many characters of the text were typed before it.
    package let offset: Int
  }

  private var replay: Replay
  private var now = Duration.zero
  private var trace: [TimedTouch] = []

  /// Between two gestures.
  private static let pause = Duration.milliseconds(80)
  /// Between two points of a gesture's path.
  private static let step = Duration.milliseconds(10)
  /// How far the finger goes in a step, in millimetres: 150 mm/s.
  private static let stride = 1.5
  /// The most gestures for one character: out of a layer, into another, a shift, the character.
  private static let longestWay = 4

  /// - Parameter start: the session and the field to begin with.
  package init(_ start: Replay) {
    replay = start
  }

  /// The touch trace that types the text.
  package mutating func perform(_ text: String) throws(Unreachable) -> [TimedTouch] {
    trace = []
    for (offset, character) in text.enumerated() {
      guard let way = way(to: character) else {
        throw Unreachable(character: character, offset: offset)
      }
      for action in way { make(action) }
    }
    return trace
  }

  /// The shortest way to type the character, breadth first over what can lead there: shift and
  /// layers.
  private func way(to character: Character) -> [Action]? {
    if let action = action(typing: character) { return [action] }
    var reached: Set<Place> = [Place(self)]
    var front = [(user: self, way: [Action]())]
    for _ in 1..<Self.longestWay {
      var next: [(user: Performer, way: [Action])] = []
      for (user, way) in front {
        for detour in user.detours {
          var user = user
          user.make(detour)
          guard reached.insert(Place(user)).inserted else { continue }
          if let action = user.action(typing: character) { return way + [detour, action] }
          next.append((user, way + [detour]))
        }
      }
      front = next
    }
    return nil
  }

  /// What tells apart the states that a detour leads to.
  private struct Place: Hashable {
    var layout: String
    var layer: String
    var capitals: Capitals

    init(_ user: Performer) {
      let board = user.replay.session.mode.board
      layout = board.layout.name
      layer = board.layerName
      capitals = board.capitals
    }
  }

  /// The action of this board that types the character.
  private func action(typing character: Character) -> Action? {
    var actions: [Action] = [.insert(String(character))]
    if character == "\n" { actions.insert(.key(.named("Return")), at: 0) }
    if character == "\t" { actions.insert(.key(.named("Tab")), at: 0) }
    return actions.first { replay.session.mode.gesture(for: $0) != nil }
  }

  /// The actions of this board that lead to other characters.
  private var detours: [Action] {
    replay.session.mode.description.keys.flatMap(\.targets).map(\.target.action).filter {
      switch $0 {
      case .shift, .layer: true
      case .insert, .key, .delete, .undo, .shiftLock, .mode, .layout, .command: false
      }
    }
  }

  /// Makes the gesture for an action that the board offers.
  private mutating func make(_ action: Action) {
    guard let gesture = replay.session.mode.gesture(for: action) else { return }
    var position: Point?
    for stop in gesture.stops {
      if let start = position {
        move(from: start, to: stop.point)
      } else {
        send(.down(id: 0, at: stop.point))
      }
      position = stop.point
      pass(stop.rest)
    }
    send(.up(id: 0))
    pass(Self.pause)
  }

  private mutating func move(from start: Point, to end: Point) {
    let stride = replay.session.mode.board.output.pixels(Self.stride)
    let steps = max(1, Int((start.distance(to: end) / stride).rounded(.up)))
    for step in 1...steps {
      pass(Self.step)
      send(.motion(id: 0, to: start.interpolated(to: end, Double(step) / Double(steps))))
    }
  }

  private mutating func send(_ event: TouchEvent) {
    trace.append(TimedTouch(time: now, event: event))
    replay.play(TouchFrame([event]), at: now)
  }

  private mutating func pass(_ duration: Duration) {
    now += duration
    replay.advance(to: now)
  }
}
