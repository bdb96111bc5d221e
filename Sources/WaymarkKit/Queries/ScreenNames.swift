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
      let near = nearest(text)
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

  /// Up to three names that differ little, or that hold the text.
  private func nearest(_ text: String) -> [String] {
    let wanted = text.lowercased()
    let limit = max(2, wanted.count / 3)
    return Set(graph.screens.map(\.name))
      .compactMap { name -> (distance: Int, name: String)? in
        let lower = name.lowercased()
        if !wanted.isEmpty, lower.contains(wanted) { return (0, name) }
        let distance = Self.distance(Array(wanted.utf8), Array(lower.utf8), atMost: limit)
        return distance.map { ($0, name) }
      }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }

  /// Levenshtein's distance (Wagner and Fischer 1974), in O(n·m) time and O(m) space.
  private static func distance(_ lhs: [UInt8], _ rhs: [UInt8], atMost limit: Int) -> Int? {
    guard abs(lhs.count - rhs.count) <= limit else { return nil }
    var row = Array(0...rhs.count)
    for (i, left) in lhs.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in rhs.enumerated() {
        let substituted = diagonal + (left == right ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, diagonal + 1)
      }
    }
    return row[rhs.count] <= limit ? row[rhs.count] : nil
  }
}
