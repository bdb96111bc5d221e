/// Stores of the Composable Architecture: an action that is sent to one runs the reducer's code
/// for it.
enum Reducers {
  static let methods: [String: Frameworks.Method] = [
    "send": { interpreter, _, base, site, frame in
      guard let action = site.first,
        let reducer = interpreter.reducer(ofStore: base, frame)
      else { return nil }
      let type = ScopedType(reference: .name("Action"), scope: reducer, file: reducer.span.file)
      let values = interpreter.evaluate(action, frame, expected: type)
      interpreter.noteSent(values, site.expression)
      interpreter.reduce(values, reducer, site.expression, frame)
      return ValueSet.none
    }
  ]
}

extension Interpreter {
  /// The type whose actions a store takes: of the store itself, or of the one store that the view
  /// has whose code runs.
  fileprivate func reducer(ofStore base: Expression, _ frame: Frame) -> TypeInfo? {
    if let type = staticType(of: base.plain, frame) {
      return reducer(of: type)
    }
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
  fileprivate func reduce(
    _ actions: ValueSet, _ reducer: TypeInfo, _ site: Expression, _ frame: Frame
  ) {
    let receiver = Value.some(reducer.id)
    if !reducer.methods("reduce").isEmpty {
      _ = invoke(method: "reduce", of: receiver, [.unknown, actions])
    }
    guard let (body, owner) = reducer.variable("body"), let getter = body.getter else { return }
    let inner = Frame(receiver: receiver, scope: owner, file: body.span.file)
    Walk { node in
      guard case .call(let callee, let arguments) = node.kind, callee.lastName == "Reduce",
        let code = arguments.last?.value
      else { return true }
      self.invokeAll(self.evaluate(code, inner), [.unknown, actions], site, frame)
      return false
    }.statements(getter)
  }
}
