/// What several arms of an `#if` declare under one name. A build has one of them, and nobody tells
/// which: code that asks for it runs either.
extension TypeDeclaration.Members {
  /// Adds the members of an arm to those of the arms before it.
  mutating func join(_ arm: Self) {
    for variable in arm.variables {
      if let known = variables.firstIndex(where: { $0.isOtherwise(variable) }) {
        variables[known] = variables[known].or(variable)
      } else {
        variables.append(variable)
      }
    }
    for function in arm.functions {
      if let known = functions.firstIndex(where: { $0.isOtherwise(function) }) {
        functions[known] = functions[known].or(function)
      } else {
        functions.append(function)
      }
    }
    addRest(of: arm)
  }

  /// Adds all members of others.
  mutating func add(_ others: Self) {
    variables += others.variables
    functions += others.functions
    addRest(of: others)
  }

  private mutating func addRest(of others: Self) {
    cases += others.cases
    aliases += others.aliases
    types += others.types
    associated += others.associated
    statements += others.statements
    previews += others.previews
  }
}

extension VariableDeclaration {
  fileprivate func isOtherwise(_ other: VariableDeclaration) -> Bool {
    name == other.name && isStatic == other.isStatic && getter != nil && other.getter != nil
  }

  fileprivate func or(_ other: VariableDeclaration) -> VariableDeclaration {
    VariableDeclaration(
      name: name, type: type, value: value, getter: either(getter, other.getter, span),
      setter: setter ?? other.setter, observer: observer ?? other.observer, attributes: attributes,
      isStatic: isStatic, isConstant: isConstant, span: span)
  }
}

extension FunctionDeclaration {
  fileprivate func isOtherwise(_ other: FunctionDeclaration) -> Bool {
    name == other.name && isStatic == other.isStatic && body != nil && other.body != nil
      && parameters.count == other.parameters.count
      && zip(parameters, other.parameters).allSatisfy {
        $0.label == $1.label && $0.name == $1.name && $0.type == $1.type
      }
  }

  fileprivate func or(_ other: FunctionDeclaration) -> FunctionDeclaration {
    with(body: either(body, other.body, span))
  }
}

private func either(_ one: [Statement]?, _ other: [Statement]?, _ span: Span) -> [Statement]? {
  guard let one, let other else { return one ?? other }
  return [Statement(.conditional([.other], then: one, otherwise: other), span)]
}
