import ArgumentParser
import WaymarkKit

struct Lint: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Reports what is wrong with the navigation.",
    discussion: """
      Examples:
        waymark lint App/Sources
        waymark lint --strict --format xcode "$SRCROOT/App"
        waymark lint --report sarif=out.sarif --report html=out.html --report text
        waymark lint --write-baseline .waymark-baseline
        waymark lint --baseline .waymark-baseline --strict-baseline

      Exit codes:
        0   nothing at error level (with --strict: nothing at warning level either)
        1   findings; with --strict-baseline, entries that no longer occur
        2   the input or the configuration could not be used
        64  wrong use of the command line
      """)

  @OptionGroup var input: PathArguments

  @Flag(help: "Exit with 1 for warnings too.")
  var strict = false

  @OptionGroup var reports: ReportOptions
  @OptionGroup var baselines: BaselineOptions
  @OptionGroup var shared: SharedOptions

  func run() async throws {
    let analysis = try shared.analyze(input.paths)
    let result = try baselines.judge(analysis, quiet: shared.quiet)
    try await reports.deliver(result, of: analysis, shared: shared)
    let isStale = baselines.strictBaseline && !result.staleBaseline.isEmpty
    if isStale || result.reaches(strict ? .warning : .error) { throw ExitStatus.findings }
  }
}
