// SPDX-License-Identifier: MIT
package import KeyboardModel
package import TypingSession

/// Makes the gesture for an action on a bare session, to which no field answers.
package func choose(_ action: Action, in session: inout TypingSession) -> [Effect] {
  guard let gesture = session.mode.gesture(for: action) else {
    preconditionFailure("the board doesn't offer \(action.text)")
  }
  var now = Timestamp()
  var effects: [Effect] = []
  for (index, stop) in gesture.stops.enumerated() {
    let event: TouchEvent =
      index == 0 ? .down(id: 0, at: stop.point) : .motion(id: 0, to: stop.point)
    effects += session.handle(.touch(TouchFrame([event])), at: now)
    now = now.advanced(by: stop.rest)
  }
  return effects + session.handle(.touch(TouchFrame([.up(id: 0)])), at: now)
}
