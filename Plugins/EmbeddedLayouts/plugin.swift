// SPDX-License-Identifier: MIT
import Foundation
import PackagePlugin

/// Builds every file of `Layouts/` into the target, as `EmbeddedLayouts.all`.
@main struct EmbeddedLayouts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Layouts")
    let files = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "xml" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedLayouts.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) layouts",
        executable: try context.tool(named: "FileEmbedder").url,
        arguments: [output.path, "EmbeddedLayouts"] + files.map(\.path),
        inputFiles: files, outputFiles: [output])
    ]
  }
}
