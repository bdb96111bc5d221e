/// What a reducer gives back to be run after it: `.send(.next)`, `.run { send in await send(.next) }`.
enum ReducerEffects {
  private static let types: Set<String> = ["Effect", "EffectOf", "EffectTask", "EffectPublisher"]

  /// Whether a name is that of a function that makes an effect.
  static func makes(_ type: TypeReference, _ name: String) -> Bool {
    type.lastName.map(types.contains) == true && handlers[name] != nil
  }

  private typealias Handler = @Sendable (Interpreter, CallSite, TypeInfo, Frame) -> Void

  private static let handlers: [String: Handler] = [
    "send": { interpreter, site, reducer, frame in
      guard let action = site.first else { return }
      let values = interpreter.evaluate(
        action, frame, expected: Reducers.actions(of: reducer))
      interpreter.noteSent(values, site.expression)
      interpreter.reduce(values, reducer, site.expression, frame)
    },
    "run": { interpreter, site, reducer, frame in
      let send = ValueSet(interpreter.sender(of: reducer))
      interpreter.within({ $0.isDeferred = true }) {
        for argument in site.arguments where argument.label != "priority" {
          let given = argument.label == "catch" ? [.unknown, send] : [send]
          interpreter.invokeAll(
            interpreter.evaluate(argument.value, frame), given, argument.value, frame)
        }
      }
    },
    "merge": all, "concatenate": all,
  ]

  private static let all: Handler = { interpreter, site, _, frame in
    for argument in site.arguments {
      var type = site.expected
      if case .array = argument.value.kind { type = type.map { $0.with(.array($0.reference)) } }
      interpreter.evaluate(argument.value, frame, expected: type)
    }
  }

  /// Runs what an effect does, where it is made.
  static func make(_ site: CallSite, _ interpreter: Interpreter, _ frame: Frame) -> ValueSet {
    if let type = site.expected, let reducer = interpreter.reducer(ofEffect: type) {
      handlers[site.name]?(interpreter, site, reducer, frame)
    } else {
      interpreter.runArguments(site, frame)
    }
    return ValueSet([.external("Effect")], isOpen: true)
  }
}

extension Interpreter {
  /// The reducer whose actions an effect sends: `EffectOf<Feature>`, `Effect<Feature.Action>`.
  fileprivate func reducer(ofEffect type: ScopedType) -> TypeInfo? {
    guard let first = type.reference.generics.first, let found = resolve(type.with(first)) else {
      return nil
    }
    if Reducers.isReducer(found) { return found }
    return found.outer.flatMap { Reducers.isReducer($0) ? $0 : nil }
  }

  /// The `send` that the code of an effect is given, as a closure.
  fileprivate func sender(of reducer: TypeInfo) -> Value {
    let (node, site) = senders[reducer.id] ?? Self.senderCode(reducer.span)
    senders[reducer.id] = (node, site)
    let frame = Frame(receiver: nil, scope: reducer, file: reducer.span.file)
    let state = state(of: reducer).map { Value.some($0.id) }
    frame.bind("store", ValueSet(state.map { [$0] } ?? [], isOpen: true))
    return closure(node, site, frame)
  }

  /// `{ (action: Action) in store.send(action) }`
  private static func senderCode(_ span: Span) -> (Closure, Expression) {
    func name(_ text: String) -> Expression { Expression(.name(text, generics: []), span) }
    let call = Expression(
      .call(
        Expression(.member(name("store"), "send", generics: []), span),
        [Argument(label: nil, value: name("action"), isTrailing: false)]), span)
    let node = Closure(
      parameters: [.init(name: "action", type: .name("Action"))], result: nil,
      body: [Statement(.expression(call), span)], span: span)
    return (node, Expression(.closure(node), span))
  }
}
