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

  private var session: TypingSession
  private var field: SimulatedField?
  private var now = Timestamp()
  private var trace: [TimedTouch] = []

  /// Between two gestures.
  private static let pause = Duration.milliseconds(80)
  /// Between two points of a gesture's path.
  private static let step = Duration.milliseconds(10)
  /// How far the finger goes in a step, in millimetres: 150 mm/s.
  private static let stride = 1.5
  /// The longest detour for one character: into a layer, a shift, the character.
  private static let longestDetour = 3

  /// - Parameter field: what the application has; nil for a program that takes keys alone.
  package init(session: TypingSession, field: SimulatedField?) {
    self.session = session
    self.field = field
  }

  /// The touch trace that types the text.
  package mutating func perform(_ text: String) throws(Unreachable) -> [TimedTouch] {
    trace = []
    for (offset, character) in text.enumerated() {
      guard let way = way(to: character) else {
        throw Unreachable(character: character, offset: offset)
      }
      self = way
    }
    return trace
  }

  /// This user after the shortest way to type the character; breadth first over what can lead
  /// there: shift and layers.
  private func way(to character: Character) -> Performer? {
    var reached: Set<Place> = [Place(self)]
    var front = [self]
    for _ in 0..<Self.longestDetour {
      for user in front {
        if let done = user.typing(character) { return done }
      }
      front = front.flatMap { user in
        user.detours.compactMap { action in
          var next = user
          guard next.make(action), reached.insert(Place(next)).inserted else { return nil }
          return next
        }
      }
    }
    return nil
  }

  /// What tells apart the states that a detour leads to.
  private struct Place: Hashable {
    var layout: String
    var layer: String
    var capitals: Capitals

    init(_ user: Performer) {
      let board = user.session.mode.board
      layout = board.layout.name
      layer = board.layerName
      capitals = board.capitals
    }
  }

  private func typing(_ character: Character) -> Performer? {
    var actions: [Action] = [.insert(String(character))]
    if character == "\n" { actions.insert(.key(.named("Return")), at: 0) }
    if character == "\t" { actions.insert(.key(.named("Tab")), at: 0) }
    for action in actions {
      var next = self
      if next.make(action) { return next }
    }
    return nil
  }

  /// The actions of this board that lead to other characters.
  private var detours: [Action] {
    session.mode.description.keys.flatMap(\.targets).map(\.target.action).filter {
      switch $0 {
      case .shift, .layer: true
      case .insert, .key, .delete, .undo, .shiftLock, .mode, .layout, .command: false
      }
    }
  }

  /// Makes the gesture for an action; false where the board doesn't offer it.
  private mutating func make(_ action: Action) -> Bool {
    guard let gesture = session.mode.gesture(for: action) else { return false }
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
    return true
  }

  private mutating func move(from start: Point, to end: Point) {
    let stride = session.mode.board.output.pixels(Self.stride)
    let steps = max(1, Int((start.distance(to: end) / stride).rounded(.up)))
    for step in 1...steps {
      pass(Self.step)
      send(.motion(id: 0, to: start.interpolated(to: end, Double(step) / Double(steps))))
    }
  }

  private mutating func send(_ event: TouchEvent) {
    trace.append(TimedTouch(time: now.sinceOrigin, event: event))
    apply(session.handle(.touch(TouchFrame([event])), at: now))
  }

  /// Lets time pass, with the wake-ups that are due in it.
  private mutating func pass(_ duration: Duration) {
    let end = now.advanced(by: duration)
    while let wake = session.nextWake, wake <= end {
      now = max(now, wake)
      apply(session.handle(.wake, at: now))
    }
    now = end
  }

  private mutating func apply(_ effects: [Effect]) {
    effects.forEach { field?.apply($0) }
    guard !effects.isEmpty, let field, let told = session.context.field else { return }
    var changed = told
    changed.surrounding = field.surrounding
    apply(session.handle(.textField(.changed(changed)), at: now))
  }
}
