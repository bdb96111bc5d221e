/// Saturation backwards: from an automaton of the targets to one of all that can reach them.
///
/// After Esparza, Hansel, Rossmanith and Schwoon, CAV 2000, section 2.
enum PreStar {
  enum Target {
    case exactly(state: Int, stack: [Int])
    case head(state: Int, top: Int)
  }

  static func saturate(
    _ rules: RuleTable, stateCount: Int, symbolCount: Int, targets: [Target]
  ) -> StackAutomaton {
    var saturation = Saturation(rules: rules, stateCount: stateCount)
    saturation.accept(targets, symbolCount: symbolCount)
    saturation.run()
    return saturation.automaton
  }

  /// The upper symbol of a push has been read; the lower one is still to come.
  private struct HalfRead {
    var rule: Int
    var top: Int
  }

  private struct Saturation {
    let rules: RuleTable
    var automaton: StackAutomaton
    var agenda = Agenda()
    var waiting: [Pair: [HalfRead]] = [:]
    /// Transitions by their source and symbol: a state can have one for every symbol.
    var reading = PairLists()

    init(rules: RuleTable, stateCount: Int) {
      self.rules = rules
      automaton = StackAutomaton(controlCount: stateCount, expecting: rules.count * 3 / 2)
    }

    mutating func relax(
      _ from: Int, _ symbol: Int, _ to: Int, cost: Int, origin: StackAutomaton.Origin
    ) {
      let known = automaton.count
      if let changed = automaton.relax(from, symbol, to, cost: cost, origin: origin) {
        agenda.add(changed, cost: cost)
        if changed == known { reading.append(changed, at: Pair(from, symbol)) }
      }
    }

    mutating func accept(_ targets: [Target], symbolCount: Int) {
      let final = automaton.addState(final: true)
      var anything: Int?
      for target in targets {
        switch target {
        case .exactly(let state, let stack):
          var at = state
          for (depth, symbol) in stack.enumerated() {
            let next = depth == stack.count - 1 ? final : automaton.addState()
            relax(at, symbol, next, cost: 0, origin: .given)
            at = next
          }
          if stack.isEmpty { automaton.markFinal(state) }
        case .head(let state, let top):
          let rest = anything ?? automaton.addState(final: true)
          if anything == nil {
            for symbol in 0..<symbolCount {
              relax(rest, symbol, rest, cost: 0, origin: .given)
            }
          }
          anything = rest
          relax(state, top, rest, cost: 0, origin: .given)
        }
      }
    }

    mutating func run() {
      for number in rules.pops {
        let rule = rules[number]
        relax(rule.from, rule.top, rule.to, cost: rule.cost, origin: .rule(number, on: nil))
      }
      while let transition = agenda.next(in: automaton) {
        let source = automaton[transition].source
        let symbol = automaton[transition].symbol
        let key = Pair(source, symbol)
        for half in waiting[key] ?? [] { finish(half, with: transition) }
        guard source < automaton.controlCount else { continue }
        var next = rules.first(endingIn: source, top: symbol)
        while let number = next {
          next = rules.rule(endingAfter: number)
          let rule = rules[number]
          if let below = rule.below {
            read(HalfRead(rule: number, top: transition), below: below)
          } else {
            relax(
              rule.from, rule.top, automaton[transition].target,
              cost: automaton[transition].cost + rule.cost, origin: .rule(number, on: transition))
          }
        }
      }
    }

    mutating func read(_ half: HalfRead, below: Int) {
      let middle = automaton[half.top].target
      waiting[Pair(middle, below), default: []].append(half)
      var lower = reading.first(at: Pair(middle, below))
      while let one = lower {
        finish(half, with: one)
        lower = reading.number(after: one)
      }
    }

    mutating func finish(_ half: HalfRead, with lower: Int) {
      let rule = rules[half.rule]
      relax(
        rule.from, rule.top, automaton[lower].target,
        cost: automaton[half.top].cost + automaton[lower].cost + rule.cost,
        origin: .pushRead(half.rule, top: half.top, below: lower))
    }
  }
}
