/// What a branch that is taken says of the values that it asked about.
extension Interpreter {
  /// Inside a branch, a local that is switched over has only the values that the branch takes.
  func narrow(_ subject: Expression, to patterns: [Pattern], _ values: ValueSet, _ frame: Frame) {
    guard let name = local(subject, frame) else { return }
    let names = patterns.compactMap(caseName)
    let isListed = names.count == patterns.count
    let kept = values.values.filter { matches(patterns, $0) }
    let refined = isListed ? kept.flatMap { cases(names, of: $0, beside: values) } : kept
    guard !refined.isEmpty, refined.count < values.values.count || refined != kept else { return }
    // What a value of unknown case is in the branch of one case is known.
    let isOpen = values.isOpen && !(isListed && refined.allSatisfy(isCase))
    keep(ValueSet(refined, isOpen: isOpen), in: name, frame)
  }

  /// `switch item.page { case .about: … }`: in the branch, the item is one of those whose page the
  /// branch takes. What a property holds is known in the code near to it; a local is narrowed.
  func holder(of subject: Expression, taking patterns: [Pattern], _ frame: Frame) -> Written? {
    guard case .member(let base?, let name, _) = subject.kind, assumed == nil else { return nil }
    let place = places(of: base, frame).first
    let values = local(base, frame).flatMap { frame.locals[$0]?.values } ?? place.map(readPlace)
    guard let values, values.values.count > 1, !values.isOpen,
      isFixed(subject, frame) || isFixed(base, frame) && values.values.allSatisfy(isCopied)
    else { return nil }
    let kept = comparing {
      values.values.filter { value in
        guard case .object = value else { return true }
        let held = member(name, of: value, subject, frame)
        return held.isOpen || held.values.contains { matches(patterns, $0) }
      }
    }
    guard !kept.isEmpty, kept.count < values.values.count else { return nil }
    if let name = local(base, frame) {
      keep(ValueSet(kept), in: name, frame)
      return nil
    }
    return place.map { Written(place: $0, values: ValueSet(kept)) }
  }

  /// Whether what is done to a value elsewhere is done to a copy of it.
  private func isCopied(_ value: Value) -> Bool { type(of: value)?.kind == .structure }

  private func caseName(_ pattern: Pattern) -> String? {
    switch pattern {
    case .enumCase(_, let name, _, _): return name
    case .expression(let expression):
      if case .member(nil, let name, _) = expression.kind { return name }
      return nil
    default: return nil
    }
  }

  private func isCase(_ value: Value) -> Bool {
    if case .enumCase = value { return true }
    return false
  }

  /// The named cases, where a value can be any of its enum; those that are not known better.
  private func cases(_ names: [String], of value: Value, beside known: ValueSet) -> [Value] {
    guard case .some(let number) = value, index.types[number].kind == .enumeration else {
      return [value]
    }
    let type = index.types[number]
    let unknown = names.filter { !known.knows(number, $0) }
    let found = unknown.compactMap { name in
      type.cases[name].map { declared in
        Value.enumCase(
          number, name,
          declared.payload.map {
            anyValue(of: ScopedType(reference: $0.type, scope: type, file: type.span.file))
          })
      }
    }
    return found.isEmpty && unknown.count == names.count ? [value] : found
  }

  /// In the `default` of a switch, it has what no case took.
  func narrow(_ subject: Expression, toRest rest: ValueSet, _ frame: Frame) {
    guard let name = local(subject, frame), !rest.isEmpty else { return }
    keep(rest, in: name, frame)
  }

  /// Where conditions hold, or one does not: `if item == .help { … } else { … }`.
  func assume(_ conditions: [Condition], hold: Bool, _ frame: Frame) {
    // Of several that do not all hold, which one fails is not known.
    guard hold || conditions.count == 1 else { return }
    for condition in conditions {
      switch condition {
      case .expression(let expression): assume(expression, hold, frame)
      case .binding(_, _, let value?, _):
        // `if let stack = page as? UINavigationController { … } else { … }`
        if !hold, case .cast(let subject, let type, true) = value.plain.kind {
          test(subject, type, false, frame)
        }
      default: break
      }
    }
  }

