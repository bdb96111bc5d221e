import FlowGraph

/// One thing that code does to navigation, with the circumstances as far as they are known.
struct Effect: Hashable {
  enum Kind: Hashable {
    case operation(Operation.Effect, Span)
    case presentation(
      places: [Place], content: ValueSet, kind: Transition.Kind, isItem: Bool,
      tag: ValueSet = .none, isCertain: Bool = true, by: Int? = nil, Span)
    case destination(TypeKey, content: ValueSet, Span)
    /// A handler of incoming URLs.
    case deepLink(Int)
    case readsURL
    /// A function of the program is given the whole URL.
    case receivesURL(String, Span)
    /// A notification is posted, with what it carries.
    case posts(String, ValueSet, Span)
    /// State is written while the app acts on something from outside.
    case writes(Place)
    case missed(CaseName, Span)
    case uncalled(CaseName, Span)
    case sent(CaseName, Span)
    case entry(NavigationFacts.Entry)
    case unresolved(NavigationFacts.Unresolved)
    case missingPart(MissingStoryboardPart)
    /// Objects of types are put into the environment, of what stands inside the span if that is known.
    case provides([Int], Span?)
    /// A view of a type is built, which reads objects of the environment.
    case readsEnvironment(Int)
    /// A piece of a screen whose effect depends on where it stands.
    case part(Part.Kind, Span)
    /// Cells of a list of UIKit's show views of SwiftUI's.
    ///
    /// - Parameter on: The types of the controllers on whose view they are put, where that is another's.
    case hosts([Value], by: Int?, on: Set<Int> = [])
  }

  private(set) var deed: Deed
  var context: Context
  var deepLink: Int?

  init(kind: Kind, context: Context) {
    deed = Deed(kind)
    self.context = context
  }

  var kind: Kind {
    get { deed.kind }
    set { deed = Deed(newValue) }
  }

  /// Whether it puts a controller into another.
  var isEmbedding: Bool {
    if case .operation(.embed, _) = kind { true } else { false }
  }

  var isPart: Bool { deed.isPart }
  var isEntry: Bool { deed.isEntry }
  var isPost: Bool { deed.isPost }

  /// Whether it says the same wherever it happens and whatever sets it off.
  var isPlain: Bool { deed.isPlain }

  /// What was done, kept once with its hash: lists are told out for every screen and handler that
  /// they belong to, and what they hold is copied and compared far more often than it is read.
  final class Deed: Hashable {
    let kind: Kind
    let isPart: Bool
    let isEntry: Bool
    let isPost: Bool
    let isPlain: Bool
    let hash: Int

    fileprivate init(_ kind: Kind) {
      self.kind = kind
      hash = kind.hashValue
      if case .part = kind { isPart = true } else { isPart = false }
      if case .entry = kind { isEntry = true } else { isEntry = false }
      if case .posts = kind { isPost = true } else { isPost = false }
      switch kind {
      case .readsURL, .receivesURL, .writes, .missed, .uncalled, .sent, .readsEnvironment:
        isPlain = true
      default: isPlain = false
      }
    }

    static func == (one: Deed, other: Deed) -> Bool {
      one === other || one.hash == other.hash && one.kind == other.kind
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }
}

extension Interpreter {
  func record(_ kind: Effect.Kind) {
    // What a shared object does by itself, no screen does.
    if let shared = sharedPart, shared.isOnlyLeft { return }
    if case .presentation(let places, _, _, _, _, _, _, _) = kind { heap.steer(places) }
    buffer.add(
      Effect(kind: anchor == nil ? kind : placed(kind), context: context),
      asked: linkDepth > 0 ? asked(context.conditions) : [])
  }

  /// What a library's model does has its place in the app.
  private func placed(_ kind: Effect.Kind) -> Effect.Kind {
    switch kind {
    case .operation(let operation, let span): .operation(operation, anchored(span))
    case .presentation(
      let places, let content, let kind, let isItem, let tag, let isCertain, let controller,
      let span):
      .presentation(
        places: places, content: content, kind: kind, isItem: isItem, tag: tag,
        isCertain: isCertain, by: controller, anchored(span))
    case .destination(let type, let content, let span):
      .destination(type, content: content, anchored(span))
    case .unresolved(let call):
      .unresolved(
        .init(span: anchored(call.span), reason: call.reason, concerns: call.concerns))
    case .part(let part, let span): .part(part, anchored(span))
    default: kind
    }
  }

