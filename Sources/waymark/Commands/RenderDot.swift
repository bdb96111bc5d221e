import ArgumentParser
import WaymarkKit

/// Draws for a parent process, which survives when Graphviz does not.
struct RenderDot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render-dot", abstract: "Draws a diagram from standard input.",
    shouldDisplay: false)

  @Argument(help: "svg, png or pdf.")
  var form: String

  func run() throws { try Picture.drawAsChild(form: form) }
}
