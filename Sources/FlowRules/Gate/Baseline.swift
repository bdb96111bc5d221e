import FlowGraph

/// Findings that a team knows of and lives with, so that only new ones are reported.
///
/// An entry is matched by its fingerprint alone: moved lines, renamed files and unrelated screens
/// leave it valid, and another defect of the same kind on the same screen has a fingerprint of its
/// own. The rule and the subject stand beside it for whoever reviews the file.
public struct Baseline: Codable, Hashable, Sendable {
  /// One known finding.
  public struct Entry: Codable, Hashable, Sendable, Comparable {
    public var rule: String
    public var fingerprint: String
    public var subject: String
    /// Why the team lives with it.
    public var reason: String?

    public init(rule: String, fingerprint: String, subject: String, reason: String? = nil) {
      self.rule = rule
      self.fingerprint = fingerprint
      self.subject = subject
      self.reason = reason
    }

    public static func < (lhs: Entry, rhs: Entry) -> Bool {
      (lhs.rule, lhs.subject, lhs.fingerprint) < (rhs.rule, rhs.subject, rhs.fingerprint)
    }
  }

  /// Sorted by rule, subject and fingerprint; each fingerprint once.
  public let entries: [Entry]

  public init(_ entries: [Entry] = []) {
    var seen = Set<String>()
    self.entries = entries.sorted().filter { seen.insert($0.fingerprint).inserted }
  }

  /// The baseline of these findings.
  ///
  /// - Parameter earlier: A baseline whose reasons stay with the entries that still occur.
  public init(_ findings: [Finding], keepingReasonsOf earlier: Baseline = Baseline()) {
    let reasons = Dictionary(
      earlier.entries.map { ($0.fingerprint, $0.reason) }, uniquingKeysWith: { first, _ in first })
    self.init(
      findings.map {
        Entry(
          rule: $0.rule, fingerprint: $0.fingerprint, subject: $0.subject,
          reason: reasons[$0.fingerprint] ?? nil)
      })
  }

  /// What a baseline leaves of some findings.
  public struct Outcome: Hashable, Sendable {
    /// The findings that it does not know.
    public var new: [Finding]
    public var known: [SetAsideFinding]
    /// Entries whose finding no longer occurs.
    public var stale: [Entry]
  }

  /// Divides findings into new and known ones.
  ///
  /// - Complexity: O(n + m) for n findings and m entries.
  public func divide(_ findings: [Finding]) -> Outcome {
    let known = Dictionary(
      entries.map { ($0.fingerprint, $0) }, uniquingKeysWith: { first, _ in first })
    var outcome = Outcome(new: [], known: [], stale: [])
    var met = Set<String>()
    for finding in findings {
      if let entry = known[finding.fingerprint] {
        met.insert(entry.fingerprint)
        outcome.known.append(SetAsideFinding(finding, by: .baseline, reason: entry.reason))
      } else {
        outcome.new.append(finding)
      }
    }
    outcome.stale = entries.filter { !met.contains($0.fingerprint) }
    return outcome
  }
}
