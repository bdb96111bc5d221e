/// The configurations that a pushdown system can reach: a regular set of stacks for each state.
public struct ReachableConfigurations<State, Symbol, Label>: Sendable
where State: Hashable & Sendable, Symbol: Hashable & Sendable, Label: Sendable {
  public typealias System = PushdownSystem<State, Symbol, Label>

  /// A control state and the symbol on top.
  public struct Head: Hashable, Sendable {
    public var state: State
    public var top: Symbol

    public init(_ state: State, _ top: Symbol) {
      self.state = state
      self.top = top
    }
  }

  let system: System
  let automaton: StackAutomaton

  /// How many transitions the automaton has, which is what saturation took time for.
  public var transitionCount: Int { automaton.count }

  /// Whether the rules can reach the configuration.
  public func contains(_ configuration: System.Configuration) -> Bool {
    cost(of: configuration) != nil
  }

  /// The least cost of a run that ends in the configuration; nil where none does.
  public func cost(of configuration: System.Configuration) -> Int? {
    run(to: configuration)?.cost
  }

  /// A cheapest run that ends in the configuration; nil where none does.
  ///
  /// - Complexity: O(length of the run), which can be exponential in the number of rules in
  ///   systems that count; navigation does not.
  public func witness(to configuration: System.Configuration) -> System.Witness? {
    run(to: configuration).flatMap { unwound($0.run, cost: $0.cost, end: configuration) }
  }

  /// Every state and top symbol that some reachable stack has, in the order of their discovery.
  public var heads: [Head] {
    var seen = Set<Head>()
    var heads: [Head] = []
    for transition in 0..<automaton.count {
      let source = automaton[transition].source
      let symbol = automaton[transition].symbol
      guard source < automaton.controlCount, symbol != StackAutomaton.epsilon else { continue }
      let head = Head(system.states.values[source], system.symbols.values[symbol])
      if seen.insert(head).inserted { heads.append(head) }
    }
    return heads
  }

  /// Symbols that can be put on the stack again and again, in the order of one round from the top
  /// down; nil where the stack's height has a bound.
  ///
  /// - Complexity: O(transitions of the automaton).
  public var growth: [Symbol]? {
    automaton.cycle().map { $0.map { system.symbols.values[$0] } }
  }

  private func run(to configuration: System.Configuration) -> (cost: Int, run: [Int])? {
    guard let state = system.states.number(of: configuration.state) else { return nil }
    var word: [Int] = []
    for symbol in configuration.stack {
      guard let number = system.symbols.number(of: symbol) else { return nil }
      word.append(number)
    }
    return automaton.cheapestRun(state: state, word: word)
  }

  /// Goes back from an accepting run, rule by rule, to one that accepts a start.
  func unwound(_ run: [Int], cost: Int, end: System.Configuration) -> System.Witness? {
    // The top of the stack is at the end of this array, where it changes.
    var stack = Array(run.reversed())
    var rules: [Int] = []
    while let top = stack.popLast() {
      switch automaton[top].origin {
      case .given:
        stack.append(top)
        let start = System.Configuration(
          system.states.values[automaton[top].source],
          stack.reversed().filter { automaton[$0].symbol != StackAutomaton.epsilon }
            .map { system.symbols.values[automaton[$0].symbol] })
        return System.Witness(
          start: start, rules: rules.reversed().map { system.rules[$0] }, end: end, cost: cost)
      case .rule(let rule, let before?):
        rules.append(rule)
        stack.append(before)
      case .popped(let above, let below):
        stack.append(below)
        stack.append(above)
      case .pushedTop:
        guard let lower = stack.popLast(),
          case .pushedBelow(let rule, let before) = automaton[lower].origin
        else { return nil }
        rules.append(rule)
        stack.append(before)
      case .rule(_, nil), .pushedBelow, .pushRead:
        return nil
      }
    }
    return nil
  }
}
