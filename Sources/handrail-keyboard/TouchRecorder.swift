// SPDX-License-Identifier: MIT
import CLinux
import KeyboardModel

/// Writes touches into a file, as a trace that `handrail replay` plays.
final class TouchRecorder {
  private let descriptor: CInt
  private let path: String
  private var start: Timestamp?
  private var failed = false
  /// Whether fingers are down in what was written last.
  private var isTouched = false

  /// Opens the file for the user alone, and empties it.
  init(path: String) throws(StartFault) {
    self.path = path
    descriptor = unsafe open_file(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0, fchmod(descriptor, 0o600) == 0 else {
      throw StartFault(message: "--record-touches: \(path) can't be written")
    }
  }

  deinit { close(descriptor) }

  /// Leaves a frame out: what is under way in the recording ends there.
  func conceal(at now: Timestamp) {
    if isTouched { record(TouchFrame([.cancel]), at: now) }
    isTouched = false
  }

  /// Writes one frame. A file that can't be written any more is told once, and costs nothing else.
  func record(_ frame: TouchFrame, at now: Timestamp) {
    guard !failed else { return }
    isTouched = true
    let start = start ?? now
    self.start = start
    let lines = frame.events.map {
      TimedTouch(time: start.duration(to: now), event: $0).json + "\n"
    }
    var bytes = Array(lines.joined().utf8)
    guard unsafe write(descriptor, &bytes, bytes.count) == bytes.count else {
      failed = true
      return report("\(path) can't be written any more; touches are no longer recorded")
    }
  }
}
