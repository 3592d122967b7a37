// SPDX-License-Identifier: MIT
import InputModes
import KeyboardModel

extension TypingSession {
  /// Takes what the application says of its fields.
  mutating func take(_ event: TextFieldEvent) -> [Effect] {
    switch event {
    case .entered(let field): return enter(field)
    case .left: return enter(nil)
    case .changed(let field):
      let purposeChanged = field.purpose != context.field?.purpose
      if context.update(field) { history.forget() }
      let effects = purposeChanged ? showLayout(for: field.purpose) : []
      refreshCapitals()
      return effects
    }
  }

  private mutating func enter(_ field: TextField?) -> [Effect] {
    context.enter(field)
    history.forget()
    capitals = ChosenCapitals()
    let effects = showLayout(for: field?.purpose ?? .normal)
    showLayer(mode.board.layout.layers[0].name)
    refreshCapitals()
    return effects
  }

  /// Takes note of a touch. Programs that take keys alone don't say when the focus or the cursor
  /// goes elsewhere: after a pause nothing that was typed is taken for known there.
  mutating func noteTouch(_ frame: TouchFrame, at now: Timestamp) {
    let begins = frame.events.contains { if case .down = $0 { true } else { false } }
    if begins, !context.takesText, lastTouch.duration(to: now) >= .seconds(10) {
      context.forget()
      history.forget()
    }
    lastTouch = now
  }

  /// Shows the layout that names the purpose, in the mode and the language in force; where there
  /// is none, the ordinary one.
  private mutating func showLayout(for purpose: ContentPurpose) -> [Effect] {
    let mode = mode.board.layout.mode
    let ordinary = layouts.first { $0.mode == mode && $0.name == ordinaryLayout }
    let own = layouts.filter { $0.mode == mode && $0.purposes.contains(purpose) }
    let chosen = own.first { $0.language == ordinary?.language } ?? own.first ?? ordinary
    return chosen.map { show($0) } ?? []
  }
}

extension TextField {
  /// Whether what is typed here is written language, with sentences in it.
  var takesSentences: Bool {
    guard !isSecret else { return false }
    return switch purpose {
    case .normal, .alpha, .name: true
    case .digits, .number, .phone, .url, .email, .password, .pin, .date, .time, .datetime,
      .terminal:
      false
    }
  }
}

extension TypingSession {
  /// Whether the field and the text before the cursor ask for a capital.
  var startsWithCapital: Bool {
    guard let field = context.field, field.takesSentences, !field.hints.contains(.lowercase)
    else { return false }
    switch settings.typing.autoCapitals {
    case .off: return false
    case .on: return context.before.endsWithSentence
    case .hint:
      if field.hints.contains(.uppercase) { return true }
      if field.hints.contains(.titlecase) { return context.before.last?.isInWord != true }
      return field.hints.contains(.autoCapitalization) && context.before.endsWithSentence
    }
  }
}
