import FlowGraph

/// GitLab's code quality report, an array in the form of Code Climate's issues.
///
/// Entries with equal fingerprints vanish there; a finding's own is unique in a run.
struct GitLabReport: ReportWriter {
  var input: ReportInput
  var style: ReportStyle

  private struct Issue: Encodable {
    struct Location: Encodable {
      struct Lines: Encodable { let begin: Int }

      let path: String
      let lines: Lines
    }

    let description: String
    let checkName: String
    let fingerprint: String
    let severity: String
    let location: Location

    enum CodingKeys: String, CodingKey {
      case description
      case checkName = "check_name"
      case fingerprint, severity, location
    }
  }

  func render() throws -> String {
    try JSONText.of(
      input.findings.map { finding in
        Issue(
          description: TerminalText.clean(finding.message), checkName: finding.rule,
          fingerprint: finding.fingerprint, severity: Self.severity(finding.severity),
          location: .init(
            path: input.relativePath(finding.file), lines: .init(begin: max(1, finding.line))))
      })
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .note: "info"
    }
  }
}
