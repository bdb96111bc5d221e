import ArgumentParser
import Foundation
import WaymarkKit

/// The command line.
@main
struct Waymark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "waymark",
    abstract: "Reads an iOS app's source and says how its screens are reached, and what is wrong.",
    discussion: """
      Without a command, waymark lints.

      Examples:
        waymark App/Sources
        waymark diagram App/Sources -o navigation.svg
        waymark path HomeView SettingsView --in App/Sources

      Exit codes:
        0   nothing at error level (with --strict: nothing at warning level either)
        1   findings
        2   the input or the configuration could not be used
        64  wrong use of the command line
      """,
    version: FlowGraph.toolVersion,
    subcommands: [
      Lint.self, DiffCommand.self, DiagramCommand.self, GraphCommand.self, PathCommand.self,
      Paths.self, Why.self, DeepLinks.self, OpenCommand.self, Unresolved.self, Init.self,
      Rules.self, Config.self, Bench.self, RenderDot.self, StackInstance.self,
    ],
    defaultSubcommand: Lint.self)

  static func main() async {
    // A reader that goes away (`waymark lint | head`) shows as an error of the write instead.
    signal(SIGPIPE, SIG_IGN)
    do {
      try checkHelp(CommandLine.arguments.dropFirst())
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      Foundation.exit(Failure.report(error))
    }
  }
}

extension Waymark {
  /// `waymark help` answers for commands only; the parser shows the whole help for any other word.
  private static func checkHelp(_ arguments: ArraySlice<String>) throws {
    guard arguments.first == "help", let word = arguments.dropFirst().first,
      !word.hasPrefix("-")
    else { return }
    let names = configuration.subcommands.compactMap { command -> String? in
      guard command.configuration.shouldDisplay else { return nil }
      return command.configuration.commandName ?? "\(command)".lowercased()
    }
    guard !names.contains(word), word != "help" else { return }
    let near = NearestNames.to(word, among: names)
    throw ValidationError(
      "No command is called '\(word)'"
        + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"))
  }
}

/// What a run ends with.
enum ExitStatus {
  static let findings = ExitCode(1)
  static let unusableInput = ExitCode(2)
}
