/// What views of the Composable Architecture wrote before they could observe a store themselves, as
/// they write it since: `.sheet(store: store.scope(state: \.$item, action: { .item($0) }))` is
/// `.sheet(item: $store.scope(state: \.item, action: \.item))`.
enum OldStores {
  /// The modifiers that took a store of presented state.
  private static let modifiers: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "alert", "confirmationDialog",
  ]

  /// A call as it is written now; nil where it is another.
  static func current(
    _ callee: Expression, _ arguments: [Argument], _ span: Span
  ) -> Expression? {
    switch callee.kind {
    case .member(.some, let name, _):
      guard arguments.first?.label == "store", modifiers.contains(name) else { return nil }
      let isDialog = name == "alert" || name == "confirmationDialog"
      return presented(by: callee, isDialog ? nil : "item", arguments, span)
    case .name(let name, _):
      guard name.hasSuffix("Store"), let first = arguments.first, first.label == nil else {
        return nil
      }
      switch name {
      case "NavigationStackStore": return stack(first.value, arguments, callee, span)
      case "SwitchStore": return switching(first.value, arguments, span)
      case "IfLetStore": return conditional(first.value, arguments, span)
      case "ForEachStore":
        return StorePath(first.value).map { path in
          Expression(
            .call(
              Expression(.name("ForEach", generics: []), callee.span),
              [.init(label: nil, value: path.scope(of: path.store), isTrailing: false)]
                + arguments.dropFirst()), span)
        }
      default: return nil
      }
    default: return nil
    }
  }

  private static func presented(
    by callee: Expression, _ label: String?, _ arguments: [Argument], _ span: Span
  ) -> Expression? {
    guard let path = StorePath(arguments), let bound = path.bound else { return nil }
    let rest = arguments.dropFirst().filter { $0.label != "state" && $0.label != "action" }
    return Expression(
      .call(callee, [.init(label: label, value: bound, isTrailing: false)] + rest), span)
  }

  /// `NavigationStackStore(store.scope(…)) { … } destination: { state in switch state { … } }`
  private static func stack(
    _ store: Expression, _ arguments: [Argument], _ callee: Expression, _ span: Span
  ) -> Expression? {
    guard let bound = StorePath(store)?.bound else { return nil }
    let rest = arguments.dropFirst().map { argument -> Argument in
      guard argument.label == "destination", case .closure(let closure) = argument.value.kind,
        let name = closure.taken,
        let pages = StoreCases.pages(
          of: closure, over: Expression(.name(name, generics: []), closure.span))
      else { return argument }
      let code = Closure(
        parameters: closure.parameters, result: closure.result, body: [pages], span: closure.span)
      return .init(
        label: argument.label, value: Expression(.closure(code), argument.value.span),
        isTrailing: argument.isTrailing)
    }
    return Expression(
      .call(
        Expression(.name("NavigationStack", generics: []), callee.span),
        [.init(label: "path", value: bound, isTrailing: false)] + rest), span)
  }

  /// `SwitchStore(store) { state in switch state { … } }`
  private static func switching(
    _ store: Expression, _ arguments: [Argument], _ span: Span
  ) -> Expression? {
    guard case .closure(let closure)? = arguments.last?.value.kind, arguments.count == 2 else {
      return nil
    }
    let store = StorePath(store).map { $0.scope(of: $0.store) } ?? store
    return StoreCases.pages(of: closure, over: store).map { Expression(.statement($0), span) }
  }

  /// `IfLetStore(store.scope(…)) { ItemView(store: $0) } else: { … }`
  private static func conditional(
    _ store: Expression, _ arguments: [Argument], _ span: Span
  ) -> Expression? {
    let content = arguments.first { $0.label == "then" || $0.isTrailing && $0.label == nil }
    guard let content, let path = StorePath(arguments),
      let (name, body) = StoreCases.content(content.value)
    else { return nil }
    var otherwise: [Statement]?
    if let other = arguments.first(where: { $0.label == "else" })?.value {
      if case .closure(let closure) = other.kind {
        otherwise = closure.body
      } else {
        otherwise = [Statement(.expression(other), other.span)]
      }
    }
    let value = path.scope(of: path.store)
    return Expression(
      .statement(
        Statement(
          .conditional(
            [.binding(name, nil, value, value.span)], then: body, otherwise: otherwise), span)),
      span)
  }
}

/// The pages of a `SwitchStore`, a `CaseLet` each.
private enum StoreCases {
  /// `switch store.case { case .item(let store): ItemView(store: store) }`
  static func pages(of closure: Closure, over store: Expression) -> Statement? {
    let subject = Expression(.member(store, "case", generics: []), store.span)
    if closure.body.count == 1, let (asked, cases) = switched(closure.body[0]) {
      guard case .name(closure.taken, _) = asked.kind else { return nil }
      return Statement(.switching(subject, cases.map(page)), closure.body[0].span)
    }
    let cases = closure.body.compactMap { statement in caseLet([statement]).map { ($0, statement) }
    }
    guard !cases.isEmpty else { return nil }
    return Statement(
      .switching(
        subject,
        cases.map { one, statement in
          SwitchCase(
            patterns: [one.pattern(at: statement.span)], condition: nil, body: one.body,
            span: statement.span, isDefault: false)
        }), closure.span)
  }

