// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

/// With HANDRAIL_PURE set, the package is its pure core alone: it builds and tests on a machine
/// that has no C library's headers at all (`Scripts/test --pure`).
let pureOnly = Context.environment["HANDRAIL_PURE"] != nil

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// For all that the resident program links: the standard library's regular expressions are a
/// mebibyte that it has no use for.
let resident: [SwiftSetting] =
  strict + [
    .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])
  ]

/// Half a mebibyte less of relocations, and a mebibyte less of code, in memory while it runs.
let lean: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld", "-Xlinker", "--gc-sections", "-Xlinker", "--icf=all",
      "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
      "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/Packaging/function-order.txt",
      "-Xlinker", "--no-warn-symbol-ordering",
    ], .when(configuration: .release))
]

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], plugins: [Target.PluginUsage] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: resident, plugins: plugins)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

func systemLibrary(_ name: String, pkgConfig: String, debian: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([debian])])
}

let pureTargets: [Target] = [
  library("KeyboardModel"),
  library("TouchSteadying", ["KeyboardModel"]),
  library("InputModes", ["KeyboardModel"]),
  library("TypingSession", ["KeyboardModel", "TouchSteadying", "InputModes"]),

  .target(
    name: "TestSupport", dependencies: ["KeyboardModel", "InputModes", "TypingSession"],
    path: "Tests/TestSupport", swiftSettings: strict),
  tests("KeyboardModelTests", ["KeyboardModel"]),
  tests("TouchSteadyingTests", ["TouchSteadying", "KeyboardModel"]),
  tests("InputModesTests", ["InputModes", "TypingSession", "KeyboardModel", "TestSupport"]),
  tests("TypingSessionTests", ["TypingSession", "InputModes", "KeyboardModel", "TestSupport"]),
]

let adapterTargets: [Target] = [
  systemLibrary("CWaylandClient", pkgConfig: "wayland-client", debian: "libwayland-dev"),
  systemLibrary("CXkbcommon", pkgConfig: "xkbcommon", debian: "libxkbcommon-dev"),
  systemLibrary("CCairo", pkgConfig: "cairo", debian: "libcairo2-dev"),
  systemLibrary("CPango", pkgConfig: "pangocairo", debian: "libpango1.0-dev"),
  systemLibrary("CExpat", pkgConfig: "expat", debian: "libexpat1-dev"),
  systemLibrary("CInih", pkgConfig: "inih", debian: "libinih-dev"),
  .systemLibrary(name: "CLinux"),

  library("XMLDocuments", ["CExpat"]),

  // Code generated at build time: the protocols' Swift, and the layouts inside the program.
  library("WaylandScannerCore", ["XMLDocuments"]),
  .executableTarget(
    name: "WaylandScanner", dependencies: ["WaylandScannerCore"], swiftSettings: strict),
  .plugin(name: "WaylandBindings", capability: .buildTool(), dependencies: ["WaylandScanner"]),
  .executableTarget(name: "FileEmbedder", swiftSettings: strict),
  .plugin(name: "EmbeddedLayouts", capability: .buildTool(), dependencies: ["FileEmbedder"]),

  library("Wayland", ["CWaylandClient"], plugins: ["WaylandBindings"]),
  library("KeySymbols", ["CXkbcommon", "KeyboardModel"]),
  library("EventLoop", ["CLinux", "KeyboardModel"]),
  library("WaylandClient", ["KeyboardModel", "Wayland", "KeySymbols", "CLinux"]),
  library("SceneRenderer", ["KeyboardModel", "CCairo", "CPango"]),
  library(
    "LayoutFiles", ["KeyboardModel", "InputModes", "XMLDocuments"], plugins: ["EmbeddedLayouts"]),
  library("SettingsFiles", ["KeyboardModel", "CInih"]),

  .executableTarget(
    name: "handrail-keyboard",
    dependencies: [
      "KeyboardModel", "TypingSession", "InputModes", "EventLoop", "WaylandClient", "SceneRenderer",
      "LayoutFiles", "SettingsFiles", "KeySymbols", "CLinux",
    ], swiftSettings: resident, linkerSettings: lean),
  .executableTarget(
    name: "handrail",
    dependencies: [
      "KeyboardModel", "TypingSession", "InputModes", "SceneRenderer", "LayoutFiles",
      "SettingsFiles", "KeySymbols", "EventLoop",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ], swiftSettings: strict, linkerSettings: lean),

  .executableTarget(
    name: "handrail-benchmarks",
    dependencies: [
      "KeyboardModel", "InputModes", "TypingSession", "KeySymbols", "LayoutFiles", "SceneRenderer",
    ], path: "Benchmarks/handrail-benchmarks",
    swiftSettings: strict + [.defaultIsolation(MainActor.self)]),

  tests("XMLDocumentsTests", ["XMLDocuments"]),
  tests("KeySymbolsTests", ["KeySymbols", "KeyboardModel", "CXkbcommon"]),
  tests("WaylandTests", ["Wayland", "CWaylandClient"]),
  tests("WaylandScannerTests", ["WaylandScannerCore"]),
  tests("WaylandClientTests", ["WaylandClient", "KeyboardModel", "KeySymbols"]),
  tests("SceneRendererTests", ["SceneRenderer", "KeyboardModel", "TestSupport"]),
  tests("LayoutFilesTests", ["LayoutFiles", "XMLDocuments", "KeyboardModel", "InputModes"]),
  tests("SettingsFilesTests", ["SettingsFiles", "KeyboardModel"]),
  tests("EventLoopTests", ["EventLoop", "KeyboardModel", "CLinux"]),
  tests(
    "ModeContractTests",
    ["LayoutFiles", "KeySymbols", "TypingSession", "InputModes", "KeyboardModel", "TestSupport"]),
  tests("ArchitectureTests", ["KeyboardModel", "SettingsFiles"]),
  tests("CommandLineTests", ["handrail"]),
]

let package = Package(
  name: "handrail",
  dependencies: pureOnly
    ? []
    : [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")],
  targets: pureOnly ? pureTargets : pureTargets + adapterTargets
)
