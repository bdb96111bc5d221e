/// What calls gave and did, and what that rests on.
///
/// A result stays good from round to round while nothing that it read has grown, so a late round
/// runs only the code that the round before it could have changed.
final class CallMemory {
  struct Key: Hashable {
    let function: ObjectIdentifier
    let receiver: Value?
    let arguments: [ValueSet]
  }

  final class Outcome {
    let values: ValueSet
    let effects: [Effect]
    let reads: [Int]
    let calls: [Int]
    /// The heap's clock when it began.
    let time: Int
    /// Whether a recursion or a limit cut it short: good for the round only.
    let isCut: Bool
    var round: Int

    init(
      values: ValueSet, effects: [Effect], reads: [Int], calls: [Int], time: Int, isCut: Bool,
      round: Int
    ) {
      self.values = values
      self.effects = effects
      self.reads = reads
      self.calls = calls
      self.time = time
      self.isCut = isCut
      self.round = round
    }
  }

  /// A call that is under way.
  private struct Running {
    var reads: Set<Int> = []
    var calls: [Int] = []
    let time: Int
    /// The outermost call that a recursion inside it ran into.
    var lowest = Int.max
  }

  private var numbers: [Key: Int] = [:]
  private var outcomes: [Outcome?] = []
  private var depths: [Int] = []
  private var running: [Running] = []
  private(set) var round = 0

  var depth: Int { running.count }

  func beginRound() { round += 1 }

  func number(_ key: Key) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = outcomes.count
    outcomes.append(nil)
    depths.append(0)
    return outcomes.count - 1
  }

  /// The result of an earlier equal call, if it still holds.
  func outcome(_ number: Int, _ heap: Heap) -> Outcome? {
    guard isCurrent(number, heap), let known = outcomes[number] else { return nil }
    note(call: number)
    if known.isCut, !running.isEmpty { running[running.count - 1].lowest = 0 }
    return known
  }

  private func isCurrent(_ number: Int, _ heap: Heap) -> Bool {
    guard let known = outcomes[number] else { return false }
    if known.round == round { return true }
    guard !known.isCut, known.reads.allSatisfy({ heap.version($0) <= known.time }) else {
      outcomes[number] = nil
      return false
    }
    // Set first, so that calls in a circle hold each other up only as long as all hold.
    known.round = round
    if known.calls.allSatisfy({ isCurrent($0, heap) }) { return true }
    outcomes[number] = nil
    return false
  }

  /// - Returns: False if the call is under way already.
  func begin(_ number: Int, _ heap: Heap) -> Bool {
    if depths[number] > 0 {
      cut(to: depths[number])
      return false
    }
    note(call: number)
    running.append(Running(time: heap.clock))
    depths[number] = running.count
    return true
  }

  func end(_ number: Int, values: ValueSet, effects: [Effect]) {
    let depth = running.count
    let finished = running.removeLast()
    depths[number] = 0
    let isCut = finished.lowest < depth
    if isCut { cut(to: finished.lowest) }
    outcomes[number] = Outcome(
      values: values, effects: effects, reads: finished.reads.sorted(), calls: finished.calls,
      time: finished.time, isCut: isCut, round: round)
  }

  /// Marks the running call as one that was not followed to its end.
  func cut(to depth: Int = 0) {
    guard !running.isEmpty else { return }
    running[running.count - 1].lowest = min(running[running.count - 1].lowest, depth)
  }

  func note(read place: Int) {
    guard !running.isEmpty else { return }
    running[running.count - 1].reads.insert(place)
  }

  private func note(call number: Int) {
    guard !running.isEmpty else { return }
    running[running.count - 1].calls.append(number)
  }
}
