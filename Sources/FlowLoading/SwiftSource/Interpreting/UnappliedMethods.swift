/// Methods of objects, named by their type: `Screen.open(self)` is the `open` of that object.
extension Interpreter {
  /// What a call of such a name gives.
  ///
  /// - Returns: Nil where something else is meant.
  func unapplied(
    _ name: String, of receiver: Value?, to instance: () -> ValueSet?
  ) -> ValueSet? {
    guard case .type(let number)? = receiver, name != "init" else { return nil }
    let type = index.types[number]
    let methods = type.methods(name)
    guard let owner = methods.first?.1, type.cases[name] == nil,
      methods.allSatisfy({ !$0.0.isStatic }), let instances = instance()
    else { return nil }
    let known = instances.values.filter { self.type(of: $0) != nil }
    let receivers = known.isEmpty ? [.some(number)] : known
    return ValueSet(receivers.map { .method($0, name, owner: owner.id) })
  }

  /// The same where the arguments are still to be evaluated: an instance alone, without a label.
  func unapplied(
    _ name: String, of receiver: Value?, _ arguments: [Argument], _ frame: Frame
  ) -> ValueSet? {
    unapplied(name, of: receiver) {
      guard arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing else {
        return nil
      }
      return evaluate(arguments[0].value, frame)
    }
  }
}
