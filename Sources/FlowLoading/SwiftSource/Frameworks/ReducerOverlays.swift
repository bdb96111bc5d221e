/// Screens of the Composable Architecture that no modifier presents: `if let store =
/// store.scope(state: \.destination?.done, …) { DoneView(store: store) }`. They lie over what stands
/// beside them, or take its place, while the state that is presented holds them.
extension Interpreter {
  /// Records what a branch shows for presented state.
  ///
  /// - Returns: Whether it is such a branch.
  func presentInline(
    _ conditions: [Condition], _ then: [Statement], _ frame: Frame
  ) -> Bool {
    guard showing != nil, switching.isEmpty, conditions.count == 1,
      case .binding(let name, _, let value?, let span) = conditions[0],
      case .call(let callee, let arguments) = value.kind,
      case .member(let store?, "scope", let generics) = callee.kind,
      case .name(let written, _) = store.kind,
      let path = arguments.first(where: { $0.label == "state" }).flatMap({ KeyPaths.path($0.value) }
      ),
      isPresented(path[0], in: store, frame), !isSwitchedOver(path[0])
    else { return false }
    let content = code([name], then, span, frame)
    let (shown, _) = isolated {
      invokeAll(ValueSet(content), [evaluate(value, frame)], value, frame).values.filter(isView)
    }
    let levels = levels(shown)
    guard levels.shown.count + levels.structures.count == 1,
      !levels.shown.contains(where: isNotice)
    else { return false }
    let bound = Expression(.name("$" + written, generics: []), store.span)
    let state = Expression(
      .call(
        Expression(.member(bound, "scope", generics: generics), callee.span), arguments),
      value.span)
    let site = CallSite(name: "scope", arguments: [], expression: state, expected: nil)
    SwiftUIPresentation.present(
      self, state: state, content: ValueSet(content), kind: .embed, isItem: true, site, frame)
    return true
  }

  /// Whether the code is a branch of a switch over the same state, `switch store.destination`: its
  /// branches take turns.
  private func isSwitchedOver(_ name: String) -> Bool {
    context.conditions.contains { condition in
      let asked = conditionTexts[condition.number]
      guard case .matches = asked.form else { return false }
      return text(asked.span, limit: 240).hasSuffix(".\(name)")
    }
  }

  /// Whether a view tells of something without taking a screen's place.
  private func isNotice(_ shown: ViewNode.Shown) -> Bool {
    guard case .object(let object) = shown.content else { return false }
    let name = index.types[heap.objects[object].type].simpleName
    return ["Banner", "Toast", "Badge", "Snackbar", "HUD", "Hint", "Tip", "Loading"]
      .contains(where: name.contains)
  }

  /// Whether an action is one of those that a key path names, `action.is(\.alert.confirmed)`; nil
  /// where that is not known.
  func isAction(_ expression: Expression, _ frame: Frame) -> Bool? {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(let base?, "is", _) = callee.kind, arguments.count == 1,
      let path = KeyPaths.path(arguments[0].value), case let values = evaluate(base, frame),
      !values.isOpen, !values.isEmpty
    else { return nil }
    let answers = Set(values.values.map { follows($0, path[...]) })
    return answers.count == 1 ? answers.first ?? nil : nil
  }

  private func follows(_ value: Value, _ path: ArraySlice<String>) -> Bool? {
    guard let next = path.first else { return true }
    switch value {
    case .enumCase(_, let name, let payload):
      guard name == next else { return false }
      return follows(payload, path.dropFirst())
    case .tuple(let labels, let payload) where Value.frameworkCaseName(labels) != nil:
      return follows(payload, Value.frameworkCaseName(labels) == next ? path.dropFirst() : path)
    default: return nil
    }
  }

  private func follows(_ payload: [ValueSet], _ path: ArraySlice<String>) -> Bool? {
    if path.isEmpty { return true }
    guard let held = payload.last, !held.isOpen, !held.isEmpty else { return nil }
    let answers = Set(held.values.map { follows($0, path) })
    return answers.count == 1 ? answers.first ?? nil : nil
  }

  /// Whether one side of an `||` asks which action runs the code, and it is another: what the other
  /// side asks of the state, no person's act of this kind brings about.
  func isOfAnotherAction(_ side: Expression, _ answer: Bool?) -> Bool {
    guard answer == false else { return false }
    var asks = false
    Walk { node in
      if case .call(let callee, let arguments) = node.kind,
        case .member(.some, "is", _) = callee.kind,
        case .keyPath? = arguments.first?.value.kind
      {
        asks = true
      }
      return !asks
    }.expression(side)
    return asks
  }

  /// Whether a property of a store's state is kept for what is presented.
  private func isPresented(_ name: String, in store: Expression, _ frame: Frame) -> Bool {
    evaluate(store, frame).values.contains { value in
      guard let state = type(of: value), feature(ofState: state) != nil,
        let (variable, _) = state.variable(name)
      else { return false }
      return variable.isPresented
    }
  }
}
