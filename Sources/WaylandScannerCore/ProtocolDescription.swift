// SPDX-License-Identifier: MIT

/// What one protocol file describes, in the file's order.
package struct ProtocolDescription: Equatable {
  package var name: String
  package var interfaces: [InterfaceDescription]

  package init(name: String, interfaces: [InterfaceDescription]) {
    self.name = name
    self.interfaces = interfaces
  }
}

/// One interface. A message's opcode is its place in `requests` or `events`.
package struct InterfaceDescription: Equatable {
  package var name: String
  package var version: Int
  package var summary: String
  package var requests: [MessageDescription] = []
  package var events: [MessageDescription] = []
  package var enumerations: [EnumerationDescription] = []
  package var position: SourcePosition
}

/// A request or an event.
package struct MessageDescription: Equatable {
  package var name: String
  /// The interface's first version that has the message.
  package var since: Int
  /// The object ends with this message.
  package var isDestructor: Bool
  package var summary: String
  package var arguments: [ArgumentDescription]
  package var position: SourcePosition
}

/// One argument of a message.
package struct ArgumentDescription: Equatable {
  /// The wire's types.
  package enum Kind: Equatable {
    case int
    case uint
    case fixed
    case string
    case array
    case descriptor
    /// An object that exists; without an interface it may be of any.
    case object(interface: String?)
    /// An object that the message makes; without an interface the sender names one.
    case newObject(interface: String?)
  }

  package var name: String
  package var kind: Kind
  package var isNullable: Bool
  /// `enum`, or `interface.enum`, that an `int` or `uint` takes its values from.
  package var enumeration: String?
  package var position: SourcePosition
}

/// A list of named values.
package struct EnumerationDescription: Equatable {
  /// One named value.
  package struct Entry: Equatable {
    package var name: String
    package var value: UInt32
    package var summary: String
    package var position: SourcePosition
  }

  package var name: String
  /// The values may be combined.
  package var isBitfield: Bool
  package var entries: [Entry]
  package var position: SourcePosition
}
