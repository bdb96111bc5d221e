import ArgumentParser
import WaymarkKit

struct Why: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows all that leads to a screen.",
    discussion: """
      Examples:
        waymark why SettingsView --in App/Sources
        waymark why CheckoutView --from-graph graph.json
      """)

  @Argument(help: "The name or the id of the screen.")
  var screen: String

  @OptionGroup var input: InOptions
  @OptionGroup var shared: SharedOptions

  func run() throws {
    let result = try shared.analyze(input.paths)
    let found = try ScreenNames(result.graph).find(screen)
    try Output.standard(
      WaysIn(to: found, in: result.graph).text(pathPrefix: result.pathPrefix))
  }
}
