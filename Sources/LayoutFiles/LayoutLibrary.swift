// SPDX-License-Identifier: MIT
package import KeyboardModel

/// Finds layout files: the user's own first, then the system's, then those built in.
package struct LayoutLibrary: Sendable {
  /// A layout file before it is read.
  package struct Source: Sendable {
    /// `MODE-NAME`.
    package let stem: String
    /// The file; nil for a layout that is built in.
    package let path: String?
    /// The file's name for errors.
    package var shownPath: String { path ?? stem + ".xml" }
    package let bytes: [UInt8]

    package init(stem: String, path: String?, bytes: [UInt8]) {
      self.stem = stem
      self.path = path
      self.bytes = bytes
    }
  }

  /// Folders of layout files, the first one the strongest.
  private let folders: [String]
  /// Whether a name is a keysym's.
  let isKeySymbol: @Sendable (String) -> Bool

  package init(folders: [String] = [], isKeySymbol: @escaping @Sendable (String) -> Bool) {
    self.folders = folders
    self.isKeySymbol = isKeySymbol
  }

  /// This library with one more folder, stronger than all others.
  package func preferring(folder: String) -> LayoutLibrary {
    LayoutLibrary(folders: [folder] + folders, isKeySymbol: isKeySymbol)
  }

  /// The folders in which layouts are looked for, from the environment's XDG variables.
  package static func standardFolders(environment: (String) -> String?) -> [String] {
    let home = environment("HOME") ?? ""
    let own = environment("XDG_DATA_HOME").flatMap { $0.isEmpty ? nil : $0 }
    let shared = environment("XDG_DATA_DIRS").flatMap { $0.isEmpty ? nil : $0 }
    return
      ([own ?? home + "/.local/share"]
      + (shared ?? "/usr/local/share:/usr/share").split(separator: ":").map(String.init))
      .filter { $0.hasPrefix("/") }
      .map { $0 + "/handrail/layouts" }
  }

  /// The layout file `MODE-NAME.xml`; nil where there is none.
  package func source(mode: String, name: String) -> Source? {
    source(stem: "\(mode)-\(name)")
  }

  func source(stem: String) -> Source? { sources(stem: stem).first }

  /// All files of a layout, the strongest first.
  func sources(stem: String) -> [Source] {
    let files = folders.compactMap { folder in
      let path = "\(folder)/\(stem).xml"
      return readFile(path).map { Source(stem: stem, path: path, bytes: $0) }
    }
    return files
      + EmbeddedLayouts.all.filter { $0.stem == stem }.map {
        Source(stem: stem, path: nil, bytes: Array($0.text.utf8))
      }
  }

  /// The names of a mode's layouts: built-in ones in their order, then the others by the alphabet.
  package func names(mode: String) -> [String] {
    let prefix = mode + "-"
    let builtIn = EmbeddedLayouts.all.map(\.stem)
    let own = folders.flatMap(filesInFolder).compactMap { file in
      file.hasSuffix(".xml") ? String(file.dropLast(4)) : nil
    }
    var seen: Set<String> = []
    return (builtIn + own.sorted())
      .filter { $0.hasPrefix(prefix) && seen.insert($0).inserted }
      .map { String($0.dropFirst(prefix.count)) }
  }

  /// Reads a layout.
  /// - Returns: the layout where it has no fault, and all faults that it has.
  package func read(_ source: Source) -> (layout: Layout?, faults: [LayoutFault]) {
    var reader = LayoutReader(library: self, stem: source.stem)
    return reader.read(source.bytes)
  }

  /// Reads all of a mode's layouts. In the place of a faulty file goes the next one of its name, in
  /// the end the one that is built in: a mistake in one's own layout must not cost the keyboard.
  /// - Parameter onFault: is told every fault of a file.
  package func readAll(mode: String, onFault: (Source, LayoutFault) -> Void) -> [Layout] {
    let names = names(mode: mode)
    var known: [String: Layout] = [:]
    for name in names {
      for source in sources(stem: "\(mode)-\(name)") where known[source.stem] == nil {
        var reader = LayoutReader(library: self, stem: source.stem, known: known)
        let (layout, faults) = reader.read(source.bytes)
        for fault in faults { onFault(source, fault) }
        known.merge(reader.known) { $1 }
        known[source.stem] = layout
      }
    }
    return names.compactMap { known["\(mode)-\($0)"] }
  }
}
