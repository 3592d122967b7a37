// SPDX-License-Identifier: MIT
import Foundation
import PackagePlugin

/// Makes the Swift of the target `Wayland`: from every file in `Protocols/`, and from the files
/// below, which the system's packages install.
@main struct WaylandBindings: BuildToolPlugin {
  /// Protocol files under a data directory such as `/usr/share`.
  static let installedProtocols = [
    "wayland/wayland.xml",
    "wayland-protocols/stable/viewporter/viewporter.xml",
    "wayland-protocols/staging/fractional-scale/fractional-scale-v1.xml",
    "wayland-protocols/unstable/text-input/text-input-unstable-v3.xml",
    "wayland-protocols/unstable/xdg-output/xdg-output-unstable-v1.xml",
  ]

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let ours = try FileManager.default.contentsOfDirectory(
      at: context.package.directoryURL.appending(path: "Protocols"), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "xml" }.sorted { $0.path < $1.path }
    let inputs = try Self.installedProtocols.map(find) + ours
    let output = context.pluginWorkDirectoryURL.appending(path: "Protocols.swift")
    return [
      .buildCommand(
        displayName: "Generating the Wayland bindings",
        executable: try context.tool(named: "WaylandScanner").url,
        arguments: [output.path] + inputs.map(\.path), inputFiles: inputs, outputFiles: [output])
    ]
  }

  /// Looks where the system keeps its data, the user's wishes first.
  private func find(_ name: String) throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    let wished = (environment["XDG_DATA_DIRS"] ?? "").split(separator: ":").map(String.init)
    for directory in wished + ["/usr/share", "/usr/local/share"] {
      let file = URL(filePath: directory).appending(path: name)
      if FileManager.default.fileExists(atPath: file.path) { return file }
    }
    throw MissingProtocol(name: name)
  }
}

/// A protocol file that no package has installed.
struct MissingProtocol: Error, CustomStringConvertible {
  var name: String

  var description: String {
    "\(name) is not installed: install the packages libwayland-dev and wayland-protocols"
  }
}
