import Foundation
import Testing

/// Compares text with a file beside the tests.
///
/// With `WAYMARK_RECORD=1` in the environment it writes the file instead, and fails, so that a
/// recording is never taken for a passing run.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation)
  throws
{
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden").appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["WAYMARK_RECORD"] == "1" {
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let golden = try String(decoding: Data(contentsOf: file), as: UTF8.self)
  guard golden != text else { return }
  let lines = zip(golden.split(separator: "\n"), text.split(separator: "\n"))
  let first = lines.first { $0 != $1 }
  Issue.record(
    "\(name) differs; expected \(first?.0 ?? "another length"), got \(first?.1 ?? "")",
    sourceLocation: sourceLocation)
}
