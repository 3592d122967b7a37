// SPDX-License-Identifier: MIT
import ArgumentParser
import InputModes
import KeyboardModel

/// `handrail describe`
struct Describe: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say where everything is, as JSON, in logical pixels of the output.")

  @OptionGroup var options: KeyboardOptions

  @Option(help: "The layer; default: the layout's first.")
  var layer: String?

  func run() throws {
    try orExplain {
      let replay = try options.replay()
      var mode = replay.session.mode
      if let layer { try mode.show(layer: layer) }
      print(try jsonLine(DescriptionJSON(mode)))
    }
  }
}

extension InputMode {
  /// Shows another layer, as `--layer` asks for it.
  mutating func show(layer: String) throws {
    guard board.layout.layer(named: layer) != nil else {
      let known = board.layout.layers.map(\.name).joined(separator: ", ")
      throw Failure(
        "--layer: the layout '\(board.layout.name)' has no layer '\(layer)'; it has \(known)")
    }
    board.layerName = layer
  }
}

/// A board's description as the promised JSON.
private struct DescriptionJSON: Encodable {
  struct Screen: Encodable {
    let width: Double
    let height: Double
  }

  struct Panel: Encodable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
  }

  struct Shape: Encodable {
    let rect: [Double]

    init(_ rect: Rect) {
      self.rect = [rect.x, rect.y, rect.width, rect.height].map(rounded)
    }
  }

  struct Target: Encodable {
    let id: String
    let label: String
    let action: String
    let shape: Shape
  }

  /// No mode offers completions yet.
  struct Completion: Encodable {}

  struct Key: Encodable {
    let id: String
    let label: String
    let shape: Shape
    let active: Shape
    let targets: [Target]
    let completions: [Completion] = []
  }

  let mode: String
  let layout: String
  let layer: String
  let output: Screen
  let pixelsPerMillimetre: Double
  let keyboard: Panel
  let keys: [Key]

  init(_ mode: any InputMode) {
    let board = mode.board
    let description = mode.description
    self.mode = board.layout.mode
    layout = board.layout.name
    layer = board.layerName
    output = Screen(width: board.output.size.width, height: board.output.size.height)
    pixelsPerMillimetre = board.output.pixelsPerMillimetre
    keyboard = Panel(
      x: rounded(description.keyboard.x), y: rounded(description.keyboard.y),
      width: rounded(description.keyboard.width), height: rounded(description.keyboard.height))
    keys = description.keys.map { placed in
      Key(
        id: placed.key.id, label: placed.key.label, shape: Shape(placed.frame),
        active: Shape(placed.active),
        targets: placed.targets.map {
          Target(
            id: $0.target.id, label: $0.target.label, action: $0.target.action.symbolText,
            shape: Shape($0.frame))
        })
    }
  }
}

/// A length to a thousandth of a pixel.
private func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
