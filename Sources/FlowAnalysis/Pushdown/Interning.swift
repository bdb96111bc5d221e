/// Gives each value a small integer, in the order of arrival.
struct Interner<Value: Hashable & Sendable>: Sendable {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  var count: Int { values.count }

  mutating func intern(_ value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }

  func number(of value: Value) -> Int? { numbers[value] }
}

/// Two integers in one word, so that one value is hashed.
struct Pair: Hashable, Sendable {
  let word: UInt64

  init(_ first: Int, _ second: Int) {
    word =
      UInt64(UInt32(truncatingIfNeeded: first)) << 32
      | UInt64(UInt32(truncatingIfNeeded: second))
  }

  /// Pairs of few first numbers lie in the order of the second.
  var slots: NumberTable.Slots {
    let first = Int(truncatingIfNeeded: word >> 32)
    let second = Int(truncatingIfNeeded: word & 0xffff_ffff)
    return .init(near: second &* 2 &+ first, hash: NumberTable.mixed(word))
  }
}

/// The rules of a pushdown system in integers, found by their left and right sides.
struct RuleTable: Sendable {
  /// A rule in one piece of memory: saturation reads all of one, then all of another.
  struct Row: Sendable {
    private let fromState: Int32
    private let topSymbol: Int32
    private let toState: Int32
    private let written: Int32
    private let writtenBelow: Int32
    let cost: Int

    fileprivate init(from: Int, top: Int, to: Int, writes: [Int], cost: Int) {
      (fromState, topSymbol, toState) = (Int32(from), Int32(top), Int32(to))
      written = writes.first.map(Int32.init) ?? -1
      writtenBelow = writes.count > 1 ? Int32(writes[1]) : -1
      self.cost = cost
    }

    var from: Int { Int(fromState) }
    var top: Int { Int(topSymbol) }
    var to: Int { Int(toState) }
    /// The new top; nil for a pop.
    var writing: Int? { written < 0 ? nil : Int(written) }
    /// What a push writes below the new top.
    var below: Int? { writtenBelow < 0 ? nil : Int(writtenBelow) }
  }

  private var rows: [Row] = []
  private(set) var pops: [Int] = []
  private var byHead = PairLists()
  private var byWritten = PairLists()

  var count: Int { rows.count }

  subscript(rule: Int) -> Row { rows[rule] }

  mutating func append(from: Int, top: Int, to: Int, writes: [Int], cost: Int) {
    let rule = count
    rows.append(Row(from: from, top: top, to: to, writes: writes, cost: cost))
    byHead.append(rule, at: Pair(from, top))
    if let written = writes.first {
      byWritten.append(rule, at: Pair(to, written))
    } else {
      pops.append(rule)
    }
  }

  /// The first rule that applies in `state` with `top` on the stack; the others follow with
  /// `rule(after:)`, in the order in which they were added.
  func first(state: Int, top: Int) -> Int? { byHead.first(at: Pair(state, top)) }

  func rule(after rule: Int) -> Int? { byHead.number(after: rule) }

  /// The first rule that ends in `state` with `top` on the stack, pops left out.
  func first(endingIn state: Int, top: Int) -> Int? { byWritten.first(at: Pair(state, top)) }

  func rule(endingAfter rule: Int) -> Int? { byWritten.number(after: rule) }
}
