/// State that straight code reads right after it wrote it, which then holds what was written and not
/// all that it is ever given.
extension Interpreter {
  /// Notes what a property of a known object was just assigned.
  ///
  /// Only values that are all known are worth more than what the property ever holds, and only where
  /// nothing that listens to the property may have written another.
  func refresh(_ targets: [Place], with values: ValueSet) {
    guard targets.count == 1, let place = targets.first, place.object.map({ $0 >= 0 }) == true,
      place.type >= 0, !values.isOpen, !values.isEmpty,
      let (variable, _) = index.types[place.type].variable(place.name), variable.getter == nil,
      !observesItself(variable), heap.listeners(on: place).isEmpty
    else { return }
    fresh[place] = values
  }

  /// Forgets what state held that was written again.
  func spoil(_ place: Place) {
    for known in fresh.keys where known.meets(place) { fresh[known] = nil }
    // What an act put into a queue it works off, whatever it takes out in between.
    if let known = assumed, known.place.meets(place), isCase(known.values) { assumed = nil }
  }

  /// The case that state was just set to, for the code that is called next: it asks for the case and
  /// not for all that there ever are. Code that runs later may find another.
  func lastCase() -> Written? {
    guard !context.isDeferred else { return nil }
    let cases = fresh.filter { isCase($0.value) }
    guard cases.count == 1, let (place, values) = cases.first else { return nil }
    return Written(place: place, values: values)
  }

  private func isCase(_ values: ValueSet) -> Bool {
    values.values.allSatisfy { if case .enumCase = $0 { true } else { false } }
  }

  /// Forgets what code that runs again and again sets anew.
  func leaveUnassigned(in body: [Statement]) {
    guard !fresh.isEmpty else { return }
    fresh = fresh.filter { !isAssigned($0.key.name, in: body) }
  }

  /// Runs a part that may run or not: after it, only what it left alone is still known.
  func keepingFresh<Result>(_ body: () -> Result) -> Result {
    let saved = fresh
    defer { fresh = saved.filter { fresh[$0.key] == $0.value } }
    return body()
  }

  /// Runs code of its own, which knows nothing of what was written around it and writes nothing.
  func besidesFresh<Result>(_ body: () -> Result) -> Result {
    let saved = fresh
    fresh = [:]
    defer { fresh = saved }
    return body()
  }

  /// Runs code of its own, and gives what it did and what it wrote last to state that says in which
  /// case something is.
  ///
  /// - Parameter leaves: Whether anybody asks for the latter.
  func apart(
    leaves: Bool, _ body: () -> ValueSet
  ) -> (ValueSet, EffectList, left: [Place: ValueSet]) {
    var left: [Place: ValueSet] = [:]
    let (values, effects) = besidesFresh {
      defer { if leaves { left = fresh.filter { isCase($0.value) } } }
      return isolated(body)
    }
    return (values, effects, left)
  }

  /// Whether what observes a property sets it again.
  func observesItself(_ variable: VariableDeclaration) -> Bool {
    guard let observer = variable.observer else { return false }
    return isAssigned(variable.name, in: observer)
  }

  /// Whether code sets or changes a property of a name.
  private func isAssigned(_ property: String, in code: [Statement]) -> Bool {
    var isSet = false
    Walk { node in
      if case .binary(let name, let left, _) = node.kind, Mutation.isAssignment(name),
        left.lastName == property
      {
        isSet = true
      }
      if case .call(let callee, _) = node.kind, case .member(let base?, let name, _) = callee.kind,
        Mutation.names.contains(name), base.lastName == property
      {
        isSet = true
      }
      return !isSet
    }.statements(code)
    return isSet
  }
}
