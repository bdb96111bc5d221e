import FlowGraph
import Foundation

/// Every deep link, what lies on show after it, and which routes no deep link reaches.
public struct DeepLinkReport: Codable, Hashable, Sendable {
  public enum Format: String, CaseIterable, Sendable { case text, json, markdown }

  public struct Row: Codable, Hashable, Sendable {
    public var pattern: String
    /// The name of the screen on top; nil where it changes no screen.
    public var to: String?
    /// From the bottom up: the tab, the stack's root where it is known, and what is on the path.
    public var stack: [String]
    public var handler: String
    public var certainty: Certainty
    public var file: String
    public var line: Int
    public var column: Int
  }

  public struct Coverage: Codable, Hashable, Sendable {
    public var routes: Int
    public var reached: Int
    /// Ids of the routes that no deep link reaches, sorted.
    public var missing: [String]
  }

  public var deepLinks: [Row]
  public var coverage: Coverage

  public init(graph: FlowGraph) {
    let stacks = Dictionary(
      graph.stacks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    deepLinks = graph.deepLinks.map { link in
      let root = link.stack.flatMap { stacks[$0]?.root }
      let path = link.path.map { $0.screen ?? $0.route ?? "?" }
      var stack = [link.tab, root].compactMap(\.self) + (link.replacesPath ? [] : ["…"]) + path
      // A link to the root itself leaves nothing on the path.
      if path.isEmpty, let to = link.to, stack.last != to { stack.append(to) }
      return Row(
        pattern: link.pattern, to: link.to, stack: stack, handler: link.handler,
        certainty: link.certainty, file: link.file, line: link.line, column: link.column)
    }
    let routes = graph.routes.filter { $0.handling == .shown }
    let named = Set(graph.deepLinks.flatMap(\.path).compactMap(\.route))
    // A link may name only the screen that a route shows.
    let shown = Set(
      graph.deepLinks.filter { $0.path.allSatisfy { $0.route == nil } }
        .flatMap { [$0.toID].compactMap(\.self) + $0.path.compactMap(\.screenID) })
    let missing = routes.filter { route in
      !named.contains(route.id) && !route.screens.contains(where: shown.contains)
    }
    coverage = Coverage(
      routes: routes.count, reached: routes.count - missing.count,
      missing: missing.map(\.id).sorted())
  }

  public func render(as format: Format) throws -> String {
    switch format {
    case .text: return text()
    case .markdown: return markdown()
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  private var coverageSentence: String {
    guard coverage.routes > 0 else { return "No routes to reach." }
    return "Deep links reach \(coverage.reached) of \(counted(coverage.routes, "route"))."
  }

  private func text() -> String {
    let clean = TerminalText.clean
    var lines = deepLinks.map { row in
      let place = "(\(clean(row.file)):\(row.line))"
      let stack =
        row.stack.isEmpty ? "shows no screen" : row.stack.map(clean).joined(separator: " / ")
      let doubt = row.certainty == .possible ? ", perhaps" : ""
      return "\(clean(row.pattern))\n  → \(stack)\(doubt)  \(place)"
    }
    if lines.isEmpty { lines.append("No deep links.") }
    lines.append("")
    lines.append(coverageSentence)
    if coverage.reached > 0 { lines += coverage.missing.map { "  not reached: \(clean($0))" } }
    return lines.joined(separator: "\n") + "\n"
  }

  private func markdown() -> String {
    var lines = ["| deep link | leaves on show | handler |", "|---|---|---|"]
    lines += deepLinks.map { row in
      let stack =
        row.stack.isEmpty ? "nothing" : row.stack.map(MarkdownText.code).joined(separator: " / ")
      let place = MarkdownText.code("\(row.file):\(row.line)")
      return
        "| \(MarkdownText.code(row.pattern)) | \(stack) | \(MarkdownText.code(row.handler)) \(place) |"
    }
    lines += ["", coverageSentence]
    if coverage.reached > 0, !coverage.missing.isEmpty {
      lines += ["", "Not reached:", ""] + coverage.missing.map { "- \(MarkdownText.code($0))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
