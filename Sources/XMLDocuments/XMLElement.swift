// SPDX-License-Identifier: MIT

/// A place in a text file; both count from 1, columns in characters.
package struct SourcePosition: Hashable, Comparable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// An attribute, and where its name stands.
package struct XMLAttribute: Hashable, Sendable {
  package var name: String
  package var value: String
  package var position: SourcePosition
}

/// An element with all that it holds, and where its tag begins.
package struct XMLElement: Hashable, Sendable {
  package var name: String
  /// In the order of the file.
  package var attributes: [XMLAttribute]
  package var children: [XMLElement] = []
  /// The text that stands in it directly, its children's left out.
  package var text = ""
  package var position: SourcePosition

  /// An attribute's value; nil where the element has none of that name.
  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// Where an attribute stands; the element's own place where it has none of that name.
  package func position(of attribute: String) -> SourcePosition {
    attributes.first { $0.name == attribute }?.position ?? position
  }
}

/// Why a file is no XML that we read.
package struct XMLFault: Error, Hashable, Sendable {
  package var position: SourcePosition
  /// What is wrong, in a line.
  package var message: String
}
