/// What code did to navigation, in its order: its own acts, and the lists of the code it called.
///
/// A function that many call is listed by each caller and kept once. Its effects take the callers'
/// circumstances only when the list of a whole screen is flattened, which costs as much as the
/// calls that a screen makes, not as the ways on which they are reached.
final class EffectList {
  enum Entry {
    case act(Effect)
    /// Without what a person sets off, where that belongs to another screen; with the handler of
    /// incoming URLs that the code is.
    case call(EffectList, Context, withoutTriggered: Bool, deepLink: Int?)
  }

  let entries: [Entry]
  /// Whether an incoming URL was asked for something on the way to some act in it.
  let asks: Bool
  /// Whether some act in it was set off by a person.
  let hasTriggers: Bool
  /// Whether some act in it was set off by whatever runs the code.
  let takesTrigger: Bool
  /// All its effects, once somebody asked for them as those of a handler.
  private var told: [Effect]?
  /// Whether some act in it happens on whatever stack the code runs for.
  let takesStack: Bool
  /// Whether some part in it stands in whatever lazy container the code runs for.
  let takesLazy: Bool
  /// Whether some act in it shows a scene.
  let hasEntry: Bool

  var isEmpty: Bool { entries.isEmpty }

  init(_ entries: [Entry], asks: Bool) {
    self.entries = entries
    var (asks, hasTriggers, takesTrigger, takesStack) = (asks, false, false, false)
    var (takesLazy, hasEntry) = (false, false)
    for entry in entries {
      switch entry {
      case .act(let effect):
        if effect.context.trigger == nil { takesTrigger = true } else { hasTriggers = true }
        if effect.context.stack == nil { takesStack = true }
        if effect.isPart, effect.context.lazy == nil { takesLazy = true }
        if case .entry = effect.kind { hasEntry = true }
      case .call(let list, let context, let isCut, _):
        if list.asks { asks = true }
        if list.hasTriggers && !isCut || context.trigger != nil { hasTriggers = true }
        if list.takesTrigger, context.trigger == nil { takesTrigger = true }
        if list.takesStack, context.stack == nil { takesStack = true }
        if list.takesLazy, context.lazy == nil { takesLazy = true }
        if list.hasEntry { hasEntry = true }
      }
    }
    self.asks = asks
    self.hasTriggers = hasTriggers
    self.takesTrigger = takesTrigger
    self.takesStack = takesStack
    self.takesLazy = takesLazy
    self.hasEntry = hasEntry
  }

  /// The code that it calls with whatever circumstances, if it does nothing else.
  var onlyCall: (EffectList, Context)? {
    guard entries.count == 1, !asks, case .call(let list, let context, false, nil) = entries[0]
    else { return nil }
    return (list, context)
  }

  /// All its effects as seen from itself, worked out once: screens share most of their handlers.
  func flat(_ interpreter: Interpreter) -> [Effect] {
    if let told { return told }
    var flattening = Flattening()
    flattening.add(self, in: Context(), isLinked: false, interpreter)
    told = flattening.effects
    return flattening.effects
  }

  /// Whether two runs did the same, the code that they called included.
  func equals(_ other: EffectList) -> Bool {
    self === other
      || entries.count == other.entries.count && asks == other.asks
        && zip(entries, other.entries).allSatisfy { entry, other in
          switch (entry, other) {
          case (.act(let one), .act(let another)): one == another
          case (
            .call(let one, let first, let isCut, let link),
            .call(let another, let second, let isOtherCut, let otherLink)
          ):
            one === another && first == second && isCut == isOtherCut && link == otherLink
          default: false
          }
        }
  }
}

/// The effects of one function, screen or handler while it runs, each once.
final class EffectBuffer {
  private(set) var entries: [EffectList.Entry] = []
  private var acts: [ActKey: Int] = [:]
  private var calls: [CallKey: Int] = [:]
  private var asks = false

  /// - Parameter asked: What is asked of the incoming URL: each answer is a way of its own.
  func add(_ effect: Effect, asked: [RunCondition]) {
    asks = asks || !asked.isEmpty
    let key = ActKey(effect, asked: asked)
    guard let known = acts[key] else {
      acts[key] = entries.count
      entries.append(.act(effect))
      return
    }
    guard case .act(var first) = entries[known], first.context.meet(effect.context) else { return }
    entries[known] = .act(first)
  }

  func add(
    _ list: EffectList, in context: Context, asked: [RunCondition],
    withoutTriggered: Bool = false, deepLink: Int? = nil
  ) {
    let key = CallKey(
      list, in: context, asked: asked, withoutTriggered: withoutTriggered, deepLink: deepLink)
    asks = asks || !asked.isEmpty
    guard let known = calls[key] else {
      calls[key] = entries.count
      entries.append(
        .call(list, context, withoutTriggered: withoutTriggered, deepLink: deepLink))
      return
    }
    guard case .call(let list, var first, let isCut, let link) = entries[known],
      first.meet(context)
    else { return }
    entries[known] = .call(list, first, withoutTriggered: isCut, deepLink: link)
  }

  func list() -> EffectList { EffectList(entries, asks: asks) }
}

/// What tells two effects apart: one operation set off by one trigger is one effect, on whatever
/// ways and conditions the code gets there. The first way stands for all, on the conditions that
/// all ways ask for.
private struct ActKey: Hashable {
  let kind: Effect.Kind
  let trigger: Span?
  let stack: Int?
  let deepLink: Int?
  let asked: [RunCondition]
  let lazy: String?
  let isShared: Bool

