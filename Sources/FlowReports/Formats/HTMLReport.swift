import FlowGraph
import FlowRules

/// One page with the findings and the picture. It holds all that it shows and asks no network.
struct HTMLReport: ReportWriter {
  var input: ReportInput
  var style: ReportStyle

  func render() -> String {
    let title = "Navigation of \(input.result.title ?? input.result.root)"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
      <meta name="color-scheme" content="light dark">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(XMLText.escaped(title))</title>
      <style>
      \(HTMLPage.style)
      </style>
      </head>
      <body>
      <header>
      <h1>\(XMLText.escaped(title))</h1>
      <p class="figures">\(XMLText.escaped(figures))</p>
      \(filters)
      </header>
      <main>
      \(findings)
      \(picture)
      \(aside)
      </main>
      <footer>\(XMLText.escaped("waymark \(input.result.tool.version)"))</footer>
      <script>
      \(HTMLPage.script)
      </script>
      </body>
      </html>

      """
  }

  private var figures: String {
    let summary = input.summary
    let resolved =
      summary.navigationCalls > 0
      ? ", \(summary.resolvedCalls) of \(counted(summary.navigationCalls, "navigation call")) resolved"
      : ""
    return summary.size + resolved
  }

  /// A button for each severity that occurs, which shows and hides it.
  private var filters: String {
    let buttons = Severity.allCases.sorted(by: >).compactMap { severity -> String? in
      let count = input.findings.count { $0.severity == severity }
      guard count > 0 else { return nil }
      let name = severity.rawValue
      return
        "<button type=\"button\" class=\"\(name)\" data-severity=\"\(name)\" aria-pressed=\"true\">\(counted(count, name))</button>"
    }
    guard !buttons.isEmpty else {
      return "<p class=\"fine\">Nothing to report.</p>"
    }
    return "<p class=\"filters\">\(buttons.joined())</p>"
  }

  private var findings: String {
    let files = Dictionary(grouping: input.findings, by: \.file)
    return files.sorted { $0.key < $1.key }.map { file, findings in
      let name = file.isEmpty ? "The project" : input.relativePath(file)
      return """
        <section class="file">
        <h2>\(XMLText.escaped(name))</h2>
        \(findings.map(article).joined(separator: "\n"))
        </section>
        """
    }.joined(separator: "\n")
  }

  private func article(_ finding: Finding) -> String {
    let severity = finding.severity.rawValue
    return """
      <article class="\(severity)" data-severity="\(severity)">
      <h3><span class="tag">\(severity)</span> \(XMLText.escaped(finding.subject)) <code>\(XMLText.escaped(finding.rule))</code></h3>
      <p>\(Self.prose(finding.message))</p>
      \(excerpt(finding))\(way(finding))</article>
      """
  }

  /// The line of source with the column marked, as the text report shows it.
  private func excerpt(_ finding: Finding) -> String {
    guard let text = input.source(finding.file),
      let excerpt = SourceExcerpt(at: finding.place, in: text)
    else {
      return finding.line > 0 ? "<p class=\"place\">line \(finding.line)</p>\n" : ""
    }
    let number = String(finding.line)
    let gutter = String(repeating: " ", count: number.count)
    return """
      <pre>\(number) | \(XMLText.escaped(excerpt.line))
      \(gutter) | \(excerpt.indentation)<b>^</b></pre>

      """
  }

  private func way(_ finding: Finding) -> String {
    guard !finding.witness.isEmpty else { return "" }
    let steps = finding.witness.map { step in
      let place = step.line > 0 ? "\(input.relativePath(step.file)):\(step.line)" : step.file
      let at = place.isEmpty ? "" : " <small>\(XMLText.escaped(place))</small>"
      return "<li>\(Self.prose(step.label))\(at)</li>"
    }
    return
      "<details open><summary>The way there</summary>\n<ol>\n\(steps.joined(separator: "\n"))\n</ol>\n</details>\n"
  }

  private var picture: String {
    guard let picture = input.picture, let start = picture.range(of: "<svg") else { return "" }
    return """
      <section class="picture">
      <h2>Picture</h2>
      <figure tabindex="0">\(picture[start.lowerBound...])</figure>
      </section>
      """
  }

  private var aside: String {
    let rows =
      input.result.setAside.map { one in
        let cause = one.cause == .comment ? "suppressed" : "known"
        return Self.row([one.finding.subject, one.finding.rule, cause, one.reason ?? ""])
      }
      + input.result.staleBaseline.map {
        Self.row([$0.subject, $0.rule, "gone, still in the baseline", $0.reason ?? ""])
      }
    guard !rows.isEmpty else { return "" }
    return """
      <section>
      <h2>Set aside</h2>
      <table>
      <thead><tr><th>Subject</th><th>Rule</th><th>By</th><th>Reason</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </section>
      """
  }

  private static func row(_ cells: [String]) -> String {
    "<tr>" + cells.map { "<td>\(XMLText.escaped($0))</td>" }.joined() + "</tr>"
  }

  /// What stands in backquotes is code.
  private static func prose(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return XMLText.escaped(text) }
    return parts.enumerated().map { index, part in
      let safe = XMLText.escaped(String(part))
      return index % 2 == 1 ? "<code>\(safe)</code>" : safe
    }.joined()
  }
}
