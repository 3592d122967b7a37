// SPDX-License-Identifier: MIT
package import KeyboardModel
import Wayland

/// What the loop is to poll the connection for.
package enum PollInterest: Hashable, Sendable {
  case nothing
  case reading
  /// The compositor is slow to read: there is more to send.
  case readingAndWriting
}

extension WaylandClient {
  /// Brings everything up to date before the loop sleeps. After an answer other than `nothing`,
  /// `afterPoll` must follow.
  package func beforePoll() -> PollInterest {
    guard isConnected else {
      handOver()
      return .nothing
    }
    do throws(ConnectionFailure) {
      try connection.prepareToRead()
      finishDispatch()
      handOver()
      guard isConnected else {
        connection.cancelRead()
        return .nothing
      }
      surface?.paintIfDue(at: now, onPaint)
      return try connection.flush() == .done ? .reading : .readingAndWriting
    } catch {
      disconnect(error)
      return .nothing
    }
  }

  /// Takes what has come.
  ///
  /// - Parameters:
  ///   - isReadable: whether `poll` reported anything else than room to write.
  ///   - now: the time at which it returned.
  package func afterPoll(isReadable: Bool, at now: Timestamp) {
    self.now = now
    guard isConnected else { return }
    guard isReadable else { return connection.cancelRead() }
    do throws(ConnectionFailure) {
      try connection.read()
      try connection.dispatchPending()
      finishDispatch()
    } catch {
      disconnect(error)
    }
    handOver()
  }

  /// Waits for what the compositor answers to everything asked so far. For starts and tests: it
  /// blocks.
  package func roundTrip() {
    guard isConnected else { return }
    do throws(ConnectionFailure) {
      try connection.roundTrip()
      finishDispatch()
    } catch {
      disconnect(error)
    }
    handOver()
  }

  /// After the events of one round: the surface follows the fingers at once, and a touch frame
  /// that the compositor has left open is closed after one more round.
  private func finishDispatch() {
    if isOutputStale { followOutput() }
    guard let input else { return }
    if surface?.setTouched(input.isTouched) ?? false { _ = try? connection.flush() }
    if input.isTouched { closings = 0 }
    guard input.hasOpenFrame, !isClosingFrame else { return }
    isClosingFrame = true
    fence { client in
      client.isClosingFrame = false
      client.input?.closeFrame()
    }
  }

  /// Does something once the compositor has read everything that was sent before.
  func fence(_ action: @escaping (WaylandClient) -> Void) {
    let callback = connection.display.sync()
    fences.append(callback)
    callback.onEvent = { [weak self, unowned callback] _ in
      guard let self else { return }
      fences.removeAll { $0 === callback }
      action(self)
    }
  }

  /// Hands waiting events over; what they cause may add others.
  private func handOver() {
    while !waiting.isEmpty {
      let events = waiting
      waiting = []
      for event in events { onEvent?(event) }
    }
  }

  private func disconnect(_ failure: ConnectionFailure) {
    guard isConnected else { return }
    isConnected = false
    input?.cancel()
    waiting.append(.disconnected(failure))
    handOver()
  }
}
