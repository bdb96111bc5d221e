import FlowGraph

/// GitHub's workflow commands, which annotate the lines of a pull request.
///
/// GitHub shows ten errors, ten warnings and ten notices of a step and drops the others without a
/// word. So the report stops there, errors first, and says what it left out.
struct GitHubReport: ReportWriter {
  var input: ReportInput
  var style: ReportStyle

  static let mostOfAKind = 10

  func render() -> String {
    var lines: [String] = []
    var left: [String] = []
    for severity in Severity.allCases.sorted(by: >) {
      let all = input.findings.filter { $0.severity == severity }
      lines += all.prefix(Self.mostOfAKind).map(command)
      let rest = all.count - Self.mostOfAKind
      if rest > 0 { left.append(counted(rest, severity.rawValue)) }
    }
    if !left.isEmpty {
      lines.append(
        "Not shown as annotations, of which GitHub takes ten of each kind: "
          + left.joined(separator: ", ") + ". The step's summary lists them all.")
    }
    if !style.quiet { lines.append(input.summary.sentence) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func command(_ finding: Finding) -> String {
    let name =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties = ["file=\(Self.property(input.relativePath(finding.file)))"]
    if finding.line > 0 {
      properties += ["line=\(finding.line)", "col=\(max(1, finding.column))"]
    }
    properties.append("title=\(Self.property(finding.rule))")
    return "::\(name) \(properties.joined(separator: ","))::\(Self.data(finding.message))"
  }

  /// What a command's text may hold, escaped as the runner unescapes it.
  private static func data(_ text: String) -> String {
    TerminalText.clean(text).replacing("%", with: "%25")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
