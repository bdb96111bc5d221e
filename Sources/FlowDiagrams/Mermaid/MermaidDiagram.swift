import FlowGraph

/// A navigation graph in Mermaid's flowchart language, which code hosts draw inside Markdown.
///
/// A pure function: equal graphs give equal text.
public struct MermaidDiagram: Sendable {
  public enum Direction: String, Sendable {
    case leftToRight = "LR"
    case topToBottom = "TB"
  }

  public var graph: FlowGraph
  public var title: String
  public var direction: Direction

  public init(graph: FlowGraph, title: String, direction: Direction = .leftToRight) {
    self.graph = graph.normalized()
    self.title = title
    self.direction = direction
  }

  /// - Complexity: O(n log n) in the number of screens and transitions.
  public func text() -> String {
    var names = Dictionary(
      graph.screens.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    for transition in graph.transitions {
      names[transition.fromID] = names[transition.fromID] ?? transition.from
      names[transition.toID] = names[transition.toID] ?? transition.to
    }
    names[Transition.anywhere] =
      graph.transitions.contains { $0.from == Transition.anywhere } ? "anywhere" : nil
    let ids = names.keys.sorted()
    // Ids hold what Mermaid reads as syntax (`end`, dots, arrows): number them.
    let nodes = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, "n\($0)") })
    let entries = Set(graph.entries.map(\.screenID))

    var lines = ["---", "title: \(Self.quoted(title))", "---", "flowchart \(direction.rawValue)"]
    for id in ids {
      let label = Self.quoted(names[id] ?? id)
      lines.append("  \(nodes[id] ?? "")" + (entries.contains(id) ? "([\(label)])" : "[\(label)]"))
    }
    lines += arrows().map { arrow in
      let label =
        arrow.labels.isEmpty ? "" : "|\(Self.quoted(arrow.labels.joined(separator: ", ")))|"
      let line = arrow.isStructure ? "-.->" : "-->"
      return "  \(nodes[arrow.from] ?? "") \(line)\(label) \(nodes[arrow.to] ?? "")"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Arrow {
    var from: String
    var to: String
    var isStructure: Bool
    var labels: [String]
  }

  /// One arrow between two screens, with the kinds of all ways between them.
  private func arrows() -> [Arrow] {
    struct Pair: Hashable { var from, to: String }
    var kinds: [Pair: Set<Transition.Kind>] = [:]
    var order: [Pair] = []
    for transition in graph.transitions {
      let pair = Pair(from: transition.fromID, to: transition.toID)
      if kinds[pair, default: []].isEmpty { order.append(pair) }
      kinds[pair, default: []].insert(transition.kind)
    }
    return order.map { pair in
      let kinds = kinds[pair, default: []]
      return Arrow(
        from: pair.from, to: pair.to, isStructure: kinds.allSatisfy(\.isStructure),
        labels: kinds.map(\.rawValue).sorted())
    }
  }

  /// A string between quotes. Mermaid reads `#name;` as a character, quotes end the string, and
  /// angle brackets would be HTML.
  static func quoted(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "#quot;"
      case "#": result += "#35;"
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      case "&": result += "#amp;"
      case "`": result += "#96;"
      case "\\": result += "#92;"
      default:
        let isControl = scalar.properties.generalCategory == .control
        let isLine = scalar == "\u{2028}" || scalar == "\u{2029}"
        result.unicodeScalars.append(isControl || isLine ? " " : scalar)
      }
    }
    return "\"\(result)\""
  }
}
