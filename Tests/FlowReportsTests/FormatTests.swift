import Foundation
import Testing

/// Holds the golden reports against the schemas of their formats, where the validators are
/// installed: `pip install jsonschema lxml html5lib`, and the official schema of SARIF in the file
/// that `WAYMARK_SARIF_SCHEMA` names.
@Suite struct FormatTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test(arguments: ["json", "change", "sarif", "gitlab", "checkstyle", "junit", "html"])
  func isValid(format: String) throws {
    let changes = ["changed", "none", "hostile"].map { "change-\($0)" }
    let names: [String] =
      switch format {
      case "change": changes.map { $0 + ".json" }
      case "sarif": (Fixture.allCases.map(\.rawValue) + changes).map { $0 + ".sarif" }
      default: Fixture.allCases.map { "\($0.rawValue).\(format)" }
      }
    let files = names.map { Self.folder.appendingPathComponent("Golden/\($0)").path }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = Self.folder.deletingLastPathComponent()
      .appendingPathComponent("Support/check-report.py").path
    process.arguments = ["python3", script, format] + files
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .split(separator: "\n")
    process.waitUntilExit()
    // Without Python or a validator there is nothing to hold them against.
    guard process.terminationStatus != 3, process.terminationStatus != 127 else { return }
    #expect(process.terminationStatus == 0)
    #expect(lines.count == files.count)
    for line in lines { #expect(line.hasPrefix("valid ")) }
  }
}
