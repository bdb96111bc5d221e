import FlowGraph
import Foundation

/// The findings and the figures, for other programs.
struct JSONReport {
  var input: ReportInput

  private struct Document: Encodable {
    var schemaVersion: Int
    var tool: FlowGraph.Tool
    var root: String
    var findings: [Finding]
    var summary: ReportSummary
  }

  func render() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = Document(
      schemaVersion: input.graph.schemaVersion, tool: input.graph.tool, root: input.graph.root,
      findings: input.findings, summary: input.summary)
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }
}
