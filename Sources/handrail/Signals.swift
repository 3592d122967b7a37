// SPDX-License-Identifier: MIT
import ArgumentParser
import EventLoop

/// `handrail hide`
struct Hide: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Hide the running keyboard.")
  func run() throws { try send(.user1) }
}

/// `handrail show`
struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Show the running keyboard.")
  func run() throws { try send(.user2) }
}

/// `handrail toggle`
struct Toggle: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show the running keyboard, or hide it.")
  func run() throws { try send(.realTime) }
}

/// `handrail quit`
struct Quit: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "End the running keyboard.")
  func run() throws { try send(.terminate) }
}

/// Sends a signal to the keyboard that the pid file names.
private func send(_ signal: Signal) throws {
  try orExplain {
    guard let path = PidFile.standardPath else {
      throw Failure("XDG_RUNTIME_DIR is not set; the running keyboard can't be found")
    }
    guard let process = PidFile.owner(at: path) else { throw Failure("no keyboard is running") }
    do throws(SystemError) {
      try signal.send(to: process)
    } catch {
      throw Failure("the keyboard can't be reached: \(error.message)")
    }
  }
}
