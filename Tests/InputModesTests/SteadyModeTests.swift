// SPDX-License-Identifier: MIT
import InputModes
import KeyboardModel
import TestSupport
import Testing

@Suite struct `In the steady mode` {
  @Test func `a drag from a key to its target types the target's text`() {
    var finger = TouchScript()
    finger.down(finger.key("q").active.center)
    finger.slide(to: finger.key("q").targets[0].frame.center)
    finger.up()
    #expect(finger.effects == [.commit("q")])
  }

  @Test func `a finger may land on the background and slide to a key`() {
    var finger = TouchScript()
    let key = finger.key("w")
    finger.down(Point(x: key.active.center.x, y: key.frame.maxY + 8))
    #expect(selected(finger) == [])
    finger.slide(to: key.active.center)
    #expect(selected(finger) == ["w"])
    finger.slide(to: key.targets[0].frame.center)
    finger.up()
    #expect(finger.effects == [.commit("w")])
  }

  @Test func `a key's picture is larger than where a finger selects it`() {
    var finger = TouchScript()
    let key = finger.key("e")
    finger.down(Point(x: key.frame.x + 2, y: key.frame.y + 2))
    #expect(key.frame.contains(Point(x: key.frame.x + 2, y: key.frame.y + 2)))
    #expect(selected(finger) == [])
  }

  @Test(arguments: ["background", "key", "beside", "far above"])
  func `lifting anywhere but on a target types nothing`(place: String) {
    var finger = TouchScript()
    let key = finger.key("d")
    finger.down(key.active.center)
    finger.slide(to: key.targets[0].frame.center)
    let target = key.targets[0].frame
    switch place {
    case "background": finger.slide(to: Point(x: key.frame.center.x, y: key.frame.maxY + 6))
    case "key": finger.slide(to: key.active.center)
    case "beside": finger.slide(to: Point(x: target.maxX + 30, y: target.center.y))
    default: finger.slide(to: Point(x: target.center.x, y: 4))
    }
    finger.up()
    finger.rest(.seconds(1))
    #expect(finger.effects == [])
    #expect(selected(finger) == [])
    #expect(finger.session.nextWake == nil)
  }

  @Test func `cancelled touches leave nothing`() {
    var finger = TouchScript()
    finger.down(finger.key("d").active.center)
    finger.slide(to: finger.key("d").targets[0].frame.center)
    finger.cancel()
    finger.up()
    #expect(finger.effects == [])
    #expect(selected(finger) == [])
    finger.choose(.insert("d"))
    #expect(finger.effects == [.commit("d")])
  }

  @Test func `another key takes over when the finger comes to rest on it`() {
    var finger = TouchScript()
    let other = finger.key("f")
    finger.down(finger.key("a").active.center)
    finger.slide(to: other.active.center)
    #expect(selected(finger) == ["a"])
    finger.rest(.milliseconds(119))
    #expect(selected(finger) == ["a"])
    finger.rest(.milliseconds(2))
    #expect(selected(finger) == ["f"])
    finger.slide(to: other.targets[0].frame.center)
    finger.up()
    #expect(finger.effects == [.commit("f")])
  }

  @Test func `a finger that moves slowly over another key doesn't rest`() {
    var finger = TouchScript()
    let other = finger.key("f")
    finger.down(finger.key("a").active.center)
    finger.slide(to: Point(x: other.active.x + 1, y: other.active.center.y))
    finger.slide(
      to: Point(x: other.active.maxX - 1, y: other.active.center.y), taking: .milliseconds(400))
    #expect(selected(finger) == ["a"])
  }

  @Test(arguments: [
    Duration.milliseconds(60), .milliseconds(300), .milliseconds(900), .seconds(3),
  ])
  func `a straight drag chooses its target whatever lies between`(duration: Duration) {
    for layer in Layout.sample.layers[0].keys {
      for index in layer.targets.indices {
        var finger = TouchScript()
        let key = finger.key(layer.id)
        finger.down(key.active.center)
        finger.slide(to: key.targets[index].frame.center, taking: duration)
        #expect(armed(finger) == [key.targets[index].target.label])
        finger.up()
      }
    }
  }

