// SPDX-License-Identifier: MIT
package import KeyboardModel

/// The mean position of one finger over a window of time.
///
/// It is an average over *time*, not over samples: between two events the finger is where the
/// first one put it, so each position weighs as long as it lasted, and the average goes on moving
/// while no event arrives. A touch younger than the window is averaged over its own life.
package struct MovingAverage: Sendable {
  private struct Sample {
    var time: Timestamp
    var point: Point
  }

  private let window: Duration
  /// In order of time; at most one of them is older than the window.
  private var samples: [Sample]

  package init(window: Duration, start point: Point, at now: Timestamp) {
    precondition(window > .zero, "an average needs a window")
    self.window = window
    samples = [Sample(time: now, point: point)]
  }

  package mutating func move(to point: Point, at now: Timestamp) {
    if samples[samples.count - 1].time >= now {
      samples[samples.count - 1].point = point
    } else {
      samples.append(Sample(time: now, point: point))
    }
    forgetSamples(before: now.advanced(by: .zero - window))
  }

  /// When the average reaches the finger, if the finger stays where it is.
  package var settled: Timestamp {
    let last = samples[samples.count - 1]
    return samples.count == 1 ? last.time : last.time.advanced(by: window)
  }

  /// The mean of the position over the window that ends `now`:
  /// the integral of the position over time, divided by the time.
  package func value(at now: Timestamp) -> Point {
    mean(over: window, at: now)
  }

  /// Where the finger has rested for that long, or since it landed; nil where in this time it was
  /// farther than `radius` from the middle of its ways.
  package func rest(of duration: Duration, within radius: Double, at now: Timestamp) -> Point? {
    let middle = mean(over: duration, at: now)
    let start = now.advanced(by: .zero - duration)
    let first = samples.lastIndex { $0.time <= start } ?? 0
    let strays = samples[first...].contains { $0.point.distance(to: middle) > radius }
    return strays ? nil : middle
  }

  private func mean(over duration: Duration, at now: Timestamp) -> Point {
    let start = max(samples[0].time, now.advanced(by: .zero - duration))
    var x = 0.0
    var y = 0.0
    var total = 0.0
    for (index, sample) in samples.enumerated() {
      let end = index + 1 < samples.count ? samples[index + 1].time : now
      let weight = max(sample.time, start).duration(to: end).seconds
      guard weight > 0 else { continue }
      x += sample.point.x * weight
      y += sample.point.y * weight
      total += weight
    }
    guard total > 0 else { return samples[samples.count - 1].point }
    return Point(x: x / total, y: y / total)
  }

  private mutating func forgetSamples(before time: Timestamp) {
    let needed = samples.lastIndex { $0.time <= time } ?? 0
    samples.removeFirst(needed)
  }
}
