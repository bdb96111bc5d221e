/// What calls gave and did, and what that rests on.
///
/// A result stays good from round to round while nothing that it read has grown, so a late round
/// runs only the code that the round before it could have changed.
final class CallMemory {
  struct Key: Hashable {
    let function: ObjectIdentifier
    let receiver: Value?
    let arguments: [ValueSet]

    /// The same call in surroundings that tell it apart.
    func adding(_ value: Value) -> Key { adding([ValueSet(value)]) }

    /// Whether all that is known of something in it is a type.
    var isVague: Bool {
      func isSome(_ value: Value) -> Bool { if case .some = value { true } else { false } }
      return receiver.map(isSome) == true
        || arguments.contains { $0.values.contains(where: isSome) }
    }

    func adding(_ values: [ValueSet]) -> Key {
      Key(function: function, receiver: receiver, arguments: arguments + values)
    }
  }

  /// A call that is under way.
  struct Running {
    let number: Int
    let run: Int
    let time: Int
    /// Some more than once.
    var reads: [Int] = []
    var calls: [Call] = []
    var called: Set<Int> = []
    /// The depth of the outermost call that a recursion inside it ran into; 0 where fuel ran out.
    var lowest = Int.max
    var isLimited = false
    var isAssuming = false
    /// Whether it did not look at what the code did that it called.
    var isBlind = true

    mutating func add(_ call: Call) {
      if called.insert(call.number).inserted { calls.append(call) }
    }
  }

  private var numbers: [Key: Int] = [:]
  private(set) var outcomes: [Outcome?] = []
  private var depths: [Int] = []
  private var running: [Running] = []
  private var runs = 0
  /// The last run that read each place, so that it is noted about once for each run.
  private var lastReaders: [Int] = []
  private(set) var round = 0

  var depth: Int { running.count }

  /// How deep code runs in the call that a person or the system makes.
  var relativeDepth: Int { running.count - base }

  /// How many calls lay around the one that the person or the system makes, where one is followed:
  /// it begins with an empty stack, however deep the code ran that asked for it.
  private var base = 0
  /// Whether a call was cut off by its depth in this round that from elsewhere is less deep.
  private(set) var isShort = false

  /// Whether calls are as deep in each other as they are followed.
  var isDeep: Bool { running.count - base >= Self.depthLimit || running.count >= Self.mostCalls }

  private static let depthLimit = 60
  /// So many calls the thread's own stack holds with ease.
  private static let mostCalls = 240

  /// Follows a call that starts from an empty stack.
  func startingAfresh<Result>(_ body: () -> Result) -> Result {
    let outer = base
    base = running.count
    defer { base = outer }
    return body()
  }

  func beginRound() {
    round += 1
    isShort = false
  }

