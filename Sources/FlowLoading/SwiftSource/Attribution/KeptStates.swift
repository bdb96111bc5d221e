extension ProgramIndex {
  /// Enums of which objects keep a value that changes: whoever is told of one hears what state
  /// something is in, and is not asked for anything.
  func keptStates() -> Set<Int> {
    types.reduce(into: []) { found, type in
      for variable in type.stored {
        if let state = stateKept(in: variable, of: type), state.kind == .enumeration {
          found.insert(state.id)
        }
      }
    }
  }

  private func stateKept(in variable: VariableDeclaration, of type: TypeInfo) -> TypeInfo? {
    if let written = variable.type?.unwrapped {
      let kept = state(of: written)
      guard kept != written || !variable.isConstant else { return nil }
      return resolve(kept, in: type, file: variable.span.file)
    }
    switch variable.value?.kind {
    // `var phase = Phase.idle`
    case .member(let base?, _, _) where !variable.isConstant:
      return base.lastName.flatMap { resolve(.name($0), in: type, file: variable.span.file) }
    // `var phase = CurrentValueSubject<Phase, Never>(.idle)`
    case .call(let callee, _):
      guard case .name(let name, let generics) = callee.kind, Messages.states.contains(name),
        let kept = generics.first
      else { return nil }
      return resolve(kept, in: type, file: variable.span.file)
    default: return nil
    }
  }

  /// What a subject that keeps its last value keeps.
  private func state(of type: TypeReference) -> TypeReference {
    guard let name = type.lastName, Messages.states.contains(name), let kept = type.generics.first
    else { return type }
    return kept
  }
}

extension TypeInfo {
  /// Whether an enum says how something went: what came of it can well be left alone. `finish` and
  /// `cancel` are what a person asks for.
  var isOutcome: Bool {
    func has(_ words: [String]) -> Bool {
      cases.keys.contains { name in words.contains(where: name.lowercased().hasPrefix) }
    }
    return has(["succe", "finished", "completed", "initial", "update"])
      && has(["fail", "error", "cancelled", "canceled"])
  }
}
