import FlowGraph

/// The figures below a report.
public struct ReportSummary: Codable, Hashable, Sendable {
  public var screens: Int
  public var transitions: Int
  public var deepLinks: Int
  public var errors: Int
  public var warnings: Int
  public var notes: Int
  public var resolvedCalls: Int
  /// All navigation calls: the resolved ones and the others.
  public var navigationCalls: Int

  public init(graph: FlowGraph, findings: [Finding]) {
    screens = graph.screens.count
    transitions = graph.transitions.count
    deepLinks = graph.deepLinks.count
    errors = findings.count { $0.severity == .error }
    warnings = findings.count { $0.severity == .warning }
    notes = findings.count { $0.severity == .note }
    resolvedCalls = graph.resolvedCalls
    navigationCalls = graph.resolvedCalls + graph.unresolved.count
  }

  /// `42 screens, 61 transitions, 3 deep links: 2 errors, 5 warnings, 1 note.` and, where there
  /// are navigation calls, how many of them were resolved.
  public var sentence: String {
    let size = [
      counted(screens, "screen"), counted(transitions, "transition"),
      counted(deepLinks, "deep link"),
    ].joined(separator: ", ")
    let problems = [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }
      .map { counted($0.0, $0.1) }
    let verdict = problems.isEmpty ? "nothing to report" : problems.joined(separator: ", ")
    let resolved =
      navigationCalls > 0
      ? " Resolved \(resolvedCalls) of \(counted(navigationCalls, "navigation call"))." : ""
    return "\(size): \(verdict).\(resolved)"
  }
}

/// `1 screen`, `2 screens`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
