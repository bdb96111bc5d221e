/// What a reducer gives back to be run after it: `.send(.next)`, `.run { send in await send(.next)
/// }`.
enum ReducerEffects {
  private static let types: Set<String> = ["Effect", "EffectOf", "EffectTask", "EffectPublisher"]

  /// Whether a name is that of a function that makes an effect.
  static func makes(_ type: TypeReference, _ name: String) -> Bool {
    type.lastName.map(types.contains) == true && handlers[name] != nil
  }

  /// What `Effect.run { … }` makes, with the type written out.
  static func make(
    of base: Expression, _ site: CallSite, _ interpreter: Interpreter, _ frame: Frame
  ) -> ValueSet? {
    guard case .name(let name, _) = base.kind, types.contains(name), handlers[site.name] != nil,
      frame.locals[name] == nil
    else { return nil }
    let wanted =
      site.expected.map { $0.with($0.reference.unwrapped) }
      ?? frame.scope.flatMap { scope in
        Reducers.isReducer(scope)
          ? Reducers.actions(of: scope).with(.name("Effect", [.name("Action")])) : nil
      }
    guard let wanted, makes(wanted.reference, site.name) else { return nil }
    return make(
      CallSite(
        name: site.name, arguments: site.arguments, expression: site.expression, expected: wanted),
      interpreter, frame)
  }

  private typealias Handler = @Sendable (Interpreter, CallSite, TypeInfo, Frame) -> Void

  private static let handlers: [String: Handler] = [
    "send": { interpreter, site, reducer, frame in
      guard let action = site.first else { return }
      let values = interpreter.evaluate(
        action, frame, expected: Reducers.actions(of: reducer))
      interpreter.noteSent(values, site.expression)
      interpreter.deliver(values, to: reducer, site.expression, frame)
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
    "publisher": { interpreter, site, reducer, frame in
      let actions = Reducers.actions(of: reducer)
      interpreter.within({ $0.isDeferred = true }) {
        for argument in site.arguments {
          guard let action = mapped(argument.value) else { continue }
          let made = actions.with(.function([.unknown], actions.reference))
          let values = interpreter.invokeAll(
            interpreter.evaluate(action, frame, expected: made), [.unknown], action, frame)
          interpreter.noteSent(values, site.expression)
          interpreter.deliver(values, to: reducer, site.expression, frame)
        }
      }
    },
    "merge": all, "concatenate": all,
  ]

  /// What a publisher's values are made an action by: `{ updates().map(Action.changed) }`.
  private static func mapped(_ publisher: Expression) -> Expression? {
    guard case .closure(let closure) = publisher.kind, closure.body.count == 1 else { return nil }
    var next: Expression?
    switch closure.body[0].kind {
    case .expression(let value), .returning(let value?): next = value
    default: break
    }
    while let call = next, case .call(let callee, let arguments) = call.kind,
      case .member(let base, let name, _) = callee.kind
    {
      if name == "map" { return arguments.first?.value }
      next = base
    }
    return nil
  }

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
    let frame = Frame(receiver: nil, scope: reducer, file: reducer.span.file)
    let node = senders[reducer.id] ?? Self.senderCode(reducer.span)
    senders[reducer.id] = node
    sentTo[ObjectIdentifier(node)] = reducer
    return closure(node, Expression(.closure(node), reducer.span), frame)
  }

  /// `{ (action: Action) in }`: what it does stands nowhere.
  private static func senderCode(_ span: Span) -> Closure {
    Closure(
      parameters: [.init(name: "action", type: .name("Action"))], result: nil, body: [], span: span)
  }

  /// Sends what the `send` of an effect was called with; false for any other closure.
  func sends(
    _ record: ClosureRecord, _ arguments: [ValueSet], at site: Expression?
  ) -> Bool {
    guard !sentTo.isEmpty, let reducer = sentTo[ObjectIdentifier(record.closure)] else {
      return false
    }
    let site = site ?? Expression(.null, .none)
    if let actions = arguments.first {
      deliver(actions, to: reducer, site, Frame(receiver: nil, scope: nil, file: 0))
    }
    return true
  }
}
