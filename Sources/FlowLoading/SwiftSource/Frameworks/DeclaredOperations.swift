import FlowGraph

/// Calls of a team's own router, as `.waymark.yml` describes them.
struct DeclaredOperations {
  let byFunction: [String: [DeclaredOperation]]

  init(_ operations: [DeclaredOperation] = []) {
    byFunction = Dictionary(grouping: operations, by: \.function)
  }

  var isEmpty: Bool { byFunction.isEmpty }
}

extension Interpreter {
  /// Runs a call that the configuration describes; nil where it describes none like it.
  ///
  /// - Parameter base: what the function is called on, where something is written.
  func declaredOperation(
    _ name: String, on base: Expression?, _ arguments: [Argument], _ expression: Expression,
    _ frame: Frame
  ) -> ValueSet? {
    guard !operations.isEmpty,
      let found = operations.byFunction[name]?.first(where: {
        fits($0, arguments) && isCalled($0, on: base, frame)
      })
    else { return nil }
    let route = found.route.flatMap { argument(found.labels, $0, arguments) }
    let values =
      route.map {
        evaluate($0, frame, expected: typeOfRoute(found, $0, base, frame))
      } ?? .none
    for argument in arguments where argument.value !== route {
      evaluateArgument(argument.value, frame)
    }
    note(found.effect, values, expression.span)
    return .unknown
  }

  private func note(_ effect: DeclaredOperation.Effect, _ values: ValueSet, _ span: Span) {
    switch effect {
    case .push, .sheet, .cover, .popover, .root:
      note(.route(screens(values), effect.transition ?? .push), span)
    case .select: note(.select(values), span)
    case .pop: note(.pop(count: 1), span)
    case .popTo: note(.popTo(.none), span)
    case .popToRoot: note(.popToRoot, span)
    case .dismiss: note(.dismissModal(), span)
    }
  }

  /// A screen's type given as a value means a screen of it.
  private func screens(_ values: ValueSet) -> ValueSet {
    ValueSet(
      values.values.map { value in
        guard case .type(let number) = value else { return value }
        let type = index.types[number]
        if type.isController { return .some(number) }
        guard type.inherits(external: "View") else { return value }
        let object = heap.object(type: number, site: nil, maker: nil)
        return heap.view(
          .app(
            .init(content: .object(object), span: type.span, conditions: [], builder: nil)))
      }, isOpen: values.isOpen)
  }

  // MARK: Whether a call is meant

  /// Whether the labels are those of the function, some of which can have defaults.
  private func fits(_ operation: DeclaredOperation, _ arguments: [Argument]) -> Bool {
    var rest = operation.labels[...]
    for argument in arguments {
      if argument.isTrailing, argument.label == nil { continue }
      guard let next = rest.firstIndex(of: argument.label ?? "_") else { return false }
      rest = rest[(next + 1)...]
    }
    return true
  }

  private func argument(
    _ labels: [String], _ position: Int, _ arguments: [Argument]
  ) -> Expression? {
    var next = 0
    for argument in arguments where !(argument.isTrailing && argument.label == nil) {
      guard let found = labels[next...].firstIndex(of: argument.label ?? "_") else { return nil }
      if found == position { return argument.value }
      next = found + 1
    }
    return arguments.first { $0.isTrailing }?.value
  }

  private func isCalled(
    _ operation: DeclaredOperation, on base: Expression?, _ frame: Frame
  ) -> Bool {
    guard let wanted = operation.type else { return true }
    guard let base else {
      return frame.scope.map { isNamed($0, wanted) } ?? false
    }
    // `AppRouter.shared.go(to:)` of a library that is not read.
    if firstName(base) == wanted.split(separator: ".").first.map(String.init) { return true }
    if let type = staticType(of: base, frame)?.reference.unwrapped.dottedName, type == wanted {
      return true
    }
    return evaluate(base, frame).values.contains { value in
      switch value {
      case .external(let name), .externalType(let name): return name == wanted
      default: return type(of: value).map { isNamed($0, wanted) } ?? false
      }
    }
  }

  private func isNamed(_ type: TypeInfo, _ name: String) -> Bool {
    type.externalSupertypes.contains(name) || type.lineage.contains { $0.name == name }
  }

  private func firstName(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name, _): name
    case .member(let base?, _, _): firstName(base)
    case .call(let callee, _): firstName(callee)
    case .unwrap(let inner): firstName(inner)
    default: nil
    }
  }

  // MARK: What the route is

  /// The type that the function asks for; for a function that is not in the source, the only enum
  /// with a case of the name that is written.
  private func typeOfRoute(
    _ operation: DeclaredOperation, _ route: Expression, _ base: Expression?, _ frame: Frame
  ) -> ScopedType? {
    let owners =
      base.map { evaluate($0, frame).values.compactMap(type) } ?? [frame.scope].compactMap { $0 }
    for owner in owners {
      for (function, declared) in owner.methods(operation.function) {
        guard let position = operation.route, function.parameters.indices.contains(position) else {
          continue
        }
        return ScopedType(
          reference: function.parameters[position].type, scope: declared, file: function.span.file)
      }
    }
    guard let name = implicitName(route) else { return nil }
    let enums = index.types.filter { $0.cases[name] != nil && !index.isModel($0.span) }
    guard enums.count == 1, let only = enums.first else { return nil }
    return ScopedType(
      reference: .named(only.name.split(separator: ".").map { .init(name: String($0)) }),
      scope: nil, file: only.span.file)
  }

  private func implicitName(_ expression: Expression) -> String? {
    switch expression.kind {
    case .member(nil, let name, _): name
    case .call(let callee, _): implicitName(callee)
    default: nil
    }
  }
}
