/// Leaving by the state that shows a feature: `@Dependency(\.dismiss)` of its reducer, and the
/// action `.dismiss` of its parent.
enum ReducerDismissal {
  /// What `@Dependency(\.dismiss)` gives.
  static let name = "dependency.dismiss"

  static let callables: [String: Frameworks.Constructor] = [
    name: { interpreter, site, frame in
      let owner = frame.receiver.flatMap(interpreter.type(of:))
      if owner.map({ interpreter.close($0, site.expression) }) != true {
        interpreter.note(.dismiss(of: owner?.id), site.span)
      }
      return .none
    }
  ]

  /// The state that a reducer's body gives to others, by the case of the actions that they take:
  /// `.ifLet(\.$child, action: \.child)`.
  static func states(of reducer: TypeInfo) -> [String: String] {
    var found: [String: String] = [:]
    let walk = Walk { node in
      if case .call(let callee, let arguments) = node.kind,
        callee.lastName == "ifLet" || callee.lastName == "forEach",
        let state = arguments.first.flatMap({ KeyPaths.path($0.value) }), state.count == 1,
        let action = arguments.first(where: { $0.label == "action" })
          .flatMap({ KeyPaths.path($0.value) }), action.count == 1
      {
        found[action[0]] = state[0].hasPrefix("$") ? String(state[0].dropFirst()) : state[0]
      }
      return true
    }
    for variable in reducer.variables.values { variable.getter.map(walk.statements) }
    for function in reducer.functions.values.joined() { function.body.map(walk.statements) }
    return found
  }
}

extension Interpreter {
  /// Clears the state that shows a feature.
  ///
  /// - Returns: Whether it is known what that is. Who is presented here and on a path there leaves
  ///   in the one way or in the other.
  fileprivate func close(_ feature: TypeInfo, _ expression: Expression) -> Bool {
    let links = showing(feature)
    guard links.count == 1 || links.allSatisfy({ $0.wrapping == .presented }) else { return false }
    return links.reduce(false) { clear($1, expression) || $0 }
  }

  /// How parents show a feature: by state of its own, or as one of several.
  private func showing(_ feature: TypeInfo, depth: Int = 0) -> [ReducerTree.Link] {
    (reducerTree.parents[feature.id] ?? []).flatMap { link -> [ReducerTree.Link] in
      switch link.wrapping {
      case .presented, .element: [link]
      case .plain:
        depth < 4 && link.parent.kind == .enumeration
          ? showing(link.parent, depth: depth + 1) : []
      }
    }
  }

  /// Clears the state of what a parent presents, or takes it off the parent's path.
  @discardableResult
  func clear(_ link: ReducerTree.Link, _ expression: Expression) -> Bool {
    guard let name = shownStates(of: link.parent)[link.name], let state = state(of: link.parent),
      let (variable, owner) = state.variable(name)
    else { return false }
    let place = place(of: variable, owner: owner, receiver: .some(state.id))
    if link.wrapping == .element {
      noteState(.pop(count: 1, traps: false), place, expression)
    } else {
      heap.write(ValueSet(.null), to: place)
      clear(place, expression)
    }
    return true
  }

  func shownStates(of reducer: TypeInfo) -> [String: String] {
    if let known = reducerStates[reducer.id] { return known }
    let found = ReducerDismissal.states(of: reducer)
    reducerStates[reducer.id] = found
    return found
  }
}

extension Interpreter {
  /// `state = State()`: what was presented in the old state is gone, but for what the new one is
  /// given. `state.tabs = Tabs.State(tab: .home)` writes all that it gives.
  func noteReset(
    _ right: Expression, of left: Expression, _ values: ValueSet, _ expression: Expression,
    _ frame: Frame
  ) {
    guard case .call(let callee, let arguments) = right.plain.kind,
      let state = values.values.lazy.compactMap(type).first, feature(ofState: state) != nil,
      callee.lastName == "init" || callee.lastName == state.simpleName
    else { return }
    switch left.kind {
    case .name: break
    case .member:
      // What stands in an optional is made anew, and shown as a whole.
      if case .optional? = staticType(of: left, frame)?.reference { return }
    default: return
    }
    for variable in state.stored {
      let held = Expression(.member(left, variable.name, generics: []), left.span)
      if let given = arguments.first(where: { $0.label == variable.name })?.value {
        let values = evaluate(given, frame, expected: declared(variable, state))
        for place in places(of: held, frame) {
          write(values, to: place, element: false, expression)
        }
      } else if variable.isPresented {
        for place in places(of: held, frame) { clear(place, expression) }
      }
    }
  }
}

extension VariableDeclaration {
  /// Whether a property of a feature's state holds what is presented.
  var isPresented: Bool {
    ["Presents", "PresentationState"].contains { attribute($0) != nil }
  }
}
