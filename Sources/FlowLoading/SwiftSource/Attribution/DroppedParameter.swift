/// Whether a function does nothing with what it is given: it names it not at all, or only asks it
/// for another form of itself, of which it makes no use either.
struct DroppedParameter {
  private let function: FunctionDeclaration
  private let syntax: SyntaxFacts
  private var names: Set<String>

  init(_ function: FunctionDeclaration, _ position: Int, _ syntax: SyntaxFacts) {
    self.function = function
    self.syntax = syntax
    names = [function.parameters[position].name]
  }

  var isDropped: Bool {
    var search = self
    return search.drops(function.body ?? [])
  }

  /// Whether all that it does is to give it to another that is to show it.
  var isHandedOn: Bool {
    (function.body ?? []).allSatisfy { statement in
      guard isNamed({ $0.statements([statement]) }) else { return true }
      guard case .expression(let value) = statement.kind,
        case .call(let callee, let arguments) = value.plain.kind, let name = callee.lastName,
        NavigationCalls.saysToShow(name), !isNamed({ $0.expression(callee) })
      else { return false }
      return arguments.allSatisfy { argument in
        if case .name = argument.value.plain.kind { return true }
        return !isNamed { $0.expression(argument.value) }
      }
    }
  }

  private mutating func drops(_ body: [Statement]) -> Bool {
    for statement in body where !drops(statement) { return false }
    return true
  }

  private mutating func drops(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .guarding(let conditions, let otherwise):
      return binds(conditions) && drops(otherwise)
    case .conditional(let conditions, let then, let otherwise):
      return binds(conditions) && drops(then) && drops(otherwise ?? [])
    case .variable(.bind(let name), _, let value?):
      return binds(name, value)
    default: return !isNamed { $0.statements([statement]) }
    }
  }

  private mutating func binds(_ conditions: [Condition]) -> Bool {
    for condition in conditions {
      switch condition {
      case .binding(let name, _, let value?, _):
        guard binds(name, value) else { return false }
      case .binding(_, _, nil, _), .other: break
      case .expression(let value), .pattern(_, let value):
        guard !isNamed({ $0.expression(value) }) else { return false }
      }
    }
    return true
  }

  /// `let controller = module?.toPresent()`
  private mutating func binds(_ name: String, _ value: Expression) -> Bool {
    guard isNamed({ $0.expression(value) }) else { return true }
    guard case .call(let callee, let arguments) = value.plain.kind, arguments.isEmpty,
      case .member(let base?, let asked, _) = callee.plain.kind,
      case .name(let known, _) = base.plain.kind, names.contains(known),
      !syntax.relevance.hotNames.contains(asked)
    else { return false }
    names.insert(name)
    return true
  }

  private func isNamed(_ walk: (Walk) -> Void) -> Bool {
    var found = false
    walk(
      Walk { node in
        if case .name(let name, _) = node.kind, names.contains(name) { found = true }
        return !found
      })
    return found
  }
}
