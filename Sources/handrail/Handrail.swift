// SPDX-License-Identifier: MIT
import ArgumentParser

@main struct Handrail: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "handrail",
    abstract: "An on-screen keyboard for hands that shake and eyes that don't see.",
    version: "0.1.0",
    subcommands: [
      Run.self, Show.self, Hide.self, Toggle.self, Quit.self, Check.self, Describe.self,
      Render.self, ReplayCommand.self, Perform.self,
    ],
    defaultSubcommand: Run.self)
}
