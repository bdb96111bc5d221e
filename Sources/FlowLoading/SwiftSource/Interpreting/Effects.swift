import FlowGraph

/// One thing that code does to navigation, with the circumstances as far as they are known.
struct Effect: Hashable {
  enum Kind: Hashable {
    case operation(Operation.Effect, Span)
    case presentation(places: [Place], content: ValueSet, kind: Transition.Kind, isItem: Bool, Span)
    case destination(TypeKey, content: ValueSet, Span)
    /// A handler of incoming URLs.
    case deepLink(Int)
    case readsURL
    /// A function of the program is given the whole URL.
    case receivesURL(String, Span)
    /// State is written while the app acts on something from outside.
    case writes(Place)
    case missed(CaseName, Span)
    case uncalled(CaseName, Span)
    case sent(CaseName, Span)
    case entry(NavigationFacts.Entry)
    case unresolved(NavigationFacts.Unresolved)
    case missingPart(MissingStoryboardPart)
    /// A piece of a screen whose effect depends on where it stands.
    case part(Part.Kind, Span)
  }

  let kind: Kind
  var context: Context
  var deepLink: Int?

  var isPart: Bool { if case .part = kind { true } else { false } }
}

/// The effects of one function, screen or handler, each once.
final class EffectBuffer {
  private(set) var effects: [Effect] = []
  private var seen: Set<Key> = []

  /// What tells two effects apart: one operation set off by one trigger is one effect, on whatever
  /// ways and conditions the code gets there. The first way stands for all.
  private struct Key: Hashable {
    let kind: Effect.Kind
    let trigger: Span?
    let stack: Int?
    let deepLink: Int?
    /// What is asked of the incoming URL: each answer is a way of its own.
    let asked: [RunCondition]
    let lazy: String?
  }

  func add(_ effect: Effect, asked: [RunCondition] = []) {
    let key = Key(
      kind: effect.kind, trigger: effect.context.trigger?.span, stack: effect.context.stack,
      deepLink: effect.deepLink, asked: asked, lazy: effect.isPart ? effect.context.lazy : nil)
    if seen.insert(key).inserted { effects.append(effect) }
  }

  /// Adds an effect of code that ran inside other circumstances; most are known already, so the
  /// circumstances are joined only for a new one.
  func add(_ effect: Effect, in outer: Context, asked: [RunCondition] = []) {
    let key = Key(
      kind: effect.kind, trigger: (effect.context.trigger ?? outer.trigger)?.span,
      stack: effect.context.stack ?? outer.stack, deepLink: effect.deepLink, asked: asked,
      lazy: effect.isPart ? effect.context.lazy ?? outer.lazy : nil)
    guard seen.insert(key).inserted else { return }
    var joined = effect
    joined.context = outer.enclosing(effect.context)
    effects.append(joined)
  }
}

extension Interpreter {
  func record(_ kind: Effect.Kind) {
    buffer.add(
      Effect(kind: anchor == nil ? kind : placed(kind), context: context),
      asked: linkDepth > 0 ? asked(context.conditions) : [])
  }

  /// What a library's model does has its place in the app.
  private func placed(_ kind: Effect.Kind) -> Effect.Kind {
    switch kind {
    case .operation(let operation, let span): .operation(operation, anchored(span))
    case .presentation(let places, let content, let kind, let isItem, let span):
      .presentation(
        places: places, content: content, kind: kind, isItem: isItem, anchored(span))
    case .destination(let type, let content, let span):
      .destination(type, content: content, anchored(span))
    case .unresolved(let call):
      .unresolved(
        .init(span: anchored(call.span), reason: call.reason, concerns: call.concerns))
    case .part(let part, let span): .part(part, anchored(span))
    default: kind
    }
  }

  /// Takes over the effects of code that ran in circumstances of its own.
  func absorb(_ effects: [Effect]) {
    for effect in effects {
      buffer.add(
        effect, in: context,
        asked: linkDepth > 0 || effect.deepLink != nil
          ? asked(context.conditions + effect.context.conditions) : [])
    }
  }

  /// Those of the conditions that ask something of the incoming URL.
  private func asked(_ conditions: [RunCondition]) -> [RunCondition] {
    conditions.filter { condition in
      let text = conditionTexts[condition.number]
      return text.asksURL || !text.clauses.isEmpty || !text.cases.isEmpty
    }
  }

  /// Runs code in fresh circumstances and gives its effects apart.
  func isolated<Result>(_ body: () -> Result) -> (Result, [Effect]) {
    let (savedBuffer, savedContext) = (buffer, context)
    buffer = EffectBuffer()
    context = Context()
    defer { (buffer, context) = (savedBuffer, savedContext) }
    let result = body()
    return (result, buffer.effects)
  }

  /// Writes effects down as those of a screen.
  func attribute(_ effects: [Effect], to screen: Int?) {
    for effect in effects {
      if case .presentation(let places, _, _, _, _) = effect.kind { heap.steer(places) }
      let context = effect.context
      let stack = context.stack == Context.noStack ? nil : context.stack
      switch effect.kind {
      case .operation(let operation, let span):
        facts.add(
          Operation(
            effect: operation, screen: screen, stack: stack, span: span, trigger: context.trigger,
            conditions: context.conditions, hops: context.hops, isDeferred: context.isDeferred,
            deepLink: effect.deepLink, builder: context.builder))
      case .presentation(let places, let content, let kind, let isItem, let span):
        facts.presentations.insert(
          Presentation(
            places: places, content: content, kind: kind, isItem: isItem, screen: screen,
            stack: stack, span: span, conditions: context.conditions))
      case .destination(let type, let content, let span):
        facts.destinations.insert(
          Destination(type: type, content: content, screen: screen, stack: stack, span: span))
      case .deepLink(let number):
        facts.deepLinks[number].screen = facts.deepLinks[number].screen ?? screen
      case .readsURL, .receivesURL, .writes: break
      case .entry(let entry): facts.entries.insert(entry)
      case .unresolved(let call): facts.unresolved.insert(call)
      case .missingPart(let part):
        // Where the code looks first, it may look at the device.
        if !part.isElsewhere || context.conditions.isEmpty { facts.missingParts.insert(part) }
      case .part:
        if let part = effect.part(of: screen) { facts.parts.insert(part) }
      case .missed(let name, let span):
        facts.missed[name, default: []].insert(.init(span: span, screen: screen))
      case .uncalled(let name, let span):
        facts.uncalled[name, default: []].insert(.init(span: span, screen: screen))
      case .sent(let name, let span):
        facts.sent[name, default: []].insert(.init(span: span, screen: screen))
      }
    }
  }
}
