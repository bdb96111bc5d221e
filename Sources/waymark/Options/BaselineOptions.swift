import ArgumentParser
import Foundation
import WaymarkKit

/// The findings that a team lives with.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report no finding that this baseline knows. (default: `baseline` in .waymark.yml)",
      valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write the findings to a baseline; reasons in it, or in --baseline, stay.",
      valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Exit with 1 where the baseline holds a finding that no longer occurs.")
  var strictBaseline = false

  /// The result with what the baseline knows set aside. With `--write-baseline` that is every
  /// finding, and the file is written.
  func judge(_ analysis: AnalysisResult, quiet: Bool) throws -> FindingsResult {
    let source = baseline ?? analysis.baseline
    if strictBaseline, source == nil {
      throw ValidationError("--strict-baseline needs --baseline, or `baseline` in .waymark.yml")
    }
    guard let file = writeBaseline else {
      return analysis.judged(against: try source.map { try Baseline(contentsOf: $0) })
    }
    // The first one is written where there is none yet.
    let earlier = try [baseline, file, analysis.baseline].compactMap(\.self)
      .first { FileManager.default.fileExists(atPath: $0) }
      .map { try Baseline(contentsOf: $0) }
    let written = Baseline(analysis.findings, keepingReasonsOf: earlier ?? Baseline())
    try Output.deliver(Data(written.text().utf8), to: file)
    if !quiet {
      let count = written.entries.count
      Output.problem(
        "waymark: wrote \(count) \(count == 1 ? "finding" : "findings") to \(TerminalText.clean(file))"
      )
    }
    return analysis.judged(against: written)
  }
}
