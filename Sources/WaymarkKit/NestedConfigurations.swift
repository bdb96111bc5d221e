import FlowLoading
import FlowRules
import Foundation

/// Configurations in folders below the root. Each changes the levels of rules for what lies below
/// it, and leaves files out there.
struct NestedConfigurations {
  private(set) var scopes: [RuleConfiguration.Scope] = []
  private var excludes: [(folder: String, patterns: [Glob])] = []

  /// - Parameters:
  ///   - paths: the files that are analysed, relative to the root.
  ///   - root: the root as an absolute path.
  ///   - top: the file of the configuration at the top, which is not nested in itself.
  /// - Throws: `InputError` where one has mistakes in it.
  init(of paths: [String], root: String, top: String?) throws {
    var folders = Set<String>()
    for path in paths {
      var folder = path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        guard folders.insert(String(folder)).inserted else { break }
      }
    }
    let topFile = top.map(SourceDiscovery.absolute)
    for folder in folders.sorted() {
      let base = (root == "/" ? "" : root) + "/" + folder
      let file = Configuration.fileNames.map { base + "/" + $0 }
        .first { FileManager.default.fileExists(atPath: $0) }
      guard let file, file != topFile else { continue }
      let configuration = try ProjectSettings.read(file)
      guard configuration.keysOfTheTop.isEmpty else {
        let keys = configuration.keysOfTheTop.map { "`\($0)`" }.joined(separator: ", ")
        throw InputError(
          "\(file): \(keys) can stand only in the configuration at the top; one in a folder below"
            + " takes `rules` and `exclude`")
      }
      scopes.append(
        .init(folder: folder + "/", levels: configuration.rules.mapValues { $0.severity }))
      if !configuration.exclude.isEmpty {
        excludes.append((folder + "/", configuration.exclude))
      }
    }
  }

  /// Whether the file is to be read.
  func reads(_ path: String) -> Bool {
    !excludes.contains { folder, patterns in
      path.hasPrefix(folder)
        && patterns.contains { $0.matches(String(path.dropFirst(folder.count))) }
    }
  }
}
