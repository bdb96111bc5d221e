extension FlowGraph {
  /// The same graph with every table sorted and every row once.
  public func normalized() -> FlowGraph {
    var graph = self
    graph.screens = ordered(screens) { ($0.id, "") }
    graph.coordinators = ordered(coordinators) { ($0.id, "") }
    graph.routes = ordered(routes) { ($0.id, "") }
    graph.actions = ordered(actions) { ($0.id, "") }
    graph.stacks = ordered(stacks) { ($0.id, "") }
    graph.tabGroups = ordered(tabGroups) { ($0.owner, $0.selection ?? "") }
    graph.entries = ordered(entries) { ($0.screenID, "") }
    graph.transitions = ordered(transitions) {
      (
        "\($0.fromID)\u{1F}\($0.toID)\u{1F}\($0.kind.rawValue)",
        "\($0.via ?? "")\u{1F}\($0.trigger ?? "")\u{1F}\($0.guard ?? "")\u{1F}\($0.sequence ?? "")"
      )
    } detail: {
      ([$0.content ?? ""] + $0.stacks + $0.steps.map(\.text)).joined(separator: "\u{1F}")
    }
    graph.backs = ordered(backs) {
      ("\($0.fromID)\u{1F}\($0.kind.rawValue)", "\($0.trigger ?? "")\u{1F}\($0.operation)")
    } detail: {
      ([$0.guard ?? ""] + $0.stacks + $0.steps.map(\.text)).joined(separator: "\u{1F}")
    }
    graph.deepLinks = ordered(deepLinks) { ($0.pattern, $0.toID ?? "") }
    graph.usedURLs = ordered(usedURLs) { ($0.url, $0.from ?? "") }
    graph.declaredLinks = ordered(declaredLinks) { ($0.kind.rawValue, $0.text) }
    graph.associationProblems = ordered(associationProblems) { ($0.file, $0.message) }
    graph.unshown = ordered(unshown) { ($0.id, "") }
    graph.components = Set(components).sorted()
    graph.unseen = Set(unseen).sorted()
    graph.undelivered = ordered(undelivered) { ($0.type, $0.fromID) }
    graph.missingReferences = ordered(missingReferences) { ($0.owner, $0.identifier) }
    graph.hazards = ordered(hazards) {
      ("\($0.kind.rawValue)\u{1F}\($0.subject)", "\($0.screenID ?? "")\u{1F}\($0.trigger ?? "")")
    } detail: {
      ([$0.detail ?? ""] + $0.names).joined(separator: "\u{1F}")
    }
    graph.misplaced = ordered(misplaced) { ($0.screenID, "\($0.kind.rawValue)\u{1F}\($0.subject)") }
    graph.unresolved = ordered(unresolved) { ($0.file, $0.operation) }
    graph.unreached = ordered(unreached) { ($0.file, $0.operation) }
    graph.suppressions = ordered(suppressions) { ($0.file, $0.rule) }
    graph.findings = findings.uniqued().sorted(by: Self.readingOrder)
    return graph
  }

  /// Findings in the order of the source, and by rule at one place.
  static func readingOrder(_ lhs: Finding, _ rhs: Finding) -> Bool {
    (lhs.place, lhs.rule, lhs.subject, lhs.message) < (
      rhs.place, rhs.rule, rhs.subject, rhs.message
    )
  }
}

/// Rows once, by key and then by place; rows that agree in both keep a fixed order by content.
///
/// - Parameter detail: What tells most rows of one key and place apart.
private func ordered<Row: Placed & Hashable>(
  _ rows: [Row], by key: (Row) -> (String, String), detail: (Row) -> String = { _ in "" }
) -> [Row] {
  let keyed = rows.uniqued().map { (key: key($0), row: $0) }.sorted { lhs, rhs in
    lhs.key != rhs.key ? lhs.key < rhs.key : lhs.row.place < rhs.row.place
  }
  var result: [Row] = []
  var start = 0
  while start < keyed.count {
    let first = keyed[start]
    let end =
      keyed[start...].firstIndex { $0.key != first.key || $0.row.place != first.row.place }
      ?? keyed.count
    let alike = keyed[start..<end].map(\.row)
    result +=
      alike.count == 1
      ? alike
      : alike.map { (text: detail($0), row: $0) }.sorted { lhs, rhs in
        // A row's whole text is dear, and few need it.
        lhs.text != rhs.text
          ? lhs.text < rhs.text : String(describing: lhs.row) < String(describing: rhs.row)
      }.map(\.row)
    start = end
  }
  return result
}

extension Step {
  fileprivate var text: String { "\(file):\(line):\(column) \(label)" }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in order.
  func uniqued() -> [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
