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

  /// Whether what observes a property sets it again.
  func observesItself(_ variable: VariableDeclaration) -> Bool {
    guard let observer = variable.observer else { return false }
    var isSet = false
    Walk { node in
      if case .binary(let name, let left, _) = node.kind, name.hasSuffix("="),
        left.lastName == variable.name
      {
        isSet = true
      }
      if case .call(let callee, _) = node.kind, case .member(let base?, let name, _) = callee.kind,
        Mutation.names.contains(name), base.lastName == variable.name
      {
        isSet = true
      }
      return !isSet
    }.statements(observer)
    return isSet
  }
}
