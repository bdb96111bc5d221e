import ArgumentParser
import Foundation
import WaymarkKit

/// Tells a person why a run ended, one line for each problem.
enum Failure {
  /// - Returns: the status to exit with.
  static func report(_ error: any Error) -> Int32 {
    switch error {
    case let error as InputError:
      for message in error.messages { say(message + hint(for: message)) }
      return ExitStatus.unusableInput.rawValue
    case let error as OutputError:
      say(error.description)
      return ExitStatus.unusableInput.rawValue
    default:
      break
    }
    let code = Waymark.exitCode(for: error)
    let text = Waymark.fullMessage(for: error)
    if code.isSuccess {
      // Help and the version come as errors too.
      try? Output.standard(text + "\n")
    } else if code == .validationFailure {
      let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      let problem = oneLine(Waymark.message(for: error))
      let help = lines.last { $0.hasPrefix("See '") } ?? "See 'waymark --help'."
      let isSentence = problem.last.map { ".?!".contains($0) } == true
      say("\(isSentence ? problem : problem + ".") \(help)")
    } else if !(error is ExitCode) {
      say(String(describing: error))
      return ExitStatus.unusableInput.rawValue
    }
    return code.rawValue
  }

  /// Choices that stand in a list become one sentence.
  private static func oneLine(_ message: String) -> String {
    let lines = message.split(separator: "\n")
    let choices = lines.filter { $0.hasPrefix("  - ") }.map { $0.dropFirst(4) }
    let words = lines.filter { !$0.hasPrefix("  - ") } + [choices.joined(separator: ", ")[...]]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func say(_ message: String) {
    Output.problem("waymark: error: \(TerminalText.clean(message))")
  }

  /// Whoever mistypes a command has asked to lint a path of that name.
  private static func hint(for message: String) -> String {
    guard let word = CommandLine.arguments.dropFirst().first,
      message.hasPrefix("\(word): no such file"), word.allSatisfy(\.isLetter)
    else { return "" }
    return ", or see 'waymark --help' for the commands"
  }
}
