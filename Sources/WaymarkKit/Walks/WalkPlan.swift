import FlowAnalysis
import FlowGraph
import FlowLinks

/// A few walks through an app that cover all of its graph that a person can get to.
///
/// Each walk begins with a launch and stays within the stacks that can come about. The next thing
/// that is not covered yet and takes the fewest acts is always taken first, which is not the least
/// number of walks there is (that is the rural postman problem, and NP-hard), and close to it in
/// graphs like these.
public struct WalkPlan: Codable, Hashable, Sendable {
  public enum Cover: String, CaseIterable, Codable, Sendable {
    case transitions, screens, deeplinks
  }

  public struct Step: Codable, Hashable, Sendable {
    /// What the person does: `push: Button "Next"`, `Back button`; nil where a container shows
    /// its content by itself.
    public var act: String?
    /// What the person reads on the control, where the code says.
    public var label: String?
    /// The URL that is opened.
    public var url: String?
    public var kind: Transition.Kind?
    /// The name of the screen on top afterwards.
    public var screen: String
    public var file: String?
    public var line: Int?
  }

  public struct Walk: Codable, Hashable, Sendable {
    /// The name of the screen that the launch shows.
    public var start: String
    public var steps: [Step]

    public var acts: Int { steps.count { $0.act != nil } }
  }

  /// Something that no walk covers, and why.
  public struct Gap: Codable, Hashable, Sendable {
    public var what: String
    public var reason: String
    public var file: String
    public var line: Int
  }

  public var cover: Cover
  public var walks: [Walk]
  public var covered: Int
  public var total: Int
  public var gaps: [Gap]

  public init(_ graph: FlowGraph, cover: Cover) {
    self.cover = cover
    switch cover {
    case .transitions, .screens:
      var planner = WalkPlanner(graph, cover: cover)
      planner.plan()
      (walks, covered, total, gaps) = (planner.walks, planner.covered, planner.total, planner.gaps)
    case .deeplinks: (walks, covered, total, gaps) = Self.links(graph)
    }
  }

  /// A walk for each pattern: the link is opened on a fresh start.
  private static func links(_ graph: FlowGraph) -> ([Walk], Int, Int, [Gap]) {
    let names = Dictionary(
      graph.screens.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let entry = graph.entries.first.map { names[$0.screenID] ?? $0.name } ?? ""
    var walks: [Walk] = []
    var gaps: [Gap] = []
    for link in graph.deepLinks {
      func gap(_ reason: String) {
        gaps.append(Gap(what: link.pattern, reason: reason, file: link.file, line: link.line))
      }
      guard let to = link.to else {
        gap("it shows no screen")
        continue
      }
      guard [.url, .activity].contains(link.source) else {
        gap("only a \(link.source.words) sets it off, which a test cannot send")
        continue
      }
      guard let url = URLPattern(link.pattern)?.example else {
        gap(
          link.source == .activity && link.pattern != "*"
            ? "only a user activity sets it off, which a test cannot send"
            : "the handler takes any URL; which ones it acts on is not known")
        continue
      }
      let step = Step(
        act: "open \(url)", url: url, kind: link.kind, screen: to, file: link.file, line: link.line)
      walks.append(Walk(start: entry, steps: [step]))
    }
    return (walks, walks.count, graph.deepLinks.count, gaps)
  }
}

extension DeepLink.Source {
  fileprivate var words: String {
    switch self {
    case .url, .activity: "URL"
    case .link: "link in the app's own content"
    case .notification: "notification"
    case .quickAction: "quick action"
    case .intent: "shortcut"
    }
  }
}
