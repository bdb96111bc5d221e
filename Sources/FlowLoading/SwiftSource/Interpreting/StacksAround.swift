/// Stacks that a modifier of the program puts around the view it is applied to:
/// `.modifier(StackModifier())`, `.inStack()`.
extension Interpreter {
  /// The stack that holds the base of a call in what the call gives.
  ///
  /// Everything before the modifier ran already, and it stands in that stack as what the braces of
  /// a `NavigationStack` hold does.
  func stack(around bases: ValueSet, in result: ValueSet, of name: String) -> Int? {
    guard name == "modifier" || index.externalType(named: "View")?.functions[name] != nil else {
      return nil
    }
    let views = Set(bases.values.filter(isView))
    guard !views.isEmpty, result != bases else { return nil }
    for value in result.values {
      if let stack = stack(around: views, in: value, depth: 0) { return stack }
    }
    return nil
  }

  private func stack(around views: Set<Value>, in value: Value, depth: Int) -> Int? {
    guard depth < Self.stackDepth, case .view(let number) = value, !views.contains(value) else {
      return nil
    }
    switch heap.views[number] {
    case .stack(let stack, let content):
      let inner = content.lazy.compactMap { self.stack(around: views, in: $0, depth: depth + 1) }
      return inner.first ?? (holds(views, content, depth: depth) ? stack : nil)
    case .framework(_, let children), .group(let children):
      return children.lazy.compactMap { self.stack(around: views, in: $0, depth: depth + 1) }.first
    case .tagged(let inner, _, _): return stack(around: views, in: inner, depth: depth + 1)
    default: return nil
    }
  }

  private func holds(_ views: Set<Value>, _ content: [Value], depth: Int) -> Bool {
    content.contains { value in
      guard depth < Self.stackDepth, case .view(let number) = value else { return false }
      if views.contains(value) { return true }
      switch heap.views[number] {
      case .framework(_, let children), .group(let children):
        return holds(views, children, depth: depth + 1)
      case .tagged(let inner, _, _): return holds(views, [inner], depth: depth + 1)
      default: return false
      }
    }
  }

  /// How many frames of layout around a view are looked through.
  private static let stackDepth = 8
}
