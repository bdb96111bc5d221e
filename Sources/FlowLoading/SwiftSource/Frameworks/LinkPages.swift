/// Pages that stand in the link that pushes them: `NavigationLink("Sounds") { Form { … } }`.
extension Interpreter {
  /// The page that a link's destination is, under the name of what a person reads on it.
  func page(in destination: Expression, of link: CallSite, _ frame: Frame) -> InlinePage? {
    guard let scope = frame.scope, scope.kind != .protocolType, !scope.isExternal,
      scope.inherits(external: "View")
    else { return nil }
    let title = LinkPages.title(in: destination)
    var name = LinkPages.name(title ?? Triggers.title(of: link))
    if scope.variable(name) != nil || !scope.methods(name).isEmpty { name += "Page" }
    var page = InlinePage(type: scope.id, name: name)
    var number = 1
    while let place = linkPagePlaces[page], place != link.span {
      number += 1
      page = InlinePage(type: scope.id, name: "\(name)\(number)")
    }
    linkPagePlaces[page] = link.span
    if title != nil { titledPages.insert(page) }
    return page
  }
}

private enum LinkPages {
  /// What the page says that it is: `.navigationTitle("Sounds")` around its own content.
  static func title(in destination: Expression) -> String? {
    var content = destination
    if case .closure(let closure) = content.kind {
      guard case .expression(let only)? = closure.body.last?.kind else { return nil }
      content = only
    }
    while case .call(let callee, let arguments) = content.plain.kind {
      guard case .member(let base?, let name, _) = callee.kind else { return nil }
      if ViewSyntax.titles.contains(name), let title = arguments.first?.value {
        return text(title)
      }
      content = base
    }
    return nil
  }

  private static func text(_ title: Expression) -> String? {
    guard case .call(let callee, let arguments) = title.plain.kind, callee.lastName == "Text" else {
      return Triggers.words(title.plain)
    }
    return arguments.first.flatMap { text($0.value) }
  }

  /// A title in the form of a member's name: `soundsAndHaptics`.
  static func name(_ title: String?) -> String {
    let words = (title ?? "").split { !$0.isLetter && !$0.isNumber }.prefix(6)
    guard let first = words.first, first.first?.isLetter == true else { return "page" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return first.lowercased() + rest.joined()
  }
}
