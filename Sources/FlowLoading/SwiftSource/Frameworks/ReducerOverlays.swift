/// Screens of the Composable Architecture that no modifier presents: `if let store =
/// store.scope(state: \.destination?.done, …) { DoneView(store: store) }`. They lie over what stands
/// beside them, or take its place, while the state that is presented holds them.
extension Interpreter {
  /// Records what a branch shows for presented state; nil where it is no such branch.
  func presentInline(
    _ conditions: [Condition], _ then: [Statement], _ frame: Frame
  ) -> Bool {
    guard showing != nil, conditions.count == 1,
      case .binding(let name, _, let value?, let span) = conditions[0],
      case .call(let callee, let arguments) = value.kind,
      case .member(let store?, "scope", let generics) = callee.kind,
      case .name(let written, _) = store.kind,
      let path = arguments.first(where: { $0.label == "state" }).flatMap({ KeyPaths.path($0.value) }
      ),
      isPresented(path[0], in: store, frame)
    else { return false }
    let content = code([name], then, span, frame)
    let (shown, _) = isolated {
      invokeAll(ValueSet(content), [evaluate(value, frame)], value, frame).values.filter(isView)
    }
    let levels = levels(shown)
    guard levels.shown.count + levels.structures.count == 1 else { return false }
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

  /// Whether a property of a store's state is kept for what is presented.
  private func isPresented(_ name: String, in store: Expression, _ frame: Frame) -> Bool {
    evaluate(store, frame).values.contains { value in
      guard let state = type(of: value), feature(ofState: state) != nil,
        let (variable, _) = state.variable(name)
      else { return false }
      return ["Presents", "PresentationState"].contains { variable.attribute($0) != nil }
    }
  }
}
