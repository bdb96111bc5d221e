import FlowGraph
import FlowRules

/// JUnit's XML, for hosts that show tests and nothing else.
///
/// A finding is a test that fails, what is set aside a test that is skipped, and a note a test that
/// passes and says something. Without findings one test passes, so that a host sees that it ran.
struct JUnitReport: ReportWriter {
  var input: ReportInput
  var style: ReportStyle

  func render() -> String {
    var cases = input.findings.map(testCase)
    cases += input.result.setAside.map(skipped)
    if cases.isEmpty {
      cases = ["    <testcase name=\"navigation\" classname=\"waymark\" time=\"0\"/>"]
    }
    let failures = input.findings.count { $0.severity > .note }
    let counts = XMLText.attributes([
      "tests": String(cases.count), "failures": String(failures), "errors": "0",
    ])
    let skips = XMLText.attributes(["skipped": String(input.result.setAside.count), "time": "0"])
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="waymark"\(counts) time="0">
        <testsuite name="\(XMLText.escaped(input.result.title ?? input.result.root))"\(counts)\(skips)>
      \(cases.joined(separator: "\n"))
        </testsuite>
      </testsuites>

      """
  }

  private func head(_ finding: Finding) -> String {
    XMLText.attributes([
      "name": "\(finding.subject) (\(place(finding)))", "classname": "waymark.\(finding.rule)",
      "time": "0",
    ])
  }

  private func place(_ finding: Finding) -> String {
    let file = input.path(finding.file)
    return finding.line > 0 ? "\(file):\(finding.line):\(finding.column)" : file
  }

  private func testCase(_ finding: Finding) -> String {
    let way = finding.witness.map { "\n→ \(XMLText.escaped($0.label))" }.joined()
    let text = "\(XMLText.escaped("\(place(finding)): \(finding.message)"))\(way)"
    let body =
      finding.severity == .note
      ? "<system-out>\(text)</system-out>"
      : "<failure\(XMLText.attributes(["message": finding.message, "type": finding.severity.rawValue]))>\(text)</failure>"
    return "    <testcase\(head(finding))>\n      \(body)\n    </testcase>"
  }

  private func skipped(_ one: SetAsideFinding) -> String {
    let cause = one.cause == .comment ? "suppressed" : "known to the baseline"
    let message = one.reason.map { "\(cause): \($0)" } ?? cause
    return
      "    <testcase\(head(one.finding))>\n      <skipped\(XMLText.attributes(["message": message]))/>\n    </testcase>"
  }
}
