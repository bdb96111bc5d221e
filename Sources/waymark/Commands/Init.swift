import ArgumentParser
import Foundation
import WaymarkKit

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a .waymark.yml with what was found and what you have to fill in.",
    discussion: """
      Lists the screens that a launch shows and the navigation calls that could not
      be followed, with comments on what to say about them.

      Examples:
        waymark init App
        waymark init App --force
      """)

  @OptionGroup var input: PathArguments
  @OptionGroup var shared: SharedOptions

  @Flag(help: "Write over a .waymark.yml that is there.")
  var force = false

  func run() throws {
    let result = try shared.analyze(input.paths)
    let file = URL(fileURLWithPath: result.root).appendingPathComponent(".waymark.yml")
    guard force || !FileManager.default.fileExists(atPath: file.path) else {
      throw InputError("\(file.path) is there already; write over it with --force")
    }
    do {
      try ConfigurationDraft.text(for: result.graph).write(
        to: file, atomically: true, encoding: .utf8)
    } catch {
      throw InputError("\(file.path) cannot be written: \(error.localizedDescription)")
    }
    try Output.standard("Wrote \(TerminalText.clean(result.pathPrefix + ".waymark.yml"))\n")
  }
}
