extension Interpreter {
  /// What a container holds is shown on the conditions on which the container is. Its content is
  /// evaluated apart from these, once for all places.
  func underConditions(_ view: Value) -> Value {
    guard !context.conditions.isEmpty, case .view(let number) = view else { return view }
    switch heap.views[number] {
    case .app(var shown):
      shown.conditions =
        context.conditions + shown.conditions.filter { !context.conditions.contains($0) }
      let same = heap.view(.app(shown))
      if rows.contains(view) { rows.insert(same) }
      return same
    case .framework(let name, let children):
      return heap.view(.framework(name, children.map(underConditions)))
    case .group(let children):
      return heap.view(.group(children.map(underConditions)))
    default: return view
    }
  }
}
