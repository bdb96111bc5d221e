/// A call of a framework's method that the app overrides: `present(_:animated:)`.
struct OverriddenCall: Hashable {
  let name: String
  let span: Span
}

extension Interpreter {
  /// Runs a function. What an override hands on to the framework's own method is done where the
  /// override was called.
  func overriding<Result>(
    _ function: FunctionDeclaration, at site: Expression?, _ body: () -> Result
  ) -> Result {
    guard isOperation(function), let site else { return body() }
    if isOnSuper(site), overridden?.name == function.name {
      facts.filling.insert(site.span)
      return body()
    }
    let saved = overridden
    defer { overridden = saved }
    overridden = OverriddenCall(name: function.name, span: site.span)
    return body()
  }

  /// Whether a function overrides what a framework has for navigating.
  func isOperation(_ function: FunctionDeclaration) -> Bool {
    function.isOverride && Frameworks.methods[function.name] != nil
  }

  /// Methods of one name without those of generic classes that a class below overrides: there the
  /// types are written out that are parameters above.
  func withoutOverridden(_ methods: [Method]) -> [Method] {
    let overrides = methods.filter(\.0.isOverride)
    guard !overrides.isEmpty, methods.count > overrides.count else { return methods }
    return methods.filter { above, owner in
      guard !above.isOverride, !owner.generics.isEmpty else { return true }
      let names = Set(owner.generics.map(\.name))
      guard above.parameters.contains(where: { $0.type.mentions(names) }) else { return true }
      return !overrides.contains { function, heir in
        heir !== owner && heir.lineage.contains { $0 === owner }
          && function.signature == above.signature
      }
    }
  }

  /// Methods of one name without those that only code of another file sees: a private one hides
  /// nothing there, and is hidden by nothing.
  func visible(_ methods: [Method], _ frame: Frame) -> [Method] {
    guard methods.count > 1, methods.contains(where: \.0.isPrivate) else { return methods }
    let seen = methods.filter { !$0.0.isPrivate || $0.0.span.file == frame.file }
    return seen.isEmpty ? methods : seen
  }

  private func isOnSuper(_ call: Expression) -> Bool {
    guard case .call(let callee, _) = call.kind, case .member(let base?, _, _) = callee.kind,
      case .name("super", _) = base.kind
    else { return false }
    return true
  }

  /// What more than its arguments a run of an override depends on.
  func overrideKey(_ function: FunctionDeclaration) -> [ValueSet] {
    guard let overridden, overridden.name == function.name, isOperation(function) else {
      return []
    }
    return [
      ValueSet(.integer(Int(overridden.span.file))), ValueSet(.integer(Int(overridden.span.start))),
    ]
  }

  /// A framework's method, called on `super`.
  func inheritedAbove(_ site: CallSite, on receiver: Value, _ frame: Frame) -> ValueSet? {
    guard let call = overridden, call.name == site.name else {
      return inherited(site, on: receiver, frame)
    }
    let moved = CallSite(
      name: site.name, arguments: site.arguments,
      expression: Expression(site.expression.kind, call.span), expected: site.expected)
    let result = inherited(moved, on: receiver, frame)
    if result != nil { facts.filling.insert(site.span) }
    return result
  }
}
