// SPDX-License-Identifier: MIT
import CLinux
import EventLoop
import KeyboardModel
import SceneRenderer
import TypingSession
import WaylandClient

/// Wires everything together: what occurs goes to the session, and what the session wants done is
/// done. One thread, one loop, nothing to do at rest.
final class Keyboard {
  private let loop: EventLoop
  private let client: WaylandClient
  private let renderer: SceneRenderer
  private let recorder: TouchRecorder?
  private let pidFile: PidFile?
  private var session: TypingSession
  private var visibility: Visibility
  /// The picture as the compositor has it, or will have it with the next paint.
  private var picture: Scene
  private var plan: SurfacePlan?
  /// Fields that had the focus before us don't ask for a hidden keyboard.
  private var isStarting = true
  /// The first picture is the bare panel: it is there a dozen milliseconds earlier, and meanwhile
  /// Pango finds its fonts.
  private var isPanelThere = false
  private lazy var pictureTimer = loop.timer { [unowned self] in refresh() }
  private lazy var wakeTimer = loop.timer { [unowned self] in wake() }
  private lazy var keymapTimer = loop.timer { [unowned self] in prepareKeys() }

  init(_ options: Options) throws(StartFault) {
    do throws(SystemError) {
      // Before any thread is started: the loop blocks the signals that it takes.
      loop = try EventLoop()
    } catch {
      throw StartFault(message: error.message)
    }
    let settings = try options.readSettings()
    // It begins to look for fonts at once, in a thread of Pango's own.
    renderer = SceneRenderer(display: settings.display)
    do throws(WaylandClientError) {
      client = try WaylandClient()
    } catch {
      throw StartFault(message: error.description)
    }
    let output = client.geometry?.output ?? Output(size: Size(width: 360, height: 720))
    session = try options.makeSession(settings: settings, output: output)
    picture = session.scene
    recorder = try options.recordTouches.map { path throws(StartFault) in
      try TouchRecorder(path: path)
    }
    visibility = Visibility(hidden: options.hidden)
    pidFile = try Self.makePidFile()
  }

  /// Serves until it is told to end, or the compositor is gone.
  /// - Returns: the exit status.
  func run() -> CInt {
    client.onEvent = { [unowned self] event in handle(event) }
    client.onPaint = { [unowned self] pixels, clip in paint(pixels, clip) }
    listenToSignals()
    let watch = loop.watch(client.fileDescriptor) { _ in }
    loop.beforeWaiting { [unowned self] in prepareToWait(watch) }
    loop.afterWaiting { [unowned self] in
      client.afterPoll(isReadable: watch.readiness.isWorthReading, at: loop.now)
    }
    if !visibility.isShown { client.roundTrip() }
    isStarting = false
    refresh()
    let status = loop.run()
    client.close()
    pidFile?.remove()
    return status
  }

  private func prepareToWait(_ watch: Watch) {
    switch client.beforePoll() {
    case .nothing: watch.interest = []
    case .reading: watch.interest = .readable
    case .readingAndWriting: watch.interest = [.readable, .writable]
    }
    wakeTimer.due = [session.nextWake, visibility.nextWake].compactMap { $0 }.min()
  }

  private func handle(_ event: WaylandEvent) {
    let now = loop.now
    switch event {
    case .output(let geometry):
      perform(session.handle(.output(geometry.output), at: now), at: now)
    case .touch(let frame):
      record(frame, at: now)
      perform(session.handle(.touch(frame), at: now), at: now)
    case .textField(let field):
      follow(field, at: now)
      perform(session.handle(.textField(field), at: now), at: now)
    case .inputMethodUnavailable:
      report("another input method serves this seat; typing by the virtual keyboard instead")
    case .disconnected(let failure):
      report(failure.description)
      loop.stop(status: 1)
    }
    refresh()
  }