  private static func switched(_ statement: Statement) -> (Expression, [SwitchCase])? {
    switch statement.kind {
    case .switching(let subject, let cases): return (subject, cases)
    case .expression(let value), .returning(let value?):
      guard case .statement(let inner) = value.kind else { return nil }
      return switched(inner)
    default: return nil
    }
  }

  private static func page(_ one: SwitchCase) -> SwitchCase {
    guard one.patterns.count == 1, let found = caseLet(one.body) else { return one }
    return SwitchCase(
      patterns: [found.pattern(at: one.span)], condition: one.condition, body: found.body,
      span: one.span, isDefault: false)
  }

  private struct Page {
    let path: [String]
    let name: String
    let body: [Statement]

    func pattern(at span: Span) -> Pattern {
      path.reversed().reduce(Pattern.bind(name)) { inner, one in
        .enumCase(type: nil, name: one, [(nil, inner)], span)
      }
    }
  }

  private static func caseLet(_ body: [Statement]) -> Page? {
    guard let value = body.onlyExpression, case .call(let callee, let arguments) = value.kind,
      case .name("CaseLet", _) = callee.kind, let first = arguments.first,
      let path = StorePath.names(first.value), let last = arguments.last,
      let (name, body) = content(last.value)
    else { return nil }
    return Page(path: path, name: name, body: body)
  }

  /// What shows a store, with the name that it gives it: a closure, or `ItemView.init(store:)`.
  static func content(_ value: Expression) -> (name: String, body: [Statement])? {
    if case .closure(let closure) = value.kind {
      return (closure.parameters.first?.name ?? "$0", closure.body)
    }
    guard case .member(let type?, "init", _) = value.kind else { return nil }
    let store = Expression(.name("store", generics: []), value.span)
    let made = Expression(
      .call(type, [.init(label: "store", value: store, isTrailing: false)]), value.span)
    return ("store", [Statement(.expression(made), value.span)])
  }
}

extension Closure {
  /// The name of what it is given.
  fileprivate var taken: String? {
    parameters.count > 1 ? nil : parameters.first?.name ?? "$0"
  }
}

/// The state and the actions of a part of a store, by names: `store.scope(state: \.$item, action: {
/// .item($0) })`.
private struct StorePath {
  let store: Expression
  private var state: [String]
  private var action: [String]
  private let span: Span

  init?(_ scoped: Expression) {
    guard case .call(let callee, let arguments) = scoped.kind,
      case .member(let store?, "scope", _) = callee.kind,
      let state = arguments.first(where: { $0.label == "state" }).flatMap({ Self.names($0.value) }),
      let action = arguments.first(where: { $0.label == "action" })
    else { return nil }
    self.store = store
    self.state = state.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
    self.action = Self.names(action.value) ?? []
    span = scoped.span
  }

  /// Of what a modifier takes: `store: store.scope(…), state: /Screen.State.item, action:
  /// Screen.Action.item`.
  init?(_ arguments: [Argument]) {
    guard let first = arguments.first, let path = StorePath(first.value) else { return nil }
    self = path
    for argument in arguments.dropFirst() {
      switch argument.label {
      case "state": state += Self.names(argument.value) ?? []
      case "action": action += Self.names(argument.value) ?? []
      default: break
      }
    }
  }

  /// The binding to the state: `$store.scope(state: \.item, action: \.item)`.
  var bound: Expression? {
    switch store.kind {
    case .name(let name, _) where name.first?.isLetter == true:
      scope(of: Expression(.name("$" + name, generics: []), store.span))
    case .member(let owner?, let name, _) where owner.isSelf:
      scope(of: Expression(.member(owner, "$" + name, generics: []), store.span))
    default: nil
    }
  }

  func scope(of store: Expression) -> Expression {
    let given = [("state", state), ("action", action)].map { label, path in
      Argument(
        label: label, value: Expression(.keyPath(root: nil, path), span), isTrailing: false)
    }
    return Expression(
      .call(Expression(.member(store, "scope", generics: []), store.span), given), span)
  }

  /// The names of a key path, a case path `/Action.item`, of what makes an action, `Action.item`,
  /// or of a closure that does one of these.
  static func names(_ expression: Expression) -> [String]? {
    switch expression.kind {
    case .keyPath, .closure:
      if let path = KeyPaths.path(expression) { return path }
      guard case .closure(let closure) = expression.kind,
        let made = closure.body.onlyExpression
      else { return nil }
      return wrapped(made, closure.parameters.first?.name ?? "$0")
    case .prefix("/", let path): return KeyPaths.cases(path)
    default: return KeyPaths.cases(expression)
    }
  }

  /// `.item(.presented($0))`
  private static func wrapped(_ made: Expression, _ given: String) -> [String]? {
    if case .name(given, _) = made.kind { return [] }
    guard case .call(let callee, let arguments) = made.kind, let name = callee.lastName,
      let last = arguments.last
    else { return nil }
    return wrapped(last.value, given).map { [name] + $0 }
  }
}
