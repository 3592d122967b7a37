// SPDX-License-Identifier: MIT

/// What `handrail run` passes on.
struct Options {
  var mode = "steady"
  var layout: String?
  var config: String?
  var recordTouches: String?
  var settings: [(name: String, value: String)] = []
  var hidden = false
  /// Say what the compositor offers, and no more.
  var probe = false

  init(_ arguments: some Sequence<String>) throws(StartFault) {
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      switch option {
      case "--hidden": hidden = true
      case "--probe": probe = true
      case "--mode": mode = try Self.value(of: option, &rest)
      case "--layout": layout = try Self.value(of: option, &rest)
      case "--config": config = try Self.value(of: option, &rest)
      case "--record-touches": recordTouches = try Self.value(of: option, &rest)
      case "--set":
        let parts = try Self.value(of: option, &rest)
          .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else {
          throw StartFault(status: 64, message: "--set takes SECTION.KEY=VALUE")
        }
        settings.append((String(parts[0]), String(parts[1])))
      default:
        throw StartFault(status: 64, message: "there is no option '\(option)'")
      }
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(StartFault) -> String {
    guard let value = rest.popFirst() else {
      throw StartFault(status: 64, message: "\(option) needs a value")
    }
    return value
  }
}
