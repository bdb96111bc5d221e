import Foundation

extension PushdownSystem {
  /// The question whether a head can be reached, as the JSON instance that PDAAAL reads
  /// (https://github.com/DEIS-Tools/PDAAAL), so that a second engine can be asked.
  ///
  /// PDAAAL's push leaves the symbol below as it is; a push that also replaces it goes through a
  /// state of its own.
  ///
  /// - Parameters:
  ///   - start: Where runs begin.
  ///   - target: The state and the top symbol to reach, whatever lies below.
  ///   - state: A state's name; no two alike.
  ///   - symbol: A symbol's name; no two alike.
  public func pdaaal(
    from start: Configuration, to target: (state: State, top: Symbol),
    state: (State) -> String, symbol: (Symbol) -> String
  ) throws -> Data {
    var states: [String: [String: [Operation]]] = [:]
    func add(_ from: String, _ top: Symbol, _ operation: Operation) {
      states[from, default: [:]][symbol(top), default: []].append(operation)
    }
    for (number, rule) in rules.enumerated() {
      let (from, to) = (state(rule.from), state(rule.to))
      switch rule.writes.count {
      case 0: add(from, rule.top, Operation(to: to, pop: "", weight: rule.cost))
      case 1:
        add(from, rule.top, Operation(to: to, swap: symbol(rule.writes[0]), weight: rule.cost))
      default:
        let push = symbol(rule.writes[0])
        guard rule.writes[1] != rule.top else {
          add(from, rule.top, Operation(to: to, push: push, weight: rule.cost))
          continue
        }
        let middle = "rule \(number)"
        add(
          from, rule.top, Operation(to: middle, swap: symbol(rule.writes[1]), weight: rule.cost))
        add(middle, rule.writes[1], Operation(to: to, push: push, weight: 0))
      }
    }
    for name in [state(start.state), state(target.state)] where states[name] == nil {
      states[name] = [:]
    }
    for rule in rules where states[state(rule.to)] == nil { states[state(rule.to)] = [:] }
    // Numbers of an automaton's own states lie behind those of the system.
    let free = states.count
    var edges: [[Edge]] = []
    for (depth, one) in start.stack.enumerated() {
      edges.append([
        depth == 0 ? .name(state(start.state)) : .number(free + depth - 1), .name(symbol(one)),
        .number(free + depth),
      ])
    }
    let initial = Automaton(accepting: [free + max(0, start.stack.count - 1)], edges: edges)
    let all = Set(rules.flatMap { [$0.top] + $0.writes } + start.stack + [target.top])
    let final = Automaton(
      accepting: [free],
      edges: [[.name(state(target.state)), .name(symbol(target.top)), .number(free)]]
        + all.map(symbol).sorted().map { [.number(free), .name($0), .number(free)] })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(
      Instance(instance: [
        .about(About()), .system(System(states: states)), .automaton(initial), .automaton(final),
      ]))
  }
}

private struct Operation: Encodable {
  var to: String
  var pop: String?
  var swap: String?
  var push: String?
  var weight: Int
}

private enum Edge: Encodable {
  case name(String)
  case number(Int)

  func encode(to encoder: any Encoder) throws {
    var box = encoder.singleValueContainer()
    switch self {
    case .name(let name): try box.encode(name)
    case .number(let number): try box.encode(number)
    }
  }
}

private struct Automaton: Encodable {
  var accepting: [Int]
  var edges: [[Edge]]
}

private struct System: Encodable {
  var states: [String: [String: [Operation]]]
}

private struct About: Encodable {
  var names = true
  var weight = "uint"

  enum CodingKeys: String, CodingKey {
    case names = "state-names"
    case weight = "weight-type"
  }
}

private struct Instance: Encodable {
  enum Part: Encodable {
    case about(About)
    case system(System)
    case automaton(Automaton)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .about(let part): try part.encode(to: encoder)
      case .system(let part): try part.encode(to: encoder)
      case .automaton(let part): try part.encode(to: encoder)
      }
    }
  }

  var instance: [Part]
}
