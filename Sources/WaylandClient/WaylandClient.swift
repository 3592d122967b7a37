// SPDX-License-Identifier: MIT
package import KeyboardModel
import Wayland

/// The keyboard's side of the conversation with the compositor: it shows a surface, tells of
/// touches and text fields, and types.
///
/// It belongs to a loop of one thread, which polls `fileDescriptor`:
///
/// 1. `beforePoll` hands waiting events to `onEvent`, paints through `onPaint` what is due, sends
///    everything, and says what to poll for. Timers are set after it.
/// 2. The loop sleeps in `poll`.
/// 3. `afterPoll` reads, and hands over what came. It comes before any other `beforePoll`.
///
/// `onEvent` and `onPaint` are called from these two only, never from within another method.
/// At rest nothing is polled for but the compositor's next event.
package final class WaylandClient {
  /// Takes what happens.
  package var onEvent: ((WaylandEvent) -> Void)?
  /// Paints the picture as it is now. Of the buffer, what lies in the rectangles (in the output's
  /// coordinates, on whole pixels) is out of date and has to be painted entirely, transparency
  /// included; the rest is to be left alone.
  package var onPaint: ((PixelBuffer, [Rect]) -> Void)?

  /// Whether the compositor is there.
  package internal(set) var isConnected = true
  /// The output as last told by `onEvent`, or about to be told; nil while there is none.
  package internal(set) var geometry: OutputGeometry?
  /// Whether a text field takes text from us.
  package var isTextFieldActive: Bool { inputMethod?.isActive ?? false }
  /// What to poll.
  package var fileDescriptor: CInt { connection.fileDescriptor }
  /// What the compositor offers.
  package internal(set) var globals: [Global] = []

  let connection: WaylandConnection
  let registry: WlRegistry
  var shared = SharedGlobals()
  var outputs: [OutputObject] = []
  /// Something was told of outputs, or of where the surface is, that `followOutput` has to see.
  var isOutputStale = false
  var seats: [Seat] = []
  /// When the loop last woke.
  var now = Timestamp()
  /// Events that wait to be handed over.
  var waiting: [WaylandEvent] = []

  /// The seat that we serve, with its things.
  var seat: Seat?
  var input: SeatInput?
  var inputMethod: InputMethod?
  var reportedUnavailable = false
  var typing = TypingQueue()
  var virtualKeyboard: VirtualKeyboard?
  /// Asks the compositor to have read everything so far; see `fence`.
  var fences: [WlCallback] = []
  var isClosingFrame = false

  /// The plan while the keyboard is to be seen.
  var plan: SurfacePlan?
  var surface: KeyboardSurface?
  var closings = 0

  /// Connects and learns what the compositor has, which takes two rounds of question and answer.
  ///
  /// - Parameter display: the socket's name; nil for the one that the environment names.
  package init(display: String? = nil) throws(WaylandClientError) {
    do throws(ConnectionFailure) {
      connection = try WaylandConnection(to: display)
      registry = connection.display.getRegistry()
      registry.onEvent = { [weak self] in self?.handle($0) }
      try connection.roundTrip()
      // Seats and outputs tell of themselves once they are taken up.
      try connection.roundTrip()
    } catch {
      throw .connection(error)
    }
    try shared.checkRequired()
    chooseSeat()
    followOutput()
  }

  deinit { close() }

  /// Gives back everything; to be called before the program ends. The connection closes with the
  /// client.
  package func close() {
    guard isConnected else { return }
    isConnected = false
    hideSurface()
    leaveSeat()
    for seat in seats { seat.end() }
    for output in outputs { output.end() }
    for fence in fences { fence.destroy() }
    shared.end()
    registry.destroy()
    _ = try? connection.flush()
  }

  /// Shows the keyboard, or changes how it lies. Without an output it appears with the next one.
  package func show(_ plan: SurfacePlan) {
    self.plan = plan
    closings = 0
    guard isConnected else { return }
    takeInputMethod()
    if let surface { surface.change(to: plan) } else { makeSurface() }
  }

  /// Takes the keyboard off the screen. Touches under way are cancelled.
  package func hide() {
    plan = nil
    guard isConnected else { return }
    hideSurface()
  }

  /// The picture changed there, in the output's coordinates; `onPaint` follows when the compositor
  /// can show another picture.
  package func redraw(_ damage: [Rect]) {
    surface?.add(damage: damage)
  }

  /// The whole picture changed.
  package func redraw() {
    if let geometry { redraw([geometry.output.bounds]) }
  }
}
