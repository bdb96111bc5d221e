/// Links that a handler keeps, for code that runs by itself to take up: a shortcut item that waits
/// until the scene is active.
extension GraphBuilder {
  /// Whether a row comes about because a handler kept what came from outside.
  func takesUp(_ record: DeepLinkRecord, _ row: Links.Transition, _ trigger: Trigger) -> Bool {
    guard Self.byItself.contains(trigger.label) else { return false }
    return row.conditions.contains { condition in
      interpreter.conditionTexts[condition.number].asksOf.contains { place in
        record.writes.contains { $0.meets(place) }
      }
    }
  }

  private static let byItself = Interpreter.phaseNames.union(Triggers.lifecycle)
    .union(["onChange", "onReceive", "onAppear", "task"])
}

extension Interpreter {
  /// The state that a condition looks at to see whether it holds something.
  func asked(by condition: Condition, _ frame: Frame) -> Set<Place> {
    switch condition {
    case .binding(let name, _, let value, _):
      asked(value ?? Expression(.name(name, generics: []), .none), frame)
    case .pattern(_, let subject): asked(subject, frame)
    case .expression(let expression):
      if case .binary("!=", let left, let right) = expression.plain.kind, case .null = right.kind {
        asked(left, frame)
      } else {
        []
      }
    case .other: []
    }
  }

  /// Keeps that a handler puts what it was given into a variable outside all types.
  func noteGlobal(_ left: Expression, _ frame: Frame) {
    guard linkDepth > 0, case .name(let name, _) = left.plain.kind,
      let place = globalPlace(name, frame)
    else { return }
    record(.writes(place))
  }

  private func globalPlace(_ name: String, _ frame: Frame) -> Place? {
    guard frame.locals[name] == nil, index.globals[name] != nil, lexicalMember(name, frame) == nil
    else { return nil }
    return Place(object: nil, of: .globals, name: name)
  }

  /// The state that an expression reads something of.
  func asked(_ expression: Expression, _ frame: Frame) -> Set<Place> {
    switch expression.plain.kind {
    case .name(let name, _):
      if let global = globalPlace(name, frame) { return [global] }
      return frame.locals[name] == nil && syntax.assignedNames.contains(name)
        ? Set(places(of: expression, frame).map(\.summary)) : []
    case .member(let base?, let name, _):
      if syntax.assignedNames.contains(name) {
        let found = places(of: expression.plain, frame)
        if !found.isEmpty { return Set(found.map(\.summary)) }
      }
      return asked(base, frame)
    case .unwrap(let inner), .cast(let inner, _, _): return asked(inner, frame)
    default: return []
    }
  }
}
