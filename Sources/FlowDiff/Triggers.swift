import FlowGraph

/// Where a person sets off the operations of a graph, by the operations' places.
struct Triggers {
  private var rows: [SourcePlace: [(from: [String], trigger: Step)]] = [:]

  init(_ graph: FlowGraph) {
    for row in graph.transitions { add(row.place, [row.fromID, row.from], row.steps) }
    for row in graph.backs { add(row.place, [row.fromID, row.from], row.steps) }
  }

  private mutating func add(_ place: SourcePlace, _ from: [String], _ steps: [Step]) {
    guard let first = steps.first else { return }
    rows[place, default: []].append((from, first))
  }

  /// The one trigger of the operation that a finding stands at; nil where it could be several, or
  /// stands at the same place.
  func row(_ finding: Finding) -> FlowChange.FindingTrigger? {
    let all = rows[finding.place, default: []]
    let steps = Set(finding.witness.map(\.place))
    let own = all.filter { $0.from.contains(finding.subject) }
    let told = all.filter { steps.contains($0.trigger.place) }
    let likely = [told, own, all].first { !$0.isEmpty } ?? []
    guard let trigger = likely.first?.trigger,
      likely.allSatisfy({ $0.trigger.place == trigger.place }),
      trigger.file != finding.file || trigger.line != finding.line
    else { return nil }
    return FlowChange.FindingTrigger(trigger, of: finding)
  }
}
