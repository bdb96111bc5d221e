/// Numbers found by a hash, in one array without boxes.
///
/// Saturation looks up little else than pairs and triples of small integers, some millions of
/// times. The general dictionary, which is proof against chosen keys, spent half the time on its
/// hash; keys here are the program's own numbers. Open addressing with linear steps (Knuth, The
/// Art of Computer Programming 3, section 6.4).
struct NumberTable: Sendable {
  /// Where a key is looked for: near its neighbours first, so that what is asked for in turn lies
  /// in one piece of memory, and where its hash says if another stands there.
  struct Slots {
    let near: Int
    let hash: UInt64
  }

  private var slots: [Int32]
  private var count = 0

  /// - Parameter expected: How many numbers will come, as far as that is known.
  init(expecting expected: Int = 0) {
    var size = 16
    while size < expected * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
  }

  /// The number at a key's slots that is the one; nil where none is.
  func find(_ key: Slots, where isMeant: (Int) -> Bool) -> Int? {
    let mask = slots.count - 1
    var slot = key.near & mask
    var after = Int(truncatingIfNeeded: key.hash) & mask
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if isMeant(number) { return number }
      slot = after
      after = (after + 1) & mask
    }
    return nil
  }

  /// Adds a number that is not there yet.
  ///
  /// - Parameter rehash: The slots of a number that was added before.
  mutating func insert(_ number: Int, at key: Slots, rehash: (Int) -> Slots) {
    if (count + 1) * 2 > slots.count {
      let old = slots
      slots = Array(repeating: -1, count: old.count * 2)
      for kept in old where kept >= 0 { place(kept, rehash(Int(kept))) }
    }
    place(Int32(number), key)
    count += 1
  }

  private mutating func place(_ number: Int32, _ key: Slots) {
    let mask = slots.count - 1
    var slot = key.near & mask
    var after = Int(truncatingIfNeeded: key.hash) & mask
    while slots[slot] >= 0 {
      slot = after
      after = (after + 1) & mask
    }
    slots[slot] = number
  }

  /// Spreads a word over all bits (Steele, Lea and Flood, "Fast splittable pseudorandom number
  /// generators", OOPSLA 2014).
  static func mixed(_ word: UInt64) -> UInt64 {
    var mixed = word &* 0x9e37_79b9_7f4a_7c15
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// Numbers for pairs, in the order of their arrival.
struct PairNumbers: Sendable {
  private(set) var pairs: [Pair] = []
  private var table = NumberTable()

  func number(of pair: Pair) -> Int? {
    table.find(pair.slots) { pairs[$0] == pair }
  }

  mutating func intern(_ pair: Pair) -> Int {
    if let known = number(of: pair) { return known }
    pairs.append(pair)
    table.insert(pairs.count - 1, at: pair.slots) { [pairs] in pairs[$0].slots }
    return pairs.count - 1
  }
}

/// Lists of numbers found by a pair; no number stands in two lists.
struct PairLists: Sendable {
  private var numbers = PairNumbers()
  private var chains = Chains(count: 0)

  mutating func append(_ value: Int, at pair: Pair) {
    let number = numbers.intern(pair)
    if number == chains.count { chains.addChain() }
    chains.append(value, to: number)
  }

  func first(at pair: Pair) -> Int? { numbers.number(of: pair).flatMap { chains.first(of: $0) } }
  func number(after number: Int) -> Int? { chains.number(after: number) }
}

/// Lists of numbers, many of them and most of them short, as chains through one array.
struct Chains: Sendable {
  private var firsts: [Int32]
  private var lasts: [Int32]
  private var links: [Int32] = []

  init(count: Int) {
    firsts = Array(repeating: -1, count: count)
    lasts = firsts
  }

  var count: Int { firsts.count }

  mutating func addChain() {
    firsts.append(-1)
    lasts.append(-1)
  }

  /// Adds a number that stands in no chain yet.
  mutating func append(_ number: Int, to chain: Int) {
    while links.count <= number { links.append(-1) }
    if lasts[chain] >= 0 {
      links[Int(lasts[chain])] = Int32(number)
    } else {
      firsts[chain] = Int32(number)
    }
    lasts[chain] = Int32(number)
  }

  /// A chain's first number. With `number(after:)` a chain can be walked while it grows, where
  /// the sequence would hold on to the old state and have it copied.
  func first(of chain: Int) -> Int? { firsts[chain] < 0 ? nil : Int(firsts[chain]) }

  func number(after number: Int) -> Int? { links[number] < 0 ? nil : Int(links[number]) }

  /// The numbers of a chain in the order in which they were added.
  subscript(chain: Int) -> Chain { Chain(at: firsts[chain], links: links) }

  struct Chain: Sequence, IteratorProtocol {
    fileprivate var at: Int32
    fileprivate let links: [Int32]

    mutating func next() -> Int? {
      guard at >= 0 else { return nil }
      defer { at = links[Int(at)] }
      return Int(at)
    }
  }
}
