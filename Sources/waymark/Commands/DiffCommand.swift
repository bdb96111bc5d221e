import ArgumentParser
import Foundation
import WaymarkKit

extension ChangeReport.Format: ExpressibleByArgument {}

struct DiffCommand: AsyncParsableCommand {
  /// What makes the command fail.
  enum Failing: String, CaseIterable, ExpressibleByArgument { case new, any, none }

  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says what changed in the navigation between two versions.",
    discussion: """
      A version is a git revision or a graph document (.json). Revisions are read
      from the repository's objects: nothing is checked out.

      Examples:
        waymark diff main                       the working tree against main
        waymark diff main...                    this branch since it left main
        waymark diff v1.2 v1.3 --in App/Sources
        waymark diff old.json new.json --format markdown
        waymark diff main -o change.svg
        waymark diff main... --baseline .waymark-baseline --format github

      Exit codes:
        0   nothing that --fail-on names
        1   findings that --fail-on names
        2   a version or the configuration could not be used
        64  wrong use of the command line
      """)

  @Argument(help: "The older version: a revision, a range (A..B, A...B) or a graph document.")
  var base: String

  @Argument(help: "The newer version. (default: the working tree)")
  var head: String?

  @OptionGroup var input: InOptions

  @Flag(help: "Compare with the commit where HEAD left BASE.")
  var mergeBase = false

  @Option(
    help: ArgumentHelp(
      "text for people, markdown for a comment, json for programs; sarif and github for the new "
        + "findings.", valueName: "text|markdown|json|sarif|github"))
  var format = ChangeReport.Format.text

  @Option(
    help: ArgumentHelp(
      "Count no finding as new that this baseline knows. (default: `baseline` in .waymark.yml)",
      valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Exit with 1 for new findings, for any finding of the newer version, or never: "
        + "errors and warnings count.", valueName: "new|any|none"))
  var failOn = Failing.new

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Draw the change into a file: svg, png, pdf, html, dot or mmd. May be repeated.",
      valueName: "file"))
  var output: [String] = []

  @Option(help: "With -o, what the picture shows: the change, or the app before or after it.")
  var show = ChangePicture.View.change

  @Flag(help: "With -o, draw every screen, not only those around the change.")
  var whole = false

  @OptionGroup var shared: SharedOptions

  func validate() throws {
    if shared.fromGraph != nil {
      throw ValidationError("Name graph documents as BASE and HEAD in place of --from-graph")
    }
    for file in output where ChangePicture.Form(fileName: file) == nil {
      let known = ChangePicture.Form.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("Cannot tell the format from '\(file)': end it with one of \(known)")
    }
  }

  func run() async throws {
    let result = try await shared.compare(
      from: base, to: head, paths: input.paths, sinceFork: mergeBase)
    let judged = result.head.judged(
      against: try (baseline ?? result.head.baseline).map { try Baseline(contentsOf: $0) })
    let known = Set(judged.setAside.map(\.finding))
    let change = result.change.leavingOut(known.contains)
    let picture = ChangePicture(change, head: result.head.graph, view: show, isWhole: whole)
    for file in output {
      guard let form = ChangePicture.Form(fileName: file) else { continue }
      try Output.deliver(
        try await shared.working(on: .drawing) { try await picture.data(as: form) }, to: file)
    }
    try deliver(report(change, of: result.head, judged, picture))
    if fails(change, judged) { throw ExitStatus.findings }
  }

  private func report(
    _ change: FlowChange, of head: AnalysisResult, _ judged: FindingsResult,
    _ picture: ChangePicture
  ) -> ChangeReport {
    var found = judged
    found.limit(to: change.newFindings)
    let sources = head.sources
    return ChangeReport(
      change: change,
      findings: ReportInput(
        found, root: head.root, pathPrefix: head.pathPrefix, source: { sources[$0] }),
      isColored: shared.color.applies(to: STDOUT_FILENO), diagram: { picture.mermaid() })
  }

  /// A workflow's step shows its summary where `GITHUB_STEP_SUMMARY` names a file for it.
  private func deliver(_ report: ChangeReport) throws {
    try Output.standard(try report.render(as: format))
    guard format == .github,
      let file = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !file.isEmpty
    else { return }
    try Output.append(Data(try report.render(as: .markdown).utf8), to: file)
  }

  private func fails(_ change: FlowChange, _ judged: FindingsResult) -> Bool {
    switch failOn {
    case .none: false
    case .new: change.newFindings.contains { $0.severity >= .warning }
    case .any: judged.reaches(.warning)
    }
  }
}

extension ChangePicture.View: ExpressibleByArgument {}
