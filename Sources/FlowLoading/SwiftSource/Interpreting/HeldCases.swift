/// What a condition says of state: that it holds a case.
struct HeldCase: Hashable {
  let place: Place
  let values: ValueSet
}

extension Interpreter {
  /// What `sheet == .notes` says of the state `sheet`.
  func heldCase(_ condition: Condition, _ frame: Frame) -> HeldCase? {
    guard case .expression(let asked) = condition,
      case .binary("==", let state, let value) = asked.kind,
      let one = compared(value, to: state, frame), case .enumCase(let owner, _, _) = one
    else { return nil }
    let places = places(of: state, frame)
    guard places.count == 1, enumType(of: places[0])?.id == owner else { return nil }
    return HeldCase(place: places[0].summary, values: ValueSet(one))
  }

  /// The one value that state is compared with, if it is no state itself.
  func compared(_ value: Expression, to state: Expression, _ frame: Frame) -> Value? {
    guard isFixed(value, frame) || places(of: value, frame).isEmpty else { return nil }
    let type = staticType(of: state, frame)
    return comparing {
      evaluate(value, frame, expected: type.map { $0.with($0.reference.unwrapped) }).only
    }
  }

  /// What state is known to hold where something runs on conditions.
  func caseHeld(by places: [Place], under conditions: [RunCondition]) -> ValueSet? {
    conditions.lazy.compactMap { self.conditionTexts[$0.number].held }
      .first { held in places.contains { held.place.meets($0) } }?.values
  }
}