  /// Takes over what code did that ran in circumstances of its own.
  ///
  /// - Parameters:
  ///   - inner: Its circumstances, as far as they are known already.
  ///   - deepLink: The handler of incoming URLs that the code is.
  func absorb(
    _ effects: EffectList, in inner: Context = Context(), withoutTriggered: Bool = false,
    deepLink: Int? = nil
  ) {
    if effects.isForeign { buffer.isForeign = true }
    guard !effects.entries.isEmpty else { return }
    var (effects, joined) = (effects, context.enclosing(inner))
    let isLinked = linkDepth > 0 || effects.asks || deepLink != nil
    if !isLinked, !withoutTriggered {
      // Code that only calls other code is no step of its own.
      while let (called, context) = effects.onlyCall {
        joined = joined.enclosing(context)
        effects = called
      }
    }
    buffer.add(
      effects, in: joined, asked: isLinked ? asked(joined.conditions) : [],
      withoutTriggered: withoutTriggered, deepLink: deepLink)
  }

  /// Those of the conditions that ask something of the incoming URL.
  func asked(_ conditions: [RunCondition]) -> [RunCondition] {
    conditions.filter { condition in
      let text = conditionTexts[condition.number]
      return text.asksURL || text.isChoice || !text.clauses.isEmpty || !text.cases.isEmpty
    }
  }

  /// Runs code in fresh circumstances and gives its effects apart.
  func isolated<Result>(_ body: () -> Result) -> (Result, EffectList) {
    let (savedBuffer, savedContext) = (buffer, context)
    buffer = EffectBuffer()
    context = Context()
    defer { (buffer, context) = (savedBuffer, savedContext) }
    let result = body()
    guard buffer.entries.isEmpty else {
      return (result, effectLists.insert(buffer.list()).memberAfterInsert)
    }
    return (result, buffer.isForeign ? onlyForeign : noEffects)
  }

  /// Every effect of a list once, with all its circumstances.
  ///
  /// - Parameter isLinked: Whether the app acts on something from outside, so that what is asked of
  ///   the URL tells effects apart.
  func flattened(_ list: EffectList, isLinked: Bool = false) -> [Effect] {
    memory.noteLook()
    guard !list.entries.isEmpty else { return [] }
    return list.flat(self, Telling(isLinked: isLinked || linkDepth > 0))
  }

  /// Keeps effects until values have settled: only what a screen does then counts.
  func keep(_ effects: EffectList, of screen: Int?) {
    if !effects.isEmpty { kept.append((effects, nil, screen)) }
  }

  /// Keeps what a task does that may be cut off, and what it was seen to do when it was cut off
  /// first: it had more to spend then, or all of what there is.
  ///
  /// - Parameter object: The one whose code it is; nil for the launch.
  func keep(
    _ effects: EffectList, of screen: Int?, by object: Int?, whereCutSince refusals: Int
  ) {
    if budget.refusals > refusals, let before = fullest[object] {
      keep(before, of: screen)
    } else {
      fullest[object] = effects
    }
    keep(effects, of: screen)
  }

  /// Writes down the effects that were kept.
  func attributeKept() {
    toldOfPosts = [:]
    posts = [:]
    for (effects, deepLink, screen) in kept {
      if deepLink == nil { noteForeign(effects, screen) }
      attribute(deepLink.map { handled(effects, $0) } ?? flattened(effects), to: screen)
    }
    kept = []
  }

  /// Notes that a screen makes something whose code is elsewhere.
  func noteForeign(_ effects: EffectList, _ screen: Int?) {
    if effects.isForeign { facts.foreign.insert(screen) }
  }

  /// What a handler of incoming URLs does.
  func handled(_ effects: EffectList, _ deepLink: Int) -> [Effect] {
    joiningPosts(mark(flattened(effects, isLinked: true), deepLink))
  }

  /// Makes effects those of a handler of incoming URLs.
  private func mark(_ effects: [Effect], _ deepLink: Int) -> [Effect] {
    effects.map { effect in
      var marked = effect
      marked.deepLink = deepLink
      return marked
    }
  }

  /// Keeps what a handler does with its URL.
  private func note(_ kind: Effect.Kind, _ deepLink: Int) {
    switch kind {
    case .readsURL: facts.deepLinks[deepLink].readsURL = true
    case .writes(let place): facts.deepLinks[deepLink].writes.insert(place.summary)
    case .receivesURL(let name, let span):
      if facts.deepLinks[deepLink].receiver == nil {
        facts.deepLinks[deepLink].receiver = (name, span)
      }
    default: break
    }
  }

