import ArgumentParser
import Foundation
import WaymarkKit

struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures the analysis against the Swift parser alone.",
    discussion: """
      Build with `swift build -c release` first: a debug build measures nothing of
      use.

      Examples:
        waymark bench App/Sources
      """,
    shouldDisplay: false)

  @OptionGroup var input: PathArguments

  @Option(help: "How often each is measured; the best counts.")
  var rounds = 5

  @Option(help: "How many threads the analysis may use.")
  var threads = ProcessInfo.processInfo.activeProcessorCount

  func run() throws {
    let result = try Benchmark(
      paths: input.paths, options: AnalyzerOptions(threads: threads), rounds: rounds)
    var text = "\(result.files) Swift files, \(result.lines) lines\n"
    text += "analysis, \(threads) threads: \(milliseconds(result.analysis)) ms\n"
    if let parsing = result.parsing, let ratio = result.ratio {
      text += "parser alone, 1 thread: \(milliseconds(parsing)) ms\n"
      text += "ratio: \(String(format: "%.2f", ratio))\n"
    }
    text += "\nstacks: rules, transitions of the automaton, ms, times the row before\n"
    var before: Duration?
    for rules in [1_000, 10_000, 100_000] {
      let row = SaturationBenchmark(rules: rules)
      let growth = before.map { String(format: "%.1f", row.duration / $0) } ?? "-"
      text += "\(row.rules)  \(row.transitions)  \(milliseconds(row.duration))  \(growth)\n"
      before = row.duration
    }
    try Output.standard(text)
  }

  private func milliseconds(_ duration: Duration) -> String {
    String(format: "%.1f", duration / .milliseconds(1))
  }
}
