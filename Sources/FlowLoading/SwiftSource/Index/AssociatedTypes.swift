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
      for required in owner.variables.keys.sorted() {
        guard let wanted = owner.variables[required]?.type, wanted.mentions([name]),
          let (witness, scope) = type.variable(required), scope !== owner,
          let found = witness.type.flatMap({ wanted.meaning(of: name, in: $0) })
        else { continue }
        return (found, scope)
      }
    }
    return nil
  }

  private func inferred(
    _ name: String, by requirement: FunctionDeclaration, of type: TypeInfo
  ) -> (type: TypeReference, scope: TypeInfo)? {
    let labels = requirement.parameters.map(\.label)
    // What a protocol adds speaks of the associated type itself.
    for (witness, scope) in type.methods(requirement.name)
    where scope.kind != .protocolType && witness.body != nil
      && witness.parameters.map(\.label) == labels
    {
      for (wanted, found) in zip(requirement.parameters, witness.parameters)
      where wanted.type.mentions([name]) {
        if let meant = wanted.type.meaning(of: name, in: found.type) { return (meant, scope) }
      }
      if let wanted = requirement.result, wanted.mentions([name]),
        let meant = witness.result.flatMap({ wanted.meaning(of: name, in: $0) })
      {
        return (meant, scope)
      }
    }
    return nil
  }
}

extension TypeReference {
  /// What stands in a witness's type where the requirement's has the associated type: `Stop` for
  /// `Place` of `[Place]` in `[Stop]`.
  fileprivate func meaning(of name: String, in witness: TypeReference) -> TypeReference? {
    self == .name(name) ? witness : counterpart(of: name, in: witness)
  }
}
