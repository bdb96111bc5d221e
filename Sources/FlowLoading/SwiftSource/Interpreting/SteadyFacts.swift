/// What a condition says of a value that is the same wherever code asks for it: one of the
/// environment under a key where the program puts nothing, a constant of a type, or the device.
struct SteadyFact: Hashable {
  enum Subject: Hashable {
    case environment(String)
    case constant(owner: Int, name: String)
    case device(String)
  }

  let subject: Subject
  let holds: Bool

  var opposite: SteadyFact { .init(subject: subject, holds: !holds) }

  /// Whether it stays so for as long as the app runs, and not only while a screen is on show.
  var isForGood: Bool { if case .environment = subject { false } else { true } }
}

extension Interpreter {
  func steadyFacts(of condition: Condition, holds: Bool, _ frame: Frame) -> [SteadyFact] {
    switch condition {
    case .expression(let expression): steadyFacts(of: expression, holds: holds, frame)
    case .pattern(let pattern, let subject) where holds: deviceFacts(of: pattern, subject)
    default: []
    }
  }

  /// - Parameter depth: How many properties of the program's it stands in.
  func steadyFacts(
    of expression: Expression, holds: Bool, _ frame: Frame, depth: Int = 0
  ) -> [SteadyFact] {
    func facts(_ part: Expression, _ holds: Bool) -> [SteadyFact] {
      steadyFacts(of: part, holds: holds, frame, depth: depth)
    }
    switch expression.plain.kind {
    case .prefix("!", let inner): return facts(inner, !holds)
    case .tuple(let parts) where parts.count == 1: return facts(parts[0].value, holds)
    // All of what is joined by "and" holds, and nothing of what is joined by "or" that fails.
    case .binary("&&", let left, let right) where holds,
      .binary("||", let left, let right) where !holds:
      return facts(left, holds) + facts(right, holds)
    case .name(let name, _) where frame.locals[name] == nil:
      if let (variable, owner) = frame.scope?.variable(name),
        let subject = steadySubject(variable, owner)
      {
        return [.init(subject: subject, holds: holds)]
      }
      return deviceFacts(of: expression, holds: holds, frame, depth: depth)
    case .member(let base?, let name, _):
      let found: (VariableDeclaration, TypeInfo)? =
        switch base.plain.kind {
        case .name("self", _): frame.scope?.variable(name)
        case .name(let type, _) where type.startsUppercase:
          resolve(ScopedType(reference: .name(type), scope: frame.scope, file: frame.file))?
            .variable(name)
        default: nil
        }
      if let (variable, owner) = found, let subject = steadySubject(variable, owner) {
        return [.init(subject: subject, holds: holds)]
      }
      return deviceFacts(of: expression, holds: holds, frame, depth: depth)
    default: return deviceFacts(of: expression, holds: holds, frame, depth: depth)
    }
  }

  private func steadySubject(
    _ variable: VariableDeclaration, _ owner: TypeInfo
  ) -> SteadyFact.Subject? {
    if variable.isStatic {
      guard variable.isConstant, variable.getter == nil else { return nil }
      return .constant(owner: owner.id, name: variable.name)
    }
    guard let key = variable.attribute("Environment")?.arguments.first?.value,
      case .keyPath(_, let path) = key.kind, path.count == 1,
      !SwiftUIEnvironment.systemKeys.contains(path[0])
    else { return nil }
    return .environment(path[0])
  }

  func noteEnvironmentKey(_ site: CallSite) {
    guard case .keyPath(_, let path)? = site.first?.kind, let key = path.first else { return }
    environmentKeys.insert(key)
  }

  /// What conditions say of values that do not change from one view to another.
  func steadyFacts(of conditions: [RunCondition]) -> Set<SteadyFact> {
    conditions.reduce(into: []) { facts, condition in
      for fact in conditionTexts[condition.number].steady {
        if case .environment(let key) = fact.subject, environmentKeys.contains(key) { continue }
        facts.insert(fact)
      }
    }
  }
}

extension Set<SteadyFact> {
  /// Whether they cannot all be so.
  var isContradictory: Bool { contains { contains($0.opposite) } }
}
