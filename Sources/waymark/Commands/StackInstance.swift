import ArgumentParser
import Foundation
import WaymarkKit

struct StackInstance: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stack-instance",
    abstract: "Writes a stack's pushdown system as PDAAAL reads it, to ask a second engine.",
    discussion: """
      Without --stack the ids of the stacks are listed.

      Examples:
        waymark stack-instance --stack ID --top Checkout --in App/Sources -o instance.json
      """,
    shouldDisplay: false)

  @Option(help: "The id of the stack, as in the graph document.")
  var stack: String?

  @Option(help: "The screen that is to lie on top.")
  var top: String?

  @OptionGroup var input: InOptions
  @OptionGroup var output: OutputOption
  @OptionGroup var shared: SharedOptions

  func run() throws {
    let graph = try shared.analyze(input.paths).graph
    guard let stack, let top else {
      return try Output.standard(
        graph.stacks.map { TerminalText.clean($0.id) + "\n" }.joined())
    }
    let screen = try ScreenNames(graph).find(top)
    guard let data = try StackInstances.pdaaal(graph, stack: stack, top: screen.id) else {
      throw InputError("no stack has the id '\(TerminalText.clean(stack))'")
    }
    try Output.deliver(data, to: output.output)
  }
}
