/// Reads what a body switches over.
enum SwitchSyntax {
  /// - name: The local that holds the value in the branch.
  typealias Part = (accepted: ScreenSwitch.Accepted, name: String?, body: [Statement])

  /// The state and the branches of a body that is one `if` or `switch`, in a `Group` or under
  /// modifiers.
  static func read(_ body: [Statement]) -> (subject: Expression, parts: [Part])? {
    guard body.count == 1 else { return nil }
    switch body[0].kind {
    case .conditional(let conditions, let then, let otherwise?):
      if let nested = NestedTests.nested(conditions, then, otherwise, body[0].span) {
        return read([nested])
      }
      guard conditions.count == 1, let (subject, accepted, other) = test(conditions[0]) else {
        return nil
      }
      var name: String?
      if case .binding(let local, _, _, _) = conditions[0] { name = local }
      if case .cases(let names) = accepted, let rest = chain(otherwise, subject, except: names) {
        return (subject, [(accepted, nil, then)] + rest)
      }
      return (subject, [(accepted, name, then), (other, nil, otherwise)])
    case .conditional(let conditions, let then, nil):
      // `if isReady { switch phase { … } }`: what is not shown then takes no turns.
      guard conditions.count == 1, let (subject, accepted, _) = test(conditions[0]) else {
        // Names that the tests bind mean nothing outside of them.
        return conditions.allSatisfy(\.isExpression) ? read(then) : nil
      }
      guard case .binding(let local, _, _, _) = conditions[0] else {
        return (subject, [(accepted, nil, then)])
      }
      return (subject, [(accepted, local, then)])
    case .switching(let subject, let cases):
      // What a case takes only on a condition is left to the others too.
      let named = Set(cases.filter { $0.condition == nil }.flatMap(names))
      return (subject, cases.map { part($0, except: named) })
    case .returning(let value?), .expression(let value): return read(value)
    default: return nil
    }
  }

  /// What a branch of a `switch` takes.
  static func accepted(_ one: SwitchCase, among cases: [SwitchCase]) -> ScreenSwitch.Accepted {
    part(one, except: Set(cases.filter { $0.condition == nil }.flatMap(names))).accepted
  }

  /// A branch of a `switch`: `case let page?` takes whatever no other branch names.
  private static func part(_ branch: SwitchCase, except named: Set<String>) -> Part {
    if branch.isDefault { return (.otherCases(named), nil, branch.body) }
    guard branch.patterns.count == 1, let (name, isSet) = rest(branch.patterns[0]) else {
      return (.cases(Set(names(branch))), nil, branch.body)
    }
    return (.otherCases(isSet ? named.union(["none"]) : named), name, branch.body)
  }

  /// The name that a pattern binds which takes any value, and whether it must be one.
  private static func rest(_ pattern: Pattern) -> (name: String?, isSet: Bool)? {
    switch pattern {
    case .wildcard: (nil, false)
    case .bind(let name): (name, false)
    case .optional(let inner): rest(inner).map { ($0.name, true) }
    case .enumCase(_, "some", let parts, _) where parts.count == 1:
      rest(parts[0].pattern).map { ($0.name, true) }
    default: nil
    }
  }

  /// Whether a body shows something whatever it asks: one branch or another.
  static func isWhole(_ body: [Statement]) -> Bool {
    guard let statement = content(body, in: frames) else { return false }
    switch statement.kind {
    case .conditional(_, _, let otherwise): return otherwise != nil
    case .switching: return true
    default: return false
    }
  }

  /// Whether what a body shows alone is chosen by several tests at once.
  static func asksSeveral(_ body: [Statement]) -> Bool {
    guard let statement = content(body, in: frames),
      case .conditional(let conditions, let then, let otherwise?) = statement.kind
    else { return false }
    return NestedTests.nested(conditions, then, otherwise, statement.span) != nil
  }

  /// What a body shows alone, in frames and under modifiers, where that is no `if` or `switch`.
  static func onlyContent(of body: [Statement]) -> Expression? {
    guard let statement = content(body, in: frames) else { return nil }
    switch statement.kind {
    case .returning(let value?), .expression(let value): return value
    default: return nil
    }
  }

  /// What a getter asks that only says whether something holds.
  static func test(
    ofGetter body: [Statement]
  ) -> (Expression, ScreenSwitch.Accepted, ScreenSwitch.Accepted)? {
    guard body.count == 1 else { return nil }
    switch body[0].kind {
    case .returning(let value?), .expression(let value): return test(value)
    default: return nil
    }
  }

