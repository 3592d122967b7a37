// SPDX-License-Identifier: MIT
import ArgumentParser
import EventLoop
import Foundation

/// `handrail hide`
struct Hide: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Hide the running keyboard.")
  func run() throws { try signal(SIGUSR1) }
}

/// `handrail show`
struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Show the running keyboard.")
  func run() throws { try signal(SIGUSR2) }
}

/// `handrail toggle`
struct Toggle: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show the running keyboard, or hide it.")
  func run() throws { try signal(SIGRTMIN()) }
}

/// `handrail quit`
struct Quit: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "End the running keyboard.")
  func run() throws { try signal(SIGTERM) }
}

/// Sends a signal to the keyboard that the pid file names.
private func signal(_ number: Int32) throws {
  try orExplain {
    let runtime = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] ?? ""
    guard !runtime.isEmpty else { throw Failure("XDG_RUNTIME_DIR is not set") }
    guard let process = PidFile.running(in: runtime) else {
      throw Failure("no keyboard is running in \(runtime)")
    }
    guard kill(process, number) == 0 else {
      throw Failure("the keyboard, process \(process), can't be reached")
    }
  }
}

private func SIGRTMIN() -> Int32 { __libc_current_sigrtmin() }
