import FlowDiff
import FlowGraph
import Foundation

/// What changed in the navigation, written for people and for programs.
///
/// A pure function of the change: equal input gives equal text.
public struct ChangeReport: Sendable {
  public enum Format: String, CaseIterable, Sendable {
    /// For people in a terminal.
    case text
    /// For a comment on a pull request.
    case markdown
    /// The change document.
    case json
    /// The new findings in SARIF 2.1.0.
    case sarif
    /// The new findings as GitHub's annotations, and what changed in one line.
    case github
  }

  private let change: FlowChange
  private let findings: ReportInput
  private let isColored: Bool
  private let diagram: @Sendable () -> String?

  /// - Parameters:
  ///   - change: what changed.
  ///   - findings: the new findings, with what a reader needs to see their places.
  ///   - isColored: whether text is written for a terminal with colors.
  ///   - diagram: a picture in Mermaid's language for Markdown; asked for there only.
  public init(
    change: FlowChange, findings: ReportInput, isColored: Bool = false,
    diagram: @escaping @Sendable () -> String? = { nil }
  ) {
    self.change = change
    var findings = findings
    findings.raised = Set(change.findings.raised.map(\.finding))
    self.findings = findings
    self.isColored = isColored
    self.diagram = diagram
  }

  /// - Parameters:
  ///   - change: what changed.
  ///   - pathPrefix: what goes before a file's name so that the reader can open it.
  ///   - isColored: whether text is written for a terminal with colors.
  ///   - diagram: a picture in Mermaid's language for Markdown; asked for there only.
  public init(
    change: FlowChange, pathPrefix: String = "", isColored: Bool = false,
    diagram: @escaping @Sendable () -> String? = { nil }
  ) {
    let found = FindingsResult(graph: FlowGraph(), findings: change.newFindings)
    self.init(
      change: change, findings: ReportInput(found, root: "/", pathPrefix: pathPrefix),
      isColored: isColored, diagram: diagram)
  }

  /// The whole report, with a final newline.
  public func render(as format: Format) throws -> String {
    switch format {
    case .text:
      return ChangeTextReport(
        outline: ChangeOutline(change), pathPrefix: findings.pathPrefix, isColored: isColored
      ).render()
    case .markdown:
      return ChangeMarkdownReport(
        outline: ChangeOutline(change), pathPrefix: findings.pathPrefix,
        diagram: change.isEmpty ? nil : diagram()
      ).render()
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(change), as: UTF8.self) + "\n"
    case .sarif:
      return try Report.render(findings, as: .sarif)
    case .github:
      return try Report.render(findings, as: .github, style: ReportStyle(quiet: true))
        + ChangeTextReport(
          outline: ChangeOutline(change), pathPrefix: findings.pathPrefix, isColored: false
        ).firstLine() + "\n"
    }
  }
}
