import ArgumentParser
import Foundation
import WaymarkKit

extension WalkPlan.Cover: ExpressibleByArgument {}
extension WalkPlan.Format: ExpressibleByArgument {}

struct Paths: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a few walks that cover the app, for testers.",
    discussion: """
      Walks stay within the stacks that can come about. What no walk covers is
      listed with the reason. `--format swift` gives the skeleton of a UI test.

      Examples:
        waymark paths --cover screens App/Sources
        waymark paths App/Sources --cover deeplinks --format swift -o Walks.swift
      """)

  @OptionGroup var input: PathArguments

  @Option(help: "transitions, screens or deeplinks.")
  var cover = WalkPlan.Cover.transitions

  @Option(help: "text, json or swift.")
  var format = WalkPlan.Format.text

  @OptionGroup var output: OutputOption
  @OptionGroup var shared: SharedOptions

  func run() throws {
    let result = try shared.analyze(input.paths)
    let plan = WalkPlan(result.graph, cover: cover)
    try Output.deliver(
      Data(try plan.render(as: format, pathPrefix: result.pathPrefix).utf8), to: output.output)
  }
}
