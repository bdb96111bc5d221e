/// Telling a method for one type from a generic one of its name.
extension Interpreter {
  typealias Method = (FunctionDeclaration, TypeInfo)

  /// Of several methods of one name, those that ask for the very types that a call gives where
  /// another takes any type: Swift calls the generic one only for what no other takes.
  ///
  /// Where the types of what is given are not known, none is preferred.
  func byConcreteness(
    _ candidates: [Method], _ arguments: [Argument], _ values: [ValueSet], _ frame: Frame
  ) -> [Method] {
    guard candidates.count > 1, candidates.contains(where: { isGeneric($0.0) }) else {
      return candidates
    }
    let exact = candidates.filter { function, owner in
      guard !isGeneric(function), let pairing = pair(function.parameters, arguments) else {
        return false
      }
      return zip(function.parameters, pairing).allSatisfy { parameter, position in
        guard let position else { return true }
        return isExactly(
          arguments[position].value, values[position], parameter, function, owner, frame)
      }
    }
    return exact.isEmpty ? candidates : exact
  }

  /// Whether some parameter takes any type of a kind.
  private func isGeneric(_ function: FunctionDeclaration) -> Bool {
    let names = Set(function.generics.map(\.name))
    return function.parameters.contains { parameter in
      switch parameter.type {
      case .opaque: true
      case .named(let parts): parts.count == 1 && names.contains(parts[0].name)
      default: false
      }
    }
  }

  /// Whether an argument is known to be of the type that a parameter names.
  private func isExactly(
    _ argument: Expression, _ values: ValueSet, _ parameter: FunctionDeclaration.Parameter,
    _ function: FunctionDeclaration, _ owner: TypeInfo, _ frame: Frame
  ) -> Bool {
    // A closure has its type from whatever asks for it.
    if case .closure = argument.plain.kind { return true }
    guard case .named = parameter.type else { return false }
    if isCase(argument, of: parameter, function, owner) { return true }
    let wanted = index.resolve(parameter.type, in: owner, file: function.span.file)
    let isOwn = wanted.map { !$0.isExternal } ?? false
    if let wanted, isOwn, !values.isEmpty {
      let types = values.values.map(type)
      let isKnown = !types.contains { $0 == nil }
      if isKnown { return types.allSatisfy { $0?.lineage.contains { $0 === wanted } ?? false } }
    }
    guard let given = staticType(of: argument, frame) else { return false }
    if let wanted, isOwn { return resolve(given) === wanted }
    return given.reference == parameter.type
  }
}
