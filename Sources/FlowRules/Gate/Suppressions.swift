import FlowGraph

/// What comments leave of some findings.
public struct SuppressionOutcome: Sendable {
  /// The findings that no comment covers.
  public var left: [Finding] = []
  public var suppressed: [SetAsideFinding] = []
  /// The suppressions that cover no finding.
  public var idle: [Suppression] = []

  /// - Complexity: O(n · s) for n findings and the s suppressions of one file.
  public init(_ findings: [Finding], _ suppressions: [Suppression]) {
    let byFile = Dictionary(
      grouping: suppressions.enumerated(), by: { $0.element.file })
    var used = Set<Int>()
    for finding in findings {
      let covering = byFile[finding.file, default: []].filter { $0.element.covers(finding) }
      // A comment that names the rule says more than one for all.
      let first =
        covering.first { $0.element.rule != Suppression.everyRule } ?? covering.first
      guard let first else {
        left.append(finding)
        continue
      }
      used.formUnion(covering.map(\.offset))
      suppressed.append(SetAsideFinding(finding, by: .comment, reason: first.element.reason))
    }
    idle = suppressions.enumerated().filter { !used.contains($0.offset) }.map(\.element)
  }
}