  @Test func `an armed target holds on to the finger a little`() {
    var finger = TouchScript()
    let target = finger.key("d").targets[0].frame
    finger.down(finger.key("d").active.center)
    finger.slide(to: target.center)
    finger.slide(to: Point(x: target.maxX + 3, y: target.center.y))
    #expect(armed(finger) == ["d"])
    finger.slide(to: Point(x: target.maxX + 9, y: target.center.y))
    #expect(armed(finger) == [])
  }

  @Test func `strong steadiness holds on more`() {
    var settings = Settings()
    settings.touch.steadiness = .strong
    settings.steady.targetSpacing = 0
    var finger = TouchScript(settings)
    let target = finger.key("d").targets[0].frame
    finger.down(finger.key("d").active.center)
    finger.slide(to: target.center)
    finger.slide(to: Point(x: target.maxX + 9, y: target.center.y))
    finger.rest(.seconds(1))
    #expect(armed(finger) == ["d"])
  }

  @Test func `a finger that has gone on when a late loop asks didn't rest`() {
    var session = TouchScript().session
    let start = TouchScript().key("a").active.center
    let other = TouchScript().key("f")
    func send(_ event: TouchEvent, _ milliseconds: Int) {
      _ = session.handle(
        .touch(TouchFrame([event])), at: Timestamp(.milliseconds(milliseconds)))
    }
    send(.down(id: 0, at: start), 0)
    send(.motion(id: 0, to: other.active.center), 20)
    send(.motion(id: 0, to: Point(x: other.active.center.x, y: other.frame.maxY + 9)), 400)
    let selected = session.scene.figures.first { $0.state == .selected }
    #expect(selected?.label == "a")
  }

  @Test func `with steadiness off the last sample decides`() {
    var settings = Settings()
    settings.touch.steadiness = .off
    var finger = TouchScript(settings)
    let target = finger.key("d").targets[0].frame
    finger.down(finger.key("d").active.center)
    finger.slide(to: target.center)
    finger.slide(to: Point(x: target.maxX + 1, y: target.center.y))
    finger.up()
    #expect(finger.effects == [])
  }

  @Test func `only the first finger counts`() {
    var finger = TouchScript()
    finger.send(.down(id: 0, at: finger.key("q").active.center))
    finger.send(.down(id: 1, at: finger.key("g").active.center))
    finger.send(.motion(id: 1, to: finger.key("g").targets[0].frame.center))
    finger.send(.up(id: 1))
    #expect(finger.effects == [])
    finger.send(.motion(id: 0, to: finger.key("q").targets[0].frame.center))
    finger.send(.up(id: 0))
    #expect(finger.effects == [.commit("q")])
  }

  @Test func `landing never types, even where a target has no room but over its key`() {
    let tiny = Output(size: Size(width: 40, height: 30))
    var finger = TouchScript(output: tiny)
    for key in finger.session.mode.description.keys {
      finger.down(key.active.center)
      finger.up()
    }
    #expect(finger.effects == [])
  }

  @Test func `a smoothed finger arms the target that its average is on`() {
    var settings = Settings()
    settings.touch.smoothing = .seconds(1)
    var finger = TouchScript(settings)
    let key = finger.key("d")
    finger.down(key.active.center)
    finger.rest(.seconds(1))
    finger.slide(to: key.targets[0].frame.center)
    #expect(armed(finger) == [])
    finger.rest(.seconds(1))
    #expect(armed(finger) == ["d"])
    #expect(finger.session.nextWake == nil)
    finger.up()
    #expect(finger.effects == [.commit("d")])
  }

  private func selected(_ finger: TouchScript) -> [String] {
    finger.session.scene.figures.filter { $0.state == .selected }.map(\.label)
  }

  private func armed(_ finger: TouchScript) -> [String] {
    finger.session.scene.figures.filter { $0.state == .armed }.map(\.label)
  }
}
