/// What of a list is told out.
struct Telling: Hashable {
  /// Whether the app acts on something from outside.
  var isLinked = false
  /// Whether only that is told which a person sets off.
  var isTriggeredOnly = false
  /// Whether that is left out.
  var isUntriggeredOnly = false
}

/// Lists told out, with the circumstances of every caller joined.
struct Flattening {
  private struct Seen: Hashable {
    let list: ObjectIdentifier
    let telling: Telling
  }

  private(set) var effects: [Effect] = []
  private var acts: [ActKey: Int] = [:]
  private var alternatives = Alternatives<ActKey>()
  private var seen: Set<Seen> = []
  /// Kept, as lists are told apart by where they are.
  private var lists: [EffectList] = []

  /// What one list does, told out for nobody else.
  static func effects(
    of list: EffectList, _ telling: Telling, _ interpreter: Interpreter
  ) -> [Effect] {
    var flattening = Flattening()
    flattening.tell(list, telling, interpreter)
    return flattening.effects
  }

  /// Takes in what a list does, with what others did.
  mutating func add(_ list: EffectList, _ telling: Telling, _ interpreter: Interpreter) {
    guard seen.insert(Seen(list: ObjectIdentifier(list), telling: telling)).inserted else { return }
    lists.append(list)
    for effect in list.flat(interpreter, telling) {
      add(
        .init(effect: effect, call: 0, isLinked: telling.isLinked, deepLink: nil), in: Context(),
        ConditionMarks(), interpreter)
    }
  }

  private mutating func tell(
    _ list: EffectList, _ telling: Telling, _ interpreter: Interpreter
  ) {
    var calls = CallGraph(telling, interpreter)
    calls.follow(
      list, from: 0, isLinked: telling.isLinked, withoutTriggered: telling.isUntriggeredOnly,
      deepLink: nil)
    calls.meet()
    interpreter.budget.charge(steps: calls.steps)
    var around = Surroundings()
    for event in calls.events {
      around.enter(event.call, calls.contexts)
      add(event, in: calls.contexts[event.call], around.conditions, interpreter)
    }
  }

  /// Most of what is told was told before, so that circumstances are joined for the rest alone.
  private mutating func add(
    _ event: CallGraph.Event, in outer: Context, _ asksAround: ConditionMarks,
    _ interpreter: Interpreter
  ) {
    var effect = event.effect
    effect.deepLink = event.deepLink ?? effect.deepLink
    let isLinked = event.isLinked || effect.deepLink != nil
    let asked =
      isLinked && !effect.isPlain
      ? interpreter.asked(outer.enclosing(effect.context).conditions) : []
    var key = ActKey(effect, in: outer, deepLink: effect.deepLink, asked: asked)
    var known = acts[key]
    if known == nil, !asked.isEmpty {
      key.asked = alternatives.next(asked, of: key.withoutAsked)
      known = acts[key]
    }
    if let known {
      _ = effects[known].context.meet(effect.context, in: outer, asksAround)
    } else {
      effect.context = outer.enclosing(effect.context)
      acts[key] = effects.count
      effects.append(effect)
    }
  }
}

/// What the call asks for whose events are being taken in, which come one after the other.
private struct Surroundings {
  private(set) var conditions = ConditionMarks()
  private var call = -1

  mutating func enter(_ call: Int, _ contexts: [Context]) {
    guard call != self.call else { return }
    self.call = call
    conditions.replace(with: contexts[call].conditions)
  }
}

/// In how many ways that ask different things of an incoming URL one thing is done.
///
/// A link that sets off much of the app meets every `switch` there is on its ways: past so many, a
/// further way is no longer told from what all of them have in common.
struct Alternatives<Key: Hashable> {
  private static var most: Int { 24 }
  private var counts: [Key: Int] = [:]

  /// What is asked on one more way; nothing where there are too many to tell apart.
  mutating func next(_ asked: [RunCondition], of key: @autoclosure () -> Key) -> [RunCondition] {
    guard !asked.isEmpty else { return asked }
    let key = key()
    let count = counts[key, default: 0]
    guard count < Self.most else { return [] }
    counts[key] = count + 1
    return asked
  }
}

/// The calls that a list makes, each once with the circumstances of the first way to it.
///
/// What is called was finished before its caller, so that there are no circles: the conditions that
/// all ways to a call ask for are known once those of all its callers are.
private struct CallGraph {
  struct Event {
    let effect: Effect
    let call: Int
    let isLinked: Bool
    let deepLink: Int?
  }

  /// One way to a call, on the conditions of the caller and these.
  private struct Way {
    let to: Int
    let conditions: [RunCondition]
    let isInBranch: Bool
    /// The next of the same caller.
    let next: Int
  }

