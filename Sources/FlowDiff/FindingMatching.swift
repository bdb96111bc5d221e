import FlowGraph

/// Which findings of two versions report the same defect.
///
/// First by fingerprint, then by rule and subject under its present name. Several findings of one
/// key are paired by how much they agree, so that a second defect of the same kind on the same
/// screen is new.
struct FindingMatching {
  private(set) var findings = FlowChange.Findings()
  private var old: [Finding]
  private var new: [Finding]

  /// - Parameter suppressed: findings of the head that a comment sets aside.
  init(
    _ base: [Finding], _ head: [Finding], suppressed: [Finding] = [], _ matching: ScreenMatching
  ) {
    var names: [String: String] = [:]
    for pair in matching.renamed {
      names[pair.before.name] = pair.after.name
      names[pair.before.id] = pair.after.id
    }
    (old, new) = (base, head)
    match(underPresent: names)
    let left = new
    let (kept, raised) = (findings.kept, findings.raised)
    new = suppressed
    match(underPresent: names)
    findings.suppressed = findings.kept - kept
    (findings.kept, findings.raised) = (kept, raised)
    new = left
    findings.fixed = old.sorted(by: Self.readingOrder)
    findings.new = new.sorted(by: Self.readingOrder)
    findings.raised.sort { Self.readingOrder($0.finding, $1.finding) }
  }

  private mutating func match(underPresent names: [String: String]) {
    match {
      $0.fingerprint
    } and: {
      $0.fingerprint
    }
    match {
      [$0.rule, names[$0.subject] ?? $0.subject]
    } and: {
      [$0.rule, $0.subject]
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
        findings.kept += 1
        if new[other].severity > old[was].severity {
          findings.raised.append(.init(finding: new[other], was: old[was].severity))
        }
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
