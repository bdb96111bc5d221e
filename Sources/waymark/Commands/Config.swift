import ArgumentParser
import WaymarkKit

struct Config: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows which configuration holds, or all that it says.",
    discussion: """
      Examples:
        waymark config
        waymark config --effective App/Sources
      """)

  @OptionGroup var input: PathArguments

  @Flag(help: "Print the whole configuration, with what it extends and every rule's level.")
  var effective = false

  @Option(
    help: ArgumentHelp(
      "The configuration file. (default: .waymark.yml in the root or above it)", valueName: "file"))
  var config: String?

  func run() throws {
    let found = try EffectiveConfiguration(
      paths: input.paths, options: AnalyzerOptions(configurationFile: config))
    if effective { return try Output.standard(found.yaml()) }
    try Output.standard(
      found.files.isEmpty
        ? "No configuration; every rule has its own level.\n"
        : found.files.map { TerminalText.clean($0) + "\n" }.joined())
  }
}
