// SPDX-License-Identifier: MIT
import KeyboardModel
import Testing

@testable import WaylandClient

@Suite struct FingerTrackTests {
  static let surface = Rect(x: 0, y: 0, width: 360, height: 480)

  /// Which of the points, one every `step` milliseconds after the first, are believed.
  static func believed(_ points: [Point], step: UInt32 = 8) -> [Bool] {
    var track = FingerTrack(at: points[0], time: 0)
    return points.dropFirst().enumerated().map { index, point in
      track.move(to: point, time: UInt32(index + 1) * step, within: surface) == .believed
    }
  }

  static func column(_ ys: [Double]) -> [Point] { ys.map { Point(x: 100, y: $0) } }

  @Test(arguments: [UInt32(4), 8, 16, 40])
  func `coordinates of the window beneath are not believed`(step: UInt32) {
    #expect(
      Self.believed(Self.column([30, 15, 5, 479, 475, 460, 455]), step: step)
        == [true, true, false, false, false, false])
  }

  @Test func `a finger that comes back over the edge is believed again`() {
    let points =
      Self.column([30, 15, 5, 479, 465, 450])
      + [Point(x: 150, y: 466), Point(x: 170, y: 478), Point(x: 180, y: 9), Point(x: 185, y: 24)]
    #expect(
      Self.believed(points)
        == [true, true, false, false, false, false, false, true, true])
  }

  @Test func `a compositor that counts on beyond the edge is believed`() {
    #expect(Self.believed(Self.column([15, 5, -1, -5, -20, -80, -140])).contains(false) == false)
  }

  @Test func `trembling across the edge is believed`() {
    let points = Self.column((0..<60).map { 5 + ($0 % 2 == 0 ? 20 : -20) })
    #expect(Self.believed(points).contains(false) == false)
  }

  @Test func `a dash from the edge inwards gathers speed and is believed`() {
    #expect(
      Self.believed(Self.column([470, 466, 450, 400, 290, 160]), step: 16).contains(false) == false)
  }

  @Test func `a finger that only landed is believed wherever it goes`() {
    #expect(Self.believed(Self.column([470, 100, 90])) == [true, true])
  }

  @Test func `jumps in the middle of the surface are not judged`() {
    #expect(Self.believed(Self.column([240, 236, 100, 300])) == [true, true, true])
  }

  @Test func `time stamps may wrap round`() {
    var track = FingerTrack(at: Point(x: 100, y: 200), time: UInt32.max - 3)
    let first = track.move(to: Point(x: 100, y: 190), time: 5, within: Self.surface)
    let second = track.move(to: Point(x: 100, y: 180), time: 13, within: Self.surface)
    #expect(first == .believed && second == .believed)
  }
}
