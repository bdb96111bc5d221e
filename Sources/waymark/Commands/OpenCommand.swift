import ArgumentParser
import Foundation
import WaymarkKit

struct OpenCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Says who takes a URL, and where the person who opens it stands afterwards.",
    discussion: """
      Whether the system hands the URL to the app follows from Info.plist, the
      entitlements and the association files that are given or stand below the paths.
      Exit code 1 says that no handler shows anything for the URL.

      Examples:
        waymark open recipes://settings/7 --in App/Sources
        waymark open https://example.com/buy/42 --aasa example.com=aasa.json
      """)

  @Argument(help: "The URL, with its scheme.")
  var url: String

  @Option(
    help: ArgumentHelp(
      "An apple-app-site-association file; DOMAIN=FILE says which site serves it. May be repeated.",
      valueName: "file"))
  var aasa: [String] = []

  @Option(help: "text or json.")
  var format = Format.text

  @OptionGroup var input: InOptions
  @OptionGroup var shared: SharedOptions

  func run() throws {
    let given = try AssociationFile.read(aasa)
    let result = try shared.analyze(input.paths)
    let visit = try LinkVisit(
      url, graph: result.graph, associations: given + result.associations.map { (nil, $0) })
    try Output.standard(
      format == .json ? try visit.json() : visit.text(pathPrefix: result.pathPrefix))
    if !visit.isHandled { throw ExitStatus.findings }
  }
}
