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
      A version is a git revision or a graph document (.json). Revisions are read from the \
      repository's objects: nothing is checked out.

      Examples:
        waymark diff main                       the working tree against main
        waymark diff main...                    what this branch did since it left main
        waymark diff v1.2 v1.3 --in App/Sources
        waymark diff old.json new.json --format markdown
        waymark diff main -o change.svg

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

  @Option(help: "text for people, markdown for a comment, json for programs.")
  var format = ChangeReport.Format.text

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
    let picture = ChangePicture(
      result.change, head: result.head.graph, view: show, isWhole: whole)
    for file in output {
      guard let form = ChangePicture.Form(fileName: file) else { continue }
      try Output.deliver(try await picture.data(as: form), to: file)
    }
    let report = ChangeReport(
      change: result.change, pathPrefix: result.head.pathPrefix,
      isColored: shared.color.applies(to: STDOUT_FILENO), diagram: { picture.mermaid() })
    try Output.standard(try report.render(as: format))
    if fails(result) { throw ExitStatus.findings }
  }

  private func fails(_ result: Comparison.Result) -> Bool {
    switch failOn {
    case .none: false
    case .new: result.change.newFindings.contains { $0.severity >= .warning }
    case .any: result.head.findings.contains { $0.severity >= .warning }
    }
  }
}

extension ChangePicture.View: ExpressibleByArgument {}
