/// Saturation forwards: from an automaton of the starts to one of all that they can reach.
enum PostStar {
  struct Start {
    var state: Int
    var stack: [Int]
    var cost: Int
  }

  /// Follows transitions in the order of their cost, as Dijkstra's algorithm does: no rule has a
  /// negative cost, so that a transition's cost is final when it is followed. Should a cheaper one
  /// turn up later all the same, it is followed again.
  static func saturate(_ rules: RuleTable, stateCount: Int, starts: [Start]) -> StackAutomaton {
    var saturation = Saturation(rules: rules, stateCount: stateCount)
    saturation.accept(starts)
    saturation.run()
    return saturation.automaton
  }

  private struct Saturation {
    let rules: RuleTable
    var automaton: StackAutomaton
    var agenda = Agenda()
    /// The state between the two symbols of a push, by the number of its control state and new
    /// top.
    var middles: [Int] = []
    var middleNumbers = PairNumbers()

    init(rules: RuleTable, stateCount: Int) {
      self.rules = rules
      automaton = StackAutomaton(controlCount: stateCount, expecting: rules.count * 3 / 2)
    }

    mutating func relax(
      _ from: Int, _ symbol: Int, _ to: Int, cost: Int, origin: StackAutomaton.Origin
    ) {
      if let changed = automaton.relax(from, symbol, to, cost: cost, origin: origin) {
        agenda.add(changed, cost: cost)
      }
    }

    mutating func accept(_ starts: [Start]) {
      let final = automaton.addState(final: true)
      for start in starts {
        var at = start.state
        var cost = start.cost
        for (depth, symbol) in start.stack.enumerated() {
          let next = depth == start.stack.count - 1 ? final : automaton.addState()
          relax(at, symbol, next, cost: cost, origin: .given)
          // The first symbol carries the cost of the start.
          (at, cost) = (next, 0)
        }
        if start.stack.isEmpty {
          relax(at, StackAutomaton.epsilon, final, cost: cost, origin: .given)
        }
      }
    }

    mutating func run() {
      while let transition = agenda.next(in: automaton) {
        let source = automaton[transition].source
        if automaton[transition].symbol == StackAutomaton.epsilon {
          var below = automaton.outgoing.first(of: automaton[transition].target)
          while let one = below {
            join(transition, one)
            below = automaton.outgoing.number(after: one)
          }
        } else if source < automaton.controlCount {
          runRules(on: transition)
        } else {
          var above = automaton.epsilonInto.first(of: source)
          while let one = above {
            join(one, transition)
            above = automaton.epsilonInto.number(after: one)
          }
        }
      }
    }

    /// A pop has taken off what lay above; what lies below is now the top.
    mutating func join(_ above: Int, _ below: Int) {
      relax(
        automaton[above].source, automaton[below].symbol, automaton[below].target,
        cost: automaton[above].cost + automaton[below].cost,
        origin: .popped(above: above, below: below))
    }

    mutating func runRules(on transition: Int) {
      let known = automaton[transition]
      var next = rules.first(state: known.source, top: known.symbol)
      while let rule = next {
        next = rules.rule(after: rule)
        run(rule, on: transition, known)
      }
    }

    private mutating func run(
      _ number: Int, on transition: Int, _ known: StackAutomaton.Transition
    ) {
      let rule = rules[number]
      let (to, rest, cost) = (rule.to, known.target, known.cost + rule.cost)
      guard let written = rule.writing else {
        relax(to, StackAutomaton.epsilon, rest, cost: cost, origin: .rule(number, on: transition))
        return
      }
      guard let below = rule.below else {
        relax(to, written, rest, cost: cost, origin: .rule(number, on: transition))
        return
      }
      let middle = middleState(of: to, written)
      // The cost lies on the lower half: the upper half counts from the push on.
      relax(to, written, middle, cost: 0, origin: .pushedTop)
      relax(middle, below, rest, cost: cost, origin: .pushedBelow(number, on: transition))
    }

    mutating func middleState(of state: Int, _ symbol: Int) -> Int {
      let number = middleNumbers.intern(Pair(state, symbol))
      if number < middles.count { return middles[number] }
      let new = automaton.addState()
      middles.append(new)
      return new
    }
  }
}
