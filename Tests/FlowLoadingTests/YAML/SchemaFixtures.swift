import Foundation
import Testing

/// Files of the repository that the tests of file formats read.
enum Fixtures {
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let golden = repository.appendingPathComponent("Tests/FlowLoadingTests/Golden")

  static func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
  }

  /// The files of a golden folder that are not themselves expectations, by name.
  static func files(in folder: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: golden.appendingPathComponent(folder), includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension != "txt" && $0.lastPathComponent != ".DS_Store" }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Compares text with a file of the repository; WAYMARK_RECORD=1 writes it and fails.
  static func expect(
    _ text: String, matches file: URL, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if ProcessInfo.processInfo.environment["WAYMARK_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("wrote \(file.lastPathComponent)", sourceLocation: sourceLocation)
      return
    }
    let expected = try? String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, "record with WAYMARK_RECORD=1", sourceLocation: sourceLocation)
  }

  /// The YAML blocks of a Markdown file.
  static func yamlBlocks(of path: String) throws -> [String] {
    try text(path).components(separatedBy: "\n```yaml\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first.map { $0 + "\n" }
    }
  }
}

/// A second opinion on the schemas: Python's jsonschema, where it is installed.
enum PythonSchema {
  static let absence: Comment = "python3 with the packages jsonschema and PyYAML is not installed"

  static let isAvailable: Bool = {
    (try? run(["-c", "import jsonschema, yaml; jsonschema.Draft202012Validator"]))?.status == 0
  }()

  /// Which of the files the schema takes, by file.
  static func verdicts(schema: String, files: [URL]) throws -> [String: String] {
    let script = Fixtures.repository.appendingPathComponent("Tests/Support/check-schema.py").path
    let schema = Fixtures.repository.appendingPathComponent(schema).path
    let (status, output) = try run([script, schema] + files.map(\.path))
    #expect(status == 0, "the schema is not valid, or Python failed")
    var verdicts: [String: String] = [:]
    for line in output.split(separator: "\n") {
      for file in files where line.contains(" \(file.path)") {
        verdicts[file.lastPathComponent] = String(line.prefix { $0 != " " })
      }
    }
    return verdicts
  }

  private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
