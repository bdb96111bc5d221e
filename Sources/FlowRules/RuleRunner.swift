import FlowGraph

/// Runs rules on a graph.
public enum RuleRunner {
  /// The findings of all rules that are on, in the order of the source.
  ///
  /// Equal graphs give equal findings, whatever the order of their tables.
  ///
  /// - Complexity: Near linear in the size of the graph.
  public static func run(
    _ graph: FlowGraph, configuration: RuleConfiguration = RuleConfiguration(),
    rules: [any Rule] = RuleRegistry.all
  ) -> [Finding] {
    let context = RuleContext(graph: graph, configuration: configuration)
    let findings = rules.filter(configuration.isOn).flatMap { rule in
      rule.findings(in: context).map { finding in
        var finding = finding
        finding.severity = configuration.severity(of: finding, from: rule)
        return finding
      }
    }
    return withOwnFingerprints(findings.once().sorted(by: inReadingOrder))
  }

  private static func inReadingOrder(_ lhs: Finding, _ rhs: Finding) -> Bool {
    (lhs.place, lhs.rule, lhs.subject, lhs.message)
      < (rhs.place, rhs.rule, rhs.subject, rhs.message)
  }

  /// Findings that are equal but for their place are told apart by their order in the source.
  private static func withOwnFingerprints(_ findings: [Finding]) -> [Finding] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      var finding = finding
      let ordinal = seen[finding.fingerprint, default: 0]
      seen[finding.fingerprint] = ordinal + 1
      if ordinal > 0 {
        finding.fingerprint = Fingerprint.of(finding.fingerprint, String(ordinal))
      }
      return finding
    }
  }
}
