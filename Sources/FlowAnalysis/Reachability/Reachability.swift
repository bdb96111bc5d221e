import Collections
import FlowGraph

/// Which screens a person can get to, and the shortest way there.
///
/// What a container shows by itself (kinds `root`, `tab` and `embed`) costs nothing; every other
/// transition is one act of the person. Among ways of one length the first in the order of the
/// document wins, so that equal graphs give equal ways.
public struct Reachability: Sendable {
  /// How a person gets to a screen.
  public struct Arrival: Sendable {
    public enum Start: Sendable {
      case launch(Entry)
      case deepLink(DeepLink)
    }

    public let start: Start
    /// The transitions after the start; empty where the start shows the screen itself.
    public let transitions: [Transition]
    /// The acts of the person, the opening of a link included.
    public let acts: Int
  }

  let transitions: [Transition]
  let entries: [Entry]
  let deepLinks: [DeepLink]
  private let leaving: [String: [Int]]
  private let launched: Search
  private let linked: Search
  private let unseen: Search

  /// - Complexity: O(screens + transitions).
  public init(graph: FlowGraph) {
    transitions = graph.transitions
    entries = graph.entries
    deepLinks = graph.deepLinks
    var leaving: [String: [Int]] = [:]
    for (index, transition) in graph.transitions.enumerated() {
      leaving[transition.fromID, default: []].append(index)
    }
    self.leaving = leaving
    launched = Search(
      transitions: graph.transitions, leaving: leaving,
      starts: graph.entries.enumerated().map { ($0.element.screenID, 0, $0.offset) })
    // A link opens its screen, and what lies below it is one or more steps back from there.
    linked = Search(
      transitions: graph.transitions, leaving: leaving,
      starts: graph.deepLinks.enumerated().flatMap { index, link in
        ([link.toID] + link.path.reversed().map(\.screenID)).compactMap { $0 }
          .map { ($0, 1, index) }
      })
    let names = Set(graph.unseen)
    unseen = Search(
      transitions: graph.transitions, leaving: leaving,
      starts: graph.screens.enumerated().filter { names.contains($0.element.name) }
        .map { ($0.element.id, 0, $0.offset) })
  }

  /// Whether a launch or a deep link leads to the screen.
  public func isReachable(_ screenID: String) -> Bool {
    launched.acts[screenID] != nil || linked.acts[screenID] != nil
  }

  /// Whether the way to a screen starts in code that nothing was seen to run: such code may show it,
  /// or a screen that leads to it.
  ///
  /// - Returns: False where a way is known.
  public func hasUnseenWay(_ screenID: String) -> Bool {
    !isReachable(screenID) && unseen.acts[screenID] != nil
  }

  /// Whether some way leads to the screen from a launch, deep links left out.
  public func isReachableFromLaunch(_ screenID: String) -> Bool { launched.acts[screenID] != nil }

  /// Whether a deep link leads to the screen, at once or with further acts.
  public func isReachableByDeepLink(_ screenID: String) -> Bool { linked.acts[screenID] != nil }

  /// The least number of acts from launch; nil where no way leads there.
  public func acts(to screenID: String) -> Int? { launched.acts[screenID] }

  /// The shortest way from an entry; empty for an entry itself, nil where none leads there.
  public func way(to screenID: String) -> [Transition]? {
    launched.way(to: screenID).map { $0.map { transitions[$0] } }
  }

  /// The shortest way from one screen to another; empty where they are the same.
  ///
  /// - Complexity: O(screens + transitions).
  public func way(from start: String, to screenID: String) -> [Transition]? {
    Search(transitions: transitions, leaving: leaving, starts: [(start, 0, 0)])
      .way(to: screenID).map { $0.map { transitions[$0] } }
  }

  /// The shortest ways to a screen by what screens show of themselves, roots and parts but no tabs,
  /// by the screens that they begin at; empty for the screen itself.
  ///
  /// - Complexity: O(screens + transitions).
  func structure(to screenID: String) -> [String: [Transition]] {
    let arriving = Dictionary(
      grouping: transitions.filter { $0.kind.isStructure && $0.kind != .tab }, by: \.toID)
    var ways: [String: [Transition]] = [screenID: []]
    var open: Deque = [screenID]
    while let next = open.popFirst() {
      for transition in arriving[next] ?? [] where ways[transition.fromID] == nil {
        ways[transition.fromID] = [transition] + (ways[next] ?? [])
        open.append(transition.fromID)
      }
    }
    return ways
  }

  /// How a person gets to the screen: from launch if possible, else through a deep link.
  public func arrival(at screenID: String) -> Arrival? {
    if let way = launched.way(to: screenID), let start = launched.start(of: screenID),
      let acts = launched.acts[screenID]
    {
      return Arrival(
        start: .launch(entries[start]), transitions: way.map { transitions[$0] }, acts: acts)
    }
    guard let way = linked.way(to: screenID), let start = linked.start(of: screenID),
      let acts = linked.acts[screenID]
    else { return nil }
    return Arrival(
      start: .deepLink(deepLinks[start]), transitions: way.map { transitions[$0] }, acts: acts)
  }
}

/// A breadth-first search whose steps cost nothing or one, with a deque in place of a queue.
private struct Search: Sendable {
  private(set) var acts: [String: Int] = [:]
  /// The transition that was taken to each screen; none for a start.
  private var taken: [String: Int] = [:]
  private var before: [String: String] = [:]
  private var startIndex: [String: Int] = [:]
  /// The screen from which transitions "from anywhere" start: the first one reached.
  private var anyScreen: String?

  init(
    transitions: [Transition], leaving: [String: [Int]],
    starts: [(screen: String, acts: Int, index: Int)]
  ) {
    var open = Deque<(screen: String, acts: Int)>()
    for start in starts where acts[start.screen] == nil {
      acts[start.screen] = start.acts
      startIndex[start.screen] = start.index
      open.append((start.screen, start.acts))
    }
    anyScreen = starts.first?.screen
    while let (screen, spent) = open.popFirst() {
      guard acts[screen] == spent else { continue }
      var free: [(screen: String, acts: Int)] = []
      let anywhere = screen == anyScreen ? leaving[Transition.anywhere] ?? [] : []
      for index in (leaving[screen] ?? []) + anywhere {
        let transition = transitions[index]
        let cost = spent + (transition.kind.isStructure ? 0 : 1)
        if let known = acts[transition.toID], known <= cost { continue }
        acts[transition.toID] = cost
        taken[transition.toID] = index
        before[transition.toID] = screen
        startIndex[transition.toID] = nil
        if cost == spent {
          free.append((transition.toID, cost))
        } else {
          open.append((transition.toID, cost))
        }
      }
      open.prepend(contentsOf: free)
    }
  }

  private func chain(to screen: String) -> (start: String, way: [Int])? {
    guard acts[screen] != nil else { return nil }
    var way: [Int] = []
    var at = screen
    while let index = taken[at], let previous = before[at] {
      way.append(index)
      at = previous
    }
    return (at, way.reversed())
  }

  func way(to screen: String) -> [Int]? { chain(to: screen)?.way }

  func start(of screen: String) -> Int? { chain(to: screen).flatMap { startIndex[$0.start] } }
}
