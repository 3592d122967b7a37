// SPDX-License-Identifier: MIT

/// Turns the protocols' `snake_case` into Swift's names.
enum SwiftName {
  /// `zwlr_layer_shell_v1` is `ZwlrLayerShellV1`.
  static func type(_ name: String) -> String { joined(name, capitalizesFirst: true) }

  /// `get_layer_surface` is `getLayerSurface`; names that Swift reserves come in backticks.
  static func member(_ name: String) -> String { escaped(joined(name, capitalizesFirst: false)) }

  /// A type inside an interface's class, where `Event`, `Type` and `Protocol` are taken.
  static func nestedType(_ name: String) -> String {
    let type = type(name)
    return takenTypes.contains(type) ? type + "Value" : type
  }

  /// A method of an interface's class, where the base class has some names already.
  static func method(_ name: String) -> String {
    let member = joined(name, capitalizesFirst: false)
    return takenMembers.contains(member) ? member + "Request" : escaped(member)
  }

  /// The members of a list: where two names would become the same, both keep their underscores.
  static func members(_ names: [String]) -> [String] {
    let members = names.map { joined($0, capitalizesFirst: false) }
    var counts: [String: Int] = [:]
    for member in members { counts[member, default: 0] += 1 }
    return zip(names, members).map { name, member in
      escaped(counts[member] == 1 ? member : name)
    }
  }

  private static func joined(_ name: String, capitalizesFirst: Bool) -> String {
    var result = ""
    for (index, word) in name.split(separator: "_").enumerated() {
      let capitalizes = index > 0 || capitalizesFirst
      result += capitalizes ? word.prefix(1).uppercased() + word.dropFirst() : word
    }
    return result
  }

  private static func escaped(_ name: String) -> String {
    if name.first?.isNumber ?? true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let takenTypes: Set<String> = ["Event", "Type", "Protocol", "Self"]

  /// What `Proxy` declares.
  private static let takenMembers: Set<String> = [
    "call", "create", "end", "forget", "interface", "isAlive", "onEvent", "receive", "version",
  ]

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]
}
