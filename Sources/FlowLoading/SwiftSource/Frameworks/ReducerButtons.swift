/// Alerts, dialogs and menus of the Composable Architecture: state describes their buttons, which
/// carry the actions that they send.
enum ReducerButtons {
  /// The cases that some code gives to a button: `ButtonState(action: .confirmed)`.
  static func actions(_ index: ProgramIndex) -> Set<String> {
    var found: Set<String> = []
    let walk = Walk { node in
      guard case .call(let callee, let arguments) = node.kind,
        callee.lastName.map(buttons.contains) == true
      else { return true }
      for argument in arguments where argument.label == "action" {
        if let name = action(argument.value) { found.insert(name) }
      }
      return true
    }
    for type in index.types {
      for variable in type.variables.values {
        variable.getter.map(walk.statements)
        variable.value.map(walk.expression)
      }
      for function in type.functions.values.joined() { walk.function(function) }
    }
    return found
  }

  /// What makes a button, by type or by what it is for.
  private static let buttons: Set<String> = [
    "ButtonState", "init", "default", "cancel", "destructive",
  ]

  /// `.confirmed`, `.picked(item)`, `.send(.confirmed)`.
  private static func action(_ expression: Expression) -> String? {
    switch expression.kind {
    case .member(_, let name, _): name
    case .call(let callee, let arguments):
      if callee.lastName == "send", let sent = arguments.first?.value {
        action(sent)
      } else {
        action(callee)
      }
    default: nil
    }
  }
}

extension Interpreter {
  /// `.alert($store.scope(state: \.alert, action: \.alert))`: a person who taps one of the buttons
  /// sends its action to whom the path leads.
  func tapButtons(of base: Expression, _ bases: ValueSet, _ site: CallSite, _ frame: Frame) {
    guard let path = site.argument("action").flatMap(KeyPaths.path),
      let reducer = reducer(ofStore: base, bases, frame),
      let (actions, wrap) = buttons(of: reducer, along: path)
    else { return }
    let tap = CallSite(
      name: path.last ?? site.name, arguments: [], expression: site.expression, expected: nil)
    let around = features(around: frame)
    for name in actions.caseOrder where buttonActions.contains(name) {
      let payload = actions.cases[name]?.payload ?? []
      let held = payload.map {
        anyValue(of: ScopedType(reference: $0.type, scope: actions, file: actions.span.file))
      }
      let action = wrap(ValueSet(.enumCase(actions.id, name, held)))
      _ = triggered(tap, frame) {
        deliver(action, to: reducer, around: around, site.expression, frame)
        return .none
      }
    }
  }

  /// The actions of what is presented at the end of a path and is no feature's, with how a feature's
  /// own action carries them.
  private func buttons(
    of reducer: TypeInfo, along path: [String]
  ) -> (actions: TypeInfo, wrap: (ValueSet) -> ValueSet)? {
    guard var type = resolve(Reducers.actions(of: reducer)) else { return nil }
    var wraps: [(ValueSet) -> ValueSet] = []
    var isPresented = false
    for name in path where name != "presented" {
      guard let payload = type.cases[name]?.payload, payload.count == 1 else { return nil }
      let presents = payload[0].type.lastName == "PresentationAction"
      let carried = presents ? payload[0].type.generics.first : payload[0].type
      let scope = type
      guard
        let next = carried.flatMap({
          resolve(ScopedType(reference: $0, scope: scope, file: scope.span.file))
        }), next.kind == .enumeration
      else { return nil }
      isPresented = isPresented || presents
      wraps.append { actions in
        let held = presents ? ValueSet(.frameworkCase("presented", [actions])) : actions
        return ValueSet(.enumCase(scope.id, name, [held]))
      }
      type = next
    }
    guard isPresented, !(type.simpleName == "Action" && type.outer.map(Reducers.isReducer) == true)
    else { return nil }
    return (type, { actions in wraps.reversed().reduce(actions) { $1($0) } })
  }
}
