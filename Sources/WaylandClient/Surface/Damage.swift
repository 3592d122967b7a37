// SPDX-License-Identifier: MIT

/// What has to be painted, as a short list of rectangles.
struct Damage: Equatable {
  private(set) var rects: [PixelRect] = []

  var isEmpty: Bool { rects.isEmpty }
  var area: Int { rects.reduce(0) { $0 + $1.area } }

  mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
    rects.removeAll { rect.contains($0) }
    rects.append(rect)
    // Many small pieces cost more to handle than their surroundings cost to paint.
    if rects.count > Self.mostPieces {
      rects = [rects.dropFirst().reduce(rects[0]) { $0.union($1) }]
    }
  }

  mutating func add(_ other: Damage) {
    for rect in other.rects { add(rect) }
  }

  /// Whether one of its rectangles holds this one.
  func covers(_ rect: PixelRect) -> Bool { rects.contains { $0.contains(rect) } }

  private static let mostPieces = 12
}

/// Which parts of each of a surface's buffers are out of date.
///
/// Each buffer keeps its own list, since the one that is free was last painted some frames ago.
struct StaleParts {
  private var stale: [Damage]
  private let whole: PixelRect

  /// All of every buffer is out of date at first.
  init(buffers: Int, width: Int, height: Int) {
    whole = PixelRect(x: 0, y: 0, width: width, height: height)
    var damage = Damage()
    damage.add(whole)
    stale = Array(repeating: damage, count: buffers)
  }

  /// The picture changed there.
  mutating func add(_ damage: Damage) {
    for rect in damage.rects {
      let visible = rect.intersection(whole)
      for index in stale.indices { stale[index].add(visible) }
    }
  }

  /// What to paint so that the buffer shows the picture as it is; the buffer counts as painted.
  mutating func take(buffer: Int) -> [PixelRect] {
    defer { stale[buffer] = Damage() }
    return stale[buffer].rects
  }

  /// Nothing of the buffer is as it was painted.
  mutating func forget(buffer: Int) {
    stale[buffer] = Damage()
    stale[buffer].add(whole)
  }

  /// Whether nothing of the buffer is out of date.
  func isFresh(_ buffer: Int) -> Bool { stale[buffer].isEmpty }

  /// Of those buffers the one with the least to paint.
  func freshest(of buffers: [Int]) -> Int? {
    buffers.min { stale[$0].area < stale[$1].area }
  }
}
