import FlowGraph
import FlowRules

/// Findings for people, as a compiler would print them, grouped by file.
struct TextReport: ReportWriter {
  var input: ReportInput
  var style: ReportStyle

  func render() -> String {
    var lines: [String] = []
    for finding in input.findings {
      if !lines.isEmpty { lines.append("") }
      lines.append(headline(finding))
      lines += excerpt(finding)
      lines += finding.witness.map(step)
    }
    if style.showsSetAside, !input.result.setAside.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines += input.result.setAside.map(setAside)
    }
    if !style.quiet {
      if !lines.isEmpty { lines.append("") }
      lines += staleBaseline()
      lines.append(input.summary.sentence)
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  private func setAside(_ one: SetAsideFinding) -> String {
    let place = painted(location(one.finding.place) + ":", .bold)
    let cause = one.cause == .comment ? "suppressed" : "known"
    let reason = one.reason.map { " - \(TerminalText.clean($0))" } ?? ""
    let rule = "(\(TerminalText.clean(one.finding.rule)))"
    return
      "\(place) \(cause): \(TerminalText.clean(one.finding.subject)) \(painted(rule, .dim))\(reason)"
  }

  private func staleBaseline() -> [String] {
    let stale = input.result.staleBaseline
    guard !stale.isEmpty else { return [] }
    let head =
      "\(counted(stale.count, "entry", "entries")) of the baseline no longer \(stale.count == 1 ? "occurs" : "occur"); write it anew with --write-baseline:"
    return [head]
      + stale.map {
        "  \(TerminalText.clean($0.rule)) \($0.fingerprint) \(TerminalText.clean($0.subject))"
      } + [""]
  }

  private func headline(_ finding: Finding) -> String {
    let place = painted(location(finding.place) + ":", .bold)
    let severity = painted(finding.severity.rawValue + ":", color(finding.severity))
    let message = painted(TerminalText.clean(finding.message), .bold)
    let rule = painted("(\(TerminalText.clean(finding.rule)))", .dim)
    return "\(place) \(severity) \(message) \(rule)"
  }

  private func excerpt(_ finding: Finding) -> [String] {
    guard let text = input.source(finding.file),
      let excerpt = SourceExcerpt(at: finding.place, in: text)
    else { return [] }
    let number = String(finding.line)
    let gutter = String(repeating: " ", count: max(5, number.count))
    let padded = String(repeating: " ", count: gutter.count - number.count) + number
    return [
      "\(padded) | \(excerpt.line)",
      "\(gutter) | \(excerpt.indentation)\(painted("^", .green))",
    ]
  }

  private func step(_ step: Step) -> String {
    let label = TerminalText.clean(step.label)
    guard !step.file.isEmpty else { return "      → \(label)" }
    let file = input.pathPrefix + step.file
    let place = step.line > 0 ? "\(file):\(step.line)" : file
    return "      → \(label)  \(painted("(\(TerminalText.clean(place)))", .dim))"
  }

  private func location(_ place: SourcePlace) -> String {
    let file = TerminalText.clean(input.pathPrefix + place.file)
    return place.line > 0 ? "\(file):\(place.line):\(place.column)" : file
  }

  private func color(_ severity: Severity) -> Paint {
    switch severity {
    case .error: .red
    case .warning: .magenta
    case .note: .cyan
    }
  }

  private func painted(_ text: String, _ paint: Paint) -> String {
    style.color ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }

  private enum Paint: String {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case green = "1;32"
    case magenta = "1;35"
    case cyan = "1;36"
  }
}
