import Testing

@testable import FlowAnalysis

typealias System = PushdownSystem<Int, Int, Int>

/// SplitMix64: the same systems on every machine.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// Dijkstra's algorithm on configurations themselves, with stacks up to a height.
///
/// A run may need a taller stack than the configuration it ends in, so the search looks higher
/// than the heights that are compared.
struct BoundedSearch {
  var costs: [System.Configuration: Int] = [:]

  init(_ system: System, from starts: [(System.Configuration, Int)], height: Int) {
    let rules = Dictionary(grouping: system.rules) { [$0.from, $0.top] }
    // No rule costs much, so that a list for each cost does for a queue (Dial, CACM 12, 1969).
    var open: [[System.Configuration]] = []
    func add(_ configuration: System.Configuration, _ cost: Int) {
      while open.count <= cost { open.append([]) }
      open[cost].append(configuration)
    }
    for (configuration, cost) in starts { add(configuration, cost) }
    var cost = 0
    while cost < open.count {
      while let next = open[cost].popLast() {
        guard costs[next] == nil else { continue }
        costs[next] = cost
        guard let top = next.stack.first else { continue }
        for rule in rules[[next.state, top]] ?? [] {
          guard let after = System.apply(rule, to: next), after.stack.count <= height else {
            continue
          }
          if costs[after] == nil { add(after, cost + rule.cost) }
        }
      }
      cost += 1
    }
  }
}

func randomSystem(
  _ random: inout SeededGenerator, states: Int, symbols: Int, rules: Int, freeRules: Bool
) -> System {
  var system = System()
  for label in 0..<rules {
    let from = Int.random(in: 0..<states, using: &random)
    let to = Int.random(in: 0..<states, using: &random)
    let top = Int.random(in: 0..<symbols, using: &random)
    let first = Int.random(in: 0..<symbols, using: &random)
    let second = Int.random(in: 0..<symbols, using: &random)
    let cost = Int.random(in: (freeRules ? 0 : 1)...4, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1: system.addPop(from: from, top: top, to: to, label: label, cost: cost)
    case 2: system.addSwap(from: from, top: top, to: to, writing: first, label: label, cost: cost)
    default:
      system.addPush(
        from: from, top: top, to: to, writing: first, over: second, label: label, cost: cost)
    }
  }
  return system
}

extension System {
  mutating func add(_ rule: Rule, cost: Int) {
    switch rule.writes.count {
    case 0: addPop(from: rule.from, top: rule.top, to: rule.to, label: rule.label, cost: cost)
    case 1:
      addSwap(
        from: rule.from, top: rule.top, to: rule.to, writing: rule.writes[0], label: rule.label,
        cost: cost)
    default:
      addPush(
        from: rule.from, top: rule.top, to: rule.to, writing: rule.writes[0],
        over: rule.writes[1], label: rule.label, cost: cost)
    }
  }
}

/// All stacks up to a height.
func words(over symbols: Int, upTo height: Int) -> [[Int]] {
  var layer: [[Int]] = [[]]
  var all = layer
  for _ in 0..<height {
    layer = layer.flatMap { word in (0..<symbols).map { word + [$0] } }
    all += layer
  }
  return all
}

func replay(_ witness: System.Witness) -> (end: System.Configuration, cost: Int)? {
  var at = witness.start
  var cost = 0
  for rule in witness.rules {
    guard let next = System.apply(rule, to: at) else { return nil }
    at = next
    cost += rule.cost
  }
  return (at, cost)
}

