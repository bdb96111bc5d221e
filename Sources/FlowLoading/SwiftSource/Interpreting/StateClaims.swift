/// For which values of which state a condition holds that chooses between pages.
struct StateClaim {
  var places: Set<Place>
  let accepted: ScreenSwitch.Accepted
}

extension Interpreter {
  /// Keeps what a condition of an `if` says of the state that chooses a page, or what it says where
  /// it fails.
  func noteClaim(
    of condition: Condition, _ number: RunCondition, holds: Bool, _ frame: Frame
  ) {
    guard !syntax.pageSubjects.isEmpty,
      let (subject, accepted, other) = SwitchSyntax.test(condition)
    else { return }
    noteClaim(number, subject, holds ? accepted : other, frame)
  }

  /// The same of a branch of a `switch`.
  func noteClaim(
    of one: SwitchCase, among cases: [SwitchCase], _ subject: Expression, _ number: RunCondition,
    _ frame: Frame
  ) {
    guard syntax.pageSubjects.contains(subject.span), one.condition == nil else { return }
    noteClaim(number, subject, SwitchSyntax.accepted(one, among: cases), frame)
  }

  private func noteClaim(
    _ number: RunCondition, _ subject: Expression, _ accepted: ScreenSwitch.Accepted,
    _ frame: Frame
  ) {
    guard syntax.pageSubjects.contains(subject.span) else { return }
    let places = stateAsked(by: subject, frame)
    guard !places.isEmpty else { return }
    if conditionTexts[number.number].claim == nil {
      conditionTexts[number.number].claim = StateClaim(places: [], accepted: accepted)
    }
    conditionTexts[number.number].claim?.places.formUnion(places)
  }

  /// The state that holds what is asked; of a parameter, a constant or an enum itself the only state
  /// of the program that holds one of that type.
  func stateAsked(by subject: Expression, _ frame: Frame) -> [Place] {
    let stored = places(of: subject, frame).filter { place in
      guard isStored(place), place.type >= 0 else { return false }
      return index.types[place.type].variable(place.name)?.0.isConstant == false
    }
    if !stored.isEmpty { return stored }
    let type =
      subject.isSelf
      ? frame.scope
      : staticType(of: subject, frame).flatMap { resolve($0.with($0.reference.unwrapped)) }
    guard let type, type.kind == .enumeration, !type.isExternal else { return [] }
    return onlyState(of: type).map { [$0] } ?? []
  }

  private func onlyState(of type: TypeInfo) -> Place? {
    if let known = onlyStates[type.id] { return known }
    var found: [Place] = []
    for owner in index.types where !owner.isExternal && owner.kind != .enumeration {
      for variable in owner.stored
      where !variable.isConstant && variable.attribute("Binding") == nil
        && variable.type?.unwrapped.lastName == type.simpleName
        && declared(variable, owner).flatMap({ resolve($0.with($0.reference.unwrapped)) }) === type
      {
        found.append(Place(object: nil, type: owner.id, name: variable.name))
      }
    }
    let only = found.count == 1 ? found[0] : nil
    onlyStates[type.id] = .some(only)
    return only
  }
}
