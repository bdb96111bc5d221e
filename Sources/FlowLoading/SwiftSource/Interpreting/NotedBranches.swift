/// Which cases lead into the branches of a `switch`, whether or not any was seen to.
extension Interpreter {
  func noteBranches(_ cases: [SwitchCase], _ values: ValueSet) {
    guard !values.isEmpty || values.isOpen else { return }
    var before: Set<CaseName> = []
    for one in cases {
      var leading = names(of: one, values)
      if let first = one.body.first?.span, let last = one.body.last?.span {
        leading.formUnion(before)
        let body = Span(file: first.file, start: first.start, end: last.end)
        if facts.branches[body]?.isSuperset(of: leading) != true {
          facts.branches[body, default: []].formUnion(leading)
        }
      }
      if case .jump("fallthrough")? = one.body.last?.kind { before = leading } else { before = [] }
    }
  }

  private func names(of branch: SwitchCase, _ values: ValueSet) -> Set<CaseName> {
    // Of no type: what else leads there is not told.
    let open: Set<CaseName> = [CaseName(type: -1, name: "")]
    guard !values.isEmpty, !branch.isDefault else { return open }
    var cases: Set<CaseName> = []
    for pattern in branch.patterns {
      guard case .enumCase(_, let name, _, _) = pattern else { return open }
      for value in values.values {
        switch value {
        case .enumCase(let type, _, _), .some(let type):
          cases.insert(CaseName(type: type, name: name))
        default: return open
        }
      }
    }
    return cases.isEmpty ? open : cases
  }
}
