extension Linker {
  /// Routes that methods of a library's coordinators switch over, by what each case's branch says.
  func linkRouteHandlers() {
    for type in interpreter.index.types
    where !type.isExternal && !interpreter.index.isModel(type.span) && type.kind != .protocolType {
      for handler in Libraries.routeHandlers where isKind(type, of: handler.type) {
        for function in type.functions[handler.function] ?? [] { link(function, of: type) }
      }
    }
  }

  /// Whether a type is below a library's type, whose model or whose own extension is known.
  private func isKind(_ type: TypeInfo, of name: String) -> Bool {
    type.inherits(external: name)
      || type.lineage.dropFirst().contains { above in
        above.name == name && (interpreter.index.isModel(above.span) || isExtended(above))
      }
  }

  /// Whether a library's model extends a type of the program.
  private func isExtended(_ type: TypeInfo) -> Bool {
    type.functions.values.joined().contains { interpreter.index.isModel($0.span) }
  }

  private func link(_ function: FunctionDeclaration, of owner: TypeInfo) {
    guard let body = function.body, let parameter = function.parameters.first,
      let route = interpreter.index.resolve(
        parameter.type, in: owner, file: function.span.file),
      route.kind == .enumeration, !route.caseOrder.isEmpty,
      let cases = switched(over: parameter.name, in: body)
    else { return }
    links.routeTypes.insert(route.id)
    for name in route.caseOrder {
      var target = links.routes[CaseName(type: route.id, name: name)] ?? .init()
      guard let branch = cases.first(where: { $0.isDefault || takes($0, name) }) else { continue }
      target.isTaken = true
      if branch.body.contains(where: { !isJump($0) }) {
        target.shows = true
      } else if target.emptyAt == nil {
        target.emptyAt = branch.span
      }
      links.routes[CaseName(type: route.id, name: name)] = target
    }
  }

  private func switched(over name: String, in body: [Statement]) -> [SwitchCase]? {
    for statement in body {
      guard case .switching(let subject, let cases) = statement.kind,
        case .name(name, _) = subject.kind
      else { continue }
      return cases
    }
    return nil
  }

  private func takes(_ branch: SwitchCase, _ name: String) -> Bool {
    branch.patterns.contains { pattern in
      switch pattern {
      case .enumCase(_, let found, _, _): found == name
      case .expression(let expression): expression.lastName == name
      case .bind, .wildcard: true
      default: false
      }
    }
  }

  private func isJump(_ statement: Statement) -> Bool {
    if case .jump = statement.kind { return true }
    return false
  }
}
