// SPDX-License-Identifier: MIT
import Glibc
import WaylandScannerCore

// WaylandScanner OUTPUT.swift PROTOCOL.xml...
// Reads Wayland protocol files and writes the Swift of the target `Wayland`.

let arguments = CommandLine.arguments
guard arguments.count > 2 else {
  complain("usage: WaylandScanner OUTPUT.swift PROTOCOL.xml...")
  exit(2)
}
do {
  var protocols: [ProtocolDescription] = []
  for path in arguments[2...] {
    protocols.append(try ProtocolDescription(xml: readFile(path), file: path))
  }
  try writeFile(arguments[1], BindingGenerator(protocols).source())
} catch {
  complain("\(error)")
  exit(1)
}
