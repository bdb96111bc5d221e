/// State of a view that only others write, to whom the view hands it: `SearchBar(isOn: $isOn)`. Where
/// the view leaves these out, it stays what it was at first.
extension Interpreter {
  /// Notes that a view hands out a binding to its state.
  func noteLent(_ variable: VariableDeclaration, _ place: Place) {
    guard place.object != nil, isFlag(variable) else { return }
    heap.write(ValueSet(.boolean(true)), to: place.lent)
  }

  /// Whether nothing writes a view's state that its code hands out: none of its own code does, and
  /// nobody has it.
  func isUnlent(
    _ variable: VariableDeclaration, _ owner: TypeInfo, _ receiver: Value?
  ) -> Bool {
    guard isFlag(variable), objectNumber(receiver) != nil, syntax.isAssigned(variable),
      !syntax.isChanged(variable, by: owner)
    else { return false }
    return heap.read(place(of: variable, owner: owner, receiver: receiver).lent).isEmpty
  }

  private func isFlag(_ variable: VariableDeclaration) -> Bool {
    guard variable.isPrivate, variable.attribute("State") != nil else { return false }
    return if case .boolean = variable.value?.kind { true } else { false }
  }
}

extension Place {
  /// What stands for a binding to the state that was handed out.
  fileprivate var lent: Place {
    Place(object: object, of: .lent, name: "\(type).\(name)")
  }
}
