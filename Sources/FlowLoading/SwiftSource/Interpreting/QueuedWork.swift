/// Queues of work: an act finds in one what it put there itself. What waits there beside that, other
/// acts put there, and what comes of it is theirs.
extension Interpreter {
  /// What code finds in a queue after a statement that put something there; nil for all others.
  func queued(by statement: Expression, _ frame: Frame) -> Written? {
    guard case .call(let callee, let arguments) = statement.kind,
      case .member(let base?, let method, _) = callee.kind, Mutation.adding.contains(method),
      let given = arguments.first, let name = base.lastName, frame.locals[name] == nil,
      let (variable, owner) = frame.scope?.variable(name),
      traits(of: variable, owner).isWorkQueue, let place = places(of: base, frame).first
    else { return nil }
    let whole = staticType(of: base, frame)
    let isMore = given.label == "contentsOf"
    let (values, _) = isolated {
      evaluate(given.value, frame, expected: isMore ? whole : whole.flatMap(elementType))
    }
    let list = isMore ? values : ValueSet(.list([values]))
    return Written(place: place, values: list)
  }

  func isWorkQueue(_ place: Place) -> Bool {
    guard place.type >= 0, let (variable, owner) = index.types[place.type].variable(place.name)
    else { return false }
    return traits(of: variable, owner).isWorkQueue
  }

  /// What code finds in a queue in which it put nothing: what is in front of it is nil.
  static let workedOff = ValueSet(.list([ValueSet(.null)]))
}
