/// Closures given to objects of classes that are not in the source.
extension Interpreter {
  /// Runs closures that an object keeps whose class is not in the source: `item.action = { … }`.
  /// Nobody else tells when they run, so a person may set them off on the screen that gives them.
  func runKept(
    _ values: ValueSet, by left: Expression, _ targets: [Place], _ expression: Expression,
    _ frame: Frame
  ) {
    guard values.values.contains(where: isClosure),
      case .member(let base?, let name, _) = left.plain.kind,
      isForeign(base.plain, name, frame), targets.allSatisfy({ !isDeclared($0) })
    else { return }
    let closures = ValueSet(values.values.filter(isClosure))
    _ = within({
      $0.trigger = Trigger(label: name, span: anchored(expression.span))
      $0.hops = []
      $0.isDeferred = false
    }) { invokeAll(closures, [], expression, frame) }
  }

  private func isClosure(_ value: Value) -> Bool {
    if case .closure = value { return true }
    return false
  }

  /// Whether the program declares the property that a place is.
  private func isDeclared(_ place: Place) -> Bool {
    place.type < 0 || index.types[place.type].variable(place.name) != nil
  }

  /// Whether a property is one of a class that is not in the source.
  private func isForeign(_ base: Expression, _ name: String, _ frame: Frame) -> Bool {
    let owners = evaluate(base, frame)
    if let declared = staticType(of: base, frame).flatMap(resolve),
      declared.variable(name) != nil || !declared.isExternal && declared.externalSupertypes.isEmpty
    {
      return false
    }
    guard !owners.isEmpty else { return false }
    return owners.values.allSatisfy { owner in
      if case .external = owner { return true }
      guard let type = type(of: owner) else { return false }
      return type.variable(name) == nil && !type.externalSupertypes.isEmpty
        && type.descendants().allSatisfy { $0.variables[name] == nil }
    }
  }
}
