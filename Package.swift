// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
  name: "waymark",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "waymark", targets: ["waymark"]),
    .library(name: "WaymarkKit", targets: ["WaymarkKit"]),
    .library(name: "WaymarkTesting", targets: ["WaymarkTesting"]),
    .plugin(name: "WaymarkCommand", targets: ["WaymarkCommand"]),
    .plugin(name: "WaymarkBuildTool", targets: ["WaymarkBuildTool"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
  ],
  targets: [
    // The system's Graphviz: libgvc lays out and renders, libcgraph holds the graph.
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),

    // The model and the graph document.
    .target(name: "FlowGraph", swiftSettings: strict),

    // Files to graph.
    .target(
      name: "FlowLoading",
      dependencies: [
        "FlowGraph", "FlowLinks",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict),

    // URLs: their parts, their patterns, and the association files of web sites.
    .target(name: "FlowLinks", dependencies: ["FlowGraph"], swiftSettings: strict),

    // Graph algorithms: reachability, shortest way, the stack automaton.
    .target(
      name: "FlowAnalysis",
      dependencies: ["FlowGraph", .product(name: "Collections", package: "swift-collections")],
      swiftSettings: strict),

    // One file a rule, one registry.
    .target(name: "FlowRules", dependencies: ["FlowGraph", "FlowAnalysis"], swiftSettings: strict),

    // Two graphs to what changed between them.
    .target(name: "FlowDiff", dependencies: ["FlowGraph", "FlowAnalysis"], swiftSettings: strict),

    // Graph to DOT, DOT to pictures.
    .target(
      name: "FlowDiagrams",
      dependencies: [
        "FlowGraph", "FlowDiff", "CGraphviz",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      swiftSettings: strict),

    // Findings to text, Xcode lines, JSON.
    .target(
      name: "FlowReports", dependencies: ["FlowGraph", "FlowRules", "FlowDiff"],
      swiftSettings: strict),

    // The facade, and the only promise to clients.
    .target(
      name: "WaymarkKit",
      dependencies: [
        "FlowGraph", "FlowLinks", "FlowLoading", "FlowAnalysis", "FlowRules", "FlowDiff",
        "FlowDiagrams", "FlowReports", .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      swiftSettings: strict),

    // waymark as a test: an issue for each finding.
    .target(name: "WaymarkTesting", dependencies: ["WaymarkKit"], swiftSettings: strict),

    // `swift package waymark`, and warnings in every build. They run the installed program: a
    // dependency on it would build all of swift-syntax again wherever they are used.
    .plugin(
      name: "WaymarkCommand",
      capability: .command(
        intent: .custom(verb: "waymark", description: "Checks the package's navigation."))),
    .plugin(name: "WaymarkBuildTool", capability: .buildTool()),

    .executableTarget(
      name: "waymark",
      dependencies: [
        "WaymarkKit", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    .testTarget(name: "FlowGraphTests", dependencies: ["FlowGraph"], swiftSettings: strict),
    .testTarget(name: "FlowLinksTests", dependencies: ["FlowLinks"], swiftSettings: strict),
    .testTarget(
      name: "FlowLoadingTests",
      dependencies: ["FlowLoading", "FlowRules", "FlowLinks", "FlowGraph"],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "FlowAnalysisTests", dependencies: ["FlowAnalysis", "FlowGraph"],
      swiftSettings: strict),
    .testTarget(
      name: "FlowRulesTests", dependencies: ["FlowRules", "FlowGraph"], swiftSettings: strict),
    .testTarget(
      name: "FlowDiffTests", dependencies: ["FlowDiff", "FlowGraph"], swiftSettings: strict),
    .testTarget(
      name: "FlowDiagramsTests", dependencies: ["FlowDiagrams", "FlowDiff", "FlowGraph"],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "FlowReportsTests",
      dependencies: ["FlowReports", "FlowRules", "FlowDiff", "FlowGraph"],
      exclude: ["Golden"],
      swiftSettings: strict),
    .testTarget(
      name: "WaymarkTests", dependencies: ["WaymarkKit", "WaymarkTesting", "waymark"],
      swiftSettings: strict),
  ]
)
