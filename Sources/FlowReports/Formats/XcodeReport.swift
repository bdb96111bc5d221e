import FlowGraph

/// One line a finding, in the form that Xcode takes from a build phase.
///
/// Xcode opens absolute paths only, and has no place for the steps; `text` shows them.
struct XcodeReport: ReportWriter {
  var input: ReportInput
  var style: ReportStyle

  func render() -> String {
    input.findings.map { line($0) + "\n" }.joined()
  }

  private func line(_ finding: Finding) -> String {
    let root = input.root.hasSuffix("/") ? input.root : input.root + "/"
    let file = TerminalText.clean(finding.file.hasPrefix("/") ? finding.file : root + finding.file)
    let place = finding.line > 0 ? "\(file):\(finding.line):\(finding.column)" : "\(file):1:1"
    let message = TerminalText.clean(finding.message)
    return
      "\(place): \(finding.severity.rawValue): \(message) (\(TerminalText.clean(finding.rule)))"
  }
}
