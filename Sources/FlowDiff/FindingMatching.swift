import FlowGraph

/// Which findings of two versions report the same defect.
///
/// First by fingerprint, then by rule and subject under its present name, then by the code that
/// both are about. Several findings of one key are paired by how much they agree, so that a second
/// defect of the same kind on the same screen is new.
struct FindingMatching {
  private(set) var findings = FlowChange.Findings()
  private var old: [Finding]
  private var new: [Finding]
  /// The present names of what was renamed, by the old ones.
  private let names: [String: String]

  /// - Parameter suppressed: findings of the head that a comment sets aside.
  init(
    _ base: FlowGraph, _ head: FlowGraph, suppressed: [Finding] = [], _ matching: ScreenMatching
  ) {
    var names: [String: String] = [:]
    for pair in matching.renamed {
      names[pair.before.name] = pair.after.name
      names[pair.before.id] = pair.after.id
    }
    self.names = names
    (old, new) = (base.findings, head.findings)
    let moves = CodeMoves(base, head, matching)
    match(moves)
    let left = new
    let result = findings
    new = suppressed
    match(moves)
    findings.suppressed = findings.kept - result.kept
    (findings.kept, findings.raised) = (result.kept, result.raised)
    findings.moved = result.moved
    new = left
    findings.fixed = old.sorted(by: Self.readingOrder)
    findings.new = new.sorted(by: Self.readingOrder)
    findings.raised.sort { Self.readingOrder($0.finding, $1.finding) }
    findings.moved.sort(by: Self.readingOrder)
    let triggers = Triggers(head)
    findings.triggers = (findings.raised.map(\.finding) + findings.new).compactMap(triggers.row)
  }

  private mutating func match(_ moves: CodeMoves) {
    match {
      $0.fingerprint
    } and: {
      $0.fingerprint
    }
    let names = names
    match {
      [$0.rule, Self.presentName($0.subject, names)]
    } and: {
      [$0.rule, $0.subject]
    }
    var rest: [Finding] = []
    for was in old.sorted(by: Self.readingOrder) {
      // The first of those that agree most.
      let same = new.indices.filter { moves.isSame(was, new[$0]) }
      let scores = same.map { agreement(was, new[$0]) }
      guard let best = scores.max(), let place = scores.firstIndex(of: best) else {
        rest.append(was)
        continue
      }
      let now = new.remove(at: same[place])
      keep(was, now)
      findings.moved.append(now)
    }
    old = rest
  }

  /// A subject under the present name of the screen that it is or belongs to.
  private static func presentName(_ subject: String, _ names: [String: String]) -> String {
    var end = subject.endIndex
    while true {
      if let name = names[String(subject[..<end])] { return name + subject[end...] }
      guard let dot = subject[..<end].lastIndex(of: ".") else { return subject }
      end = dot
    }
  }

  private mutating func keep(_ was: Finding, _ now: Finding) {
    findings.kept += 1
    if now.severity > was.severity {
      findings.raised.append(.init(finding: now, was: was.severity))
    }
  }

  private mutating func match<Key: Hashable>(
    _ oldKey: (Finding) -> Key, and newKey: (Finding) -> Key
  ) {
    var open = Dictionary(grouping: new.indices) { newKey(new[$0]) }
    var taken: Set<Int> = []
    var rest: [Finding] = []
    // The pairs that agree most come first, whatever the order of the others.
    for (key, rows) in Dictionary(grouping: old.indices, by: { oldKey(old[$0]) })
      .sorted(by: { ($0.value.first ?? 0) < ($1.value.first ?? 0) })
    {
      var mine = rows
      while let (position, other) = closest(mine, open[key, default: []]) {
        let was = mine.remove(at: position)
        open[key]?.removeAll { $0 == other }
        taken.insert(other)
        keep(old[was], new[other])
      }
      rest += mine.map { old[$0] }
    }
    old = rest
    new = new.indices.filter { !taken.contains($0) }.map { new[$0] }
  }

  /// The position in `mine` and the element of `others` that agree most.
  private func closest(_ mine: [Int], _ others: [Int]) -> (Int, Int)? {
    guard !mine.isEmpty, !others.isEmpty else { return nil }
    var best: (position: Int, other: Int)?
    var bestScore = -1
    for (position, row) in mine.enumerated() {
      for other in others {
        let score = agreement(old[row], new[other])
        if score > bestScore { (best, bestScore) = ((position, other), score) }
      }
    }
    return best
  }

  private static func readingOrder(_ lhs: Finding, _ rhs: Finding) -> Bool {
    (lhs.place, lhs.rule, lhs.subject, lhs.message)
      < (rhs.place, rhs.rule, rhs.subject, rhs.message)
  }

  private func agreement(_ was: Finding, _ now: Finding) -> Int {
    (was.message == now.message ? 4 : 0) + (was.file == now.file ? 2 : 0)
      + (was.line == now.line ? 1 : 0)
  }
}