@Suite struct PushdownSystemTests {
  @Test func popsSwapsAndPushesAreFollowed() throws {
    var system = System()
    system.addPush(from: 0, top: 0, to: 0, writing: 1, over: 0, label: 10, cost: 2)
    system.addSwap(from: 0, top: 1, to: 1, writing: 2, label: 11, cost: 3)
    system.addPop(from: 1, top: 2, to: 2, label: 12, cost: 4)
    let reachable = system.reachable(from: [.init(0, [0])])
    #expect(reachable.cost(of: .init(0, [0])) == 0)
    #expect(reachable.cost(of: .init(0, [1, 0])) == 2)
    #expect(reachable.cost(of: .init(1, [2, 0])) == 5)
    #expect(reachable.cost(of: .init(2, [0])) == 9)
    #expect(!reachable.contains(.init(2, [])))
    #expect(!reachable.contains(.init(0, [0, 0])))
    #expect(!reachable.contains(.init(9, [0])))
    #expect(!reachable.contains(.init(0, [9])))
    let witness = try #require(reachable.witness(to: .init(2, [0])))
    #expect(witness.rules.map(\.label) == [10, 11, 12])
    #expect(witness.start == .init(0, [0]))
    #expect(
      reachable.heads == [.init(0, 0), .init(0, 1), .init(1, 2), .init(2, 0)])
    #expect(reachable.growth == nil)
  }

  @Test func theStackCanBecomeEmpty() throws {
    var system = System()
    system.addPop(from: 0, top: 0, to: 1, label: 0)
    let reachable = system.reachable(from: [.init(0, [0]), .init(5, [])])
    #expect(reachable.cost(of: .init(1, [])) == 1)
    #expect(reachable.cost(of: .init(5, [])) == 0)
    #expect(reachable.witness(to: .init(1, []))?.rules.count == 1)
    #expect(reachable.witness(to: .init(5, []))?.rules.isEmpty == true)
  }

  @Test func aLoopThatPushesIsFound() {
    var system = System()
    system.addPush(from: 0, top: 0, to: 0, writing: 1, over: 0, label: 0)
    system.addPush(from: 0, top: 1, to: 0, writing: 2, over: 1, label: 1)
    #expect(system.reachable(from: [.init(0, [0])]).growth == nil)
    system.addPush(from: 0, top: 2, to: 0, writing: 1, over: 2, label: 2)
    #expect(system.reachable(from: [.init(0, [0])]).growth.map(Set.init) == [1, 2])
    #expect(system.reachable(from: [.init(1, [0])]).growth == nil)
  }

  /// Ten thousand small systems, compared stack by stack with a search of the configurations
  /// themselves: which are reachable, at what least cost, and whether the witness replays.
  @Test(arguments: 0..<40) func agreesWithBoundedSearch(block: Int) {
    var random = SeededGenerator(state: UInt64(block) &* 7919 &+ 1)
    var compared = 0
    var disagreements: [String] = []
    for number in 0..<250 {
      let states = Int.random(in: 1...3, using: &random)
      let symbols = Int.random(in: 1...3, using: &random)
      let system = randomSystem(
        &random, states: states, symbols: symbols, rules: Int.random(in: 1...7, using: &random),
        freeRules: block.isMultiple(of: 2))
      let starts = [
        (configuration: System.Configuration(0, [0]), cost: 0),
        (configuration: System.Configuration(states - 1, [symbols - 1, 0]), cost: 3),
      ]
      let reachable = system.reachable(from: starts)
      let search = BoundedSearch(
        system, from: starts.map { ($0.configuration, $0.cost) }, height: 7)
      for state in 0..<states {
        for word in words(over: symbols, upTo: 3) {
          let configuration = System.Configuration(state, word)
          let witness = reachable.witness(to: configuration)
          compared += 1
          if let problem = problem(
            witness, cost: reachable.cost(of: configuration),
            bounded: search.costs[configuration], starts, configuration)
          {
            disagreements.append("system \(number), \(configuration): \(problem)")
          }
        }
      }
    }
    #expect(disagreements == [])
    #expect(compared > 5_000)
  }

  /// What is wrong with an answer about one configuration; nil where all agrees.
  private func problem(
    _ witness: System.Witness?, cost: Int?, bounded: Int?,
    _ starts: [(configuration: System.Configuration, cost: Int)],
    _ configuration: System.Configuration
  ) -> String? {
    if cost != witness?.cost { return "cost \(String(describing: cost)) is not the witness's" }
    if let witness {
      guard let replayed = replay(witness), replayed.end == configuration else {
        return "the witness does not replay"
      }
      let begin = starts.filter { $0.configuration == witness.start }.map(\.cost).min()
      guard let begin, replayed.cost + begin == witness.cost else { return "a wrong cost" }
    }
    // A cheaper run may climb over the search's height, never the other way round.
    if let bounded, (witness?.cost ?? .max) > bounded { return "\(bounded) is cheaper" }
    if witness.map(tallest) ?? 0 <= 7, witness?.cost != bounded { return "the search disagrees" }
    return nil
  }

  /// High costs wait in a heap and not in queues of their own.
  @Test(arguments: 0..<6) func costsOfAnySizeComeOutTheSame(block: Int) {
    let factor = 1_500
    var random = SeededGenerator(state: UInt64(block) &* 15_485_863 &+ 5)
    var highest = 0
    for _ in 0..<150 {
      let system = randomSystem(
        &random, states: 2, symbols: 3, rules: Int.random(in: 1...7, using: &random),
        freeRules: block.isMultiple(of: 2))
      var dear = System()
      for rule in system.rules { dear.add(rule, cost: rule.cost * factor) }
      let reachable = system.reachable(from: [.init(0, [0])])
      let dearly = dear.reachable(from: [.init(0, [0])])
      for state in 0..<2 {
        for word in words(over: 3, upTo: 3) {
          let configuration = System.Configuration(state, word)
          let cost = dearly.cost(of: configuration)
          #expect(cost == reachable.cost(of: configuration).map { $0 * factor })
          highest = max(highest, cost ?? 0)
        }
      }
    }
    #expect(highest > 8_192)
  }

  @Test(arguments: 0..<6) func predecessorsAgreeWithSuccessors(block: Int) {
    var random = SeededGenerator(state: UInt64(block) &* 104_729 &+ 3)
    for _ in 0..<150 {
      let system = randomSystem(
        &random, states: 2, symbols: 3, rules: Int.random(in: 1...7, using: &random),
        freeRules: block.isMultiple(of: 2))
      let start = System.Configuration(0, [0])
      let reachable = system.reachable(from: [start])
      for state in 0..<2 {
        for word in words(over: 3, upTo: 2) {
          let target = System.Configuration(state, word)
          let before = system.predecessors(of: [.exactly(target)])
          #expect(before.cost(from: start) == reachable.cost(of: target))
          if let witness = before.witness(from: start) {
            #expect(witness.end == target)
            #expect(replay(witness)?.cost == witness.cost)
          }
        }
        for top in 0..<3 {
          let before = system.predecessors(of: [.head(state, top)])
          #expect(before.contains(start) == reachable.heads.contains(.init(state, top)))
        }
      }
    }
  }

  @Test func shallowStacksAreTheCheapestOnes() {
    var random = SeededGenerator(state: 42)
    for _ in 0..<300 {
      let system = randomSystem(&random, states: 2, symbols: 3, rules: 6, freeRules: true)
      let reachable = system.reachable(from: [.init(0, [0])])
      let shallow = ShallowStacks(reachable, limit: 2) { $0 != 0 }
      for top in 0..<3 {
        let witness = shallow.cheapest(headedBy: [.init(0, top)], atMost: 2)
        let expected = words(over: 3, upTo: 4)
          .filter { $0.first == top && $0.count { $0 != 0 } <= 2 }
          .compactMap { reachable.cost(of: .init(0, $0)) }.min()
        if let witness {
          #expect(replay(witness)?.end == witness.end)
          #expect(witness.end.stack.first == top)
          #expect(witness.end.stack.count { $0 != 0 } <= 2)
          #expect(witness.cost <= expected ?? .max)
          if witness.end.stack.count <= 4 { #expect(witness.cost == expected) }
        } else {
          #expect(expected == nil)
        }
      }
    }
  }

  private func tallest(_ witness: System.Witness) -> Int {
    var at = witness.start
    var height = at.stack.count
    for rule in witness.rules {
      at = System.apply(rule, to: at) ?? at
      height = max(height, at.stack.count)
    }
    return height
  }
}
