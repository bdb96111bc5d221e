extension CallMemory {
  /// What a call gave and did when it last ran, with what that rests on.
  final class Outcome {
    let values: ValueSet
    let effects: EffectList
    /// What it wrote last to state that says in which case something is, where a caller asks.
    let left: [Place: ValueSet]
    let reads: [Int]
    let calls: [Call]
    /// The heap's clock when it began.
    let time: Int
    /// Tells this run of the call from others.
    let run: Int
    /// Tells what came out from what other runs gave, and its values alone.
    let result: Int
    let valuesResult: Int
    let cut: Cut?
    /// How deep it ran, if the limit of depth cut something off inside it.
    let limitedAt: Int?
    /// Whether it rests on what state was just given where it ran.
    let isAssuming: Bool
    /// The round in which it ran.
    let ran: Int
    /// The last round in which it was found to hold.
    var round: Int
    /// Whether something that it rests on has grown since.
    var isStale = false
    /// Whether it only takes over what it called did, without a look at that.
    let isBlind: Bool
    /// Runs the call again, where that can be done without whoever called it.
    let again: (() -> Void)?

    /// Whether it read a place, without what it called.
    func hasRead(_ place: Int) -> Bool {
      var (low, high) = (0, reads.count)
      while low < high {
        let middle = (low + high) / 2
        if reads[middle] < place { low = middle + 1 } else { high = middle }
      }
      return low < reads.count && reads[low] == place
    }

    /// Places in order, each once.
    private static func distinct(_ reads: [Int]) -> [Int] {
      var distinct: [Int] = []
      distinct.reserveCapacity(reads.count)
      for place in reads.sorted() where place != distinct.last { distinct.append(place) }
      return distinct
    }

    init(
      values: ValueSet, effects: EffectList, left: [Place: ValueSet], _ finished: Running,
      result: Int, valuesResult: Int, cut: Cut?, depth: Int, round: Int, again: (() -> Void)?
    ) {
      self.valuesResult = valuesResult
      self.isBlind = finished.isBlind
      self.again = again
      self.values = values
      self.left = left
      self.effects = effects
      // What is cut short stands and falls with the call that it was cut short by.
      self.reads = cut == nil ? Self.distinct(finished.reads) : []
      self.calls = cut == nil ? finished.calls : []
      self.time = finished.time
      self.run = finished.run
      self.result = result
      self.cut = cut
      self.limitedAt = finished.isLimited ? depth : nil
      self.isAssuming = finished.isAssuming
      self.ran = round
      self.round = round
    }

    /// The same outcome where what it called did something else.
    init(
      _ other: Outcome, effects: EffectList, calls: [Call], run: Int, round: Int
    ) {
      (values, reads, time, cut) = (other.values, other.reads, other.time, other.cut)
      (limitedAt, isAssuming, isBlind) = (other.limitedAt, other.isAssuming, other.isBlind)
      (ran, again, valuesResult) = (other.ran, other.again, other.valuesResult)
      left = other.left
      (self.effects, self.calls, self.run, self.round) = (effects, calls, run, round)
      result = run
    }
  }

  /// A result of a call that another rests on.
  struct Call {
    let number: Int
    let result: Int
    let valuesResult: Int
    let effects: EffectList

    init(_ number: Int, _ outcome: Outcome) {
      self.number = number
      (result, valuesResult) = (outcome.result, outcome.valuesResult)
      effects = outcome.effects
    }
  }

  /// Why a result is not that of the whole call.
  enum Cut {
    /// Fuel ran out: good for the round only.
    case exhausted
    /// It ran inside a call that it calls in turn: good as long as what that run gave is.
    case recursion(head: Int, run: Int)
  }
}
