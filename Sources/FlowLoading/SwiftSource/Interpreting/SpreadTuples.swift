/// A closure over several parameters that is given one tuple: `{ name, age in … }`, `{ open($0, $1) }`.
extension Interpreter {
  func spread(_ values: ValueSet, over closure: Closure, _ frame: Frame) {
    guard case .tuple(let labels, let items)? = values.only, items.count > 1 else { return }
    if closure.parameters.count == items.count {
      for (parameter, item) in zip(closure.parameters, items) { frame.bind(parameter.name, item) }
    } else if closure.parameters.isEmpty, labels.allSatisfy({ $0 == nil }),
      closure.mentionsSecondParameter
    {
      for (position, item) in items.enumerated() { frame.bind("$\(position)", item) }
    }
  }
}

extension Closure {
  fileprivate var mentionsSecondParameter: Bool {
    var isFound = false
    Walk { node in
      if case .name("$1", _) = node.kind { isFound = true }
      return !isFound
    }.statements(body)
    return isFound
  }
}
