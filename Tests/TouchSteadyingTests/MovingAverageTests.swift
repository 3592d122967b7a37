// SPDX-License-Identifier: MIT
import KeyboardModel
import Testing
import TouchSteadying

private func at(_ milliseconds: Int) -> Timestamp { Timestamp(.milliseconds(milliseconds)) }

@Suite struct `A moving average` {
  @Test func `weighs positions by the time that they lasted`() {
    var average = MovingAverage(window: .seconds(1), start: Point(x: 0, y: 0), at: at(0))
    average.move(to: Point(x: 100, y: 200), at: at(750))
    #expect(average.value(at: at(1000)) == Point(x: 25, y: 50))
  }

  @Test func `is taken over the touch's own life while that is shorter than the window`() {
    var average = MovingAverage(window: .seconds(2), start: Point(x: 0, y: 0), at: at(0))
    average.move(to: Point(x: 60, y: 0), at: at(100))
    #expect(average.value(at: at(200)) == Point(x: 30, y: 0))
  }

  @Test func `goes on moving while the finger rests, and then is where the finger is`() {
    var average = MovingAverage(window: .milliseconds(200), start: Point(x: 0, y: 0), at: at(0))
    average.move(to: Point(x: 40, y: 0), at: at(300))
    #expect(average.value(at: at(400)).x == 20)
    #expect(abs(average.value(at: at(450)).x - 30) < 1e-9)
    #expect(average.settled == at(500))
    #expect(average.value(at: at(500)).x == 40)
    #expect(average.value(at: at(9000)).x == 40)
  }

  @Test func `forgets what is older than its window`() {
    var average = MovingAverage(window: .milliseconds(100), start: Point(x: 1000, y: 0), at: at(0))
    average.move(to: Point(x: 10, y: 0), at: at(50))
    average.move(to: Point(x: 20, y: 0), at: at(200))
    #expect(average.value(at: at(200)).x == 10)
  }

  @Test(arguments: [4.0, 5, 6, 8])
  func `of one period cancels a tremor of that frequency`(frequency: Double) {
    let window = Duration.seconds(1 / frequency)
    var average = MovingAverage(window: window, start: Point(x: 200, y: 300), at: at(0))
    var worst = 0.0
    for millisecond in stride(from: 0, to: 2000, by: 4) {
      let phase = 2 * Double.pi * frequency * Double(millisecond) / 1000
      average.move(to: Point(x: 200 + 22 * sine(phase), y: 300), at: at(millisecond))
      if millisecond > 500 {
        worst = max(worst, abs(average.value(at: at(millisecond)).x - 200))
      }
    }
    #expect(worst < 1)
  }

  @Test func `takes the last of several positions of one moment`() {
    var average = MovingAverage(window: .seconds(1), start: Point(x: 0, y: 0), at: at(0))
    average.move(to: Point(x: 5, y: 0), at: at(0))
    average.move(to: Point(x: 7, y: 0), at: at(0))
    #expect(average.value(at: at(100)).x == 7)
  }
}

/// The sine by its Taylor series, after reduction to one period: enough digits for a tremor.
private func sine(_ angle: Double) -> Double {
  let x = angle.remainder(dividingBy: 2 * .pi)
  var term = x
  var sum = x
  for n in stride(from: 2.0, to: 30, by: 2) {
    term *= -x * x / (n * (n + 1))
    sum += term
  }
  return sum
}
