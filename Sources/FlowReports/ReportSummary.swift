import FlowGraph
import FlowRules

/// The figures below a report.
public struct ReportSummary: Codable, Hashable, Sendable {
  public var screens: Int
  public var transitions: Int
  public var deepLinks: Int
  public var errors: Int
  public var warnings: Int
  public var notes: Int
  public var resolvedCalls: Int
  /// All navigation calls: the resolved ones and the others.
  public var navigationCalls: Int
  /// Navigation calls in code that nothing was seen to run, counted apart.
  public var unreachedCalls: Int
  /// Screens of which it was not seen what shows them.
  public var unseenScreens: Int
  /// Findings that a comment in the source sets aside.
  public var suppressed: Int
  /// Findings that the baseline knows.
  public var known: Int

  public init(graph: FlowGraph, findings: [Finding], setAside: [SetAsideFinding] = []) {
    screens = graph.screens.count
    transitions = graph.transitions.count
    deepLinks = graph.deepLinks.count
    (errors, warnings, notes) = Self.counts(findings)
    resolvedCalls = graph.resolvedCalls
    navigationCalls = graph.resolvedCalls + graph.unresolved.count
    unreachedCalls = graph.unreached.count
    let unseen = Set(graph.unseen)
    unseenScreens = graph.screens.count { unseen.contains($0.name) }
    suppressed = setAside.count { $0.cause == .comment }
    known = setAside.count { $0.cause == .baseline }
  }

  mutating func limit(to findings: [Finding]) {
    (errors, warnings, notes) = Self.counts(findings)
    (suppressed, known) = (0, 0)
  }

  private static func counts(_ findings: [Finding]) -> (errors: Int, warnings: Int, notes: Int) {
    func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
    return (count(.error), count(.warning), count(.note))
  }

  /// `42 screens, 61 transitions, 3 deep links: 2 errors, 5 warnings, 1 note.` and, where there
  /// are navigation calls, how many of them were resolved.
  public var sentence: String {
    let calls = Self.calls(
      resolved: resolvedCalls, of: navigationCalls, unreached: unreachedCalls)
    return "\(size): \(verdict)." + (calls.map { " " + $0 } ?? "")
      + (unseenScreens == 0 ? "" : " " + Self.unseen(unseenScreens))
  }

  /// `What shows 3 screens was not seen.`
  private static func unseen(_ count: Int) -> String {
    "What shows \(counted(count, "screen")) was not seen."
  }

  /// `Resolved 40 of 42 navigation calls; 3 more stand in code that nothing was seen to run.`
  static func calls(resolved: Int, of all: Int, unreached: Int) -> String? {
    let standing = unreached == 1 ? "stands" : "stand"
    let rest = "in code that nothing was seen to run."
    guard all > 0 else {
      return unreached == 0
        ? nil : "\(counted(unreached, "navigation call")) \(standing) \(rest)"
    }
    let known = "Resolved \(resolved) of \(counted(all, "navigation call"))"
    return unreached == 0 ? known + "." : known + "; \(unreached) more \(standing) \(rest)"
  }

  /// `42 screens, 61 transitions, 3 deep links`
  var size: String {
    [
      counted(screens, "screen"), counted(transitions, "transition"),
      counted(deepLinks, "deep link"),
    ].joined(separator: ", ")
  }

  /// `2 errors, 1 note; 3 known to the baseline, 1 suppressed`
  var verdict: String {
    let problems = [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }
      .map { counted($0.0, $0.1) }
    let aside = [(known, "known to the baseline"), (suppressed, "suppressed")]
      .filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)" }
    let said = problems.isEmpty ? "nothing to report" : problems.joined(separator: ", ")
    return aside.isEmpty ? said : said + "; " + aside.joined(separator: ", ")
  }
}

/// `1 screen`, `2 screens`; a plural of its own where the noun has one.
func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
