import FlowGraph

/// A modal over a stack, from which people act on the stack below it.
///
/// The layer lies over its presenter with all that it leads to: screens pushed inside it, and
/// further modals. As the back button leads from each of them to the layer's first screen and on
/// to any other, with the stack below untouched, the layer needs no memory of its own: every one of
/// its screens can act while it is there (`Documentation/Stacks.md`).
struct ModalLayer: Sendable {
  enum Exit: Sendable {
    /// The number of a way back of one of its screens.
    case back(Int)
    case swipe
  }

  /// The id of the screen that it shows first.
  let screenID: String
  /// Ids of the screens on the stack over which it comes up, with the acts that this takes.
  let hosts: [String: Int]
  /// Ids of its screens that act on the stack.
  let actors: Set<String>
  /// Ids of its screens whose dismissal takes it away.
  let closing: Set<String>
  /// How a person leaves it; nil where nothing takes it away.
  let exit: Exit?
}

extension ModalLayer {
  /// The layers over a stack from which one of `actors` acts on it, in the order of the document.
  ///
  /// - Complexity: O(transitions) for each modal that leads to an actor.
  static func all(
    over standing: Standing, acting actors: Set<String>, in graph: FlowGraph,
    links: TransitionIndex
  ) -> [ModalLayer] {
    let candidates = actors.filter { !standing.contains($0) }
    guard !candidates.isEmpty else { return [] }
    let leading = standing.screens(leadingTo: candidates)
    guard !leading.isEmpty else { return [] }
    // What stands on the stack, or is shown by it elsewhere with no modal between.
    var origins: [String: [String: Int]] = [:]
    for host in standing.screens { spread(from: host, through: leading, links, into: &origins) }
    var order: [String] = []
    var hosts: [String: [String: Int]] = [:]
    var kinds: [String: Transition.Kind] = [:]
    for transition in graph.transitions where transition.kind.isModal {
      guard leading.contains(transition.toID), let from = origins[transition.fromID] else {
        continue
      }
      if hosts[transition.toID] == nil { order.append(transition.toID) }
      hosts[transition.toID, default: [:]].merge(from.mapValues { $0 + 1 }, uniquingKeysWith: min)
      if transition.kind != .cover { kinds[transition.toID] = transition.kind }
    }
    let dismissals = Dictionary(
      graph.backs.enumerated().filter { $0.element.kind == .dismiss }
        .map { ($0.element.fromID, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let controllers = Set(graph.screens.filter { $0.kind == .controller }.map(\.id))
    return order.compactMap { screen in
      let acting = candidates.intersection(
        standing.screens(from: screen) { leading.contains($0.toID) })
      guard !acting.isEmpty, let hosts = hosts[screen] else { return nil }
      // A view that is pushed inside takes only itself off, a controller the whole modal.
      let closing = standing.screens(from: screen) { transition in
        transition.kind.isStructure
          || transition.kind == .push && controllers.contains(transition.toID)
      }
      let dismissal = dismissals[screen] ?? closing.compactMap { dismissals[$0] }.min()
      return ModalLayer(
        screenID: screen, hosts: hosts, actors: acting, closing: closing,
        exit: dismissal.map(Exit.back) ?? (kinds[screen] == nil ? nil : .swipe))
    }
  }

  /// The screens that a host leads to without a modal, by hosts, with the acts to each.
  private static func spread(
    from host: String, through leading: Set<String>, _ links: TransitionIndex,
    into origins: inout [String: [String: Int]]
  ) {
    origins[host, default: [:]][host] = 0
    var open = [(screen: host, acts: 0)]
    var position = 0
    while position < open.count {
      let (screen, acts) = open[position]
      position += 1
      for transition in links.leaving[screen] ?? []
      where leading.contains(transition.toID) && !transition.kind.isModal {
        let acts = acts + (transition.kind.isStructure ? 0 : 1)
        if origins[transition.toID]?[host] != nil { continue }
        origins[transition.toID, default: [:]][host] = acts
        open.append((transition.toID, acts))
      }
    }
  }
}
