// SPDX-License-Identifier: MIT
import CLinux
import InputModes
import KeySymbols
import KeyboardModel
import LayoutFiles
import SettingsFiles
import TypingSession

extension Options {
  /// The settings in force: the file's, and over them those of the command line. Faults of the
  /// user's own file are told and cost only that file; the command line has to be right.
  func readSettings() throws(StartFault) -> Settings {
    var result = Settings()
    if let path = config ?? Self.standardConfig {
      let file = SettingsFile.read(path: path)
      for fault in file.faults + file.notes {
        report("\(path):\(fault.line): \(fault.message)")
      }
      if file.faults.isEmpty { result = file.settings }
    }
    for (name, value) in settings {
      do throws(SettingFault) {
        try result.set(name, to: value)
      } catch {
        throw StartFault(message: "--set: \(error.message)")
      }
      if SettingDefinition.isPromised(name) { report("\(name) has no effect in this version") }
    }
    return result
  }

  /// The session for the mode, with all of its layouts. A faulty one is told and left out.
  func makeSession(settings: Settings, output: Output) throws(StartFault) -> TypingSession {
    guard ModeCatalogue.mode(named: mode) != nil else {
      let known = ModeCatalogue.all.map { $0.name }.joined(separator: ", ")
      throw StartFault(message: "--mode: no mode is called '\(mode)'; there are \(known)")
    }
    let layouts = readLayouts()
    guard
      let session = TypingSession(
        mode: mode, layout: layout, layouts: layouts, settings: settings, output: output)
    else {
      let known = layouts.map(\.name).joined(separator: ", ")
      throw StartFault(
        message: "--layout: the mode '\(mode)' has no layout '\(layout ?? "")'; it has \(known)")
    }
    return session
  }

  private func readLayouts() -> [Layout] {
    let library = LayoutLibrary(
      folders: LayoutLibrary.standardFolders(environment: environment),
      isKeySymbol: { KeySymbol(named: $0) != nil })
    return library.readAll(mode: mode) { source, fault in
      let place = "\(fault.position.line):\(fault.position.column)"
      report("\(source.shownPath):\(place): \(fault.message)")
    }
  }

  /// The user's settings file, where there is one.
  private static var standardConfig: String? {
    let own = environment("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 }
    guard let folder = own ?? environment("HOME").map({ $0 + "/.config" }) else { return nil }
    let path = folder + "/handrail/settings.ini"
    return unsafe access(path, F_OK) == 0 ? path : nil
  }
}
