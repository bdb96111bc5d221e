import FlowGraph

/// Which screens lead to which, each way of doing so once, in the order of the document.
struct TransitionIndex: Sendable {
  struct Link: Hashable, Sendable {
    let fromID: String
    let toID: String
    let kind: Transition.Kind
  }

  let leaving: [String: [Link]]
  let arriving: [String: [Link]]

  init(_ transitions: [Transition]) {
    var seen: Set<Link> = []
    let links = transitions.map { Link(fromID: $0.fromID, toID: $0.toID, kind: $0.kind) }
      .filter { seen.insert($0).inserted }
    leaving = Dictionary(grouping: links, by: \.fromID)
    arriving = Dictionary(grouping: links, by: \.toID)
  }
}

/// Which screens can stand on a stack, and how others act on it.
struct Standing: Sendable {
  /// Where a stack is when a screen's person acts on it.
  enum Placement: Hashable, Sendable {
    /// One of these screens is on top: the screen itself, or one that shows it over or in itself.
    case under([String])
    /// The screen is elsewhere in the app, so that anything can be on top.
    case anywhere
  }

  /// In the order of discovery.
  private(set) var screens: [String] = []
  private var isStanding: Set<String> = []
  private let links: TransitionIndex
  /// Screens that standing ones lead to, past no other standing one.
  private var hosted: Set<String> = []

  init(graph: FlowGraph, stack: Stack, writes: [PathWrite], links: TransitionIndex) {
    self.links = links
    for root in stack.roots { add(root) }
    for transition in graph.transitions
    where transition.liesOnStack && transition.stacks.contains(stack.id) {
      add(transition.toID)
    }
    for write in writes where write.namesStack || write.from.map(isStanding.contains) ?? false {
      for element in write.levels.joined() { add(element.screenID) }
    }
    // A link whose path is not known in full has no write, but its screens do stand here.
    for link in graph.deepLinks where link.stack == stack.id {
      for screen in link.path.compactMap(\.screenID) { add(screen) }
      if !link.path.isEmpty, let top = link.toID { add(top) }
    }
    // A push that names no stack goes on the one that its screen stands on.
    var outgoing: [String: [Transition]] = [:]
    for transition in graph.transitions
    where (transition.kind == .push && transition.stacks.isEmpty) || transition.kind == .embed {
      outgoing[transition.fromID, default: []].append(transition)
    }
    var open = screens
    var embedded = isStanding
    while let next = open.popLast() {
      for transition in outgoing[next] ?? [] {
        if transition.kind == .push { add(transition.toID) }
        if embedded.insert(transition.toID).inserted { open.append(transition.toID) }
      }
    }
    open = screens
    while let next = open.popLast() {
      for transition in links.leaving[next] ?? []
      where !isStanding.contains(transition.toID) && hosted.insert(transition.toID).inserted {
        open.append(transition.toID)
      }
    }
  }

  private mutating func add(_ screen: String) {
    if isStanding.insert(screen).inserted { screens.append(screen) }
  }

  func contains(_ screen: String) -> Bool { isStanding.contains(screen) }

  /// Where the stack is when the person on `screen` acts on it.
  ///
  /// - Complexity: O(1) for screens that stand on the stack or are elsewhere; else O(transitions)
  ///   between the screen and its hosts.
  func placement(of screen: String) -> Placement {
    if isStanding.contains(screen) { return .under([screen]) }
    let hosts = hosts(of: screen) { _ in true }
    return hosts.isEmpty ? .anywhere : .under(hosts)
  }

  /// Whether a way back acts on the stack from a screen that is elsewhere in the app.
  func isElsewhere(_ back: Back) -> Bool {
    guard !back.stacks.isEmpty else { return false }
    return back.fromID == Transition.anywhere || placement(of: back.fromID) == .anywhere
  }

  /// Screens that are not on the stack and lead to one of these, past none on the stack.
  func screens(leadingTo goals: Set<String>) -> Set<String> {
    var found = goals.intersection(hosted)
    var open = Array(found)
    while let next = open.popLast() {
      for transition in links.arriving[next] ?? []
      where hosted.contains(transition.fromID) && found.insert(transition.fromID).inserted {
        open.append(transition.fromID)
      }
    }
    return found
  }

  /// The screen and those that it leads to, past none on the stack, as far as `follows` says.
  func screens(from screen: String, through follows: (TransitionIndex.Link) -> Bool) -> Set<String>
  {
    var found: Set<String> = [screen]
    var open = [screen]
    while let next = open.popLast() {
      for transition in links.leaving[next] ?? []
      where hosted.contains(transition.toID) && follows(transition)
        && found.insert(transition.toID).inserted
      {
        open.append(transition.toID)
      }
    }
    return found
  }

  /// The screens on the stack that the screen is a part of: itself, or those that embed it.
  func levels(of screen: String) -> [String] {
    if isStanding.contains(screen) { return [screen] }
    return hosts(of: screen) { $0.kind == .embed }
  }

  /// Standing screens from which transitions lead to the screen, past none other of them.
  func hosts(of screen: String, through follows: (TransitionIndex.Link) -> Bool) -> [String] {
    guard hosted.contains(screen) else { return [] }
    var seen: Set<String> = [screen]
    var open = [screen]
    var hosts: [String] = []
    while let next = open.popLast() {
      for transition in links.arriving[next] ?? [] where follows(transition) {
        guard seen.insert(transition.fromID).inserted else { continue }
        if isStanding.contains(transition.fromID) {
          hosts.append(transition.fromID)
        } else {
          open.append(transition.fromID)
        }
      }
    }
    return hosts.sorted()
  }
}
