// SPDX-License-Identifier: MIT
import InputModes
import KeySymbols
import KeyboardModel
import LayoutFiles
import TestSupport
import Testing
import TypingSession

/// What holds in every mode, on all layouts that come with the program, under random touches.
/// A new mode is found by its line in the catalogue, and its layouts by their files.
@Suite struct `Every mode` {
  private static let modes = ModeCatalogue.all.map { $0.name }
  private static let events = 1_000_000

  @Test(arguments: modes)
  func `survives a million touch events, with nothing left behind`(mode: String) throws {
    var count = Tally()
    var seed: UInt64 = 0
    while count.events < Self.events {
      seed += 1
      try run(mode, seed: seed, until: min(count.events + 25_000, Self.events), &count)
    }
    print(
      "\(mode): \(count.events) events, \(count.gestures) gestures, "
        + "\(count.commits) of them ended in a choice")
    #expect(count.commits * 10 >= count.gestures * 3)
  }

  @Test(arguments: modes)
  func `gives the same effects for the same touches`(mode: String) throws {
    for seed in UInt64(1000)..<1004 {
      var frames: [(pause: Duration, frame: TouchFrame)] = []
      var hand = RandomTouches(seed: seed)
      var replay = try start(mode, seed: seed)
      var now = Duration.zero
      while frames.count < 3000 {
        for (pause, frame) in hand.burst(on: replay.session.mode) {
          now += pause
          replay.play(frame, at: now)
          frames.append((pause, frame))
        }
      }
      replay.finish()
      var again = try start(mode, seed: seed)
      now = .zero
      for (pause, frame) in frames {
        now += pause
        again.play(frame, at: now)
      }
      again.finish()
      #expect(!replay.effects.isEmpty)
      #expect(again.effects == replay.effects)
      #expect(again.field == replay.field)
    }
  }

  @Test(arguments: modes)
  func `types nothing by landing, anywhere`(mode: String) throws {
    for layout in try layouts(mode) {
      var replay = try start(mode, layout: layout.name)
      let size = replay.session.mode.board.output.size
      var now = Duration.zero
      for x in stride(from: 1.0, to: size.width, by: 7) {
        for y in stride(from: 1.0, to: size.height, by: 7) {
          replay.play(TouchFrame([.down(id: 0, at: Point(x: x, y: y))]), at: now)
          replay.play(TouchFrame([.up(id: 0)]), at: now + .milliseconds(500))
          now += .seconds(1)
        }
      }
      #expect(replay.effects.isEmpty)
    }
  }

  private struct Tally {
    var events = 0
    var gestures = 0
    var commits = 0
  }

  /// Random touches on one keyboard until so many events are counted.
  private func run(_ mode: String, seed: UInt64, until limit: Int, _ count: inout Tally) throws {
    var hand = RandomTouches(seed: seed)
    var session = try start(mode, seed: seed).session
    var fingers: Set<Int> = []
    var now = Timestamp()
    while count.events < limit {
      for (pause, frame) in hand.burst(on: session.mode) {
        now = now.advanced(by: pause)
        while let wake = session.nextWake, wake <= now {
          #expect(session.handle(.wake, at: wake).isEmpty, "waking chose something")
        }
        let wasTouched = !fingers.isEmpty
        let effects = session.handle(.touch(frame), at: now)
        let lifted = follow(frame, &fingers)
        count.events += frame.events.count
        if wasTouched || !frame.events.isEmpty, fingers.isEmpty { count.gestures += 1 }
        if !effects.isEmpty {
          #expect(lifted, "something was chosen without a lift")
          count.commits += 1
        }
        if fingers.isEmpty { checkNothingLeft(&session, at: &now) }
      }
    }
  }

  /// Follows which fingers are down; true where one of them lifted.
  private func follow(_ frame: TouchFrame, _ fingers: inout Set<Int>) -> Bool {
    var lifted = false
    for event in frame.events {
      switch event {
      case .down(let id, let point):
        if point.x.isFinite, point.y.isFinite { fingers.insert(id) }
      case .motion: break
      case .up(let id): if fingers.remove(id) != nil { lifted = true }
      case .cancel: fingers = []
      }
    }
    return lifted
  }

  private func checkNothingLeft(_ session: inout TypingSession, at now: inout Timestamp) {
    var wakes = 0
    while let wake = session.nextWake, wakes < 1000 {
      now = max(now, wake)
      #expect(session.handle(.wake, at: now).isEmpty)
      wakes += 1
    }
    let left = session.scene.figures.contains {
      $0.role == .target || $0.state == .selected || $0.state == .armed
    }
    if left || session.nextWake != nil {
      Issue.record("after the last finger's lift something is still pressed or pending")
    }
  }

  private func start(
    _ mode: String, layout: String? = nil, seed: UInt64 = 0
  ) throws -> Replay {
    let sizes = [
      Size(width: 360, height: 720), Size(width: 720, height: 360), Size(width: 1280, height: 800),
      Size(width: 720, height: 1280),
    ]
    var settings = Settings()
    if seed % 3 == 1 { settings.touch.smoothing = .milliseconds(200) }
    if seed % 5 == 2 { settings.touch.steadiness = .off }
    let session = try #require(
      TypingSession(
        mode: mode, layout: layout, layouts: try layouts(mode), settings: settings,
        output: Output(size: sizes[Int(seed % 4)])))
    return Replay(session: session, kind: TextField())
  }

  private func layouts(_ mode: String) throws -> [Layout] {
    let library = LayoutLibrary(isKeySymbol: { KeySymbol(named: $0) != nil })
    return try library.names(mode: mode).map { name in
      let source = try #require(library.source(mode: mode, name: name))
      let (layout, faults) = library.read(source)
      return try #require(layout, "\(source.stem): \(faults)")
    }
  }
}
