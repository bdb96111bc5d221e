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
  /// What the team says of the ways through its app.
  public var policy = Policy()
  /// What goes before a file's name so that it is relative to the folder of the configuration.
  public var folder = ""
  /// Files in which a rule reports nothing, by its id.
  public var excludedFiles: [String: [CapturePattern]] = [:]
  /// What holds in a folder only; of two for one file the deeper counts.
  public var scopes: [Scope] = []

  /// Levels of rules that hold in one folder.
  public struct Scope: Hashable, Sendable {
    /// The folder below the root of the analysis, with a `/` at its end.
    public var folder: String
    /// By the id of the rule; nil for off.
    public var levels: [String: Severity?]

    public init(folder: String, levels: [String: Severity?]) {
      self.folder = folder
      self.levels = levels
    }
  }

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
    if scopes.contains(where: { ($0.levels[rule.id] ?? nil) != nil }) { return true }
    return isOnAtTop(rule)
  }

  private func isOnAtTop(_ rule: any Rule) -> Bool {
    guard !disabled.contains(rule.id) else { return false }
    return rule.isOnByDefault || enabled.contains(rule.id)
  }

  /// A finding with the severity that it has here; nil where the rule is off for its file.
  func judged(_ finding: Finding, from rule: any Rule) -> Finding? {
    let path = folder + finding.file
    let isExcluded = excludedFiles[rule.id, default: []].contains {
      $0.match(path, isPath: true) != nil
    }
    guard !isExcluded else { return nil }
    let scope =
      scopes
      .filter { finding.file.hasPrefix($0.folder) && $0.levels.keys.contains(rule.id) }
      .max { $0.folder.utf8.count < $1.folder.utf8.count }
    guard let level = scope?.levels[rule.id] else {
      return isOnAtTop(rule) ? with(severities[rule.id], finding, rule) : nil
    }
    return level.map { with($0, finding, rule) }
  }

  /// An override takes the place of the rule's own severity. Where the rule has lowered a finding,
  /// say because it is not proven, an override cannot raise it again.
  private func with(_ override: Severity?, _ finding: Finding, _ rule: any Rule) -> Finding {
    guard let override else { return finding }
    var finding = finding
    finding.severity =
      finding.severity < rule.defaultSeverity ? min(override, finding.severity) : override
    return finding
  }
}

extension RuleConfiguration {
  /// A policy for an example.
  static func policy(_ write: (inout Policy, Policy.Statement) -> Void) -> RuleConfiguration {
    var configuration = RuleConfiguration()
    write(
      &configuration.policy, Policy.Statement(at: SourcePlace(file: ".waymark.yml", line: 2)))
    return configuration
  }
}
