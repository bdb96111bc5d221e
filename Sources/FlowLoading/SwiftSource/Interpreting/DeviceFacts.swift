/// What conditions say of the device that the app runs on, which is the same for as long as it runs:
/// `UIDevice.current.userInterfaceIdiom == .pad`, and properties of the program's that ask it.
extension Interpreter {
  func deviceFacts(
    of expression: Expression, holds: Bool, _ frame: Frame, depth: Int = 0
  ) -> [SteadyFact] {
    guard depth < Self.deviceDepth else { return [] }
    switch expression.plain.kind {
    case .binary("==", let left, let right), .binary("!=", let left, let right):
      guard case .binary(let sign, _, _) = expression.plain.kind, isIdiom(left) || isIdiom(right),
        let idiom = (isIdiom(left) ? right : left).lastName
      else { return [] }
      return deviceFacts(idiom: idiom, holds: holds == (sign == "=="))
    case .member(.some, let name, _) where Self.deviceFlags.contains(name):
      return [.init(subject: .device(name), holds: holds)]
    case .call(let callee, let arguments) where arguments.isEmpty:
      return asked(function: callee.plain, frame).map {
        facts(asking: $0, of: $1, holds: holds, depth: depth)
      } ?? []
    case .name, .member:
      return asked(expression.plain, frame).map {
        facts(asking: $0, of: $1, holds: holds, depth: depth)
      } ?? []
    default: return []
    }
  }

  /// What a pattern that matches says: `case .pad = UIDevice.current.userInterfaceIdiom`.
  func deviceFacts(of pattern: Pattern, _ subject: Expression) -> [SteadyFact] {
    guard case .enumCase(_, let idiom, let parts, _) = pattern, parts.isEmpty, isIdiom(subject)
    else { return [] }
    return deviceFacts(idiom: idiom, holds: true)
  }

  /// The same of a `switch`, whose `default` says what the device is not.
  func deviceFacts(
    of one: SwitchCase, among cases: [SwitchCase], _ subject: Expression
  ) -> [SteadyFact] {
    if one.isDefault {
      return cases.filter { $0.condition == nil }.flatMap(\.patterns)
        .flatMap { deviceFacts(of: $0, subject) }.filter(\.holds).map(\.opposite)
    }
    return one.patterns.count == 1 ? deviceFacts(of: one.patterns[0], subject) : []
  }

  private func deviceFacts(idiom: String, holds: Bool) -> [SteadyFact] {
    guard Self.idioms.contains(idiom) else { return [] }
    guard holds else { return [.init(subject: .device(idiom), holds: false)] }
    return Self.idioms.map { .init(subject: .device($0), holds: $0 == idiom) }
  }

  private func facts(
    asking answer: Expression, of owner: TypeInfo?, holds: Bool, depth: Int
  ) -> [SteadyFact] {
    let frame = Frame(receiver: nil, scope: owner, file: answer.span.file)
    return steadyFacts(of: answer, holds: holds, frame, depth: depth + 1)
  }

  private func isIdiom(_ expression: Expression) -> Bool {
    guard case .member(let base?, "userInterfaceIdiom", _) = expression.plain.kind else {
      return false
    }
    return base.lastName == "traitCollection" || base.lastName == "current"
  }

  /// What a property without anything to it gives: a getter of one line, or a constant.
  private func asked(_ property: Expression, _ frame: Frame) -> (Expression, TypeInfo?)? {
    switch property.kind {
    case .name(let name, _):
      guard frame.locals[name] == nil else { return nil }
      if let (variable, owner) = frame.scope?.variable(name) {
        return answer(of: variable).map { ($0, owner) }
      }
      return index.global(name, in: frame.file).flatMap(answer).map { ($0, nil) }
    case .member(let base?, let name, _):
      guard let (variable, owner) = owner(of: base, frame)?.variable(name) else { return nil }
      return answer(of: variable).map { ($0, owner) }
    default: return nil
    }
  }

  private func asked(function callee: Expression, _ frame: Frame) -> (Expression, TypeInfo?)? {
    let found: (FunctionDeclaration, TypeInfo?)? =
      switch callee.kind {
      case .name(let name, _):
        frame.scope?.methods(name).first.map { ($0, $1) }
          ?? index.globalFunctions(name).first.map { ($0, nil) }
      case .member(let base?, let name, _):
        owner(of: base, frame)?.methods(name).first.map { ($0, $1) }
      default: nil
      }
    guard let (function, owner) = found, function.parameters.isEmpty, !function.isOverride
    else { return nil }
    return function.body?.onlyExpression.map { ($0, owner) }
  }

  private func owner(of base: Expression, _ frame: Frame) -> TypeInfo? {
    switch base.plain.kind {
    case .name("self", _): frame.scope
    // `UIDevice.current.isPad`, `Device.isPad`
    case .member(let type?, "current", _), .member(let type?, "shared", _):
      self.type(named: type, frame)
    default: self.type(named: base, frame)
    }
  }

  private func type(named name: Expression, _ frame: Frame) -> TypeInfo? {
    guard case .name(let name, _) = name.plain.kind, name.startsUppercase else { return nil }
    return resolve(ScopedType(reference: .name(name), scope: frame.scope, file: frame.file))
      ?? index.externalType(named: name)
  }

  private func answer(of variable: VariableDeclaration) -> Expression? {
    guard variable.attributes.allSatisfy({ $0.name == "MainActor" }) else { return nil }
    if let getter = variable.getter { return getter.onlyExpression }
    return variable.isConstant ? variable.value : nil
  }

  private static let idioms: Set<String> = ["pad", "phone", "mac", "tv", "carPlay", "vision"]
  private static let deviceFlags: Set<String> = ["isiOSAppOnMac", "isMacCatalystApp"]
  /// How many properties are looked through to what they ask.
  private static let deviceDepth = 4
}
