import ArgumentParser
import Foundation
import WaymarkKit

/// Draws for a parent process, which survives when Graphviz does not.
struct RenderDot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render-dot", abstract: "Draws a diagram from standard input.",
    shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough)
  var arguments: [String] = []

  func run() throws { throw ExitCode(Picture.drawAsChild(arguments: arguments)) }
}
