import FlowGraph
import Foundation

/// Every deep link, what lies on show after it and what is wrong with it, and which routes and
/// screens no deep link reaches.
public struct DeepLinkReport: Codable, Hashable, Sendable {
  public enum Format: String, CaseIterable, Sendable { case text, json, markdown }

  public struct Row: Codable, Hashable, Sendable {
    public var pattern: String
    /// What comes from outside.
    public var source: DeepLink.Source
    /// What else must hold, as written.
    public var `guard`: String?
    /// The name of the screen on top; nil where it changes no screen.
    public var to: String?
    /// The screen's name of the tab that it selects.
    public var tab: String?
    /// From the bottom up: the tab, the stack's root where it is known, and what is on the path.
    public var stack: [String]
    public var handler: String
    public var certainty: Certainty
    /// What is wrong with it: ids of rules, sorted.
    public var findings: [String]
    public var file: String
    public var line: Int
    public var column: Int
  }

  public struct Coverage: Codable, Hashable, Sendable {
    public var routes: Int
    public var reached: Int
    /// Ids of the routes that no deep link reaches, sorted.
    public var missing: [String]
    /// Screens that hold no others.
    public var screens: Int
    public var opened: Int
    /// Names of the screens that no deep link opens, sorted.
    public var unopened: [String]
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
        pattern: link.pattern, source: link.source, guard: link.guard, to: link.to, tab: link.tab,
        stack: stack, handler: link.handler, certainty: link.certainty,
        findings: Self.findings(on: link, graph), file: link.file, line: link.line,
        column: link.column)
    }
    coverage = Self.coverage(graph)
  }

  /// The rules that found something at a link's handler, about this pattern where the message names
  /// one.
  private static func findings(on link: DeepLink, _ graph: FlowGraph) -> [String] {
    let rules = graph.findings.filter { finding in
      finding.place == link.place
        && (!finding.message.contains("The link `")
          || finding.message.contains("`\(link.pattern)`"))
    }
    return Set(rules.map(\.rule)).sorted()
  }

  private static func coverage(_ graph: FlowGraph) -> Coverage {
    let routes = graph.routes.filter { $0.handling == .shown }
    let named = Set(graph.deepLinks.flatMap(\.path).compactMap(\.route))
    let opened = Set(
      graph.deepLinks.flatMap { [$0.toID].compactMap(\.self) + $0.path.compactMap(\.screenID) })
    // A link may name only the screen that a route shows.
    let shown = Set(
      graph.deepLinks.filter { $0.path.allSatisfy { $0.route == nil } }
        .flatMap { [$0.toID].compactMap(\.self) + $0.path.compactMap(\.screenID) })
    let missing = routes.filter { route in
      !named.contains(route.id) && !route.screens.contains(where: shown.contains)
    }
    let screens = graph.screens.filter { !$0.container }
    let unopened = screens.filter { !opened.contains($0.id) }
    return Coverage(
      routes: routes.count, reached: routes.count - missing.count,
      missing: missing.map(\.id).sorted(), screens: screens.count,
      opened: screens.count - unopened.count, unopened: unopened.map(\.name).sorted())
  }

  /// - Parameter pathPrefix: what goes before a file's name in text so that the reader can open it.
  public func render(as format: Format, pathPrefix: String = "") throws -> String {
    switch format {
    case .text: return text(pathPrefix: pathPrefix)
    case .markdown: return markdown()
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}