  func number(_ key: Key) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = outcomes.count
    outcomes.append(nil)
    depths.append(0)
    return outcomes.count - 1
  }

  /// The result of an earlier equal call, if it still holds.
  func outcome(_ number: Int, _ heap: Heap) -> Outcome? {
    if let known = outcomes[number], let deep = known.limitedAt, running.count - base + 1 < deep {
      // From here it can be followed further: now, or in the next round.
      guard known.ran == round else { return nil }
      isShort = true
    }
    guard isCurrent(number, heap), let known = outcomes[number] else { return nil }
    guard !running.isEmpty else { return known }
    rest(on: number, known)
    if known.limitedAt != nil { limit() }
    return known
  }

  /// Whether code that a call runs reads some state, as far as it was seen.
  ///
  /// - Parameter levels: How deep in calls of its own.
  func canAsk(_ number: Int, for places: [Int], levels: Int) -> Bool {
    guard let known = outcomes[number], known.cut == nil else { return true }
    if places.contains(where: known.hasRead) { return true }
    return levels > 0
      && known.calls.contains { canAsk($0.number, for: places, levels: levels - 1) }
  }

  private func rest(on number: Int, _ known: Outcome) {
    if known.isAssuming { noteAssumption() }
    switch known.cut {
    case nil: running[running.count - 1].add(Call(number, known))
    case .exhausted: cut(to: 0)
    case .recursion(let head, _):
      if depths[head] > 0 {
        cut(to: depths[head])
      } else if let whole = outcomes[head] {
        rest(on: head, whole)
      }
    }
  }

  /// - Returns: False if the call is under way already.
  func begin(_ number: Int, _ heap: Heap) -> Bool {
    if depths[number] > 0 {
      cut(to: depths[number])
      return false
    }
    runs += 1
    running.append(Running(number: number, run: runs, time: heap.clock))
    depths[number] = running.count
    return true
  }

  /// - Parameters:
  ///   - unassuming: The same call where nothing was just written.
  ///   - again: Runs the call again.
  /// - Returns: The effects; the list of the run before where that did the same.
  func end(
    _ number: Int, values: ValueSet, effects done: EffectList, left: [Place: ValueSet] = [:],
    unassuming: Int? = nil, again: (() -> Void)? = nil
  ) -> EffectList {
    let depth = running.count
    let finished = running.removeLast()
    depths[number] = 0
    // What came out as before is no news to those who rest on it.
    let before = outcomes[number]
    var effects = done
    if let before, before.effects.equals(done) { effects = before.effects }
    var reason: Cut?
    if finished.lowest < depth {
      reason = .exhausted
      if finished.lowest > 0 {
        let head = running[finished.lowest - 1]
        reason = .recursion(head: head.number, run: head.run)
      }
    }
    func outcome(after before: Outcome?) -> Outcome {
      var (result, valuesResult) = (finished.run, finished.run)
      if reason == nil, let before, before.cut == nil, before.values == values, before.left == left
      {
        valuesResult = before.valuesResult
        if before.effects === effects { result = before.result }
      }
      return Outcome(
        values: values, effects: effects, left: left, finished, result: result,
        valuesResult: valuesResult,
        cut: reason, depth: depth - base, round: round, again: again)
    }
    let ended = outcome(after: before)
    outcomes[number] = ended
    if reason != nil {
      cut(to: finished.lowest)
      inherit(finished)
    } else if !running.isEmpty {
      running[running.count - 1].add(Call(number, ended))
    }
    // Whoever only asked for a call does not set how deep it goes.
    if finished.isLimited, running.count > base { limit() }
    if finished.isAssuming { noteAssumption() }
    if let unassuming, !finished.isAssuming, reason == nil, depths[unassuming] == 0 {
      outcomes[unassuming] = outcome(after: outcomes[unassuming])
    }
    return effects
  }

  /// Marks the running call as one that looks at what the code did that it called.
  func noteLook() {
    guard !running.isEmpty else { return }
    running[running.count - 1].isBlind = false
  }

  /// Runs code for which something else was just written than for the code around it.
  func assumingApart<Result>(_ body: () -> Result) -> Result {
    guard let outer = running.last?.isAssuming else { return body() }
    defer { running[running.count - 1].isAssuming = outer }
    return body()
  }

  /// Marks the running call as one that rests on what state was just given.
  func noteAssumption() {
    guard !running.isEmpty else { return }
    running[running.count - 1].isAssuming = true
  }

  /// Runs a call again for those who rest on it.
  ///
  /// - Parameter depth: How deep it ran before.
  func repeating(_ number: Int, depth: Int, _ body: () -> Void) {
    guard depths[number] == 0, running.count < Self.mostRepeated else { return }
    // What runs now does not rest on it by itself.
    running.append(Running(number: -1, run: -1, time: 0))
    let outer = base
    base = running.count - depth
    defer {
      base = outer
      running.removeLast()
    }
    body()
  }

  /// Gives an outcome other effects, as what it called did something else.
  func replace(_ number: Int, _ known: Outcome, effects: EffectList, calls: [Call]) {
    runs += 1
    outcomes[number] = Outcome(known, effects: effects, calls: calls, run: runs, round: round)
  }

  /// How many calls run at most while one is run again.
  private static let mostRepeated = 120

  /// Marks the running call as one that was not followed to its end.
  func cut(to depth: Int = 0) {
    guard !running.isEmpty else { return }
    running[running.count - 1].lowest = min(running[running.count - 1].lowest, depth)
  }

  /// Marks the running call as one that would be followed further from a lesser depth.
  func limit() {
    guard !running.isEmpty else { return }
    running[running.count - 1].isLimited = true
  }

  func note(read place: Int) {
    guard !running.isEmpty else { return }
    let run = running[running.count - 1].run
    if place >= lastReaders.count {
      lastReaders += [Int](repeating: -1, count: place + 1 - lastReaders.count)
    }
    guard lastReaders[place] != run else { return }
    lastReaders[place] = run
    running[running.count - 1].reads.append(place)
  }

  /// What a call that was cut short rests on, its caller rests on itself.
  private func inherit(_ finished: Running) {
    guard !running.isEmpty else { return }
    running[running.count - 1].isBlind = false
    running[running.count - 1].reads += Set(finished.reads)
    for call in finished.calls { running[running.count - 1].add(call) }
  }
}
