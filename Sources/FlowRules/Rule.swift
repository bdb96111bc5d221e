import FlowGraph

/// What a rule is about; documentation and reports are ordered by it.
public enum RuleGroup: String, Sendable, CaseIterable {
  case reachability, stack
  case deepLinks = "deep links"
  case policy
  case upkeep
}

/// One kind of mistake, how to find it and how to explain it.
///
/// A rule reads the graph and what was worked out from it, and returns findings. It holds no state.
/// Its examples are its documentation and its tests.
public protocol Rule: Sendable {
  /// The name in snake case, by which a team switches the rule off or changes its severity.
  var id: String { get }
  var group: RuleGroup { get }
  /// What it reports, in a sentence.
  var summary: String { get }
  /// Why it matters to the person who uses the app.
  var rationale: String { get }
  var howToFix: String { get }
  var defaultSeverity: Severity { get }
  /// Whether it runs with no configuration.
  var isOnByDefault: Bool { get }
  var examples: [RuleExample] { get }

  /// The findings in a graph, in any order.
  func findings(in context: RuleContext) -> [Finding]
}

extension Rule {
  public var isOnByDefault: Bool { true }

  /// A finding of this rule.
  ///
  /// - Parameters:
  ///   - subject: The screen, route, action or URL that it is about.
  ///   - screen: The screen it happens on, where that is not the subject; it tells findings of
  ///     one subject apart when they are compared with those of another version.
  ///   - detail: What else tells it from another defect of the same kind on the same screen, such
  ///     as the operation and its trigger. No place, and nothing that comes from one.
  ///   - severity: The rule's own where nil.
  func finding(
    _ subject: String, screen: String = "", detail: [String?] = [], severity: Severity? = nil,
    _ message: String, at place: SourcePlace, witness: [Step] = []
  ) -> Finding {
    Finding(
      rule: id, severity: severity ?? defaultSeverity, subject: subject, message: message,
      at: place, witness: witness,
      fingerprint: Fingerprint.of([id, subject, screen] + detail.map { $0 ?? "" }))
  }

  /// A finding about something that is absent, which an unresolved call may undo.
  func finding(
    _ subject: String, screen: String = "", detail: [String?] = [], severity: Severity? = nil,
    _ message: String, at place: SourcePlace, witness: [Step] = [], unless call: UnresolvedCall?
  ) -> Finding {
    guard let call else {
      return finding(
        subject, screen: screen, detail: detail, severity: severity, message, at: place,
        witness: witness)
    }
    let doubt =
      " Not proven: `\(call.operation)` at \(call.file):\(call.line) could not be resolved"
      + " (\(call.reason)) and may undo this."
    return finding(
      subject, screen: screen, detail: detail, severity: .note, message + doubt, at: place,
      witness: witness)
  }
}
