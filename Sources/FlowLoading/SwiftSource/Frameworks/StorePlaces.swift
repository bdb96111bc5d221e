/// State that a store of the Composable Architecture means, for what switches over it.
extension Interpreter {
  /// The state that `store.scope(state: \.home, action: \.home)` is a store of.
  func places(scopedBy expression: Expression, _ frame: Frame) -> [Place] {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(let store?, "scope", _) = callee.kind,
      store.lastName?.hasPrefix("$") == false,
      let path = arguments.first(where: { $0.label == "state" }).flatMap({ KeyPaths.path($0.value) }
      )
    else { return [] }
    let whole = path.reduce(store) { state, name in
      Expression(
        .member(state, name.hasPrefix("$") ? String(name.dropFirst()) : name, generics: []),
        store.span)
    }
    return places(of: whole, frame)
  }

  /// What stands for the state that `store.case` asks for, where that is an enum: whichever store of
  /// the feature it is. Nil where something else is asked.
  func places(held name: String, by stores: [Value]) -> [Place]? {
    guard name == "case" || name == "state" else { return nil }
    return stores.compactMap { type(of: $0).flatMap(wholeState) }.uniqued().nonEmpty
  }

  /// Notes that a reducer puts its state, an enum, into another case: `state = .home(Home.State())`.
  func noteWhole(_ values: ValueSet, _ expression: Expression) {
    guard case .enumCase(let number, _, _)? = values.only,
      let place = wholeState(index.types[number])
    else { return }
    noteState(.assign(values), place, expression, isBound: true)
  }

  /// What stands for the state of a feature as a whole, where that is an enum.
  private func wholeState(_ type: TypeInfo) -> Place? {
    guard type.kind == .enumeration, feature(ofState: type) != nil else { return nil }
    return Place(object: nil, type: type.id, name: Place.wholeName)
  }
}

extension Place {
  fileprivate static let wholeName = "\u{0}whole"

  /// Whether it stands for the state of a feature as a whole.
  var isWhole: Bool { name == Self.wholeName }
}
