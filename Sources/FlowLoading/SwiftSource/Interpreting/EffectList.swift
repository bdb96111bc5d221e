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
  /// All its effects, once somebody asked for them, with what was then known of what conditions ask.
  private var told: [Telling: (askings: Int, effects: [Effect])] = [:]
  /// Whether some act in it happens on whatever stack the code runs for.
  let takesStack: Bool
  /// Whether some part in it stands in whatever lazy container the code runs for.
  let takesLazy: Bool
  /// Whether some act in it shows a scene.
  let hasEntry: Bool
  /// Whether some act in it puts a controller into another.
  let embeds: Bool
  /// Whether all acts in it say the same wherever they happen and whatever sets them off.
  let isPlain: Bool
  /// Whether the code makes something whose own code is elsewhere: it may do anything. Nearly all
  /// code does, so that this is no act to be told out with its circumstances.
  let isForeign: Bool

  var isEmpty: Bool { entries.isEmpty && !isForeign }

  init(_ entries: [Entry], asks: Bool, isForeign: Bool) {
    self.entries = entries
    self.isForeign = isForeign
    var (asks, hasTriggers, takesTrigger, takesStack) = (asks, false, false, false)
    var (takesLazy, hasEntry, isPlain, embeds) = (false, false, true, false)
    for entry in entries {
      switch entry {
      case .act(let effect):
        if effect.context.trigger != nil { hasTriggers = true }
        if effect.isEmbedding { embeds = true }
        guard !effect.isPlain else { continue }
        isPlain = false
        if effect.context.trigger == nil { takesTrigger = true }
        if effect.context.stack == nil { takesStack = true }
        if effect.isPart, effect.context.lazy == nil { takesLazy = true }
        if effect.isEntry { hasEntry = true }
      case .call(let list, let context, let isCut, _):
        if list.asks { asks = true }
        if list.hasTriggers && !isCut || context.trigger != nil { hasTriggers = true }
        if list.takesTrigger, context.trigger == nil { takesTrigger = true }
        if list.takesStack, context.stack == nil { takesStack = true }
        if list.takesLazy, context.lazy == nil { takesLazy = true }
        if list.hasEntry { hasEntry = true }
        if list.embeds { embeds = true }
        if !list.isPlain { isPlain = false }
      }
    }
    self.asks = asks
    self.hasTriggers = hasTriggers
    self.takesTrigger = takesTrigger
    self.takesStack = takesStack
    self.takesLazy = takesLazy
    self.hasEntry = hasEntry
    self.embeds = embeds
    self.isPlain = isPlain
  }

  /// The code that it calls with whatever circumstances, if it does nothing else.
  var onlyCall: (EffectList, Context)? {
    guard entries.count == 1, !asks, case .call(let list, let context, false, nil) = entries[0]
    else { return nil }
    return (list, context)
  }

  /// Whether a list is what callers of this one take in its place.
  func standsFor(_ isWanted: (EffectList) -> Bool) -> Bool {
    isWanted(self) || onlyCall?.0.standsFor(isWanted) == true
  }

  /// All its effects as seen from itself, worked out once: screens share most of their handlers,
  /// and do in most rounds what they did before.
  func flat(_ interpreter: Interpreter, _ telling: Telling = Telling()) -> [Effect] {
    if let known = told[telling], known.askings == interpreter.askings { return known.effects }
    let effects = Flattening.effects(of: self, telling, interpreter)
    told[telling] = (interpreter.askings, effects)
    return effects
  }

  /// The same list where called code does something else of the same kind.
  ///
  /// - Parameter lists: What it does now, by the list of what it did.
  /// - Returns: Nil where the circumstances of the calls would come out otherwise too.
  func replacing(_ lists: [ObjectIdentifier: EffectList]) -> EffectList? {
    guard lists.allSatisfy({ $0.value.entries.count > 1 }) else { return nil }
    var replaced: Set<ObjectIdentifier> = []
    var result: [Entry] = []
    for entry in entries {
      guard case .call(let list, let context, let isCut, let link) = entry else {
        result.append(entry)
        continue
      }
      if lists.values.contains(where: { $0 === list }) { return nil }
      guard let now = lists[ObjectIdentifier(list)] else {
        result.append(entry)
        continue
      }
      guard list.entries.count > 1, list.isOfKind(of: now) else { return nil }
      replaced.insert(ObjectIdentifier(list))
      result.append(.call(now, context, withoutTriggered: isCut, deepLink: link))
    }
    guard replaced.count == lists.count else { return nil }
    return EffectList(result, asks: asks, isForeign: isForeign)
  }

  /// Whether callers keep two lists under the same circumstances.
  private func isOfKind(of other: EffectList) -> Bool {
    asks == other.asks && isForeign == other.isForeign && hasTriggers == other.hasTriggers
      && takesTrigger == other.takesTrigger && takesStack == other.takesStack
      && takesLazy == other.takesLazy && hasEntry == other.hasEntry && isPlain == other.isPlain
      && embeds == other.embeds
  }

  /// Whether two runs did the same, the code that they called included.
  func equals(_ other: EffectList) -> Bool {
    self === other
      || entries.count == other.entries.count && asks == other.asks
        && isForeign == other.isForeign
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
  var isForeign = false

  /// - Parameter asked: What is asked of the incoming URL: each answer is a way of its own.
  func add(_ effect: Effect, asked: [RunCondition]) {
    let asked = effect.isPlain ? [] : asked
    asks = asks || !asked.isEmpty
    let key = ActKey(effect, deepLink: effect.deepLink, asked: asked)
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
    let asked = list.isPlain ? [] : asked
    let key = CallKey(
      list, in: context, asked: asked, withoutTriggered: withoutTriggered, deepLink: deepLink)
    asks = asks || !asked.isEmpty
    isForeign = isForeign || list.isForeign
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

  func list() -> EffectList { EffectList(entries, asks: asks, isForeign: isForeign) }

  /// Puts what was done from a position on onto another stack than the one that it ran for.
  func move(_ range: Range<Int>, from outer: Int?, to stack: Int) {
    for position in range {
      switch entries[position] {
      case .act(var effect) where effect.context.stack == outer:
        effect.context.stack = stack
        entries[position] = .act(effect)
      case .call(let list, var context, let isCut, let link) where context.stack == outer:
        context.stack = stack
        entries[position] = .call(list, context, withoutTriggered: isCut, deepLink: link)
      default: break
      }
    }
    for (var key, position) in acts where range.contains(position) && key.stack == outer {
      acts[key] = nil
      key.stack = stack
      acts[key] = min(position, acts[key] ?? position)
    }
    for (var key, position) in calls where range.contains(position) && key.stack == outer {
      guard case .call(let list, _, _, _) = entries[position], list.takesStack else { continue }
      calls[key] = nil
      key.stack = stack
      calls[key] = min(position, calls[key] ?? position)
    }
  }
}

/// What tells two effects apart: one operation set off by one trigger is one effect, on whatever
/// ways and conditions the code gets there. The first way stands for all, on the conditions that
/// all ways ask for.
struct ActKey: Hashable {
  let deed: Effect.Deed
  let trigger: Span?
  var stack: Int?
  let deepLink: Int?
  var asked: [RunCondition]
  let lazy: String?
  let isShared: Bool
  let startedBy: Int?
  let told: Int?
  /// Whatever is set off may be cut off later: it does not stand for what is done anyway.
  let isTriggered: Bool

  /// - Parameter outer: Around the effect, where its own circumstances are not joined with those.
  init(_ effect: Effect, in outer: Context = Context(), deepLink: Int?, asked: [RunCondition]) {
    let context = effect.context
    let trigger = context.trigger ?? outer.trigger
    isTriggered = trigger != nil
    // Whoever posts where, observers hear the same.
    let isAnywhere = effect.isPlain || effect.isPost
    startedBy = effect.isPost ? nil : outer.startedBy(context)
    told = effect.isPost ? nil : outer.told(context)
    deed = effect.deed
    self.trigger = isAnywhere ? nil : trigger?.span
    stack = isAnywhere ? nil : context.stack ?? outer.stack
    self.deepLink = deepLink
    lazy = effect.isPart ? context.lazy ?? outer.lazy : nil
    isShared = context.isShared || outer.isShared
    self.asked = asked
  }

  /// These tell nearly all apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(mixed(deed.hash, trigger, stack, deepLink, asked))
  }

  var withoutAsked: ActKey {
    var plain = self
    plain.asked = []
    return plain
  }
}

