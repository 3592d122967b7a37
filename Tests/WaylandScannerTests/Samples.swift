// SPDX-License-Identifier: MIT
@testable import WaylandScannerCore

/// A protocol file round some interfaces.
func wrapped(_ content: String) -> String {
  "<?xml version=\"1.0\"?>\n<protocol name=\"sample\">\n\(content)\n</protocol>\n"
}

func description(_ content: String) throws -> ProtocolDescription {
  try ProtocolDescription(xml: Array(wrapped(content).utf8), file: "sample.xml")
}

func generator(_ content: String) throws -> BindingGenerator {
  try BindingGenerator([description(content)])
}

/// The generated Swift without its indentation, for searching.
func source(_ content: String) throws -> String {
  try generator(content).source().split(separator: "\n")
    .map { $0.drop { $0 == " " } }.joined(separator: "\n")
}

/// What went wrong, as the builder reads it.
func complaint(_ content: String) -> String? {
  do {
    _ = try generator(content)
    return nil
  } catch {
    return "\(error)"
  }
}
