// SPDX-License-Identifier: MIT
import KeyboardModel

/// Gathers settings and faults line after line.
struct SettingsReader {
  private(set) var settings = Settings()
  private(set) var faults: [SettingsFileFault] = []
  private(set) var notes: [SettingsFileFault] = []

  private var line = 0
  private var section = ""
  /// Whose settings the keys below are: where the section's name was misspelt, the one that was
  /// meant, so that further faults are found; nil where that is anybody's guess.
  private var meantSection: String?
  /// The lines in which the settings stand.
  private var lines: [String: Int] = [:]

  mutating func read(_ bytes: ArraySlice<UInt8>) {
    line += 1
    let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    guard let text = String(validating: bytes, as: UTF8.self),
      text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control || $0 == "\t" })
    else { return fault("the line is no UTF-8 text") }
    guard bytes.count <= INILine.longest else {
      return fault("the line is too long; it may have \(INILine.longest) bytes")
    }
    switch INILine(text, in: section) {
    case .nothing: break
    case .section(let name): open(name)
    case .assignment(let key, let value): set(key, to: value)
    case .malformed: fault("the line is neither [section] nor key = value, nor a comment after #")
    }
  }

  private mutating func open(_ name: String) {
    section = name
    guard !Self.sections.contains(name), !name.isEmpty else {
      meantSection = name
      return
    }
    meantSection = nearest(to: name, among: Self.sections)
    let hint = meantSection ?? Self.sections.joined(separator: ", ")
    let question = meantSection == nil ? "there are \(hint)" : "did you mean '\(hint)'?"
    fault("no section is called '\(name)'; \(question)")
  }

  private mutating func set(_ key: String, to value: String) {
    guard !key.isEmpty else { return fault("there is no name before the value") }
    guard !section.isEmpty else {
      return fault("'\(key)' stands in no section; \(Self.place(of: key))")
    }
    guard let meantSection else { return }
    let name = "\(meantSection).\(key)"
    if let earlier = lines[name] {
      return fault("\(name) is set in line \(earlier) already; one of the two has to go")
    }
    do throws(SettingFault) {
      try settings.set(name, to: value)
      lines[name] = line
    } catch {
      fault(error.message)
    }
    if SettingDefinition.isPromised(name) {
      let message = "\(name) has no effect in this version"
      notes.append(SettingsFileFault(line: line, message: message))
    }
  }

  private mutating func fault(_ message: String) {
    faults.append(SettingsFileFault(line: line, message: message))
  }

  /// Where a key belongs that was written outside of sections, with or without the section's name.
  private static func place(of key: String) -> String {
    let owner = sections.first { section in
      SettingDefinition.names.contains { $0 == key && $0.hasPrefix(section + ".") }
        || SettingDefinition.names.contains("\(section).\(key)")
    }
    guard let owner else { return "a line such as [\(sections[0])] has to come before it" }
    let bare = key.hasPrefix(owner + ".") ? String(key.dropFirst(owner.count + 1)) : key
    return "it would be right as '\(bare)' below a line [\(owner)]"
  }

  /// The sections, in the order of the manual.
  private static let sections: [String] = {
    var sections: [String] = []
    for name in SettingDefinition.names {
      let section = String(name.prefix { $0 != "." })
      if !sections.contains(section) { sections.append(section) }
    }
    return sections
  }()
}
