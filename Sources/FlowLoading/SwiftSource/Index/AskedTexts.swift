/// Texts of data by which code chooses what to do: `route.path == "/settings/"`.
extension NameWalk {
  /// Keeps the property that is compared with a text, or with a constant of a type.
  func noteAskedText(_ asked: Expression, _ text: Expression) {
    guard case .member(_?, let name, _) = asked.kind, name.startsLowercase else {
      return
    }
    switch text.kind {
    case .string(_, let parts) where parts.isEmpty: box.uses.askedTexts.insert(name)
    case .member(let type?, _, _) where type.lastName?.startsUppercase == true:
      box.uses.askedTexts.insert(name)
    default: break
    }
  }

  /// `route.path.hasPrefix("/settings/")`
  func noteAskedText(_ callee: Expression, _ arguments: [Argument]) {
    guard case .member(let asked?, let name, _) = callee.kind, Self.asking.contains(name),
      let first = arguments.first
    else { return }
    noteAskedText(asked, first.value)
    // `Route.settings.contains(route.path)`
    guard name == "contains", case .member(_?, let property, _) = first.value.kind else { return }
    switch asked.kind {
    case .array: box.uses.askedTexts.insert(property)
    case .member(let type?, _, _) where type.lastName?.startsUppercase == true:
      box.uses.askedTexts.insert(property)
    default: break
    }
  }

  private static let asking: Set<String> = ["hasPrefix", "hasSuffix", "starts", "contains"]

  /// `switch route.path { case "/settings/": … }`
  func noteAskedTexts(_ list: [Statement]) {
    for statement in list {
      guard case .switching(let subject, let cases) = statement.kind else { continue }
      for case .expression(let text) in cases.flatMap(\.patterns) { noteAskedText(subject, text) }
    }
  }
}
