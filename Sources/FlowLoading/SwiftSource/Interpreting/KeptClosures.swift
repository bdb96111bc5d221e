/// Closures and methods given to objects of classes that are not in the source.
extension Interpreter {
  /// Runs code that an object keeps whose class is not in the source: `item.action = { … }`,
  /// `connection.stateUpdateHandler = onState`.
  /// Nobody else tells when it runs, so a person may set it off on the screen that gives it.
  func runKept(
    _ values: ValueSet, of right: Expression, by left: Expression, _ targets: [Place],
    _ expression: Expression, _ frame: Frame
  ) {
    runKeptDelegates(values, by: left, targets, frame)
    let kept = ValueSet(values.values.filter { isKept($0, of: right) })
    guard !kept.isEmpty,
      case .member(let base?, let name, _) = left.plain.kind,
      isForeign(base.plain, name, frame), targets.allSatisfy({ !isDeclared($0) })
    else { return }
    _ = within({
      $0.trigger = Trigger(
        label: name, span: anchored(expression.span), holder: holder(frame.receiver) ?? $0.holder)
      $0.hops = []
      $0.isDeferred = false
    }) { invokeAll(kept, [], expression, frame) }
  }

  /// Whether a value is a closure, or a method that is named as one; a selector needs a target.
  private func isKept(_ value: Value, of right: Expression) -> Bool {
    switch (value, right.plain.kind) {
    case (.closure, _), (.method, .name), (.method(_?, _, _), .member(_?, _, _)): true
    default: false
    }
  }

  /// Whether the program declares the property that a place is.
  func isDeclared(_ place: Place) -> Bool {
    place.type < 0 || index.types[place.type].variable(place.name) != nil
  }

  /// Whether a property is one of a class that is not in the source.
  func isForeign(_ base: Expression, _ name: String, _ frame: Frame) -> Bool {
    let owners = evaluate(base, frame)
    if let declared = staticType(of: base, frame).flatMap(resolve),
      declared.variable(name) != nil || !declared.isExternal && declared.externalSupertypes.isEmpty
    {
      return false
    }
    guard !owners.isEmpty else { return false }
    return owners.values.allSatisfy { owner in
      if case .external = owner { return true }
      // Only a class's object is changed where it is a constant.
      if isUndeclaredView(owner) { return frame.scope?.isReference == true }
      guard let type = type(of: owner) else { return false }
      return type.variable(name) == nil && !type.externalSupertypes.isEmpty
        && type.descendants().allSatisfy { $0.variables[name] == nil }
    }
  }
}
