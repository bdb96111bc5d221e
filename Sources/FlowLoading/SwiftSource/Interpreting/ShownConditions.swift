extension Interpreter {
  /// What a container holds is shown on the conditions on which the container is. Its content is
  /// evaluated apart from these, once for all places.
  func underConditions(_ view: Value) -> Value {
    guard !context.conditions.isEmpty else { return view }
    var known: [Int: Value] = [:]
    return underConditions(view, &known)
  }

  /// - Parameter known: What was found by view: one that stands in many others is looked at once.
  private func underConditions(_ view: Value, _ known: inout [Int: Value]) -> Value {
    guard case .view(let number) = view else { return view }
    if let found = known[number] { return found }
    let found: Value
    switch heap.views[number] {
    case .app(var shown):
      shown.conditions =
        context.conditions + shown.conditions.filter { !context.conditions.contains($0) }
      found = heap.view(.app(shown))
      if rows.contains(view) { rows.insert(found) }
    case .framework(let name, let children):
      found = heap.view(.framework(name, children.map { underConditions($0, &known) }))
    case .group(let children):
      found = heap.view(.group(children.map { underConditions($0, &known) }))
    case .tagged(let inner, let tag, let label):
      found = heap.view(.tagged(underConditions(inner, &known), tag: tag, label: label))
    default: found = view
    }
    known[number] = found
    return found
  }
}
