import FlowGraph

/// The navigation calls whose target could not be worked out, with the reasons.
public enum UnresolvedReport {
  /// A line for each call, the most frequent reason first; then those in code that nothing was
  /// seen to run, and the counts.
  public static func text(graph: FlowGraph, pathPrefix: String = "") -> String {
    let clean = TerminalText.clean
    let calls = byFrequency(graph.unresolved) + inOrder(graph.unreached)
    var lines = calls.map { call in
      "\(clean(pathPrefix + call.file)):\(call.line):\(call.column): \(clean(call.operation)): "
        + clean(call.reason)
    }
    if !lines.isEmpty { lines.append("") }
    lines.append(
      ReportSummary.calls(
        resolved: graph.resolvedCalls, of: graph.resolvedCalls + graph.unresolved.count,
        unreached: graph.unreached.count) ?? "No navigation calls.")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func byFrequency(_ calls: [UnresolvedCall]) -> [UnresolvedCall] {
    let groups = Dictionary(grouping: calls, by: \.reason)
    return groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .flatMap { inOrder($0.value) }
  }

  /// By file and line, as a person goes through them.
  private static func inOrder(_ calls: [UnresolvedCall]) -> [UnresolvedCall] {
    calls.sorted { ($0.place, $0.operation) < ($1.place, $1.operation) }
  }
}
