import FlowGraph

@testable import FlowLoading

/// `kind subject on Screen (names) detail at 1️⃣`.
func hazards(_ source: String) -> [String] {
  let marked = MarkedSource(source)
  return SwiftSourceLoader(threads: 1).load(marked.files).hazards.map { row in
    "\(row.kind.rawValue) \(row.subject) on \(row.screen ?? "launch")"
      + " (\(row.names.joined(separator: ", ")))" + (row.detail.map { " \($0)" } ?? "")
      + (row.certainty == .possible ? " possibly" : "") + " at \(marked.text(row.place))"
  }
}
