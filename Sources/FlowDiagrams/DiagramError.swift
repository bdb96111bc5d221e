/// A picture that could not be made, and what to try instead.
public enum DiagramError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Graphviz does not accept the DOT text.
  case invalidDOT(String)
  /// Graphviz could not lay the graph out or draw it.
  case failed(String)
  /// The child process that draws ended by a signal.
  case crashed(signal: Int32)
  /// The child process took longer than its limit.
  case timedOut(seconds: Int)
  /// The child process could not be started.
  case cannotStart(String)
  /// The picture could not be written.
  case cannotWrite(path: String, problem: String)
  /// No screen has the id or name that the picture should turn around.
  case unknownScreen(String, similar: [String])
  /// No group has that name.
  case unknownGroup(String, known: [String])

  private static let advice =
    "Try a smaller picture (--focus SCREEN or --group GROUP), "
    + "or write the graph with -o graph.dot and draw it with another tool."

  public var description: String {
    switch self {
    case .invalidDOT(let problem):
      "Graphviz cannot read the diagram: \(problem). This is a fault of waymark; please report it."
    case .failed(let problem): "Graphviz could not draw the diagram: \(problem). \(Self.advice)"
    case .crashed(let signal):
      "Graphviz crashed (signal \(signal)) while it drew the diagram. \(Self.advice)"
    case .timedOut(let seconds):
      "Graphviz was still drawing after \(seconds) s and was stopped. \(Self.advice)"
    case .cannotStart(let problem): "the drawing process did not start: \(problem)"
    case .cannotWrite(let path, let problem): "cannot write \(path): \(problem)"
    case .unknownScreen(let name, let similar):
      "no screen is called '\(name)'"
        + (similar.isEmpty ? "" : "; did you mean \(similar.joined(separator: ", "))?")
    case .unknownGroup(let name, let known):
      "no group is called '\(name)'"
        + (known.isEmpty
          ? "; no screen has a group" : "; the groups are \(known.joined(separator: ", "))")
    }
  }
}
