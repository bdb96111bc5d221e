/// The forms that findings can be written in: the registry of reports.
public enum ReportFormat: String, CaseIterable, Sendable {
  case text, xcode, json, sarif, github
  case githubSummary = "github-summary"
  case gitlab, checkstyle, junit, markdown, html

  /// What it is for, in a few words.
  public var summary: String {
    switch self {
    case .text: "for people: compiler lines with the source, a caret and the steps"
    case .xcode: "one line a finding with absolute paths, for a build phase"
    case .json: "the whole result, for programs"
    case .sarif: "SARIF 2.1.0, for code scanning"
    case .github: "workflow commands that annotate a pull request, ten of each kind"
    case .githubSummary: "Markdown for the summary of a workflow's step"
    case .gitlab: "GitLab's code quality report"
    case .checkstyle: "Checkstyle's XML"
    case .junit: "JUnit's XML"
    case .markdown: "for a comment or a wiki"
    case .html: "one page with the findings and the picture, readable without network"
    }
  }

  /// Whether the form can show `ReportInput.picture`.
  public var showsPicture: Bool { self == .html }

  var writer: any ReportWriter.Type {
    switch self {
    case .text: TextReport.self
    case .xcode: XcodeReport.self
    case .json: JSONReport.self
    case .sarif: SARIFReport.self
    case .github: GitHubReport.self
    case .githubSummary: GitHubSummaryReport.self
    case .gitlab: GitLabReport.self
    case .checkstyle: CheckstyleReport.self
    case .junit: JUnitReport.self
    case .markdown: MarkdownReport.self
    case .html: HTMLReport.self
    }
  }
}