  init(_ effect: Effect, asked: [RunCondition]) {
    kind = effect.kind
    trigger = effect.context.trigger?.span
    stack = effect.context.stack
    deepLink = effect.deepLink
    lazy = effect.isPart ? effect.context.lazy : nil
    isShared = effect.context.isShared
    self.asked = asked
  }
}

/// What of the circumstances of a call shows in the effects of what is called.
private struct CallKey: Hashable {
  let list: ObjectIdentifier
  let trigger: Span?
  let stack: Int?
  let lazy: String?
  let asked: [RunCondition]
  let withoutTriggered: Bool
  let deepLink: Int?
  let isShared: Bool

  init(
    _ list: EffectList, in context: Context, asked: [RunCondition], withoutTriggered: Bool,
    deepLink: Int?
  ) {
    self.deepLink = deepLink
    isShared = context.isShared
    self.list = ObjectIdentifier(list)
    trigger = list.takesTrigger ? context.trigger?.span : nil
    stack = list.takesStack ? context.stack : nil
    lazy = list.takesLazy ? context.lazy : nil
    self.asked = asked
    self.withoutTriggered = withoutTriggered && list.hasTriggers
  }
}

/// What all ways to a call ask for.
private struct Ways {
  var conditions: [RunCondition]
  var isInBranch: Bool
  private var isShared = false

  init(conditions: [RunCondition], isInBranch: Bool) {
    self.conditions = conditions
    self.isInBranch = isInBranch
  }

  /// Takes in another way. After the second that asks for less, nothing is taken to be asked for:
  /// the call is told out again each time.
  ///
  /// - Returns: What is asked for now, where that is less than before.
  mutating func meet(_ other: Context) -> Ways? {
    if conditions.isEmpty, !isInBranch { return nil }
    let asked = other.conditions
    if conditions.allSatisfy(asked.contains), !isInBranch || other.isInBranch { return nil }
    conditions = isShared ? [] : conditions.filter(asked.contains)
    isInBranch = isInBranch && other.isInBranch && !isShared
    isShared = true
    return self
  }
}

/// Lists told out, with the circumstances of every caller joined. What it has seen of one list it
/// does not tell again for another.
struct Flattening {
  private(set) var effects: [Effect] = []
  private var acts: [ActKey: Int] = [:]
  /// The conditions that all ways to a call ask for, as far as it was told out.
  private var calls: [CallKey: Ways] = [:]
  /// Kept, as lists are told apart by where they are.
  private var seen: [EffectList] = []

  private mutating func add(
    _ flat: [Effect], in outer: Context, isLinked: Bool, deepLink: Int?,
    _ interpreter: Interpreter
  ) {
    for effect in flat {
      add(effect, in: outer, isLinked: isLinked, deepLink: deepLink, interpreter)
    }
  }

  private mutating func add(
    _ inner: Effect, in outer: Context, isLinked: Bool, deepLink: Int?, _ interpreter: Interpreter
  ) {
    var effect = inner
    effect.context = outer.enclosing(inner.context)
    effect.deepLink = deepLink ?? inner.deepLink
    let asked =
      isLinked || effect.deepLink != nil ? interpreter.asked(effect.context.conditions) : []
    let key = ActKey(effect, asked: asked)
    if let known = acts[key] {
      _ = effects[known].context.meet(effect.context)
    } else {
      acts[key] = effects.count
      effects.append(effect)
    }
  }

  /// - Parameter deepLink: The handler of incoming URLs that the list is called by.
  mutating func add(
    _ list: EffectList, in outer: Context, isLinked: Bool, withoutTriggered: Bool = false,
    deepLink: Int? = nil, _ interpreter: Interpreter
  ) {
    for entry in list.entries {
      switch entry {
      case .act(let effect):
        if withoutTriggered, effect.context.trigger != nil { continue }
        add(effect, in: outer, isLinked: isLinked, deepLink: deepLink, interpreter)
      case .call(let called, let context, let isCut, let own):
        if withoutTriggered, context.trigger != nil { continue }
        var joined = outer.enclosing(context)
        let link = deepLink ?? own
        let isLinked = isLinked || link != nil
        let asked = isLinked || called.asks ? interpreter.asked(joined.conditions) : []
        let isCut = isCut || withoutTriggered
        let key = CallKey(
          called, in: joined, asked: asked, withoutTriggered: isCut, deepLink: link)
        if calls[key] == nil {
          calls[key] = Ways(conditions: joined.conditions, isInBranch: joined.isInBranch)
          seen.append(called)
        } else if let shared = calls[key]?.meet(joined) {
          joined.conditions = shared.conditions
          joined.isInBranch = shared.isInBranch
        } else {
          continue
        }
        if !called.asks, !isCut, isLinked || context.trigger != nil {
          add(
            called.flat(interpreter), in: joined, isLinked: isLinked, deepLink: link, interpreter)
        } else {
          add(
            called, in: joined, isLinked: isLinked, withoutTriggered: isCut, deepLink: link,
            interpreter)
        }
      }
    }
  }
}

extension EffectList: Hashable {
  static func == (one: EffectList, other: EffectList) -> Bool { one.equals(other) }

  /// Lists that did the same are equal, so that a view that acts is the same in every round.
  func hash(into hasher: inout Hasher) {
    hasher.combine(entries.count)
    for entry in entries {
      switch entry {
      case .act(let effect): hasher.combine(effect.kind)
      case .call(let list, _, _, let deepLink):
        hasher.combine(ObjectIdentifier(list))
        hasher.combine(deepLink)
      }
    }
  }
}