  private func record(_ frame: TouchFrame, at now: Timestamp) {
    if session.isSecret {
      recorder?.conceal(at: now)
    } else {
      recorder?.record(frame, at: now)
    }
  }

  private func follow(_ event: TextFieldEvent, at now: Timestamp) {
    switch event {
    case .entered: if !isStarting { visibility.fieldEntered() }
    case .left: visibility.fieldLeft(at: now)
    case .changed: break
    }
  }

  private func wake() {
    let now = loop.now
    visibility.wake(at: now)
    perform(session.handle(.wake, at: now), at: now)
    refresh()
  }

  private func perform(_ effects: [Effect], at now: Timestamp) {
    guard !effects.isEmpty else { return }
    if effects.contains(.hide) { visibility.handle(.hide) }
    client.perform(effects, at: now)
  }

  /// Brings the screen up to date with the session.
  private func refresh() {
    guard visibility.isShown else {
      if plan != nil {
        plan = nil
        client.hide()
      }
      return
    }
    let scene = isPanelThere ? session.scene : Scene(keyboard: session.scene.keyboard)
    let needed = SurfacePlan(for: session)
    if needed != plan {
      let appears = plan == nil
      plan = needed
      picture = scene
      client.show(needed)
      client.redraw()
      if appears { keymapTimer.due = keymapTimer.due ?? loop.now.advanced(by: Self.afterStart) }
    } else if scene != picture {
      let damage = scene.damage(since: picture)
      picture = scene
      client.redraw(damage)
    }
  }

  /// The picture comes first: nobody types within this time of its appearing.
  private static let afterStart = Duration.milliseconds(60)

  private func prepareKeys() {
    client.prepareKeys(for: session.keySymbols)
    // What reading the layouts took is no longer needed.
    malloc_trim(0)
  }

  private func paint(_ pixels: PixelBuffer, _ clip: [Rect]) {
    let target = unsafe PixelTarget(
      base: pixels.pixels, width: pixels.width, height: pixels.height, stride: pixels.stride * 4)
    renderer.paint(
      picture, onto: target, scale: pixels.scale, origin: pixels.origin, clip: clip)
    guard !isPanelThere else { return }
    isPanelThere = true
    pictureTimer.due = loop.now
  }

  private func listenToSignals() {
    func request(_ request: Visibility.Request) -> () -> Void {
      { [unowned self] in
        visibility.handle(request)
        refresh()
      }
    }
    loop.onSignal(.user1, request(.hide))
    loop.onSignal(.user2, request(.show))
    loop.onSignal(.realTime, request(.toggle))
    for signal in [Signal.terminate, .interrupt, .hangUp] {
      loop.onSignal(signal) { [unowned self] in loop.stop() }
    }
  }

  /// The file by which commands find this process; a second keyboard in the session would only be
  /// in the first one's way.
  private static func makePidFile() throws(StartFault) -> PidFile? {
    guard let path = PidFile.standardPath else { return nil }
    do throws(PidFile.Fault) {
      return try PidFile(at: path)
    } catch {
      switch error {
      case .held(let owner):
        let other = owner.map { ", process \($0)" } ?? ""
        throw StartFault(
          message: "a keyboard is running already\(other); `handrail quit` ends it")
      case .system(let error):
        report(error.message)
        return nil
      }
    }
  }
}

extension SurfacePlan {
  /// Millimetres of surface above the highest target.
  private static let clearAbove = 4.0

  /// From the highest place that the session ever draws on down to the output's bottom.
  fileprivate init(for session: TypingSession) {
    let output = session.mode.board.output
    let keyboard = session.mode.keyboard
    // A finger that slides on beyond a target is still on our surface when it leaves the target.
    let clear = output.pixels(SurfacePlan.clearAbove)
    let top = max(0, session.reach.y - clear).rounded(.down)
    self.init(
      height: Int((output.size.height - top).rounded(.up)),
      exclusiveZone: Int(keyboard.height.rounded(.up)), inputRegion: keyboard)
  }
}
