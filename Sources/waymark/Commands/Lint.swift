import ArgumentParser
import Foundation
import WaymarkKit

extension ReportFormat: ExpressibleByArgument {}

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Reports what is wrong with the navigation.",
    discussion: """
      Examples:
        waymark lint App/Sources
        waymark lint --strict --format xcode "$SRCROOT/App"
        waymark lint --exclude 'Generated' --format json -o findings.json

      Exit codes:
        0   nothing at error level (with --strict: nothing at warning level either)
        1   findings
        2   the input or the configuration could not be used
        64  wrong use of the command line
      """)

  @OptionGroup var input: PathArguments

  @Option(help: "text for people, xcode for a build phase, json for programs.")
  var format = ReportFormat.text

  @Flag(help: "Exit with 1 for warnings too.")
  var strict = false

  @OptionGroup var output: OutputOption
  @OptionGroup var shared: SharedOptions

  func run() throws {
    let result = try shared.analyze(input.paths)
    let isTerminal = output.output == nil || output.output == "-"
    let style = ReportStyle(
      color: shared.color.applies(to: STDOUT_FILENO) && (isTerminal || shared.color == .always),
      quiet: shared.quiet)
    let sources = result.sources
    let report = try Report.render(
      ReportInput(
        graph: result.graph, root: result.root, pathPrefix: result.pathPrefix,
        source: { sources[$0] }),
      as: format, style: style)
    try Output.deliver(Data(report.utf8), to: output.output)
    let limit: Severity = strict ? .warning : .error
    if result.findings.contains(where: { $0.severity >= limit }) { throw ExitStatus.findings }
  }
}
