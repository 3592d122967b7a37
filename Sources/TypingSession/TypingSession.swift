// SPDX-License-Identifier: MIT
package import InputModes
package import KeyboardModel
import TouchSteadying

/// Owns the state of typing: events and the time go in, effects come out.
///
/// It is a value: a copy of it is a second keyboard in the same state, which is how `Performer`
/// tries out what a gesture would do. It knows no clock, no file and no screen.
package struct TypingSession: Sendable {
  package let settings: Settings
  /// All layouts that can be switched to; those of one mode stand together.
  let layouts: [Layout]

  private var steadying: TouchSteadying
  private(set) package var mode: any InputMode
  var context = TextContext()
  var capitals = ChosenCapitals()
  var history = EditHistory()
  /// Whether the last full stop made of two spaces was undone.
  var refusedFullStop = false
  /// When a finger was last there.
  var lastTouch = Timestamp()
  /// The layout for fields that choose none by their purpose.
  var ordinaryLayout: String

  /// - Parameters:
  ///   - layout: the name of the layout for ordinary fields; nil takes the mode's first that no
  ///     field chooses by its purpose.
  ///   - mode: the mode that typing begins in.
  /// - Returns: nil where no layout is for the mode, or none of them has that name.
  package init?(
    mode name: String, layout: String? = nil, layouts: [Layout], settings: Settings, output: Output
  ) {
    guard let type = ModeCatalogue.mode(named: name),
      let first = layouts.first(where: {
        $0.mode == name && (layout == nil ? $0.purposes.isEmpty : $0.name == layout)
      })
    else { return nil }
    self.settings = settings
    self.layouts = layouts
    ordinaryLayout = first.name
    let output = Self.measured(output, settings)
    steadying = Self.steadying(settings, output)
    mode = type.init(board: Board(layout: first, output: output, settings: settings))
  }

  /// What is to be seen.
  package var scene: Scene { mode.scene }

  /// The part of the output that is ever drawn on with the layout in force.
  package var reach: Rect { mode.reach }

  /// When the session must be woken; nil while nothing is pending.
  package var nextWake: Timestamp? {
    guard let steady = steadying.nextWake else { return mode.nextWake }
    guard let other = mode.nextWake else { return steady }
    return min(steady, other)
  }

  package mutating func handle(_ event: SessionEvent, at now: Timestamp) -> [Effect] {
    switch event {
    case .touch(let frame):
      noteTouch(frame, at: now)
      return follow(steadying.handle(frame, at: now), at: now)
    case .wake:
      return follow(steadying.wake(at: now), at: now) + effects(of: mode.wake(at: now))
    case .textField(let event):
      // A finger that is down chose for the field that had the focus.
      if case .changed = event { return take(event) }
      return cancelTouches(at: now) + take(event)
    case .output(let output):
      let output = Self.measured(output, settings)
      guard output != mode.board.output else { return [] }
      let effects = cancelTouches(at: now)
      steadying = Self.steadying(settings, output)
      mode.board.output = output
      return effects
    }
  }

  /// Drops every touch; what it would have typed isn't typed.
  private mutating func cancelTouches(at now: Timestamp) -> [Effect] {
    steadying.cancel()
    return follow([.cancel], at: now)
  }

  private mutating func follow(_ events: [SteadiedEvent], at now: Timestamp) -> [Effect] {
    var effects: [Effect] = []
    for event in events {
      effects += self.effects(of: mode.handle(event, at: now))
    }
    return effects
  }

  private mutating func effects(of events: [ModeEvent]) -> [Effect] {
    var effects: [Effect] = []
    for case .chosen(let target) in events { effects += perform(target.action) }
    return effects
  }

  /// Puts another layout in force, at its first layer.
  mutating func show(_ layout: Layout) -> [Effect] {
    let old = mode.board
    guard layout != old.layout else { return [] }
    var effects: [Effect] = []
    if layout.mode != old.layout.mode, let type = ModeCatalogue.mode(named: layout.mode) {
      steadying.cancel()
      mode = type.init(
        board: Board(layout: layout, output: old.output, settings: settings))
      effects.append(.mode(layout.mode))
    } else {
      mode.board = Board(layout: layout, output: old.output, settings: settings)
    }
    refreshCapitals()
    return effects + [.layout(layout.name)]
  }

  mutating func showLayer(_ name: String) {
    guard mode.board.layout.layer(named: name) != nil, mode.board.layerName != name else { return }
    mode.board.layerName = name
  }

  /// Shows the capitals that are in force now.
  mutating func refreshCapitals() {
    let inForce = capitals.inForce(automatic: startsWithCapital)
    if mode.board.capitals != inForce { mode.board.capitals = inForce }
  }

  private static func steadying(_ settings: Settings, _ output: Output) -> TouchSteadying {
    TouchSteadying(settings.touch, pixelsPerMillimetre: output.pixelsPerMillimetre)
  }

  /// The output with the density that the user has set.
  private static func measured(_ output: Output, _ settings: Settings) -> Output {
    var output = output
    if let density = settings.display.density { output.pixelsPerMillimetre = density }
    return output
  }
}