  private func assume(_ expression: Expression, _ holds: Bool, _ frame: Frame) {
    switch expression.kind {
    case .prefix("!", let inner): assume(inner, !holds, frame)
    case .binary("&&", let left, let right) where holds,
      .binary("||", let left, let right) where !holds:
      assume(left, holds, frame)
      assume(right, holds, frame)
    case .binary("==", let left, let right): compare(left, right, areEqual: holds, frame)
    case .binary("!=", let left, let right): compare(left, right, areEqual: !holds, frame)
    case .typeTest(let subject, let type): test(subject, type, holds, frame)
    case .binary("||", _, _):
      if let (name, types) = tests(expression, frame) { keep(anyOf: types, in: name, frame) }
    default: break
    }
  }

  /// The types of which a local is one: `page is Login || page is Register`.
  private func tests(
    _ expression: Expression, _ frame: Frame
  ) -> (name: String, types: [TypeReference])? {
    switch expression.plain.kind {
    case .typeTest(let subject, let type): return local(subject, frame).map { ($0, [type]) }
    case .binary("||", let left, let right):
      guard let first = tests(left, frame), let second = tests(right, frame),
        first.name == second.name
      else { return nil }
      return (first.name, first.types + second.types)
    default: return nil
    }
  }

  private func keep(anyOf types: [TypeReference], in name: String, _ frame: Frame) {
    guard let values = frame.locals[name]?.values else { return }
    let fitting = types.reduce(into: ValueSet.none) { all, type in
      let wanted = ScopedType(reference: type, scope: frame.scope, file: frame.file)
      all.formUnion(cast(values, to: wanted, conditional: true, frame).withoutNull)
    }
    if !fitting.isEmpty { keep(fitting, in: name, frame) }
  }

  /// Leaves in a local what can be of a type, or what can be of another.
  private func test(
    _ subject: Expression, _ type: TypeReference, _ holds: Bool, _ frame: Frame
  ) {
    guard let name = local(subject, frame), let values = frame.locals[name]?.values else { return }
    let wanted = ScopedType(reference: type, scope: frame.scope, file: frame.file)
    if holds {
      let fitting = cast(values, to: wanted, conditional: true, frame)
      if !fitting.isEmpty { keep(fitting, in: name, frame) }
    } else {
      let others = values.values.filter { !isCertainly($0, of: wanted) }
      if !others.isEmpty { keep(ValueSet(others, isOpen: values.isOpen), in: name, frame) }
    }
  }

  /// Whether a value is known to be of a type, so that no cast to it fails.
  func isCertainly(_ value: Value, of wanted: ScopedType) -> Bool {
    guard isOfKnownType(value), let known = type(of: value), let name = wanted.reference.lastName
    else { return false }
    if let target = resolve(wanted) { return known.lineage.contains { $0 === target } }
    return known.isKind(of: name)
  }

  private func compare(
    _ subject: Expression, _ other: Expression, areEqual: Bool, _ frame: Frame
  ) {
    guard let name = local(subject, frame), let slot = frame.locals[name],
      case .member(nil, _, _) = other.plain.kind,
      let wanted = comparing({ evaluate(other, frame, expected: staticType(of: subject, frame)) })
        .only, case .enumCase(let type, let one, let payload) = wanted, payload.isEmpty
    else { return }
    let kept = slot.values.values.filter { value in
      switch value {
      case .enumCase(type, let found, _): (found == one) == areEqual
      case .null: !areEqual
      default: true
      }
    }
    guard !kept.isEmpty, kept.count < slot.values.values.count else { return }
    keep(ValueSet(kept, isOpen: slot.values.isOpen), in: name, frame)
  }

  private func local(_ subject: Expression, _ frame: Frame) -> String? {
    guard case .name(let name, _) = subject.kind, frame.locals[name] != nil else { return nil }
    return name
  }

  private func keep(_ values: ValueSet, in name: String, _ frame: Frame) {
    frame.locals[name] = frame.locals[name]?.narrowed(to: values)
  }
}
