import Foundation
import Testing

/// Holds the arrows between the targets: data flows one way, and what is behind a target's door
/// stays there.
@Suite struct LayerTests {
  /// What each target may import beside the standard library's modules.
  private static let allowed: [String: Set<String>] = [
    "FlowGraph": [],
    "FlowLinks": ["FlowGraph"],
    "FlowLoading": ["FlowGraph", "FlowLinks", "SwiftSyntax", "SwiftParser", "Yams"],
    "FlowAnalysis": ["FlowGraph", "Collections"],
    "FlowRules": ["FlowGraph", "FlowAnalysis"],
    "FlowDiff": ["FlowGraph", "FlowAnalysis"],
    "FlowDiagrams": ["FlowGraph", "FlowDiff", "CGraphviz", "Subprocess"],
    "FlowReports": ["FlowGraph", "FlowRules", "FlowDiff"],
    "WaymarkKit": [
      "FlowGraph", "FlowLinks", "FlowLoading", "FlowAnalysis", "FlowRules", "FlowDiff",
      "FlowDiagrams", "FlowReports", "Subprocess",
    ],
    "WaymarkTesting": ["WaymarkKit", "Testing", "XCTest"],
    "waymark": ["WaymarkKit", "ArgumentParser"],
  ]

  private static let system: Set<String> = [
    "Foundation", "FoundationXML", "Dispatch", "Glibc", "Darwin", "Musl", "Synchronization",
    "System", "SystemPackage",
  ]

  private static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  @Test func everyTargetHasItsArrows() throws {
    let targets = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent("Sources").path
    ).filter { !$0.hasPrefix(".") && $0 != "CGraphviz" }
    #expect(Set(targets) == Set(Self.allowed.keys))
  }

  @Test(arguments: allowed.keys.sorted())
  func importsOnlyWhatItMay(target: String) throws {
    let folder = Self.root.appendingPathComponent("Sources").appendingPathComponent(target)
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    )
    .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    #expect(!files.isEmpty)
    let allowed = Self.allowed[target, default: []].union(Self.system)
    for file in files {
      for module in imports(try String(contentsOf: file, encoding: .utf8)) {
        #expect(allowed.contains(module), "\(file.lastPathComponent) imports \(module)")
      }
    }
  }

  @Test func readsEveryFormOfImport() {
    let source = """
      import A
      @_exported public import B
      @testable import struct C.D
        import E.F // G
      // import H
      let text = "import I"
      let code = \"""
        import J
        \"""
      import K
      """
    #expect(imports(source) == ["A", "B", "C", "E", "K"])
  }

  /// The modules that a file imports; text in a string imports nothing.
  private func imports(_ source: String) -> [String] {
    let pattern = /^\s*(?:(?:@\w+|public|package|internal|fileprivate|private)\s+)*import\s+(.*)/
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    var isInString = false
    return source.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      let wasInString = isInString
      if line.ranges(of: "\"\"\"").count % 2 == 1 { isInString.toggle() }
      guard !wasInString, let match = line.firstMatch(of: pattern) else { return nil }
      let name = match.1.split(separator: " ").first { !kinds.contains($0) }
      return name.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
    }
  }
}