  /// What a body switches over, its branches in their turn, and the names of what alone they show.
  static func steering(_ body: [Statement]) -> [String] {
    if let (subject, parts) = read(body) {
      return [subject.lastName].compactMap { $0 } + parts.flatMap { steering($0.body) }
    }
    let beside = siblings(in: body)
    if !beside.isEmpty { return beside.flatMap { steering([$0]) } }
    guard let name = onlyContent(of: body)?.ownName else { return [] }
    return [mark(content: name)]
  }

  /// Tells content by its name from state.
  static func mark(content name: String) -> String { "\u{0}" + name }

  /// The branches of `else if case .tab = item { … } else { … }` that asks further for the cases of
  /// one value.
  private static func chain(
    _ body: [Statement], _ subject: Expression, except named: Set<String>
  ) -> [Part]? {
    guard body.count == 1 else { return nil }
    let statement: Statement
    if case .expression(let value) = body[0].kind, case .statement(let inner) = value.kind {
      statement = inner
    } else {
      statement = body[0]
    }
    guard case .conditional(let conditions, let then, let otherwise) = statement.kind,
      conditions.count == 1, let (next, accepted, _) = test(conditions[0]),
      next.isSame(as: subject), case .cases(let names) = accepted
    else { return nil }
    let all = named.union(names)
    // With its test, which binds names.
    let part: Part = (
      accepted, nil,
      [Statement(.conditional(conditions, then: then, otherwise: nil), statement.span)]
    )
    guard let otherwise else { return [part] }
    return [part]
      + (chain(otherwise, subject, except: all) ?? [(.otherCases(all), nil, otherwise)])
  }

  /// The branches of a column, each with all that it asks: in `if let id, let item = find(id) { … }
  /// else if isOn { … }` each asks for something else.
  static func parts(ofColumn body: [Statement]) -> [[(subject: Expression, part: Part)]] {
    guard let statement = content(body, in: frames.union(["NavigationStack"])),
      case .conditional(let conditions, let then, let otherwise) = statement.kind
    else { return [] }
    // With its tests, which bind names.
    let taken = Statement(
      .conditional(conditions, then: then, otherwise: nil), statement.span)
    let own = conditions.compactMap(test).map { subject, accepted, _ in
      (subject: subject, part: (accepted: accepted, name: String?.none, body: [taken]))
    }
    return [own] + (otherwise.map(parts) ?? [])
  }

  /// The one statement in frames that a column's content stands in.
  private static func content(_ body: [Statement], in frames: Set<String>) -> Statement? {
    guard body.count == 1 else { return nil }
    switch body[0].kind {
    case .returning(let value?), .expression(let value):
      if case .statement(let inner) = value.kind { return content([inner], in: frames) }
      guard case .call(let callee, let arguments) = value.kind else { return body[0] }
      if case .member(let base?, let name, _) = callee.kind, !base.isSelf,
        name.startsLowercase
      {
        return content([Statement(.expression(base), base.span)], in: frames)
      }
      guard case .name(let name, _) = callee.kind, frames.contains(name),
        let inner = arguments.first(where: \.isTrailing),
        case .closure(let closure) = inner.value.kind
      else { return body[0] }
      return content(inFrame: closure, name, in: frames)
    default: return body[0]
    }
  }

  private static func content(
    inFrame closure: Closure, _ name: String, in frames: Set<String>
  ) -> Statement? {
    content(foreground(of: closure.body, in: name), in: frames)
  }

  /// What stands side by side in the one layout that fills a body.
  static func siblings(in body: [Statement]) -> [Statement] {
    guard let statement = content(body, in: frames.subtracting(["ZStack"])),
      case let single = [statement].onlyExpression,
      case .call(let callee, let arguments)? = single?.kind,
      case .name(let name, _) = callee.kind, layouts.contains(name),
      let closure = arguments.first(where: \.isTrailing),
      case .closure(let code) = closure.value.kind
    else { return [] }
    let others = code.body.filter { !ViewSyntax.onlyDraws([$0]) }
    return others.count > 1 ? others : []
  }

  private static let layouts: Set<String> = ["VStack", "HStack", "ZStack"]

