import Collections

/// A finite automaton that accepts stacks, read from the top down.
///
/// Its first states are the control states of the pushdown system. A transition holds the least
/// cost found so far and how it came about, from which a witness is unwound.
struct StackAutomaton: Sendable {
  /// Why a transition stands in the automaton.
  enum Origin: Sendable {
    /// It accepts a start or a target.
    case given
    /// `rule` was run on what `on` accepts (`post*`), or leads to it (`pre*`, none for a pop).
    case rule(Int, on: Int?)
    /// The upper half of a push; the lower half knows the rule.
    case pushedTop
    /// The lower half of a push that ran on what `on` accepts.
    case pushedBelow(Int, on: Int)
    /// A pop took off all that lay above `below`.
    case popped(above: Int, below: Int)
    /// `pre*` through a push: its two symbols are read by `top` and then `below`.
    case pushRead(Int, top: Int, below: Int)
  }

  struct Key: Hashable, Sendable {
    var source: Int32
    var symbol: Int32
    var target: Int32
  }

  /// The symbol of a transition that reads nothing.
  static let epsilon = -1

  private(set) var source: [Int] = []
  private(set) var symbol: [Int] = []
  private(set) var target: [Int] = []
  private(set) var cost: [Int] = []
  private(set) var origin: [Origin] = []
  /// Transitions by their source, the ones that read nothing left out.
  private(set) var outgoing: [[Int]]
  /// Transitions that read nothing, by their target.
  private(set) var epsilonInto: [[Int]]
  private(set) var isFinal: [Bool]
  /// The number of control states, which come first.
  let controlCount: Int
  private var index: [Key: Int] = [:]

  init(controlCount: Int) {
    self.controlCount = controlCount
    outgoing = Array(repeating: [], count: controlCount)
    epsilonInto = Array(repeating: [], count: controlCount)
    isFinal = Array(repeating: false, count: controlCount)
  }

  var count: Int { source.count }
  var stateCount: Int { outgoing.count }

  mutating func addState(final: Bool = false) -> Int {
    outgoing.append([])
    epsilonInto.append([])
    isFinal.append(final)
    return outgoing.count - 1
  }

  mutating func markFinal(_ state: Int) { isFinal[state] = true }

  /// Adds a transition or lowers the cost of the one that stands; nil where nothing changed.
  mutating func relax(
    _ from: Int, _ reading: Int, _ to: Int, cost newCost: Int, origin newOrigin: Origin
  ) -> Int? {
    let key = Key(source: Int32(from), symbol: Int32(reading), target: Int32(to))
    if let known = index[key] {
      guard newCost < cost[known] else { return nil }
      cost[known] = newCost
      origin[known] = newOrigin
      return known
    }
    let new = source.count
    index[key] = new
    source.append(from)
    symbol.append(reading)
    target.append(to)
    cost.append(newCost)
    origin.append(newOrigin)
    if reading == Self.epsilon { epsilonInto[to].append(new) } else { outgoing[from].append(new) }
    return new
  }

  func transition(_ from: Int, _ reading: Int, _ to: Int) -> Int? {
    index[Key(source: Int32(from), symbol: Int32(reading), target: Int32(to))]
  }

  /// The cheapest run that accepts a word in a state, as transitions from the top down.
  ///
  /// - Complexity: O(length of the word × transitions that read its symbols).
  func cheapestRun(state: Int, word: [Int]) -> (cost: Int, run: [Int])? {
    struct Arrival {
      var cost: Int
      var transition: Int
      var before: Int
    }
    if word.isEmpty {
      if isFinal[state] { return (0, []) }
      let accepting = (0..<stateCount).filter { isFinal[$0] }
      return
        accepting
        .compactMap { transition(state, Self.epsilon, $0) }
        .min { cost[$0] < cost[$1] }
        .map { (cost[$0], [$0]) }
    }
    var layers: [[Int: Arrival]] = []
    var frontier = [state: 0]
    for letter in word {
      var arrivals: [Int: Arrival] = [:]
      for (from, spent) in frontier.sorted(by: { $0.key < $1.key }) {
        for step in outgoing[from] where symbol[step] == letter {
          let total = spent + cost[step]
          if let known = arrivals[target[step]], known.cost <= total { continue }
          arrivals[target[step]] = Arrival(cost: total, transition: step, before: from)
        }
      }
      guard !arrivals.isEmpty else { return nil }
      frontier = arrivals.mapValues(\.cost)
      layers.append(arrivals)
    }
    let ends = frontier.filter { isFinal[$0.key] }
    guard let best = ends.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return nil }
    var run: [Int] = []
    var at = best.key
    for layer in layers.reversed() {
      guard let arrival = layer[at] else { return nil }
      run.append(arrival.transition)
      at = arrival.before
    }
    return (best.value, run.reversed())
  }
}

extension StackAutomaton {
  private enum Mark { case open, done }

  /// The symbols of a cycle, in its order; nil where there is none.
  ///
  /// Control states have no way in, so that a cycle lies among the others.
  func cycle() -> [Int]? {
    var marks: [Int: Mark] = [:]
    for start in controlCount..<stateCount where marks[start] == nil {
      marks[start] = .open
      var path: [(state: Int, next: Int, symbol: Int)] = [(start, 0, 0)]
      while let (state, next, _) = path.last {
        guard next < outgoing[state].count else {
          marks[state] = .done
          path.removeLast()
          continue
        }
        let transition = outgoing[state][next]
        path[path.count - 1].next += 1
        path[path.count - 1].symbol = symbol[transition]
        switch marks[target[transition]] {
        case .open: return path.drop { $0.state != target[transition] }.map(\.symbol)
        case .done: continue
        case nil:
          marks[target[transition]] = .open
          path.append((target[transition], 0, 0))
        }
      }
    }
    return nil
  }
}

/// A transition that waits to be followed, the cheapest first and then the oldest.
struct Pending: Comparable {
  var cost: Int
  var order: Int
  var transition: Int

  static func < (lhs: Pending, rhs: Pending) -> Bool {
    (lhs.cost, lhs.order) < (rhs.cost, rhs.order)
  }
}

/// The transitions that wait, each at its newest cost.
struct Agenda {
  private var heap = Heap<Pending>()
  private var order = 0

  mutating func add(_ transition: Int, cost: Int) {
    heap.insert(Pending(cost: cost, order: order, transition: transition))
    order += 1
  }

  /// The cheapest transition whose cost has not been lowered since it was added.
  mutating func next(in automaton: StackAutomaton) -> Int? {
    while let pending = heap.popMin() {
      if automaton.cost[pending.transition] == pending.cost { return pending.transition }
    }
    return nil
  }
}