  /// Circumstances by call; the first is whoever asks.
  private(set) var contexts: [Context]
  private(set) var events: [Event] = []
  private var numbers: [CallKey: Int] = [:]
  private var ways: [Way] = []
  /// How many calls were followed or found to be known.
  var steps: Int { ways.count }
  private var firstWay: [Int] = [-1]
  /// Calls in the order in which they ended.
  private var ended: [Int] = []
  private var alternatives = Alternatives<CallKey>()
  /// Past so many calls, ways that ask different things of an incoming URL are not told apart.
  private static let mostTold = 10_000
  private let isTriggeredOnly: Bool
  private let interpreter: Interpreter

  init(_ telling: Telling, _ interpreter: Interpreter) {
    contexts = [Context()]
    isTriggeredOnly = telling.isTriggeredOnly
    self.interpreter = interpreter
  }

  mutating func follow(
    _ list: EffectList, from caller: Int, isLinked: Bool, withoutTriggered: Bool, deepLink: Int?
  ) {
    let isWanted = !isTriggeredOnly || contexts[caller].trigger != nil
    for entry in list.entries {
      switch entry {
      case .act(let effect):
        if withoutTriggered, effect.context.trigger != nil { continue }
        if !isWanted, effect.context.trigger == nil { continue }
        events.append(
          Event(effect: effect, call: caller, isLinked: isLinked, deepLink: deepLink))
      case .call(let called, let context, let isCut, let own):
        if withoutTriggered, context.trigger != nil { continue }
        if !isWanted, context.trigger == nil, !called.hasTriggers { continue }
        call(
          called, context, from: caller, isLinked: isLinked || own != nil,
          withoutTriggered: isCut || withoutTriggered, deepLink: deepLink ?? own)
      }
    }
  }

  private mutating func call(
    _ called: EffectList, _ context: Context, from caller: Int, isLinked: Bool,
    withoutTriggered isCut: Bool, deepLink: Int?
  ) {
    let isLinked = isLinked || deepLink != nil
    let asked =
      !called.isPlain && isLinked
      ? interpreter.asked(contexts[caller].enclosing(context).conditions) : []
    var key = CallKey(
      called, in: context, of: contexts[caller], asked: asked, withoutTriggered: isCut,
      deepLink: deepLink)
    var known = numbers[key]
    if known == nil, !asked.isEmpty {
      key.asked =
        contexts.count < Self.mostTold ? alternatives.next(asked, of: key.withoutAsked) : []
      known = numbers[key]
    }
    if let known {
      addWay(from: caller, to: known, context)
      return
    }
    let number = contexts.count
    numbers[key] = number
    contexts.append(contexts[caller].enclosing(context))
    firstWay.append(-1)
    addWay(from: caller, to: number, context)
    if !called.asks, !isCut, isLinked || context.trigger != nil {
      for effect in called.flat(interpreter) {
        events.append(Event(effect: effect, call: number, isLinked: isLinked, deepLink: deepLink))
      }
    } else {
      follow(
        called, from: number, isLinked: isLinked, withoutTriggered: isCut, deepLink: deepLink)
    }
    ended.append(number)
  }

  private mutating func addWay(from caller: Int, to called: Int, _ context: Context) {
    ways.append(
      Way(
        to: called, conditions: context.conditions, isInBranch: context.isInBranch,
        next: firstWay[caller]))
    firstWay[caller] = ways.count - 1
  }

  /// Leaves to each call the conditions that all ways to it ask for.
  mutating func meet() {
    var isMet = [Bool](repeating: false, count: contexts.count)
    var asked = ConditionMarks()
    for caller in [0] + ended.reversed() {
      var position = firstWay[caller]
      guard position >= 0 else { continue }
      let before = contexts[caller]
      asked.replace(with: before.conditions)
      while position >= 0 {
        let way = ways[position]
        position = way.next
        let isInBranch = before.isInBranch || way.isInBranch
        if isMet[way.to] {
          let known = contexts[way.to].conditions
          let shared = known.filter { asked.contains($0) || way.conditions.contains($0) }
          if shared.count < known.count { contexts[way.to].conditions = shared }
          if !isInBranch, contexts[way.to].isInBranch { contexts[way.to].isInBranch = false }
        } else {
          isMet[way.to] = true
          let conditions =
            before.conditions + way.conditions.filter { !asked.contains($0) }
          if conditions != contexts[way.to].conditions {
            contexts[way.to].conditions = conditions
          }
          if isInBranch != contexts[way.to].isInBranch {
            contexts[way.to].isInBranch = isInBranch
          }
        }
      }
    }
  }
}

/// A set of conditions that is emptied and filled again for every call: which of a hundred a long
/// way asks for is looked up for each of its steps.
struct ConditionMarks {
  private var marks: [Int] = []
  private var current = 0

  mutating func replace(with conditions: [RunCondition]) {
    current += 1
    for condition in conditions {
      if condition.number >= marks.count {
        marks += [Int](repeating: 0, count: condition.number + 1 - marks.count)
      }
      marks[condition.number] = current
    }
  }

  func contains(_ condition: RunCondition) -> Bool {
    condition.number < marks.count && marks[condition.number] == current
  }
}
