/// Visits every expression of a part of the program, outermost first.
///
/// The visitor answers whether the parts of an expression are to be visited too.
struct Walk {
  let visit: (Expression) -> Bool
  /// Told of each case that a pattern names.
  let matched: ((String) -> Void)?
  /// Told of each local name.
  let bound: ((String) -> Void)?
  /// Told of statements that follow each other, before their parts are visited.
  let listed: (([Statement]) -> Void)?

  init(
    matched: ((String) -> Void)? = nil, bound: ((String) -> Void)? = nil,
    listed: (([Statement]) -> Void)? = nil, _ visit: @escaping (Expression) -> Bool
  ) {
    self.visit = visit
    self.matched = matched
    self.bound = bound
    self.listed = listed
  }

  func statements(_ list: [Statement]) {
    listed?(list)
    for one in list { statement(one) }
  }

  func expression(_ node: Expression) {
    guard visit(node) else { return }
    switch node.kind {
    case .member(let base?, _, _): expression(base)
    case .call(let callee, let arguments), .index(let callee, let arguments):
      expression(callee)
      for argument in arguments { expression(argument.value) }
    case .closure(let closure):
      if let bound { for one in closure.parameters { bound(one.name) } }
      statements(closure.body)
    case .string(_, let parts), .array(let parts), .other(let parts): parts.forEach(expression)
    case .dictionary(let pairs):
      for pair in pairs {
        expression(pair.key)
        expression(pair.value)
      }
    case .tuple(let parts): for part in parts { expression(part.value) }
    case .ternary(let a, let b, let c): [a, b, c].forEach(expression)
    case .binary(_, let left, let right):
      expression(left)
      expression(right)
    case .prefix(_, let inner), .unwrap(let inner), .cast(let inner, _, _), .typeTest(let inner, _):
      expression(inner)
    case .statement(let inner): statement(inner)
    case .macro(_, let arguments): for argument in arguments { expression(argument.value) }
    case .name, .member(nil, _, _), .integer, .boolean, .null, .keyPath, .type: break
    }
  }

  func statement(_ node: Statement) {
    switch node.kind {
    case .expression(let value), .throwing(let value): expression(value)
    case .variable(let name, _, let value):
      pattern(name)
      value.map(expression)
    case .returning(let value): value.map(expression)
    case .computed(let variable): variable.getter.map(statements)
    case .function(let function):
      if let bound { for one in function.parameters { bound(one.name) } }
      function.body.map(statements)
    case .conditional(let conditions, let then, let otherwise):
      conditions.forEach(condition)
      statements(then)
      otherwise.map(statements)
    case .guarding(let conditions, let otherwise):
      conditions.forEach(condition)
      statements(otherwise)
    case .switching(let subject, let cases):
      expression(subject)
      for one in cases {
        one.patterns.forEach(pattern)
        one.condition.map(expression)
        statements(one.body)
      }
    case .loop(let item, let sequence, let filter, let body):
      pattern(item)
      expression(sequence)
      filter.map(expression)
      statements(body)
    case .whileLoop(let conditions, let body):
      conditions.forEach(condition)
      statements(body)
    case .block(let body, let catches):
      statements(body)
      catches.forEach(statements)
    case .deferred(let body): statements(body)
    case .jump: break
    }
  }

  func condition(_ node: Condition) {
    switch node {
    case .expression(let value): expression(value)
    case .pattern(let pattern, let value):
      self.pattern(pattern)
      expression(value)
    case .binding(let name, _, let value, _):
      bound?(name)
      value.map(expression)
    case .other: break
    }
  }

  private func pattern(_ node: Pattern) {
    switch node {
    case .enumCase(_, let name, let parts, _):
      matched?(name)
      for part in parts { pattern(part.pattern) }
    case .tuple(let parts): parts.forEach(pattern)
    case .optional(let inner): pattern(inner)
    case .type(let inner, _): inner.map(pattern)
    case .expression(let value): if let name = value.lastName { matched?(name) }
    case .bind(let name): bound?(name)
    case .wildcard: break
    }
  }

  func type(_ declaration: TypeDeclaration) {
    declaration.variables.forEach(variable)
    declaration.functions.forEach(function)
    declaration.types.forEach(type)
  }

  func variable(_ node: VariableDeclaration) {
    node.value.map(expression)
    node.getter.map(statements)
    node.setter.map { statements($0.body) }
    node.observer.map(statements)
    for attribute in node.attributes {
      for argument in attribute.arguments { expression(argument.value) }
    }
  }

  func function(_ node: FunctionDeclaration) {
    for parameter in node.parameters { parameter.value.map(expression) }
    node.body.map(statements)
  }

  func members(_ node: TypeDeclaration.Members) {
    node.variables.forEach(variable)
    node.functions.forEach(function)
    node.types.forEach(type)
    statements(node.statements)
  }
}
