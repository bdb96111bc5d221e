import FlowGraph
import Foundation

/// What a report is made from: a graph, the findings in it, and what a reader needs to see them.
public struct ReportInput: Sendable {
  public var graph: FlowGraph
  public var findings: [Finding]
  /// The text of a file by its path relative to the graph's root; nil where it is not known.
  public var source: @Sendable (String) -> String?
  /// The folder that file names are relative to, as an absolute path.
  public var root: String
  /// What goes before a file's name so that the reader can open it from where they stand.
  public var pathPrefix: String

  public init(
    graph: FlowGraph, findings: [Finding]? = nil, root: String, pathPrefix: String = "",
    source: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.graph = graph
    self.findings = findings ?? graph.findings
    self.root = root
    self.pathPrefix = pathPrefix
    self.source = source
  }

  var summary: ReportSummary { ReportSummary(graph: graph, findings: findings) }
}

/// The forms that findings can be written in.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// For people: compiler lines with the source, a caret and the steps.
  case text
  /// One line a finding with absolute paths, which Xcode shows in its issue navigator.
  case xcode
  /// For other programs.
  case json
}

/// Choices that concern only the form of a report.
public struct ReportStyle: Sendable {
  public var color: Bool
  /// Leaves the summary line out.
  public var quiet: Bool

  public init(color: Bool = false, quiet: Bool = false) {
    self.color = color
    self.quiet = quiet
  }
}

/// Writes findings in one of the formats.
public enum Report {
  /// The whole report, with a final newline; empty where there is nothing to say.
  ///
  /// A pure function: equal input gives equal text.
  ///
  /// - Complexity: O(n log n) in the number of findings, plus the length of the sources shown.
  public static func render(
    _ input: ReportInput, as format: ReportFormat, style: ReportStyle = ReportStyle()
  ) throws -> String {
    var input = input
    input.findings.sort { lhs, rhs in
      (lhs.place, lhs.rule, lhs.subject, lhs.message)
        < (rhs.place, rhs.rule, rhs.subject, rhs.message)
    }
    switch format {
    case .text: return TextReport(input: input, style: style).render()
    case .xcode: return XcodeReport(input: input).render()
    case .json: return try JSONReport(input: input).render()
    }
  }
}
