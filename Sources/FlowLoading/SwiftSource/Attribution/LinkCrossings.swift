import FlowGraph

/// Ways that one call leads from any of many screens to any of many: a bus on which every page says
/// something that is not known, and whose listener shows whichever page was said. Which of them
/// belong together is not told by the code, so that they are told as ways from anywhere.
extension Linker {
  func joinCrossings() {
    let rows = links.transitions.enumerated().filter { _, row in
      row.from != nil && row.deepLink == nil && !row.kind.isStructure
    }
    var left: Set<Int> = []
    for (call, crossing) in Dictionary(grouping: rows, by: { Crossing($1) }) {
      let pairs = Set(crossing.map { [$1.from, $1.to] })
      let (from, to) = (Set(crossing.map(\.element.from)), Set(crossing.map(\.element.to)))
      guard min(from.count, to.count) >= Self.manyScreens,
        pairs.count * 10 >= from.count * to.count * 9
      else { continue }
      var shown: Set<Int> = []
      for (position, row) in crossing {
        guard shown.insert(row.to).inserted else {
          left.insert(position)
          continue
        }
        links.transitions[position].from = nil
        links.transitions[position].isCertain = false
      }
      links.resolvedSpans.remove(call.span)
      links.unresolvedSpans.insert(call.span)
      interpreter.facts.unresolved.insert(
        .init(
          span: call.span, reason: "which screens it leads from and to could not be told apart",
          concerns: []))
    }
    guard !left.isEmpty else { return }
    links.transitions = links.transitions.enumerated().filter { !left.contains($0.offset) }
      .map(\.element)
  }

  private struct Crossing: Hashable {
    let span: Span
    let kind: TransitionKind

    init(_ row: Links.Transition) { (span, kind) = (row.span, row.kind) }
  }

  /// Screens of an app that share a component lead on to as many; what leads on from each of them to
  /// each of them is none.
  private static let manyScreens = 16
}
