/// Which views show which cases of paths: `switch store.case { case .detail(let store):
/// DetailView(store: store) }`.
enum ReducerPages {
  /// - Returns: The cases by the name of the view.
  static func cases(_ index: ProgramIndex) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    let walk = Walk(
      listed: { statements in
        for case let cases? in statements.map(pages(of:)) {
          for one in cases {
            guard let view = SwitchSyntax.onlyContent(of: one.body)?.ownName else { continue }
            for case .enumCase(_, let name, _, _) in one.patterns {
              found[view, default: []].insert(name)
            }
          }
        }
      }, { _ in true })
    for type in index.types {
      for variable in type.variables.values { variable.getter.map(walk.statements) }
      for function in type.functions.values.joined() { function.body.map(walk.statements) }
    }
    return found
  }

  private static func pages(of statement: Statement) -> [SwitchCase]? {
    switch statement.kind {
    case .switching(let subject, let cases): subject.lastName == "case" ? cases : nil
    case .expression(let value), .returning(let value?):
      if case .statement(let inner) = value.kind { pages(of: inner) } else { nil }
    default: nil
    }
  }
}
