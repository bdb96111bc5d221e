import FlowGraph
import FlowReports

/// All that leads to a screen directly.
public struct WaysIn: Sendable {
  public var screen: Screen
  public var entries: [Entry]
  public var transitions: [Transition]
  public var deepLinks: [DeepLink]
  /// The shortest way from a launch; nil where none leads there.
  public var way: Way?

  public init(to screen: Screen, in graph: FlowGraph) {
    self.screen = screen
    entries = graph.entries.filter { $0.screenID == screen.id }
    transitions = graph.transitions.filter { $0.toID == screen.id }
    deepLinks = graph.deepLinks.filter { link in
      link.toID == screen.id || link.path.contains { $0.screenID == screen.id }
    }
    way = WayFinder(graph).way(from: nil, to: screen.id)
  }

  /// The ways as lines for a person.
  ///
  /// - Parameter pathPrefix: what goes before a file's name so that the reader can open it.
  public func text(pathPrefix: String = "") -> String {
    let clean = TerminalText.clean
    func place(_ row: some Placed) -> String { "  (\(clean(pathPrefix + row.file)):\(row.line))" }
    var lines = ["\(clean(screen.name))\(place(screen))"]
    lines += entries.map { "  launch shows it\(place($0))" }
    lines += transitions.map { transition in
      let from = transition.from == Transition.anywhere ? "anywhere" : clean(transition.from)
      let triggers = transition.triggers.map { clean($0) }.joined(separator: " or ")
      let trigger = triggers.isEmpty ? "" : ", \(triggers)"
      let condition = transition.guard.map { ", if \(clean($0))" } ?? ""
      return "  \(transition.kind.rawValue) from \(from)\(trigger)\(condition)\(place(transition))"
    }
    lines += deepLinks.map { "  deep link \(clean($0.pattern))\(place($0))" }
    if entries.isEmpty, transitions.isEmpty, deepLinks.isEmpty {
      lines.append("  nothing leads to it")
    }
    lines.append("")
    if let way {
      lines.append("Shortest way from a launch:")
      return lines.joined(separator: "\n") + "\n" + way.text(pathPrefix: pathPrefix)
    }
    lines.append("No way leads there from a launch.")
    return lines.joined(separator: "\n") + "\n"
  }
}
