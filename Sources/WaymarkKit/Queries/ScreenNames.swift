import FlowGraph
import FlowReports

/// Finds screens by what a person types.
public struct ScreenNames: Sendable {
  private let graph: FlowGraph

  public init(_ graph: FlowGraph) { self.graph = graph }

  /// The screen with the id or the name; the case of letters counts only where it tells two apart.
  ///
  /// - Throws: `InputError` with the nearest names, or with the ids that a name stands for.
  public func find(_ text: String) throws -> Screen {
    if let screen = graph.screen(text) { return screen }
    let named = graph.screens.filter { $0.name == text }
    let found =
      named.isEmpty
      ? graph.screens.filter { $0.name.lowercased() == text.lowercased() } : named
    let shown = TerminalText.clean(text)
    switch found.count {
    case 1: return found[0]
    case 0:
      let near = NearestNames.to(text, among: graph.screens.map(\.name))
      throw InputError(
        "no screen is called '\(shown)'"
          + (near.isEmpty
            ? "; `waymark graph` lists the screens"
            : "; did you mean \(near.map(TerminalText.clean).joined(separator: " or "))?"))
    default:
      let ids = found.map { TerminalText.clean($0.id) }.joined(separator: ", ")
      throw InputError("several screens are called '\(shown)'; name one by its id: \(ids)")
    }
  }
}
