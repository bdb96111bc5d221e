import ArgumentParser
import Foundation
import WaymarkKit

struct GraphCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument { case json, dot }

  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Prints the graph document.",
    discussion: """
      The document holds every screen, transition, deep link and finding, sorted,
      and is the same byte for byte for the same source. --from-graph reads it back.

      Examples:
        waymark graph App/Sources -o graph.json
        waymark graph App/Sources | jq '.screens[].name'
        waymark lint --from-graph graph.json
      """)

  @OptionGroup var input: PathArguments

  @Option(help: "json for the graph document, dot for Graphviz.")
  var format = Format.json

  @OptionGroup var output: OutputOption
  @OptionGroup var shared: SharedOptions

  func run() throws {
    let result = try shared.analyze(input.paths)
    switch format {
    case .json: try Output.deliver(result.graph.document(), to: output.output)
    case .dot:
      let picture = Picture(
        result.graph, PictureOptions(title: result.graph.title ?? result.graph.root))
      try Output.deliver(Data(try picture.dot().utf8), to: output.output)
    }
  }
}
