import FlowGraph

/// The navigation calls whose target could not be worked out, with the reasons.
public enum UnresolvedReport {
  public static func text(graph: FlowGraph, pathPrefix: String = "") -> String {
    let clean = TerminalText.clean
    var lines = graph.unresolved.map { call in
      "\(clean(pathPrefix + call.file)):\(call.line):\(call.column): \(clean(call.operation)): "
        + clean(call.reason)
    }
    let all = graph.resolvedCalls + graph.unresolved.count
    if !lines.isEmpty { lines.append("") }
    lines.append(
      all == 0
        ? "No navigation calls."
        : "Resolved \(graph.resolvedCalls) of \(counted(all, "navigation call")).")
    return lines.joined(separator: "\n") + "\n"
  }
}
