import FlowGraph

/// Which rules run, and how much their findings matter.
public struct RuleConfiguration: Hashable, Sendable {
  /// Ids of rules that do not run. Wins over `enabled`.
  public var disabled: Set<String>
  /// Ids of rules that run although they are off by default.
  public var enabled: Set<String>
  /// Severities in place of the rules' own.
  public var severities: [String: Severity]
  /// The least share of routes that deep links must reach, from 0 to 1; nil asks for none.
  public var deepLinkCoverageFloor: Double?

  public init(
    disabled: Set<String> = [], enabled: Set<String> = [], severities: [String: Severity] = [:],
    deepLinkCoverageFloor: Double? = nil
  ) {
    self.disabled = disabled
    self.enabled = enabled
    self.severities = severities
    self.deepLinkCoverageFloor = deepLinkCoverageFloor
  }

  /// Whether a rule runs.
  public func isOn(_ rule: any Rule) -> Bool {
    guard !disabled.contains(rule.id) else { return false }
    return rule.isOnByDefault || enabled.contains(rule.id)
  }

  /// The severity of a finding: an override takes the place of the rule's own. Where the rule has
  /// lowered a finding, say because it is not proven, an override cannot raise it again.
  func severity(of finding: Finding, from rule: any Rule) -> Severity {
    guard let override = severities[rule.id] else { return finding.severity }
    return finding.severity < rule.defaultSeverity ? min(override, finding.severity) : override
  }
}