  /// Whether the initialiser of a stack's own controller is what runs, or what it sets up.
  private func isOfMaking(_ stack: Int, _ context: Context) -> Bool {
    guard let making = context.making, facts.stacks[stack].isController else { return false }
    return facts.stacks[stack].receiver == .object(making.object)
  }

  /// A handler hands its URL to another function at once: what is given it after so many calls took
  /// it out of some state.
  private static let receiverDepth = 3

  /// Writes effects down as those of a screen.
  func attribute(_ effects: [Effect], to screen: Int?) {
    for effect in effects {
      guard var effect = withoutHandedURLs(effect), !movesToMade(effect, from: screen) else {
        continue
      }
      guard let held = screens(holding: effect.context.trigger, besides: screen) else {
        attribute(effect, to: screen)
        continue
      }
      effect.deepLink = nil
      for screen in held { attribute(effect, to: screen) }
    }
    tellPosts()
  }

  private func attribute(_ effect: Effect, to screen: Int?) {
    let context = effect.context
    let screen = context.isShared ? nil : screen
    let deepLink = context.isShared ? nil : effect.deepLink
    let stack = context.stack == Context.noStack ? nil : context.stack
    switch effect.kind {
    case .operation(let operation, let span):
      facts.add(
        Operation(
          effect: operation, screen: screen, stack: stack, span: span, trigger: context.trigger,
          conditions: context.conditions, hops: context.hops, isDeferred: context.isDeferred,
          isUnattended: deepLink == nil && context.isUnattended,
          isOfMaking: stack.map { isOfMaking($0, context) } ?? false,
          heardBy: deepLink == nil ? listeners(context, besides: screen) : [],
          isTold: context.isTold, deepLink: deepLink, builder: context.builder))
    case .presentation(
      let places, let content, let kind, let isItem, let tag, let isCertain, let controller,
      let span):
      facts.presentations.insert(
        Presentation(
          places: places, content: content, kind: kind, isItem: isItem, tag: tag,
          isCertain: isCertain, controller: controller, screen: screen, stack: stack, span: span,
          conditions: context.conditions))
    case .destination(let type, let content, let span):
      facts.destinations.insert(
        Destination(type: type, content: content, screen: screen, stack: stack, span: span))
    case .deepLink(let number):
      facts.deepLinks[number].screen = facts.deepLinks[number].screen ?? screen
      facts.linkScreens[number, default: []].insert(screen)
    case .receivesURL where context.hops.count > Self.receiverDepth: break
    case .readsURL, .receivesURL, .writes:
      if case .receivesURL(_, let span) = effect.kind { noteLinkReceiver(span, effect) }
      if let deepLink { note(effect.kind, deepLink) }
    case .posts(let name, let given, _):
      if let deepLink {
        follow(name, given, context, deepLink: deepLink, screen: screen)
      }
    case .provides(let types, let span):
      facts.provided.insert(.init(types: types, screen: screen, stack: stack, span: span))
    case .readsEnvironment(let type):
      facts.environmentReaders.insert(.init(type: type, screen: screen))
    case .entry(var entry):
      entry.app = screen.flatMap { facts.screens[$0].isApp ? $0 : nil }
      facts.entries.insert(entry)
    case .unresolved(let call): facts.unresolved.insert(call)
    case .missingPart(let part):
      // Where the code looks first, it may look at the device.
      if !part.isElsewhere || context.conditions.isEmpty { facts.missingParts.insert(part) }
    case .part:
      if !isMadeByAction(effect, on: screen), let part = effect.part(of: screen) {
        facts.parts.insert(part)
      }
    case .hosts(let views, let controller, let others):
      let known = others.sorted().compactMap { facts.screenNumbers[.type($0)] }
      for screen in known.isEmpty ? [screen].compactMap({ $0 }) : known {
        facts.cellContent.insert(
          .init(
            views: views, screen: screen, controller: controller, conditions: context.conditions))
      }
    case .missed(let name, let span):
      facts.missed[name, default: []].insert(.init(span: span, screen: screen))
    case .uncalled(let name, let span):
      facts.uncalled[name, default: []].insert(.init(span: span, screen: screen))
    case .sent(let name, let span):
      facts.sent[name, default: []].insert(.init(span: span, screen: screen))
    }
  }
}
