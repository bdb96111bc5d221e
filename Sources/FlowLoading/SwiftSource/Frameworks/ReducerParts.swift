/// Reducers that are a part of another one's code, and stores of a part of a feature's actions.
extension Interpreter {
  /// A reducer over the state and the actions of the one in whose body it stands: `PurchaseLogic()`
  /// with `var body: some ReducerOf<Root>`.
  func composed(
    _ callee: Expression, in reducer: TypeInfo, from owner: TypeInfo
  ) -> TypeInfo? {
    guard case .name(let name, _) = callee.kind, name.startsUppercase,
      let other = index.resolve(.name(name), in: owner, file: owner.span.file),
      other !== reducer, !other.isExternal, Reducers.isReducer(other),
      let (body, declaring) = other.variable("body"), let first = body.type?.generics.first,
      let acted = resolve(
        ScopedType(reference: first, scope: declaring, file: body.span.file)),
      acted === reducer || acted.outer === reducer
    else { return nil }
    return other
  }

  /// Sends an action to a store of actions that are no feature's own: those carry them to whom one
  /// of their cases is. Nil where nothing does.
  func send(
    _ action: Expression, toPart store: Expression, _ site: Expression, _ frame: Frame
  ) -> ValueSet? {
    guard let written = staticType(of: store.plain, frame), written.reference.generics.count == 2,
      written.reference.lastName?.contains("Store") == true
    else { return nil }
    let type = written.with(written.reference.generics[1])
    guard let actions = resolve(type), let links = reducerTree.parts[actions.id] else { return nil }
    let values = evaluate(action, frame, expected: type)
    noteSent(values, site)
    let around = features(around: frame)
    let near = links.filter { around.contains($0.parent.id) }
    for link in near.isEmpty ? links : near {
      guard let type = resolve(Reducers.actions(of: link.parent)) else { continue }
      deliver(link.wrap(values, in: type), to: link.parent, around: around, site, frame)
    }
    return ValueSet.none
  }
}
