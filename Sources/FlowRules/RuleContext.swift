import FlowAnalysis
import FlowGraph

/// What a rule may read: the graph and all that was worked out from it, once for all rules.
public struct RuleContext: Sendable {
  public let graph: FlowGraph
  public let reachability: Reachability
  public let stacks: StackAnalysis
  public let narrator: Narrator
  public let configuration: RuleConfiguration
  private let screens: [String: Screen]
  private let routesByID: [String: Route]
  private let routesByScreen: [String: [Route]]
  private let unresolvedByConcern: [String: UnresolvedCall]

  /// - Parameter graph: In any order; findings do not depend on it.
  public init(graph: FlowGraph, configuration: RuleConfiguration = RuleConfiguration()) {
    let graph = graph.normalized()
    self.graph = graph
    self.configuration = configuration
    reachability = Reachability(graph: graph)
    stacks = StackAnalysis(graph: graph, reachability: reachability)
    narrator = Narrator(graph: graph, reachability: reachability)
    screens = Dictionary(graph.screens.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    routesByID = Dictionary(
      graph.routes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    routesByScreen = Dictionary(
      graph.routes.flatMap { route in route.screens.map { ($0, [route]) } }, uniquingKeysWith: +)
    unresolvedByConcern = Dictionary(
      graph.unresolved.flatMap { call in call.concerns.map { ($0, call) } },
      uniquingKeysWith: { first, _ in first })
  }

  public func screen(_ id: String) -> Screen? { screens[id] }

  /// The name of a screen; its id where the graph has no row for it.
  public func name(_ id: String) -> String { screens[id]?.name ?? id }

  /// How a person gets to a screen; nil where no way leads there.
  public func story(to screenID: String) -> Narrator.Story? { narrator.story(to: screenID) }

  /// The first unresolved call that might concern one of these names.
  public func doubt(about names: [String?]) -> UnresolvedCall? {
    names.compactMap { $0 }.lazy.compactMap { unresolvedByConcern[$0] }.first
  }

  /// The first unresolved call that could lead anywhere.
  public var generalDoubt: UnresolvedCall? { graph.unresolved.first { $0.concerns.isEmpty } }

  /// The first row for code that was not followed to its end.
  public var cutOff: UnresolvedCall? {
    graph.unresolved.first { $0.reason == UnresolvedCall.tooLarge }
  }

  /// The first row for code that was not read and that can show any controller.
  public var outsideDoubt: UnresolvedCall? { unresolvedByConcern[UnresolvedCall.anyController] }

  /// The route with the given id.
  public func route(_ id: String) -> Route? { routesByID[id] }

  /// The routes that can show a screen, in the order of the document.
  public func routes(showing screenID: String) -> [Route] { routesByScreen[screenID] ?? [] }
}

/// Names in a sentence: `A`, `A and B`, `A, B and 3 more`.
func listed(_ names: [String], most: Int = 4) -> String {
  let shown = names.count > most ? Array(names.prefix(most - 1)) : names
  let rest = names.count - shown.count
  let parts = shown + (rest > 0 ? ["\(rest) more"] : [])
  guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
  return parts.dropLast().joined(separator: ", ") + " and " + last
}

extension Sequence where Element: Hashable {
  /// Each element once, in the order of its first appearance.
  func once() -> [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