/// What of the circumstances of a call shows in the effects of what is called.
struct CallKey: Hashable {
  let list: ObjectIdentifier
  let trigger: Span?
  var stack: Int?
  let lazy: String?
  var asked: [RunCondition]
  let withoutTriggered: Bool
  let deepLink: Int?
  let isShared: Bool
  let startedBy: Int?
  let told: Int?
  /// As of acts; lists that are told out are cut already.
  let isTriggered: Bool

  /// - Parameters:
  ///   - outer: Around the call, where its own circumstances are not joined with those yet.
  init(
    _ list: EffectList, in context: Context, of outer: Context? = nil, asked: [RunCondition],
    withoutTriggered: Bool, deepLink: Int?
  ) {
    self.deepLink = deepLink
    isShared = context.isShared || outer?.isShared == true
    self.list = ObjectIdentifier(list)
    isTriggered = outer == nil && context.trigger != nil
    startedBy = (outer ?? Context()).startedBy(context)
    told = (outer ?? Context()).told(context)
    trigger = list.takesTrigger ? (context.trigger ?? outer?.trigger)?.span : nil
    stack = list.takesStack ? context.stack ?? outer?.stack : nil
    lazy = list.takesLazy ? context.lazy ?? outer?.lazy : nil
    self.asked = asked
    self.withoutTriggered = withoutTriggered && list.hasTriggers
  }

  /// These tell nearly all apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(mixed(Int(bitPattern: list), trigger, stack, deepLink, asked))
  }

  var withoutAsked: CallKey {
    var plain = self
    plain.asked = []
    return plain
  }
}

/// One number of many: to hash each of them by itself costs as much as all else that is done with a
/// key.
private func mixed(
  _ what: Int, _ trigger: Span?, _ stack: Int?, _ deepLink: Int?, _ asked: [RunCondition]
) -> Int {
  let way = Int(trigger?.start ?? 0) &* 0x9E37_79B1 ^ (stack ?? -2)
  let link = (deepLink ?? -1) &* 0x85EB_CA77 ^ (asked.last?.number ?? -1)
  return (what &* 0x9E37_79B1 ^ way) &* 0xC2B2_AE3D ^ link
}

extension EffectList: Hashable {
  static func == (one: EffectList, other: EffectList) -> Bool { one.equals(other) }

  /// Lists that did the same are equal, so that a view that acts is the same in every round.
  func hash(into hasher: inout Hasher) {
    hasher.combine(entries.count)
    for entry in entries {
      switch entry {
      case .act(let effect): hasher.combine(effect.deed)
      case .call(let list, _, _, let deepLink):
        hasher.combine(ObjectIdentifier(list))
        hasher.combine(deepLink)
      }
    }
  }
}