  /// What lies on colours and shapes in a frame, and the one `switch` or `if` with an `else` beside
  /// what only comes and goes: `Group { switch page { … }; if hasMail { MailDialog() } }`.
  private static func foreground(of body: [Statement], in frame: String) -> [Statement] {
    guard frames.contains(frame), body.count > 1 else { return body }
    let others = body.filter { !ViewSyntax.onlyDraws([$0]) }
    if others.count < 2 { return others.isEmpty ? body : others }
    let whole = others.filter { isWhole([$0]) }
    return whole.count == 1 ? whole : others
  }

  private static let stacks: Set<String> = ["NavigationStack", "NavigationView"]

  private static let frames = stacks.union([
    "Group", "ZStack", "WindowGroup", "WithPerceptionTracking", "WithViewStore",
  ])

  /// Whether what a body switches between stands in a stack, as its root.
  static func isInStack(_ body: [Statement]) -> Bool {
    guard
      let shown = content(body, in: frames.subtracting(stacks)).flatMap({ [$0].onlyExpression }),
      case .call(let callee, _) = shown.kind, case .name(let name, _) = callee.kind
    else { return false }
    return stacks.contains(name)
  }

  /// What fills a scene or a column of a split view, in code that shows them.
  static func levels(in body: [Statement]) -> [[Statement]] {
    var levels: [[Statement]] = []
    Walk { node in
      guard case .call(let callee, let arguments) = node.kind,
        case .name(let name, _) = callee.kind
      else { return true }
      switch name {
      case "WindowGroup": levels.append([Statement(.expression(node), node.span)])
      case "NavigationSplitView":
        for case .closure(let closure) in arguments.map(\.value.kind) {
          levels.append(closure.body)
        }
      default: return true
      }
      return false
    }.statements(body)
    return levels
  }

  private static func read(_ expression: Expression) -> (subject: Expression, parts: [Part])? {
    switch expression.kind {
    case .statement(let statement): return read([statement])
    case .call(let callee, let arguments):
      if case .member(let base?, let name, _) = callee.kind, name.startsLowercase {
        return read(base)
      }
      guard case .name(let name, _) = callee.kind,
        frames.contains(name),
        let content = arguments.first(where: \.isTrailing),
        case .closure(let closure) = content.value.kind
      else { return nil }
      return read(foreground(of: closure.body, in: name))
    default: return nil
    }
  }

  static func test(
    _ condition: Condition
  ) -> (Expression, ScreenSwitch.Accepted, ScreenSwitch.Accepted)? {
    switch condition {
    case .expression(let expression): return test(expression)
    case .binding(let name, _, let value, let span):
      let subject = value ?? Expression(.name(name, generics: []), span)
      return (subject, .set(true), .set(false))
    case .pattern(.enumCase, let subject):
      guard case .pattern(let pattern, _) = condition, let name = names(pattern).first else {
        return nil
      }
      return (subject, .cases([name]), .otherCases([name]))
    default: return nil
    }
  }

  static func test(
    _ expression: Expression
  ) -> (Expression, ScreenSwitch.Accepted, ScreenSwitch.Accepted)? {
    switch expression.kind {
    case .name, .member(.some, _, _): return (expression, .truth(true), .truth(false))
    case .prefix("!", let inner): return (inner, .truth(false), .truth(true))
    case .binary(let sign, let left, let right) where sign == "==" || sign == "!=":
      var accepted: (ScreenSwitch.Accepted, ScreenSwitch.Accepted)
      switch right.kind {
      case .null: accepted = (.set(false), .set(true))
      case .boolean(let flag): accepted = (.truth(flag), .truth(!flag))
      case .member(_, let name, _): accepted = (.cases([name]), .otherCases([name]))
      default: return nil
      }
      return sign == "==" ? (left, accepted.0, accepted.1) : (left, accepted.1, accepted.0)
    default: return nil
    }
  }

  private static func names(_ branch: SwitchCase) -> [String] {
    branch.patterns.flatMap(names)
  }

  private static func names(_ pattern: Pattern) -> [String] {
    switch pattern {
    case .optional(let inner): names(inner)
    // `.some(.detail)` asks an optional for what it holds.
    case .enumCase(_, "some", let parts, _)
    where parts.count == 1 && !names(parts[0].pattern).isEmpty:
      names(parts[0].pattern)
    case .enumCase(_, let name, _, _): [name]
    case .expression(let expression):
      if case .null = expression.kind { ["none"] } else { expression.lastName.map { [$0] } ?? [] }
    default: []
    }
  }
}
