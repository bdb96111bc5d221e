extension ProgramIndex {
  /// The type that Swift infers for an associated type which a type does not name: what its method
  /// or property has where the protocol's has the associated type.
  func inferred(_ name: String, of type: TypeInfo) -> (type: TypeReference, scope: TypeInfo)? {
    guard type.isLinked, type.kind != .protocolType else { return nil }
    for owner in type.lineage where owner.associated.contains(name) {
      for required in owner.functions.keys.sorted() {
        for requirement in owner.functions[required] ?? [] where requirement.body == nil {
          if let found = inferred(name, by: requirement, of: type) { return found }
        }
      }
      for required in owner.variables.keys.sorted()
      where owner.variables[required]?.type == .name(name) {
        if let (witness, scope) = type.variable(required), scope !== owner, let found = witness.type
        {
          return (found, scope)
        }
      }
    }
    return nil
  }

  private func inferred(
    _ name: String, by requirement: FunctionDeclaration, of type: TypeInfo
  ) -> (type: TypeReference, scope: TypeInfo)? {
    let labels = requirement.parameters.map(\.label)
    for (witness, scope) in type.methods(requirement.name)
    where witness.body != nil && witness.parameters.map(\.label) == labels {
      for (wanted, found) in zip(requirement.parameters, witness.parameters)
      where wanted.type == .name(name) {
        return (found.type, scope)
      }
      if requirement.result == .name(name), let found = witness.result { return (found, scope) }
    }
    return nil
  }
}
