// SPDX-License-Identifier: MIT
import InputModes
import KeyboardModel
import TestSupport
import Testing

private let screens = [
  Output(size: Size(width: 360, height: 720)),
  Output(size: Size(width: 720, height: 360)),
  Output(size: Size(width: 720, height: 1280)),
  Output(size: Size(width: 1280, height: 800)),
  Output(size: Size(width: 1024, height: 768), pixelsPerMillimetre: 4),
  Output(size: Size(width: 540, height: 1170), pixelsPerMillimetre: 8),
]

@Suite struct `Targets` {
  @Test(arguments: screens, [12.0, 18, 30])
  func `are inside of the screen, apart, and never on their key`(output: Output, size: Double) {
    for key in keys(output, size) {
      let frames = key.targets.map(\.frame)
      for (index, frame) in frames.enumerated() {
        #expect(output.bounds.union(frame) == output.bounds)
        #expect(!frame.intersects(key.frame))
        #expect(!frames[..<index].contains { $0.intersects(frame) })
      }
    }
  }

  @Test(arguments: [screens[0], screens[2], screens[3]])
  func `are as large as asked where there is room`(output: Output) {
    for key in keys(output, 18) {
      for target in key.targets {
        #expect(abs(target.frame.width - output.pixels(18)) < 0.01)
        #expect(abs(target.frame.height - output.pixels(18)) < 0.01)
      }
    }
  }

  @Test(arguments: screens)
  func `are far enough above the key for the finger not to hide them`(output: Output) {
    for key in keys(output, 18) {
      for target in key.targets {
        #expect(key.frame.center.y - target.frame.maxY >= output.pixels(8) - 0.01)
      }
    }
  }

  @Test func `stand straight above their key, the first one of them, away from the edges`() {
    for key in keys(screens[3], 18) {
      #expect(abs(key.targets[0].frame.center.x - key.frame.center.x) < 1)
    }
  }

  @Test func `of one row keep the first nearest to its key at the edges too`() {
    for key in keys(screens[0], 18) {
      let row = key.targets.filter { $0.frame.y == key.targets[0].frame.y }
      let distances = row.map { abs($0.frame.center.x - key.frame.center.x) }
      #expect(distances[0] == distances.min())
    }
  }

  @Test(arguments: screens)
  func `keep their keys in the same places in every layer`(output: Output) {
    var mode = SteadyMode(
      board: Board(layout: .sample, output: output, settings: Settings()))
    let bottom = mode.description.keyboard.maxY
    mode.board.layerName = "symbols"
    #expect(mode.description.keyboard.maxY == bottom)
    #expect(bottom == output.size.height)
  }

  private func keys(_ output: Output, _ size: Double) -> [BoardDescription.PlacedKey] {
    var settings = Settings()
    settings.steady.targetSize = size
    return SteadyMode(board: Board(layout: .sample, output: output, settings: settings))
      .description.keys
  }
}
