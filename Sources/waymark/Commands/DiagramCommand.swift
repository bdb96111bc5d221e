import ArgumentParser
import Foundation
import WaymarkKit

extension PictureForm: ExpressibleByArgument {}
extension PictureOptions.Direction: ExpressibleByArgument {}

struct DiagramCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagram",
    abstract: "Draws the navigation graph.",
    discussion: """
      The format follows from the file's extension: svg, png, pdf, dot or mmd
      (Mermaid).

      Examples:
        waymark diagram App/Sources -o navigation.svg
        waymark diagram App/Sources --focus CheckoutView --depth 1 -o checkout.png
        waymark diagram App/Sources --format mmd
        waymark diagram --from-graph graph.json -o map.svg \\
          --link-base https://github.com/you/app/blob/main/
      """)

  @OptionGroup var input: PathArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; - for standard output.", valueName: "file"))
  var output: String?

  @Option(help: "svg, png, pdf, dot or mmd, whatever the file's name says.")
  var format: PictureForm?

  @Option(help: ArgumentHelp("Draw the surroundings of one screen only.", valueName: "screen"))
  var focus: String?

  @Option(
    help: ArgumentHelp(
      "With --focus, how many transitions around it. (default: 2)", valueName: "count"))
  var depth: Int?

  @Option(help: ArgumentHelp("Draw one group of screens only.", valueName: "group"))
  var group: String?

  @Option(
    parsing: .unconditional,
    help: "The title. (default: the app's own, or the name of the folder)")
  var title: String?

  @Option(
    help: ArgumentHelp(
      "Where the source can be read: screens link to it.", valueName: "url"))
  var linkBase: String?

  @Flag(inversion: .prefixedNo, help: "Explain lines and colors in the picture.")
  var legend = true

  @Option(help: "The way the picture is read: right or down.")
  var direction = PictureOptions.Direction.right

  @OptionGroup var shared: SharedOptions

  func validate() throws {
    if focus != nil, group != nil {
      throw ValidationError("Give either --focus or --group, not both")
    }
    if let depth {
      guard depth >= 0 else { throw ValidationError("--depth takes 0 or more, not \(depth)") }
      guard focus != nil else {
        throw ValidationError("--depth needs --focus: it says how much to draw around that screen")
      }
    }
    if let linkBase, !linkBase.hasPrefix("https://"), !linkBase.hasPrefix("http://") {
      throw ValidationError("--link-base takes a URL that begins with https:// or http://")
    }
    _ = try form()
  }

  func run() async throws {
    let form = try form()
    let result = try shared.analyze(input.paths)
    let focused = try focus.map { try ScreenNames(result.graph).find($0).id }
    let options = PictureOptions(
      title: title ?? result.graph.title ?? result.graph.root, focus: focused, depth: depth ?? 2,
      group: group, direction: direction,
      linkBase: linkBase, showsLegend: legend)
    let data = try await shared.working(on: .drawing) {
      try await Picture(result.graph, options).data(as: form)
    }
    try Output.deliver(data, to: output)
  }

  private func form() throws -> PictureForm {
    if let format { return format }
    guard let output, output != "-" else {
      throw ValidationError("Name a file with -o or a format with --format")
    }
    guard let form = PictureForm(fileName: output) else {
      let known = PictureForm.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError(
        "Cannot tell the format from '\(output)': end it with one of \(known), or give --format")
    }
    return form
  }
}
