/// Loops that stand directly in a tab view: each page bears its element's id as its tag.
enum TabLoops {
  /// The loops among the children that a tab view's content gives.
  static func spans(in content: Expression) -> [Span] {
    guard case .closure(let node) = content.kind else { return loop(content).map { [$0] } ?? [] }
    return spans(in: node.body)
  }

  private static func spans(in body: [Statement]) -> [Span] {
    body.flatMap { statement -> [Span] in
      switch statement.kind {
      case .expression(let view), .returning(let view?):
        if case .statement(let inner) = view.kind { return spans(in: [inner]) }
        return loop(view).map { [$0] } ?? []
      case .conditional(_, let then, let otherwise):
        return spans(in: then) + spans(in: otherwise ?? [])
      default: return []
      }
    }
  }

  /// The loop that a view is, behind any modifiers.
  private static func loop(_ view: Expression) -> Span? {
    guard case .call(let callee, _) = view.kind else { return nil }
    switch callee.kind {
    case .name("ForEach", _): return view.span
    case .member(let base?, _, _): return loop(base)
    default: return nil
    }
  }
}

extension Interpreter {
  /// The views that a loop made of an element, with its id as their tag where the loop's views are
  /// tabs and bear no tags of their own.
  func tagged(_ views: [Value], of element: ValueSet, by site: CallSite) -> [Value] {
    guard tabLoops.contains(site.span), !views.isEmpty, !views.contains(where: hasTag) else {
      return views
    }
    var tag = ValueSet.unknown
    if case .keyPath(_, ["self"])? = site.argument("id")?.kind, !element.isEmpty { tag = element }
    return SwiftUITabs.tagged(self, ValueSet(views), tag: tag, label: nil).values
  }

  private func hasTag(_ view: Value) -> Bool {
    guard case .view(let number) = view else { return false }
    switch heap.views[number] {
    case .tagged(_, let tag, _): return !tag.isEmpty || tag.isOpen
    case .group(let children): return children.contains(where: hasTag)
    default: return false
    }
  }
}
