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
    check(graph, configuration: configuration, rules: rules).findings
  }

  /// What the rules find.
  public struct Outcome: Sendable {
    /// The findings that count, in the order of the source.
    public var findings: [Finding]
    /// Those that comments in the source set aside, in the same order.
    public var suppressed: [SetAsideFinding]

    public init(findings: [Finding], suppressed: [SetAsideFinding] = []) {
      self.findings = findings
      self.suppressed = suppressed
    }
  }

  /// Runs the rules and takes out what comments in the source suppress.
  ///
  /// - Complexity: Near linear in the size of the graph.
  public static func check(
    _ graph: FlowGraph, configuration: RuleConfiguration = RuleConfiguration(),
    rules: [any Rule] = RuleRegistry.all
  ) -> Outcome {
    let context = RuleContext(graph: graph, configuration: configuration)
    let superfluous = SuperfluousSuppression()
    let all = reported(in: context, by: rules.filter { $0.id != superfluous.id })
    guard !context.graph.suppressions.isEmpty else { return Outcome(findings: all) }
    let first = SuppressionOutcome(all, context.graph.suppressions)
    guard rules.contains(where: { $0.id == superfluous.id }), configuration.isOn(superfluous) else {
      return Outcome(findings: first.left, suppressed: first.suppressed)
    }
    // A comment that names the rule suppresses what is said of comments; one for all does not, or
    // it could never be found idle.
    let own = context.graph.suppressions.filter { $0.rule == superfluous.id }
    let idle = finished(superfluous.findings(first, in: context), of: superfluous, configuration)
    let second = SuppressionOutcome(withOwnFingerprints(idle), own)
    return Outcome(
      findings: (first.left + second.left).sorted(by: inReadingOrder),
      suppressed: first.suppressed + second.suppressed)
  }

  /// What rules report, whatever comments say.
  static func reported(in context: RuleContext, by rules: [any Rule]) -> [Finding] {
    let findings = rules.filter(context.configuration.isOn).flatMap { rule in
      finished(rule.findings(in: context), of: rule, context.configuration)
    }
    return withOwnFingerprints(findings.once().sorted(by: inReadingOrder))
  }

  private static func finished(
    _ findings: [Finding], of rule: any Rule, _ configuration: RuleConfiguration
  ) -> [Finding] {
    findings.compactMap { configuration.judged($0, from: rule) }
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
