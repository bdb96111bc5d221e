/// A pushdown system: control states, a stack, and rules that look at the top of the stack only.
///
/// A rule takes the symbol on top off and writes none (pop), one (swap) or two (push) in its
/// place. The stacks that such a system can build are infinite in number, yet they are exactly
/// the words of a finite automaton, which ``reachable(from:)`` and ``predecessors(of:)`` compute.
public struct PushdownSystem<State, Symbol, Label>: Sendable
where State: Hashable & Sendable, Symbol: Hashable & Sendable, Label: Sendable {
  /// ⟨from, top⟩ → ⟨to, writes⟩.
  public struct Rule: Sendable {
    public let from: State
    public let top: Symbol
    public let to: State
    /// What is written in place of `top`: none, one or two symbols, the new top first.
    public let writes: [Symbol]
    public let label: Label
    public let cost: Int
  }

  /// A control state and the whole stack, the top first.
  public struct Configuration: Hashable, Sendable {
    public var state: State
    public var stack: [Symbol]

    public init(_ state: State, _ stack: [Symbol]) {
      self.state = state
      self.stack = stack
    }
  }

  /// The configurations that a question about predecessors asks for.
  public enum Target: Sendable {
    case exactly(Configuration)
    /// Every stack with this symbol on top, in this state.
    case head(State, Symbol)
  }

  /// A run: where it starts, the rules in order, and where it ends.
  public struct Witness: Sendable {
    public let start: Configuration
    public let rules: [Rule]
    public let end: Configuration
    /// The cost of the start and of all rules.
    public let cost: Int
  }

  public private(set) var rules: [Rule] = []
  var states = Interner<State>()
  var symbols = Interner<Symbol>()
  var table = RuleTable()

  public init() {}

  /// Adds ⟨from, top⟩ → ⟨to, ε⟩.
  ///
  /// - Parameter cost: What one use of the rule costs; not negative.
  public mutating func addPop(
    from: State, top: Symbol, to: State, label: Label, cost: Int = 1
  ) {
    add(Rule(from: from, top: top, to: to, writes: [], label: label, cost: cost))
  }

  /// Adds ⟨from, top⟩ → ⟨to, writing⟩.
  public mutating func addSwap(
    from: State, top: Symbol, to: State, writing symbol: Symbol, label: Label, cost: Int = 1
  ) {
    add(Rule(from: from, top: top, to: to, writes: [symbol], label: label, cost: cost))
  }

  /// Adds ⟨from, top⟩ → ⟨to, writing over⟩: `writing` becomes the top and `over` lies below it.
  public mutating func addPush(
    from: State, top: Symbol, to: State, writing symbol: Symbol, over below: Symbol,
    label: Label, cost: Int = 1
  ) {
    add(Rule(from: from, top: top, to: to, writes: [symbol, below], label: label, cost: cost))
  }

  private mutating func add(_ rule: Rule) {
    precondition(rule.cost >= 0, "a rule's cost must not be negative")
    rules.append(rule)
    table.append(
      from: states.intern(rule.from), top: symbols.intern(rule.top), to: states.intern(rule.to),
      writes: rule.writes.map { symbols.intern($0) }, cost: rule.cost)
  }

  /// Runs one rule on a configuration; nil where the rule does not apply.
  public static func apply(_ rule: Rule, to configuration: Configuration) -> Configuration? {
    guard configuration.state == rule.from, configuration.stack.first == rule.top else {
      return nil
    }
    return Configuration(rule.to, rule.writes + configuration.stack.dropFirst())
  }

  /// All configurations that the rules can reach.
  ///
  /// Saturation (`post*`) after Esparza, Hansel, Rossmanith and Schwoon, "Efficient Algorithms for
  /// Model Checking Pushdown Systems", CAV 2000; costs and back pointers for cheapest witnesses
  /// after Reps, Schwoon, Jha and Melski, "Weighted pushdown systems and their application to
  /// interprocedural dataflow analysis", SCP 58 (2005), over (min, +).
  ///
  /// - Parameter starts: The configurations to begin at, each with a cost that its runs carry.
  /// - Complexity: Near linear in the number of rules while there are few control states;
  ///   polynomial always.
  public func reachable(
    from starts: [(configuration: Configuration, cost: Int)]
  ) -> ReachableConfigurations<State, Symbol, Label> {
    var system = self
    let interned = starts.map { start in
      PostStar.Start(
        state: system.states.intern(start.configuration.state),
        stack: start.configuration.stack.map { system.symbols.intern($0) }, cost: start.cost)
    }
    let automaton = PostStar.saturate(
      system.table, stateCount: system.states.count, starts: interned)
    return ReachableConfigurations(system: system, automaton: automaton)
  }

  /// All configurations that the rules can reach from `starts`, which cost nothing.
  public func reachable(from starts: [Configuration])
    -> ReachableConfigurations<State, Symbol, Label>
  {
    reachable(from: starts.map { ($0, 0) })
  }

  /// All configurations from which the rules can reach one of the targets (`pre*`).
  ///
  /// - Complexity: Near linear in the number of rules while there are few control states.
  public func predecessors(of targets: [Target]) -> Predecessors<State, Symbol, Label> {
    var system = self
    let interned = targets.map { target in
      switch target {
      case .exactly(let configuration):
        PreStar.Target.exactly(
          state: system.states.intern(configuration.state),
          stack: configuration.stack.map { system.symbols.intern($0) })
      case .head(let state, let symbol):
        PreStar.Target.head(
          state: system.states.intern(state), top: system.symbols.intern(symbol))
      }
    }
    let automaton = PreStar.saturate(
      system.table, stateCount: system.states.count, symbolCount: system.symbols.count,
      targets: interned)
    return Predecessors(system: system, automaton: automaton)
  }
}
