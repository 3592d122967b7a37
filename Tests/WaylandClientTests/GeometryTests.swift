// SPDX-License-Identifier: MIT
import KeyboardModel
import Testing

@testable import WaylandClient

@Suite struct OutputFactsTests {
  /// A phone's panel of 720 x 1440 pixels on 65 x 130 mm, at scale 2.
  var facts = OutputFacts(
    modeWidth: 720, modeHeight: 1440, physicalWidth: 65, physicalHeight: 130, scale: 2)

  @Test func `size and density come from mode, scale and millimetres`() throws {
    let geometry = try #require(facts.geometry)
    #expect(geometry.size == Size(width: 360, height: 720))
    #expect(geometry.scale == 2)
    let density = try #require(geometry.pixelsPerMillimetre)
    #expect(abs(density - 5.538) < 0.001)
    #expect(geometry.output.pixelsPerMillimetre == density)
  }

  @Test mutating func `a quarter turn swaps the sides and keeps the density`() {
    let upright = facts.geometry
    facts.isQuarterTurned = true
    #expect(facts.geometry?.size == Size(width: 720, height: 360))
    #expect(facts.geometry?.pixelsPerMillimetre == upright?.pixelsPerMillimetre)
  }

  @Test mutating func `the logical size, where told, settles fractional scales`() {
    facts.logicalSize = Size(width: 480, height: 960)
    #expect(facts.geometry?.size == Size(width: 480, height: 960))
    facts.logicalSize = Size(width: 0, height: 0)
    #expect(facts.geometry?.size == Size(width: 360, height: 720))
  }

  @Test(arguments: [(0, 0), (0, 130), (-1, 130), (1600, 900), (4, 3), (16, 9)])
  mutating func `millimetres that cannot be true count as unknown`(width: Int, height: Int) {
    facts.physicalWidth = width
    facts.physicalHeight = height
    #expect(facts.geometry?.pixelsPerMillimetre == nil)
    #expect(
      facts.geometry?.output.pixelsPerMillimetre == Output.assumedPixelsPerMillimetre)
  }

  @Test func `without a mode there is no geometry`() {
    #expect(OutputFacts().geometry == nil)
  }
}

@Suite struct SurfaceScaleTests {
  @Test(arguments: [
    (SurfaceScale(isFractional: false, expected: 2), 2.0, 2),
    (SurfaceScale(isFractional: false, entered: [1], expected: 2), 1.0, 1),
    (SurfaceScale(isFractional: false, entered: [1, 3], expected: 2), 3.0, 3),
    (SurfaceScale(isFractional: false, expected: 0), 1.0, 1),
    (SurfaceScale(isFractional: true, expected: 2), 2.0, 1),
    (SurfaceScale(isFractional: true, preferred: 180, entered: [2], expected: 2), 1.5, 1),
    (SurfaceScale(isFractional: false, preferred: 180, entered: [2], expected: 2), 2.0, 2),
  ])
  func `the scale follows what the compositor has said`(
    scale: SurfaceScale, value: Double, bufferScale: Int32
  ) {
    #expect(scale.value == value)
    #expect(scale.bufferScale == bufferScale)
  }
}

@Suite struct SurfaceMappingTests {
  let mapping = SurfaceMapping(
    outputSize: Size(width: 360, height: 720), surfaceSize: Size(width: 360, height: 480), scale: 2)

  @Test func `the surface ends at the output's bottom`() {
    #expect(mapping.outputPoint(surfaceX: 10, surfaceY: 20) == Point(x: 10, y: 260))
    #expect(
      mapping.bufferRect(of: Rect(x: 10, y: 260, width: 5, height: 5))
        == PixelRect(x: 20, y: 40, width: 10, height: 10))
    #expect(
      mapping.outputRect(of: PixelRect(x: 20, y: 40, width: 10, height: 10))
        == Rect(x: 10, y: 260, width: 5, height: 5))
  }

  @Test func `rectangles grow to whole pixels and are cut to the surface`() {
    #expect(
      mapping.bufferRect(of: Rect(x: 10.2, y: 259.9, width: 0.1, height: 0.3))
        == PixelRect(x: 20, y: 39, width: 1, height: 2))
    #expect(
      mapping.bufferRect(of: Rect(x: -50, y: 0, width: 1e300, height: 241))
        == PixelRect(x: 0, y: 0, width: 720, height: 2))
    #expect(mapping.surfaceRect(of: Rect(x: 0, y: 480, width: 360, height: 240)).y == 240)
    #expect(mapping.bufferRect(of: Rect(x: 0, y: 0, width: 360, height: 100)).isEmpty)
  }

  @Test(arguments: [(360.0, 1.5, 540), (361.0, 1.5, 542), (333.0, 1.25, 416), (360.0, 2.0, 720)])
  func `the buffer's size rounds half away from zero`(
    width: Double, scale: Double, expected: Int
  ) {
    let mapping = SurfaceMapping(
      outputSize: Size(width: width, height: 720), surfaceSize: Size(width: width, height: 100),
      scale: scale)
    #expect(mapping.bufferWidth == expected)
  }
}
