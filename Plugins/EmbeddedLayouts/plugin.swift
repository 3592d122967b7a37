// SPDX-License-Identifier: MIT
import PackagePlugin

@main struct EmbeddedLayouts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] { [] }
}
