/// What `@ViewAction(for: Feature.self)` adds to a view: `send(.saveTapped)` for
/// `store.send(.view(.saveTapped))`.
enum ViewActions {
  static func add(
    to members: inout TypeDeclaration.Members, of attributes: [Attribute], span: Span
  ) {
    guard let macro = attributes.first(where: { $0.name == "ViewAction" }),
      let given = macro.arguments.first, given.label == "for",
      case .member(let feature?, "self", _) = given.value.kind,
      case .named(let parts)? = feature.writtenType
    else { return }
    func name(_ name: String) -> Expression { Expression(.name(name, generics: []), span) }
    func plain(_ value: Expression) -> [Argument] {
      [.init(label: nil, value: value, isTrailing: false)]
    }
    let action = Expression(
      .call(Expression(.member(nil, "view", generics: []), span), plain(name("action"))), span)
    let sending = Expression(
      .call(Expression(.member(name("store"), "send", generics: []), span), plain(action)), span)
    let type = TypeReference.named(parts + [.init(name: "Action"), .init(name: "View")])
    members.functions.append(
      FunctionDeclaration(
        name: "send",
        parameters: [
          .init(label: nil, name: "action", type: type, value: nil, isBuilder: false),
          // An animation or a transaction.
          .init(
            label: "animation", name: "animation", type: .optional(.name("Animation")),
            value: Expression(.null, span), isBuilder: false),
        ], result: nil, generics: [], attributes: [],
        body: [Statement(.expression(sending), span)], isStatic: false, isOverride: false,
        span: span))
  }
}
