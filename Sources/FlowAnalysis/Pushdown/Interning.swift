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
}

/// The rules of a pushdown system as columns of integers, found by their left and right sides.
struct RuleTable: Sendable {
  private(set) var from: [Int] = []
  private(set) var top: [Int] = []
  private(set) var to: [Int] = []
  /// The new top; nil for a pop.
  private(set) var writing: [Int?] = []
  /// What a push writes below the new top.
  private(set) var below: [Int?] = []
  private(set) var cost: [Int] = []
  private(set) var pops: [Int] = []
  private var byHead = PairLists()
  private var byWritten = PairLists()

  var count: Int { from.count }

  mutating func append(from: Int, top: Int, to: Int, writes: [Int], cost: Int) {
    let rule = count
    self.from.append(from)
    self.top.append(top)
    self.to.append(to)
    writing.append(writes.first)
    below.append(writes.count > 1 ? writes[1] : nil)
    self.cost.append(cost)
    byHead.append(rule, at: Pair(from, top))
    if let written = writes.first {
      byWritten.append(rule, at: Pair(to, written))
    } else {
      pops.append(rule)
    }
  }

  /// Runs for each rule that applies in `state` with `top` on the stack, in the order in which
  /// they were added.
  func forEach(state: Int, top: Int, _ body: (Int) -> Void) {
    var rule = byHead.first(at: Pair(state, top))
    while let one = rule {
      body(one)
      rule = byHead.number(after: one)
    }
  }

  /// Runs for each rule that ends in `state` with `top` on the stack, pops left out.
  func forEach(endingIn state: Int, top: Int, _ body: (Int) -> Void) {
    var rule = byWritten.first(at: Pair(state, top))
    while let one = rule {
      body(one)
      rule = byWritten.number(after: one)
    }
  }
}
