import ArgumentParser
import Foundation
import WaymarkKit

struct PathCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path",
    abstract: "Shows the shortest way of a person from one screen to another.",
    discussion: """
      `launch` in place of the first screen starts where the app starts. The answer
      ends with what lies on show when the person arrives. Exit code 1 says that no
      way leads there.

      Examples:
        waymark path HomeView SettingsView --in App/Sources
        waymark path launch CheckoutView --from-graph graph.json
      """)

  @Argument(help: "The screen to start on, or `launch`.")
  var from: String

  @Argument(help: "The screen to come to.")
  var to: String

  @OptionGroup var input: InOptions
  @OptionGroup var shared: SharedOptions

  func run() throws {
    let result = try shared.analyze(input.paths)
    let graph = result.graph
    let names = ScreenNames(graph)
    let end = try names.find(to)
    // A screen may bear the name `launch`; it wins.
    let isLaunch = from == "launch" && graph.screen(from) == nil
    let start = isLaunch ? nil : try names.find(from)
    guard let way = WayFinder(graph).way(from: start?.id, to: end.id) else {
      let origin = start.map { TerminalText.clean($0.name) } ?? "a launch"
      try Output.standard("No way leads from \(origin) to \(TerminalText.clean(end.name)).\n")
      throw ExitStatus.findings
    }
    try Output.standard(way.text(pathPrefix: result.pathPrefix))
  }
}
