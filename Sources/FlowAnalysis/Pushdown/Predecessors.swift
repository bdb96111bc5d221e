/// The configurations from which a pushdown system can reach a target.
public struct Predecessors<State, Symbol, Label>: Sendable
where State: Hashable & Sendable, Symbol: Hashable & Sendable, Label: Sendable {
  public typealias System = PushdownSystem<State, Symbol, Label>

  let system: System
  let automaton: StackAutomaton

  /// Whether the rules lead from the configuration to a target.
  public func contains(_ configuration: System.Configuration) -> Bool {
    cost(from: configuration) != nil
  }

  /// The least cost of a run from the configuration to a target; nil where none leads there.
  public func cost(from configuration: System.Configuration) -> Int? {
    run(from: configuration)?.cost
  }

  /// A cheapest run from the configuration to a target; nil where none leads there.
  public func witness(from configuration: System.Configuration) -> System.Witness? {
    guard let (cost, run) = run(from: configuration) else { return nil }
    // The top of the stack is at the end of this array, where it changes.
    var stack = Array(run.reversed())
    var rules: [System.Rule] = []
    while let top = stack.popLast() {
      switch automaton[top].origin {
      case .rule(let rule, let after):
        rules.append(system.rules[rule])
        if let after { stack.append(after) }
        continue
      case .pushRead(let rule, let upper, let lower):
        rules.append(system.rules[rule])
        stack.append(lower)
        stack.append(upper)
        continue
      case .given: break
      case .pushedTop, .pushedBelow, .popped: return nil
      }
      break
    }
    var end = configuration
    for rule in rules {
      guard let next = System.apply(rule, to: end) else { return nil }
      end = next
    }
    return System.Witness(start: configuration, rules: rules, end: end, cost: cost)
  }

  private func run(from configuration: System.Configuration) -> (cost: Int, run: [Int])? {
    guard let state = system.states.number(of: configuration.state) else { return nil }
    var word: [Int] = []
    for symbol in configuration.stack {
      guard let number = system.symbols.number(of: symbol) else { return nil }
      word.append(number)
    }
    return automaton.cheapestRun(state: state, word: word)
  }
}
