/// Boxes that tell code of their value, which they keep to tell it of later ones as well:
///
/// ```swift
/// func bind(_ act: @escaping (Value) -> Void) {
///   listener = act
///   act(value)
/// }
/// ```
extension Interpreter {
  /// Runs code that a box is given for what the box holds when it begins to listen; nil where a call
  /// is no such thing.
  func tellPresent(
    _ name: String, _ listeners: ValueSet, _ arguments: [Argument], _ expression: Expression,
    _ frame: Frame
  ) -> ValueSet? {
    guard arguments.count == 1, let asked = arguments[0].value.ownPropertyName,
      frame.locals[asked] == nil, let (variable, owner) = frame.scope?.variable(asked),
      variable.observer != nil, variable.getter == nil, objectNumber(frame.receiver) != nil,
      keeps(name, frame)
    else { return nil }
    let place = place(of: variable, owner: owner, receiver: frame.receiver)
    let site = CallSite(name: name, arguments: arguments, expression: expression, expected: nil)
    hearPresent(
      of: place, { self.invokeAll(listeners, [$0], expression, frame) }, site)
    return ValueSet.none
  }

  /// Keeps what an initialiser puts into a property whose changes code observes.
  func keepMade(_ values: ValueSet, in place: Place) {
    guard place.object != nil, place.type >= 0,
      index.types[place.type].variable(place.name)?.0.observer != nil
    else { return }
    heap.write(shallow(values), to: place.made)
  }

  /// What initialisers were seen to put there.
  func valuesMade(in place: Place) -> ValueSet? {
    guard place.object != nil else { return nil }
    let values = heap.read(place.made)
    return values.isEmpty ? nil : values
  }

  /// Whether code puts what a local holds into a property of its object.
  private func keeps(_ local: String, _ frame: Frame) -> Bool {
    frame.code.contains { statement in
      guard case .expression(let act) = statement.kind else { return false }
      switch act.kind {
      case .binary("=", let left, let right):
        return left.isKept(from: right, local, frame)
      case .call(let callee, let arguments):
        guard case .member(let list?, "append", _) = callee.kind, let added = arguments.first else {
          return false
        }
        return list.isKept(from: added.value, local, frame)
      default: return false
      }
    }
  }
}

extension Expression {
  fileprivate func isKept(from value: Expression, _ local: String, _ frame: Frame) -> Bool {
    guard case .name(local, _) = value.plain.kind, let property = ownPropertyName else {
      return false
    }
    return frame.locals[property] == nil && frame.scope?.variable(property) != nil
  }
}
