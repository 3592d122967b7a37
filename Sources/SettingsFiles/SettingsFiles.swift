// SPDX-License-Identifier: MIT
package import KeyboardModel
package struct SettingsFileFault { package var line: Int; package var message: String }
package enum SettingsFile {
  package static func read(path: String) -> (settings: Settings, faults: [SettingsFileFault]) { (Settings(), []) }
  package static func parse(_ bytes: [UInt8]) -> (settings: Settings, faults: [SettingsFileFault]) { (Settings(), []) }
}
