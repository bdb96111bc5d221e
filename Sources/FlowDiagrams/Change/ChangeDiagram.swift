import FlowDiff
import FlowGraph

/// What a picture of a change shows.
public struct ChangeDiagramOptions: Sendable, Hashable {
  public enum View: String, Sendable, CaseIterable {
    /// Both versions at once.
    case change
    /// The base, with every box where it stands in the picture of the change.
    case before
    /// The head, likewise.
    case after

    /// Whether this picture shows what has a state.
    func shows(_ state: ChangeState) -> Bool {
      switch self {
      case .change: true
      case .before: state != .added
      case .after: state != .removed
      }
    }
  }

  public var title: String
  public var view: View
  /// Whether every screen is drawn, and not only what lies around the change.
  public var isWhole: Bool
  public var showsLegend: Bool

  public init(
    title: String, view: View = .change, isWhole: Bool = false, showsLegend: Bool = true
  ) {
    self.title = title
    self.view = view
    self.isWhole = isWhole
    self.showsLegend = showsLegend
  }
}

/// A picture of what changed: added green, removed red and dashed, changed amber and double, the
/// rest grey.
///
/// A pure function of the change and the newer graph. The three views of one change have the same
/// layout: a box stands at one place in all of them.
public struct ChangeDiagram: Sendable {
  let plan: ChangePlan
  private let options: ChangeDiagramOptions

  /// - Parameters:
  ///   - change: what changed.
  ///   - head: the newer graph.
  ///   - options: what is shown, and how much of it.
  public init(change: FlowChange, head: FlowGraph, options: ChangeDiagramOptions) {
    plan = ChangePlanner.plan(change, head, options)
    self.options = options
  }

  /// The picture in Graphviz's language.
  public func dot() -> String { ChangeDotWriter(plan: plan, options: options).write() }

  /// The surroundings of the change in Mermaid's language, within the limits of GitHub: what is
  /// too much is cut, with a note in the picture.
  ///
  /// - Returns: nil where nothing changed that a picture could show.
  public func mermaid() -> String? { ChangeMermaid(plan: plan).write() }
}
