/// Stores of the Composable Architecture: an action that is sent to one runs the reducer's code
/// for it.
enum Reducers {
  static let methods: [String: Frameworks.Method] = [
    "send": { interpreter, bases, base, site, frame in
      guard let action = site.first else { return nil }
      guard let reducer = interpreter.reducer(ofStore: base, bases, frame) else {
        return interpreter.send(action, toPart: base, site.expression, frame)
      }
      if let (state, value) = written(by: action, base) {
        interpreter.assign(value, to: state, site.expression, frame)
        return ValueSet.none
      }
      let values = interpreter.evaluate(action, frame, expected: actions(of: reducer))
      interpreter.noteSent(values, site.expression)
      interpreter.deliver(
        values, to: reducer, around: interpreter.features(around: frame), site.expression, frame)
      return ValueSet.none
    }
  ]

  /// The state that an action only writes: `.set(\.isShown, false)`, also in `.binding(…)`.
  private static func written(
    by action: Expression, _ store: Expression
  ) -> (state: Expression, value: Expression)? {
    guard case .call(let callee, let arguments) = action.plain.kind,
      case .member(nil, let name, _) = callee.kind
    else { return nil }
    if name == "binding", arguments.count == 1 { return written(by: arguments[0].value, store) }
    guard name == "set", arguments.count == 2, arguments.allSatisfy({ $0.label == nil }),
      case .keyPath(_, let path) = arguments[0].value.plain.kind
    else { return nil }
    let state = path.reduce(store) { whole, part in
      let plain = part.hasPrefix("$") ? String(part.dropFirst()) : part
      return Expression(.member(whole, plain, generics: []), action.span)
    }
    return (state, arguments[1].value)
  }

  static func isReducer(_ type: TypeInfo) -> Bool {
    type.attributes.contains { $0.name == "Reducer" }
      || type.inherits(external: "Reducer") || type.inherits(external: "ReducerProtocol")
  }

  static func actions(of reducer: TypeInfo) -> ScopedType {
    ScopedType(reference: .name("Action"), scope: reducer, file: reducer.span.file)
  }

  /// The type of the closure in `Reduce { state, action in … }`.
  private static func code(of reducer: TypeInfo) -> ScopedType {
    let result = TypeReference.named([.init(name: "Effect", generics: [.name("Action")])])
    return actions(of: reducer).with(.function([.name("State"), .name("Action")], result))
  }

  /// What puts other reducers, over a part of the state, into a body.
  private static let composing: Set<String> = [
    "Scope", "ifLet", "ifCaseLet", "forEach", "onChange",
  ]

  /// The code of a reducer's own: what its body gives to `Reduce`, in whatever properties.
  static func code(
    of reducer: TypeInfo, _ interpreter: Interpreter, depth: Int = 0
  ) -> [ReducerCode] {
    var found: [ReducerCode] = []
    var pending = ["body"]
    var seen = Set(pending)
    while let name = pending.popLast() {
      func mention(_ name: String) {
        if seen.insert(name).inserted { pending.append(name) }
      }
      var owner = reducer
      var walk: Walk?
      walk = Walk { node in
        switch node.kind {
        case .call(let callee, let arguments):
          guard let called = callee.lastName else { return true }
          if called == "Reduce", let code = arguments.last?.value {
            found.append(.init(expression: code, owner: owner))
            return false
          }
          if let helper = ReducerHelper(callee, arguments, in: owner, interpreter) {
            found += helper.code
            return false
          }
          if depth < 4, let other = interpreter.composed(callee, in: reducer, from: owner) {
            found += code(of: other, interpreter, depth: depth + 1).map { $0.run(by: other) }
            return false
          }
          guard composing.contains(called) else { return true }
          if case .member(let base?, _, _) = callee.kind { walk?.expression(base) }
          return false
        case .name(let name, _): mention(name)
        case .member(let base?, let name, _) where base.isSelf: mention(name)
        default: break
        }
        return true
      }
      for (body, declaring) in bodies(of: name, reducer) {
        owner = declaring
        walk?.statements(body)
      }
      walk = nil
    }
    return found
  }

  /// The code of a property or of methods.
  private static func bodies(of name: String, _ reducer: TypeInfo) -> [([Statement], TypeInfo)] {
    if let (variable, owner) = reducer.variable(name) {
      return variable.getter.map { [($0, owner)] } ?? []
    }
    return reducer.methods(name).compactMap { function, owner in function.body.map { ($0, owner) } }
  }

  /// What runs a reducer's code, with its type.
  fileprivate static func run(
    _ code: ReducerCode, _ reducer: TypeInfo, _ interpreter: Interpreter
  ) -> ValueSet {
    let frame = Frame(
      receiver: .some((code.actor ?? reducer).id), scope: code.owner,
      file: code.expression.span.file)
    code.helper?.bind(in: frame, of: reducer, interpreter)
    return interpreter.evaluate(code.expression, frame, expected: Self.code(of: reducer))
  }
}

/// What a body gives to `Reduce`.
struct ReducerCode {
  let expression: Expression
  let owner: TypeInfo
  /// What made it, where that is no code of the reducer's.
  var helper: ReducerHelper?
  /// The reducer whose code it is, where that stands in another's body.
  var actor: TypeInfo?

  func run(by actor: TypeInfo) -> ReducerCode {
    var result = self
    result.actor = self.actor ?? actor
    return result
  }
}

extension Interpreter {
  /// The type whose actions a store takes: by its written type, by the state that it holds, or of
  /// the one store that the view has whose code runs.
  func reducer(ofStore base: Expression, _ bases: ValueSet, _ frame: Frame) -> TypeInfo? {
    let written = staticType(of: base.plain, frame)
    if let found = written.flatMap(reducer(of:)) { return found }
    for value in bases.values {
      if let type = type(of: value), let found = feature(ofState: type) { return found }
    }
    if written != nil { return nil }
    let own = (frame.scope?.stored ?? []).compactMap { variable in
      variable.type.flatMap {
        reducer(of: ScopedType(reference: $0, scope: frame.scope, file: frame.file))
      }
    }
    return own.count == 1 ? own[0] : nil
  }

  /// `StoreOf<Feature>`, `Store<Feature.State, Feature.Action>`.
  private func reducer(of type: ScopedType) -> TypeInfo? {
    guard let name = type.reference.lastName, name.contains("Store") else { return nil }
    let written = type.reference.generics
    guard let last = written.last, let found = resolve(type.with(last)) else { return nil }
    return written.count == 1 ? found : found.outer
  }

  /// Runs what the reducer's body does with actions.
  func reduce(_ actions: ValueSet, _ reducer: TypeInfo, _ site: Expression, _ frame: Frame) {
    let receiver = Value.some(reducer.id)
    let state = state(of: reducer).map { ValueSet([.some($0.id)], isOpen: true) } ?? .unknown
    if !reducer.methods("reduce").isEmpty {
      _ = invoke(method: "reduce", of: receiver, [state, actions])
    }
    for code in code(of: reducer) {
      invokeAll(Reducers.run(code, reducer, self), [state, actions], site, frame)
    }
  }

  private func code(of reducer: TypeInfo) -> [ReducerCode] {
    if let known = reducerCode[reducer.id] { return known }
    let found = Reducers.code(of: reducer, self)
    reducerCode[reducer.id] = found
    return found
  }
}
