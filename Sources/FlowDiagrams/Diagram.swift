import FlowGraph

/// A picture of a navigation graph.
///
/// A pure function of its graph and options: equal input gives equal bytes, in whatever order the
/// graph's tables stand.
public struct Diagram: Sendable {
  let plan: DiagramPlan

  /// Works out what the picture shows.
  ///
  /// - Parameters:
  ///   - graph: the graph; screens that only transitions name are drawn too.
  ///   - options: what is shown, and how much of it.
  /// - Throws: `DiagramError.unknownScreen` or `.unknownGroup` for a scope that the graph lacks.
  /// - Complexity: O(n + m) for the ways, O(n³) in the few screens with many chips.
  public init(graph: FlowGraph, options: DiagramOptions) throws(DiagramError) {
    plan = try PlanBuilder.plan(graph, options)
  }

  /// The picture in Graphviz's language.
  public func dot() -> String { DotWriter(plan: plan).write() }

  /// Whether groups stand for their screens.
  public var isOverview: Bool { plan.isOverview }

  /// The groups that `DiagramOptions.Scope.group` takes, sorted.
  public static func groups(of graph: FlowGraph) -> [String] { GroupNames(graph).all }
}
