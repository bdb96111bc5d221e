import ArgumentParser
import WaymarkKit

struct Unresolved: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the navigation calls whose target could not be worked out, with the reasons.",
    discussion: """
      Examples:
        waymark unresolved App/Sources
        waymark unresolved --from-graph graph.json
      """)

  @OptionGroup var input: PathArguments
  @OptionGroup var shared: SharedOptions

  func run() throws {
    let result = try shared.analyze(input.paths)
    try Output.standard(
      UnresolvedReport.text(graph: result.graph, pathPrefix: result.pathPrefix))
  }
}
