import ArgumentParser
import Foundation
import WaymarkKit

extension DeepLinkReport.Format: ExpressibleByArgument {}

struct DeepLinks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "deeplinks",
    abstract: "Lists the deep links, what each leaves on show, and the routes that none reaches.",
    discussion: """
      Examples:
        waymark deeplinks App/Sources
        waymark deeplinks App/Sources --format markdown -o DEEPLINKS.md
      """)

  @OptionGroup var input: PathArguments

  @Option(help: "text, json or markdown.")
  var format = DeepLinkReport.Format.text

  @OptionGroup var output: OutputOption
  @OptionGroup var shared: SharedOptions

  func run() throws {
    let result = try shared.analyze(input.paths)
    let text = try DeepLinkReport(graph: result.graph).render(
      as: format, pathPrefix: result.pathPrefix)
    try Output.deliver(Data(text.utf8), to: output.output)
  }
}
