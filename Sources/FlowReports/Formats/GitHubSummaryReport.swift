/// The summary of a workflow's step: the Markdown report, cut at GitHub's limit of 1 MiB.
struct GitHubSummaryReport: ReportWriter {
  var input: ReportInput
  var style: ReportStyle

  /// Below 1 MiB, so that another step's part of the job has room beside it.
  static let mostBytes = 900_000

  func render() -> String {
    var report = MarkdownReport(input: input, style: style)
    report.mostBytes = Self.mostBytes
    return report.render()
  }
}
