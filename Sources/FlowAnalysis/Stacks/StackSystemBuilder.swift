import FlowGraph

/// Makes the pushdown system of one stack.
///
/// The system's back button and swipe take one screen off wherever one lies above the root.
struct StackSystemBuilder {
  let graph: FlowGraph
  let stack: Stack
  let standing: Standing
  let writes: [PathWrite]
  let isReachable: (String) -> Bool
  /// The names of screens by their ids.
  let names: [String: String]

  private var system = StackSystem()
  private var symbols: [StackSymbol] = []
  private var symbolsOfScreen: [String: [StackSymbol]] = [:]
  private var opened: Set<StackState> = []

  init(
    graph: FlowGraph, stack: Stack, standing: Standing, writes: [PathWrite],
    names: [String: String], isReachable: @escaping (String) -> Bool
  ) {
    self.graph = graph
    self.stack = stack
    self.standing = standing
    self.writes = writes
    self.names = names
    self.isReachable = isReachable
  }

  static func build(
    graph: FlowGraph, stack: Stack, standing: Standing, writes: [PathWrite],
    names: [String: String], isReachable: @escaping (String) -> Bool
  ) -> StackSystem {
    var builder = StackSystemBuilder(
      graph: graph, stack: stack, standing: standing, writes: writes, names: names,
      isReachable: isReachable)
    builder.collectSymbols()
    for index in graph.transitions.indices { builder.addPush(index) }
    for index in writes.indices { builder.addWrite(index) }
    for index in graph.backs.indices { builder.addBack(index) }
    for symbol in builder.symbols where !symbol.isRoot {
      builder.system.addPop(from: .ready, top: symbol, to: .ready, label: .systemBack)
    }
    return builder.system
  }

  private func pushed(_ transition: Transition) -> StackSymbol {
    // A stack that keeps its own elements knows all of them.
    stack.path == nil || transition.onPath ? .element(transition.toID) : .link(transition.toID)
  }

  private func isPlainPush(_ transition: Transition) -> Bool {
    transition.liesOnStack && transition.sequence == nil
      && (transition.stacks.contains(stack.id) || transition.stacks.isEmpty)
  }

  private mutating func collectSymbols() {
    var seen = Set<StackSymbol>()
    var found = stack.roots.map(StackSymbol.root)
    found += graph.transitions.filter(isPlainPush).map(pushed)
    found += writes.flatMap { $0.levels.joined() }.map { .element($0.screenID) }
    for symbol in found
    where standing.contains(symbol.screenID) && seen.insert(symbol).inserted {
      symbols.append(symbol)
      symbolsOfScreen[symbol.screenID, default: []].append(symbol)
    }
  }

  /// What can be on top when the person on `screen` acts; nil where that never is.
  private func tops(for screen: String, named stacks: [String]) -> [StackSymbol]? {
    if stacks.isEmpty {
      return standing.levels(of: screen).flatMap { symbolsOfScreen[$0] ?? [] }
    }
    guard screen != Transition.anywhere else { return symbols }
    switch standing.placement(of: screen) {
    case .under(let hosts): return hosts.flatMap { symbolsOfScreen[$0] ?? [] }
    case .anywhere: return isReachable(screen) ? symbols : nil
    }
  }

  private mutating func addPush(_ index: Int) {
    let transition = graph.transitions[index]
    guard isPlainPush(transition) else { return }
    for top in tops(for: transition.fromID, named: transition.stacks) ?? [] {
      system.addPush(
        from: .ready, top: top, to: .ready, writing: pushed(transition), over: top,
        label: .transition(index))
    }
  }

  private mutating func addBack(_ index: Int) {
    let back = graph.backs[index]
    guard back.stacks.contains(stack.id) || back.stacks.isEmpty else { return }
    let screens = tops(for: back.fromID, named: back.stacks) ?? []
    for top in screens where !top.isRoot {
      switch back.kind {
      case .dismiss:
        system.addPop(from: .ready, top: top, to: .ready, label: .back(index))
      case .pop:
        // With an unknown count, the system's back button stands for it, one by one.
        guard let count = back.count, (1...deepestPop).contains(count) else { continue }
        begin(.taking(count), at: top, label: .back(index))
      case .popToRoot: begin(.clearing(write: nil), at: top, label: .back(index))
      case .popTo:
        guard let name = back.to else { continue }
        begin(.seeking(name), at: top, label: .back(index))
      }
    }
  }

  private mutating func begin(_ state: StackState, at top: StackSymbol, label: StackMove) {
    system.addSwap(from: .ready, top: top, to: state, writing: top, label: label)
    open(state)
  }

  /// Adds the rules that run in a state, once.
  private mutating func open(_ state: StackState) {
    guard opened.insert(state).inserted else { return }
    switch state {
    case .ready, .building: break
    case .taking(let count):
      let rest: StackState = count > 1 ? .taking(count - 1) : .ready
      for symbol in symbols where !symbol.isRoot {
        let next = symbol.isElement ? rest : state
        system.addPop(from: state, top: symbol, to: next, label: .part, cost: 0)
      }
      open(rest)
    case .seeking(let name):
      for symbol in symbols {
        if names[symbol.screenID] ?? symbol.screenID == name {
          system.addSwap(
            from: state, top: symbol, to: .ready, writing: symbol, label: .part, cost: 0)
        } else if !symbol.isRoot {
          system.addPop(from: state, top: symbol, to: state, label: .part, cost: 0)
        }
      }
    case .clearing(let write):
      for symbol in symbols {
        if !symbol.isRoot {
          system.addPop(from: state, top: symbol, to: state, label: .part, cost: 0)
        } else if let write {
          addLevels(of: write, from: state, over: symbol, label: .part, cost: 0)
        } else {
          system.addSwap(
            from: state, top: symbol, to: .ready, writing: symbol, label: .part, cost: 0)
        }
      }
    }
  }

  private mutating func addWrite(_ index: Int) {
    let write = writes[index]
    var placement = Standing.Placement.anywhere
    if let from = write.from {
      placement =
        write.namesStack ? standing.placement(of: from) : .under(standing.levels(of: from))
      if placement == .anywhere, !isReachable(from) { return }
    }
    switch placement {
    case .under(let hosts):
      for top in hosts.flatMap({ symbolsOfScreen[$0] ?? [] }) {
        begin(.clearing(write: index), at: top, label: write.move)
      }
    case .anywhere:
      // The result does not depend on what is taken off: to start at the root is cheapest.
      for top in symbols where top.isRoot || !write.replaces {
        addLevels(of: index, from: .ready, over: top, label: write.move, cost: 1)
      }
    }
  }

  private mutating func addLevels(
    of index: Int, from state: StackState, over bottom: StackSymbol, label: StackMove, cost: Int
  ) {
    let levels = writes[index].levels
    if levels.isEmpty {
      system.addSwap(
        from: state, top: bottom, to: .ready, writing: bottom, label: label, cost: cost)
    }
    for (depth, level) in levels.enumerated() {
      let next: StackState =
        depth + 1 == levels.count ? .ready : .building(write: index, done: depth + 1)
      let below = depth == 0 ? [bottom] : levels[depth - 1].map { .element($0.screenID) }
      let here: StackState = depth == 0 ? state : .building(write: index, done: depth)
      // The levels above the first are the same whatever lies at the bottom.
      if depth > 0, !opened.insert(here).inserted { continue }
      for element in level {
        for under in below {
          system.addPush(
            from: here, top: under, to: next, writing: .element(element.screenID), over: under,
            label: depth == 0 ? label : .part, cost: depth == 0 ? cost : 0)
        }
      }
    }
  }
}
