import FlowGraph

/// A comment that says what the code does not: `// waymark:push DetailView`.
struct Assertion: Hashable, Sendable {
  enum Claim: Hashable, Sendable {
    /// The type declared next is a screen, and no component.
    case screen
    /// A launch can show the type declared next first.
    case entry
    case go(Transition.Kind, to: String)
    case back(Back.Kind)
  }

  var claim: Claim
  /// The type that is declared next, for `screen` and `entry`; else the one that it stands in.
  var type: String?
  /// The line of code that it is for.
  var code: SourcePlace
  /// The comment's own place.
  var place: SourcePlace
}

/// Reads the assertions in a file of Swift.
enum AssertionReader {
  /// The commands that assert something.
  static let words: Set<String> = Set(
    ["screen", "entry"] + Transition.Kind.allCases.map(\.rawValue)
      + Back.Kind.allCases.map(\.rawValue).filter { $0 != "popTo" })

  /// - Returns: The assertions, and one diagnostic for each that cannot be understood.
  static func read(_ text: String, file: String) -> (
    assertions: [Assertion], diagnostics: [LoadDiagnostic]
  ) {
    var assertions: [Assertion] = []
    var diagnostics: [LoadDiagnostic] = []
    for placed in SwiftComments.commands(in: text)
    where words.contains(placed.command.name) && placed.command.words.count == 1 {
      do throws(Mistake) {
        assertions.append(try assertion(placed, file: file))
      } catch {
        let written = CommentCommand.marker + placed.command.name
        diagnostics.append(
          LoadDiagnostic(file: file, problem: "line \(placed.line): `\(written)` \(error.problem)"))
      }
    }
    return (assertions, diagnostics)
  }

  private struct Mistake: Error { let problem: String }

  private static func assertion(_ placed: PlacedCommand, file: String) throws(Mistake)
    -> Assertion
  {
    let (name, arguments) = (placed.command.name, placed.command.arguments)
    guard let code = placed.nextCode else { throw Mistake(problem: "stands before no code") }
    let place = SourcePlace(file: file, line: placed.line, column: placed.column)
    func made(_ claim: Assertion.Claim, _ type: String?) -> Assertion {
      Assertion(
        claim: claim, type: type, code: SourcePlace(file: file, line: code.upperBound),
        place: place)
    }
    if name == "screen" || name == "entry" {
      guard let type = placed.declares else {
        throw Mistake(problem: "stands before no type; put it before the declaration")
      }
      return made(name == "screen" ? .screen : .entry, type)
    }
    if let kind = Transition.Kind(rawValue: name) {
      guard arguments.count == 1, let target = arguments.first else {
        throw Mistake(problem: "takes the name of the screen that comes up")
      }
      return made(.go(kind, to: target), placed.encloses)
    }
    guard let kind = Back.Kind(rawValue: name), arguments.isEmpty else {
      throw Mistake(problem: "takes no name")
    }
    return made(.back(kind), placed.encloses)
  }
}
