import FlowGraph
import FlowRules

/// What a run found: the published result that every report is made from.
///
/// `--format json` prints it. Keys are only ever added while `schemaVersion` stays the same.
public struct FindingsResult: Codable, Hashable, Sendable {
  public static let currentSchemaVersion = 1

  public var schemaVersion: Int
  public var tool: FlowGraph.Tool
  /// The name of the folder that was read; file names are relative to it.
  public var root: String
  /// What people call the app, where something gives it a title.
  public var title: String?
  /// The findings that count, in the order of the source.
  public var findings: [Finding]
  /// Findings that a comment or the baseline sets aside, in the same order.
  public var setAside: [SetAsideFinding]
  /// Entries of the baseline whose finding no longer occurs.
  public var staleBaseline: [Baseline.Entry]
  public var summary: ReportSummary

  /// - Parameters:
  ///   - graph: The graph that was checked.
  ///   - findings: The findings that count, in any order; those in the graph where nil.
  public init(
    graph: FlowGraph, findings: [Finding]? = nil, setAside: [SetAsideFinding] = [],
    staleBaseline: [Baseline.Entry] = []
  ) {
    schemaVersion = Self.currentSchemaVersion
    tool = graph.tool
    root = graph.root
    title = graph.title
    self.findings = (findings ?? graph.findings).sorted(by: Self.inReadingOrder)
    self.setAside = setAside.sorted { Self.inReadingOrder($0.finding, $1.finding) }
    self.staleBaseline = staleBaseline.sorted()
    summary = ReportSummary(graph: graph, findings: self.findings, setAside: setAside)
  }

  /// Leaves only these findings in it, and of what is set aside nothing.
  public mutating func limit(to findings: [Finding]) {
    let wanted = Set(findings)
    self.findings.removeAll { !wanted.contains($0) }
    (setAside, staleBaseline) = ([], [])
    summary.limit(to: self.findings)
  }

  private static func inReadingOrder(_ lhs: Finding, _ rhs: Finding) -> Bool {
    (lhs.place, lhs.rule, lhs.subject, lhs.message)
      < (rhs.place, rhs.rule, rhs.subject, rhs.message)
  }

  /// Whether a finding is at this severity or above it.
  public func reaches(_ severity: Severity) -> Bool {
    findings.contains { $0.severity >= severity }
  }
}
