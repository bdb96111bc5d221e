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

  /// An origin in the least room: saturation takes its time for memory.
  private enum PackedOrigin: Sendable {
    case given
    case ruleAlone(Int32)
    case rule(Int32, on: Int32)
    case pushedTop
    case pushedBelow(Int32, on: Int32)
    case popped(above: Int32, below: Int32)
    case pushRead(Int32, top: Int32, below: Int32)

    init(_ origin: Origin) {
      self =
        switch origin {
        case .given: .given
        case .rule(let rule, nil): .ruleAlone(Int32(rule))
        case .rule(let rule, let on?): .rule(Int32(rule), on: Int32(on))
        case .pushedTop: .pushedTop
        case .pushedBelow(let rule, let on): .pushedBelow(Int32(rule), on: Int32(on))
        case .popped(let above, let below): .popped(above: Int32(above), below: Int32(below))
        case .pushRead(let rule, let top, let below):
          .pushRead(Int32(rule), top: Int32(top), below: Int32(below))
        }
    }

    var origin: Origin {
      switch self {
      case .given: .given
      case .ruleAlone(let rule): .rule(Int(rule), on: nil)
      case .rule(let rule, let on): .rule(Int(rule), on: Int(on))
      case .pushedTop: .pushedTop
      case .pushedBelow(let rule, let on): .pushedBelow(Int(rule), on: Int(on))
      case .popped(let above, let below): .popped(above: Int(above), below: Int(below))
      case .pushRead(let rule, let top, let below):
        .pushRead(Int(rule), top: Int(top), below: Int(below))
      }
    }
  }

  /// The symbol of a transition that reads nothing.
  static let epsilon = -1

  struct Transition: Sendable {
    private let from: Int32
    private let reading: Int32
    private let to: Int32
    fileprivate(set) var cost: Int
    private var packed: PackedOrigin

    fileprivate init(_ from: Int, _ reading: Int, _ to: Int, _ cost: Int, _ origin: Origin) {
      (self.from, self.reading, self.to) = (Int32(from), Int32(reading), Int32(to))
      (self.cost, packed) = (cost, PackedOrigin(origin))
    }

    fileprivate(set) var origin: Origin {
      get { packed.origin }
      set { packed = PackedOrigin(newValue) }
    }

    var source: Int { Int(from) }
    var symbol: Int { Int(reading) }
    var target: Int { Int(to) }

    fileprivate var slots: NumberTable.Slots { StackAutomaton.slots(source, symbol, target) }
  }

  private var transitions: [Transition] = []
  /// Transitions by their source, the ones that read nothing left out.
  private(set) var outgoing: Chains
  /// Transitions that read nothing, by their target.
  private(set) var epsilonInto: Chains
  private(set) var isFinal: [Bool]
  /// The number of control states, which come first.
  let controlCount: Int
  private var index: NumberTable

  /// - Parameter expected: About how many transitions there will be.
  init(controlCount: Int, expecting expected: Int = 0) {
    index = NumberTable(expecting: expected)
    transitions.reserveCapacity(expected)
    self.controlCount = controlCount
    outgoing = Chains(count: controlCount)
    epsilonInto = Chains(count: controlCount)
    isFinal = Array(repeating: false, count: controlCount)
  }

  var count: Int { transitions.count }

  subscript(transition: Int) -> Transition { transitions[transition] }

  var stateCount: Int { outgoing.count }

  mutating func addState(final: Bool = false) -> Int {
    outgoing.addChain()
    epsilonInto.addChain()
    isFinal.append(final)
    return outgoing.count - 1
  }

  mutating func markFinal(_ state: Int) { isFinal[state] = true }

  /// Adds a transition or lowers the cost of the one that stands; nil where nothing changed.
  mutating func relax(
    _ from: Int, _ reading: Int, _ to: Int, cost newCost: Int, origin newOrigin: Origin
  ) -> Int? {
    let slots = Self.slots(from, reading, to)
    if let known = index.find(slots, where: { stands($0, from, reading, to) }) {
      guard newCost < transitions[known].cost else { return nil }
      transitions[known].cost = newCost
      transitions[known].origin = newOrigin
      return known
    }
    let new = transitions.count
    index.insert(new, at: slots) { transitions[$0].slots }
    transitions.append(Transition(from, reading, to, newCost, newOrigin))
    if reading == Self.epsilon {
      epsilonInto.append(new, to: to)
    } else {
      outgoing.append(new, to: from)
    }
    return new
  }

  func transition(_ from: Int, _ reading: Int, _ to: Int) -> Int? {
    index.find(Self.slots(from, reading, to)) { stands($0, from, reading, to) }
  }

  private func stands(_ transition: Int, _ from: Int, _ reading: Int, _ to: Int) -> Bool {
    let known = transitions[transition]
    return known.source == from && known.symbol == reading && known.target == to
  }

  fileprivate static func slots(_ from: Int, _ reading: Int, _ to: Int) -> NumberTable.Slots {
    .init(
      near: reading &* 4 &+ (from &+ to) & 3,
      hash: NumberTable.mixed(
        NumberTable.mixed(Pair(from, reading).word) ^ UInt64(truncatingIfNeeded: to)))
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
        .min { transitions[$0].cost < transitions[$1].cost }
        .map { (transitions[$0].cost, [$0]) }
    }
    var layers: [[Int: Arrival]] = []
    var frontier = [state: 0]
    for letter in word {
      var arrivals: [Int: Arrival] = [:]
      for (from, spent) in frontier.sorted(by: { $0.key < $1.key }) {
        for step in outgoing[from] where transitions[step].symbol == letter {
          let total = spent + transitions[step].cost
          let next = transitions[step].target
          if let known = arrivals[next], known.cost <= total { continue }
          arrivals[next] = Arrival(cost: total, transition: step, before: from)
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
      var path: [(state: Int, rest: Chains.Chain, symbol: Int)] = [(start, outgoing[start], 0)]
      while let state = path.last?.state {
        guard let transition = path[path.count - 1].rest.next() else {
          marks[state] = .done
          path.removeLast()
          continue
        }
        let target = transitions[transition].target
        path[path.count - 1].symbol = transitions[transition].symbol
        switch marks[target] {
        case .open: return path.drop { $0.state != target }.map(\.symbol)
        case .done: continue
        case nil:
          marks[target] = .open
          path.append((target, outgoing[target], 0))
        }
      }
    }
    return nil
  }
}
