import FlowGraph

/// Makes the pushdown system of one stack, with the modals over it that act on it.
///
/// The system's back button and swipe take one screen off wherever one lies above the root.
struct StackSystemBuilder {
  let graph: FlowGraph
  let stack: Stack
  let standing: Standing
  let layers: [ModalLayer]
  let writes: [PathWrite]
  let isReachable: (String) -> Bool
  /// The names of screens by their ids.
  let names: [String: String]

  private var system = StackSystem()
  private var symbols: [StackSymbol] = []
  private var symbolsOfScreen: [String: [StackSymbol]] = [:]
  private var opened: Set<StackState> = []
  private var placesAsked: [Question: [Place]] = [:]

  private typealias Place = (layer: Int?, tops: [StackSymbol])

  private struct Question: Hashable {
    let screen: String
    let namesStack: Bool
  }

  init(
    graph: FlowGraph, stack: Stack, standing: Standing, layers: [ModalLayer], writes: [PathWrite],
    names: [String: String], isReachable: @escaping (String) -> Bool
  ) {
    self.graph = graph
    self.stack = stack
    self.standing = standing
    self.layers = layers
    self.writes = writes
    self.names = names
    self.isReachable = isReachable
  }

  static func build(
    graph: FlowGraph, stack: Stack, standing: Standing, layers: [ModalLayer], writes: [PathWrite],
    names: [String: String], isReachable: @escaping (String) -> Bool
  ) -> StackSystem {
    var builder = StackSystemBuilder(
      graph: graph, stack: stack, standing: standing, layers: layers, writes: writes,
      names: names, isReachable: isReachable)
    builder.collectSymbols()
    for index in layers.indices { builder.addLayer(index) }
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

  /// Where a person on `screen` acts: the states that the stack is then in, and what can be on top.
  private mutating func places(of screen: String, named stacks: [String]) -> [Place] {
    // A screen acts many times on the same stack.
    let question = Question(screen: screen, namesStack: !stacks.isEmpty)
    if let known = placesAsked[question] { return known }
    let found = findPlaces(of: screen, namesStack: !stacks.isEmpty)
    placesAsked[question] = found
    return found
  }

  private func findPlaces(of screen: String, namesStack: Bool) -> [Place] {
    func level(_ screens: [String]) -> [Place] {
      [(nil, screens.flatMap { symbolsOfScreen[$0] ?? [] })]
    }
    if !namesStack { return level(standing.levels(of: screen)) }
    guard screen != Transition.anywhere else { return [(nil, symbols)] }
    if standing.contains(screen) { return level([screen]) }
    let hosts = standing.hosts(of: screen) { !$0.kind.isModal }
    let places =
      (hosts.isEmpty ? [] : level(hosts))
      + layers.indices.filter { layers[$0].actors.contains(screen) }.map { ($0, symbols) }
    return places.isEmpty && isReachable(screen) ? [(nil, symbols)] : places
  }

  /// The layer over the stack after what a person on a screen of a layer does: the same action may
  /// close it.
  private func layer(_ layer: Int?, after screen: String, _ trigger: String?, _ guarded: String?)
    -> Int?
  {
    guard let layer, layers[layer].closing.contains(screen), let trigger else { return layer }
    let isClosed = graph.backs.contains {
      $0.kind == .dismiss && $0.fromID == screen && $0.trigger == trigger && $0.guard == guarded
    }
    return isClosed ? nil : layer
  }

  private mutating func addLayer(_ index: Int) {
    let layer = layers[index]
    for symbol in symbols {
      if let acts = layer.hosts[symbol.screenID] {
        system.addSwap(
          from: .ready, top: symbol, to: StackState(.ready, under: index), writing: symbol,
          label: .cover(index), cost: acts)
      }
      if layer.exit != nil {
        system.addSwap(
          from: StackState(.ready, under: index), top: symbol, to: .ready, writing: symbol,
          label: .uncover(index))
      }
    }
  }

  private mutating func addPush(_ index: Int) {
    let transition = graph.transitions[index]
    guard isPlainPush(transition) else { return }
    for (layer, tops) in places(of: transition.fromID, named: transition.stacks) {
      let after = self.layer(layer, after: transition.fromID, transition.trigger, transition.guard)
      for top in tops {
        system.addPush(
          from: StackState(.ready, under: layer), top: top, to: StackState(.ready, under: after),
          writing: pushed(transition), over: top, label: .transition(index))
      }
    }
  }

  private mutating func addBack(_ index: Int) {
    let back = graph.backs[index]
    guard back.stacks.contains(stack.id) || back.stacks.isEmpty else { return }
    for (layer, tops) in places(of: back.fromID, named: back.stacks) {
      let after = self.layer(layer, after: back.fromID, back.trigger, back.guard)
      for top in tops where !top.isRoot {
        switch back.kind {
        case .dismiss:
          // On a screen of a layer, it takes the layer away.
          guard layer == nil else { continue }
          system.addPop(from: .ready, top: top, to: .ready, label: .back(index))
        case .pop:
          // With an unknown count, the system's back button stands for it, one by one.
          guard let count = back.count, (1...deepestPop).contains(count) else { continue }
          if stack.path != nil, back.isOfController {
            let next = state(StackState(.ready, under: after), without: top)
            system.addPop(
              from: StackState(.ready, under: layer), top: top, to: next, label: .back(index))
            continue
          }
          begin(.taking(count), at: top, under: layer, then: after, label: .back(index))
        case .popToRoot:
          begin(.clearing(write: nil), at: top, under: layer, then: after, label: .back(index))
        case .popTo:
          guard let name = back.to else { continue }
          begin(.seeking(name), at: top, under: layer, then: after, label: .back(index))
        }
      }
    }
  }

  private mutating func begin(
    _ phase: StackState.Phase, at top: StackSymbol, under layer: Int?, then after: Int?,
    label: StackMove
  ) {
    let state = StackState(phase, under: after)
    system.addSwap(
      from: StackState(.ready, under: layer), top: top, to: state, writing: top, label: label)
    open(state)
  }

  /// The state after a symbol has been taken off: with its presenter, a modal goes too.
  private func state(_ state: StackState, without symbol: StackSymbol) -> StackState {
    guard let layer = state.layer, layers[layer].hosts[symbol.screenID] != nil else { return state }
    return StackState(state.phase)
  }

  /// Adds the rules that run in a state, once.
  private mutating func open(_ state: StackState) {
    guard opened.insert(state).inserted else { return }
    switch state.phase {
    case .ready, .building: break
    case .taking(let count):
      let rest: StackState.Phase = count > 1 ? .taking(count - 1) : .ready
      for symbol in symbols where !symbol.isRoot {
        let next = StackState(symbol.isElement ? rest : state.phase, under: state.layer)
        take(symbol, in: state, to: next)
      }
    case .seeking(let name):
      for symbol in symbols {
        if names[symbol.screenID] ?? symbol.screenID == name {
          stop(at: symbol, in: state)
        } else if !symbol.isRoot {
          take(symbol, in: state, to: state)
        }
      }
    case .clearing(let write):
      for symbol in symbols {
        if !symbol.isRoot {
          take(symbol, in: state, to: state)
        } else if let write {
          addLevels(of: write, from: state, over: symbol, label: .part, cost: 0)
        } else {
          stop(at: symbol, in: state)
        }
      }
    }
  }

  private mutating func take(_ symbol: StackSymbol, in state: StackState, to next: StackState) {
    let next = self.state(next, without: symbol)
    system.addPop(from: state, top: symbol, to: next, label: .part, cost: 0)
    open(next)
  }

  private mutating func stop(at symbol: StackSymbol, in state: StackState) {
    system.addSwap(
      from: state, top: symbol, to: StackState(.ready, under: state.layer), writing: symbol,
      label: .part, cost: 0)
  }

  private mutating func addWrite(_ index: Int) {
    let write = writes[index]
    guard let from = write.from else { return addWriteFromAnywhere(index) }
    let row = write.row(in: graph)
    let places = places(of: from, named: write.namesStack ? [stack.id] : [])
    for (layer, tops) in places {
      let after = self.layer(layer, after: from, row?.trigger, row?.guard)
      for top in tops {
        begin(.clearing(write: index), at: top, under: layer, then: after, label: write.move)
      }
    }
  }

  /// A link, or code that no screen sets off. It comes in while a modal is up as well.
  private mutating func addWriteFromAnywhere(_ index: Int) {
    let write = writes[index]
    // What is taken off does not matter to what then lies there: to start at the root is cheapest.
    for top in symbols where top.isRoot || !write.replaces {
      addLevels(of: index, from: .ready, over: top, label: write.move, cost: 1)
    }
    for layer in layers.indices {
      for top in symbols {
        if write.replaces {
          begin(.clearing(write: index), at: top, under: layer, then: layer, label: write.move)
        } else {
          addLevels(
            of: index, from: StackState(.ready, under: layer), over: top, label: write.move, cost: 1
          )
        }
      }
    }
  }

  private mutating func addLevels(
    of index: Int, from state: StackState, over bottom: StackSymbol, label: StackMove, cost: Int
  ) {
    let levels = writes[index].levels
    func after(_ done: Int) -> StackState {
      StackState(
        done == levels.count ? .ready : .building(write: index, done: done), under: state.layer)
    }
    if levels.isEmpty {
      system.addSwap(
        from: state, top: bottom, to: after(0), writing: bottom, label: label, cost: cost)
    }
    for (depth, level) in levels.enumerated() {
      let below = depth == 0 ? [bottom] : levels[depth - 1].map { .element($0.screenID) }
      let here = depth == 0 ? state : after(depth)
      // The levels above the first are the same whatever lies at the bottom.
      if depth > 0, !opened.insert(here).inserted { continue }
      for element in level {
        for under in below {
          system.addPush(
            from: here, top: under, to: after(depth + 1), writing: .element(element.screenID),
            over: under, label: depth == 0 ? label : .part, cost: depth == 0 ? cost : 0)
        }
      }
    }
  }
}

extension Back {
  /// Whether UIKit's stack is asked to pop, which takes off whatever is on top: a page that a link
  /// pushed is not on the path.
  var isOfController: Bool { operation.contains("popViewController(") }
}
