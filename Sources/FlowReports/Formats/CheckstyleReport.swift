import FlowGraph

/// Checkstyle's XML, which Jenkins, reviewdog and many others read.
struct CheckstyleReport: ReportWriter {
  var input: ReportInput
  var style: ReportStyle

  func render() -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<checkstyle version=\"4.3\">"]
    let files = Dictionary(grouping: input.findings, by: \.file)
    for (file, findings) in files.sorted(by: { $0.key < $1.key }) {
      lines.append("  <file\(XMLText.attributes(["name": input.path(file)]))>")
      lines += findings.map { finding in
        let attributes = XMLText.attributes([
          "line": String(max(1, finding.line)), "column": String(max(1, finding.column)),
          "severity": finding.severity == .note ? "info" : finding.severity.rawValue,
          "message": finding.message, "source": "waymark.\(finding.rule)",
        ])
        return "    <error\(attributes)/>"
      }
      lines.append("  </file>")
    }
    lines.append("</checkstyle>")
    return lines.map { $0 + "\n" }.joined()
  }
}
