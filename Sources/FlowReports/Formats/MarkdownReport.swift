import FlowGraph
import FlowRules

/// Markdown for a comment, a summary or a wiki: the figures, and the findings by severity, each
/// with the way that leads to it folded away.
struct MarkdownReport: ReportWriter {
  var input: ReportInput
  var style: ReportStyle
  /// GitHub takes 65,536 characters in a comment.
  var mostBytes = 60_000

  init(input: ReportInput, style: ReportStyle) {
    self.input = input
    self.style = style
  }

  func render() -> String {
    let title = input.result.title ?? input.result.root
    var text = "## Navigation of \(MarkdownText.plain(title))\n\n\(input.summary.sentence)\n"
    var left = 0
    for severity in Severity.allCases.sorted(by: >) {
      let findings = input.findings.filter { $0.severity == severity }
      guard !findings.isEmpty else { continue }
      var section = "\n### \(Self.heading(severity, findings.count))\n\n"
      for finding in findings {
        let item = item(finding)
        if text.utf8.count + section.utf8.count + item.utf8.count > mostBytes {
          left += 1
        } else {
          section += item
        }
      }
      text += section
    }
    if left > 0 {
      text += "\n\(counted(left, "more finding")) did not fit here; `waymark lint` lists them.\n"
    }
    return text + aside()
  }

  private static func heading(_ severity: Severity, _ count: Int) -> String {
    let word = severity.rawValue
    return "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  private func item(_ finding: Finding) -> String {
    let path = input.relativePath(finding.file)
    let place = finding.line > 0 ? "\(path):\(finding.line)" : path
    var text =
      "- **\(MarkdownText.plain(finding.subject))** \(MarkdownText.code(finding.rule))"
      + " at \(MarkdownText.code(place))  \n  \(MarkdownText.prose(finding.message))\n"
    guard !finding.witness.isEmpty else { return text }
    text += "  <details><summary>The way there</summary>\n\n"
    for step in finding.witness {
      let at = step.file.isEmpty ? "" : " " + MarkdownText.code(Self.place(step, input))
      text += "  1. \(MarkdownText.plain(step.label))\(at)\n"
    }
    return text + "\n  </details>\n"
  }

  private static func place(_ step: Step, _ input: ReportInput) -> String {
    let path = input.relativePath(step.file)
    return step.line > 0 ? "\(path):\(step.line)" : path
  }

  private func aside() -> String {
    var text = ""
    if style.showsSetAside, !input.result.setAside.isEmpty {
      text += "\n### Set aside\n\n"
      for one in input.result.setAside {
        let cause = one.cause == .comment ? "suppressed" : "known"
        let reason = one.reason.map { ": " + MarkdownText.plain($0) } ?? ""
        text +=
          "- \(MarkdownText.plain(one.finding.subject)) \(MarkdownText.code(one.finding.rule)), \(cause)\(reason)\n"
      }
    }
    let stale = input.result.staleBaseline
    if !stale.isEmpty {
      text += "\n### Gone from the source, still in the baseline\n\n"
      for entry in stale {
        text += "- \(MarkdownText.plain(entry.subject)) \(MarkdownText.code(entry.rule))\n"
      }
    }
    return text
  }
}
