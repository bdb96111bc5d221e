/// The way of a library to say which item a modal shows: `.sheet(unwrapping: $model.page)`, and
/// `.sheet(unwrapping: $model.route, case: /Route.edit)` of a case that may be held.
enum UnwrappedItems {
  static let label = "unwrapping"

  /// The labels of what presents an item.
  static let labels: Set<String> = ["item", label]

  /// The state that a call shows an item of; nil where it is told a flag.
  static func state(of site: CallSite, _ interpreter: Interpreter, _ frame: Frame) -> Expression? {
    if let item = site.argument("item") { return item }
    guard let whole = site.argument(label) else { return nil }
    guard let path = site.argument("case") else { return whole }
    guard let name = caseName(path) else { return nil }
    for case .binding(let place) in interpreter.evaluate(whole, frame).values {
      interpreter.enumType(of: place).map { interpreter.heap.tellCases(of: $0.id) }
    }
    return Expression(.member(whole, name, generics: []), whole.span)
  }

  private static func caseName(_ path: Expression) -> String? {
    if case .keyPath(_, let names) = path.kind { return names.last }
    return path.lastName
  }
}
