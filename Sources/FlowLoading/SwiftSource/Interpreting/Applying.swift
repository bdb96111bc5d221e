/// Calls of what an expression turned out to be: closures, methods as values, types.
extension Interpreter {
  /// Calls whatever a callee turned out to be.
  func apply(
    _ callees: ValueSet, _ arguments: [Argument], _ expression: Expression, _ frame: Frame,
    _ expected: ScopedType?, type: ScopedType? = nil, name: String? = nil
  ) -> ValueSet {
    var result = ValueSet.none
    var parameterTypes: [ScopedType?] = []
    if let type {
      let written = index.expanded(type.reference.unwrapped, in: type.scope)
      if case .function(let parts, _, _) = written.unwrapped {
        parameterTypes = parts.map { type.with($0) }
      }
    }
    func values(_ fallback: [ScopedType?], of parts: [Argument]? = nil) -> [ValueSet] {
      (parts ?? arguments).enumerated().map { position, argument in
        let types = parameterTypes.isEmpty ? fallback : parameterTypes
        return evaluate(
          argument.value, frame,
          expected: types.indices.contains(position) ? types[position] : nil)
      }
    }
    var isCalled = false
    for callee in callees.values {
      let choice = linkDepth > 0 ? choice(of: callee) : []
      let outer = context
      if !choice.isEmpty { context.conditions += choice }
      defer { if !choice.isEmpty { context = outer } }
      switch callee {
      case .view where arguments.isEmpty:
        // An `@autoclosure` kept as a closure gives what was written.
        isCalled = true
        result.insert(callee)
      case .view(let number) where isLayout(number):
        // `let layout = isWide ? AnyLayout(HStackLayout()) : …`, then `layout { … }`.
        isCalled = true
        let site = CallSite(
          name: "AnyLayout", arguments: arguments, expression: expression, expected: expected)
        result.formUnion(frameworkCallable(site, frame))
      case .closure(let number):
        isCalled = true
        let record = heap.closures[number]
        var types = record.closure.parameters.map { parameter in
          parameter.type.map {
            ScopedType(reference: $0, scope: record.scope, file: record.closure.span.file)
          }
        }
        if !types.contains(where: { $0 != nil }), let wanted = record.expected,
          case .function(let parts, _, _) =
            index.expanded(wanted.reference.unwrapped, in: wanted.scope).unwrapped
        {
          types = parts.map { wanted.with($0) }
        }
        let sent = values(types)
        if name != nil, let first = sent.first { noteSent(first, expression) }
        let filled = arguments.indices.filter { position in
          types.indices.contains(position)
            && fills(types[position], with: arguments[position].value, sent[position], frame)
        }
        result.formUnion(invoke(closure: number, sent, at: expression, filled: filled))
      case .method(let receiver, let method, _):
        isCalled = true
        if let method = unapplied(method, of: receiver, arguments, frame) {
          result.formUnion(method)
        } else if let receiver, !parameterTypes.isEmpty,
          let owner = self.type(of: receiver), owner.methods(method).count > 1
        {
          // The declared type of what is called tells overloads apart.
          result.formUnion(invoke(method: method, of: receiver, values([])))
        } else if takesByPosition(method, of: receiver, arguments) {
          result.formUnion(invoke(method: method, of: receiver, values([])))
        } else if let parts = spread(arguments), takesByPosition(method, of: receiver, parts) {
          result.formUnion(invoke(method: method, of: receiver, values([], of: parts)))
        } else if let receiver, let owner = self.type(of: receiver) ?? viewExtensions(receiver) {
          result.formUnion(callMember(method, of: receiver, owner, arguments, expression, frame))
        } else if let function = best(index.globalFunctions(method), arguments) {
          result.formUnion(invoke(function, owner: nil, receiver: nil, arguments, frame))
        }
      case .type(let number):
        isCalled = true
        let type = index.types[number]
        let given = labelled(spread(arguments) ?? arguments, of: type)
        result.formUnion(construct(type, given ?? arguments, expression, frame))
      case .external(let framework):
        isCalled = true
        let site = CallSite(
          name: framework, arguments: arguments, expression: expression, expected: expected)
        result.formUnion(frameworkCallable(site, frame))
      case .object, .some, .enumCase:
        if let owner = self.type(of: callee), !owner.methods("callAsFunction").isEmpty {
          isCalled = true
          result.formUnion(
            calling(on: callee, of: callees, expression) {
              callMember("callAsFunction", of: callee, owner, arguments, expression, frame)
            })
        }
      default: break
      }
    }
    if !isCalled {
      let sent = values([])
      noteUncalled(name: name, sent: sent, expression)
      // What is called on nothing gives nothing.
      if callees.only == .null { return ValueSet(.null) }
      if callees.isOpen || callees.isEmpty { result.isOpen = true }
    }
    return result
  }

  /// The arguments that one tuple stands for: `make((delegate, state))`, where `make` is an
  /// initialiser of two parameters.
  private func spread(_ arguments: [Argument]) -> [Argument]? {
    guard arguments.count == 1, case .tuple(let parts) = arguments[0].value.kind, parts.count > 1
    else { return nil }
    return parts.map { Argument(label: nil, value: $0.value, isTrailing: false) }
  }

  /// Whether a method that is called as a value has labels, which such a call leaves out.
  private func takesByPosition(
    _ method: String, of receiver: Value?, _ arguments: [Argument]
  ) -> Bool {
    guard !arguments.isEmpty, arguments.allSatisfy({ $0.label == nil }) else { return false }
    let candidates: [FunctionDeclaration]
    if let receiver {
      guard let owner = type(of: receiver) else { return false }
      candidates = owner.allMethods(method).map(\.0)
    } else {
      candidates = index.globalFunctions(method)
    }
    return candidates.contains { $0.parameters.count == arguments.count }
      && best(candidates, arguments) == nil
  }

  private func isLayout(_ view: Int) -> Bool {
    if case .framework(let name, _) = heap.views[view] { name.hasSuffix("Layout") } else { false }
  }

  private func viewExtensions(_ receiver: Value) -> TypeInfo? {
    isView(receiver) ? index.externalType(named: "View") : nil
  }

  /// Evaluates an argument of a call that cannot be followed: a closure may still run.
  func evaluateArgument(_ expression: Expression, _ frame: Frame) {
    for value in evaluate(expression, frame).values {
      if case .closure(let number) = value { invoke(closure: number, []) }
    }
  }
}
