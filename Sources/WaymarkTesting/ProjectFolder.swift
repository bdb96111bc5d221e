import Foundation

/// The folder that a test's paths are relative to: tests run in folders of their host's choice.
enum ProjectFolder {
  /// - Parameters:
  ///   - path: absolute, or relative to the nearest folder above the test that holds it beside a
  ///     `Package.swift`, a `.waymark.yml` or a `.git`.
  ///   - test: the path of the test's source.
  static func absolute(_ path: String, for test: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    var folder = URL(fileURLWithPath: test).deletingLastPathComponent()
    while folder.path != "/" {
      if isProject(folder) {
        let candidate = folder.appendingPathComponent(path).path
        if FileManager.default.fileExists(atPath: candidate) { return candidate }
      }
      folder = folder.deletingLastPathComponent()
    }
    return path
  }

  private static func isProject(_ folder: URL) -> Bool {
    ["Package.swift", ".waymark.yml", ".waymark.yaml", ".git"].contains {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }

  static func name(of root: String) -> String {
    root.split(separator: "/").last.map(String.init) ?? "App"
  }
}
