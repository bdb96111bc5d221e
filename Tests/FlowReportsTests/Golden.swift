import Foundation
import Testing

/// Compares text with a file under `Golden`.
///
/// `WAYMARK_RECORD=1` writes the file and fails, so that no run that records can pass.
func expectGolden(
  _ text: String, _ name: String, file: String = #filePath,
  location: SourceLocation = #_sourceLocation
) throws {
  let url = URL(fileURLWithPath: file).deletingLastPathComponent()
    .appendingPathComponent("Golden").appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["WAYMARK_RECORD"] == "1" {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    Issue.record("recorded \(name)", sourceLocation: location)
    return
  }
  let wanted = try String(decoding: Data(contentsOf: url), as: UTF8.self)
  #expect(text == wanted, "differs from Golden/\(name)", sourceLocation: location)
}
