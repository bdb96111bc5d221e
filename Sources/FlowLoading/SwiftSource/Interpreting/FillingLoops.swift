/// Loops that fill a list with what they make of each of a few things that are known: `for tab in
/// Tab.allCases { pages.append(page(for: tab)) }`. They run once for each, so that what they make
/// stands in its order.
extension Interpreter {
  struct Turns {
    let elements: [ValueSet]
    /// The lists that may be left without some of what is made.
    let gappy: Set<String>
  }

  /// The turns of a loop that fills lists; nil where it fills none, or not with what is known.
  ///
  /// - Parameter filter: What a loop asks of each before it takes its turn.
  func turns(
    of body: [Statement], where filter: Expression?, over values: ValueSet, _ frame: Frame
  ) -> Turns? {
    guard let items = values.onlyList, (2...Self.mostTurns).contains(items.count),
      items.allSatisfy({ $0.only.map(isTold) == true })
    else { return nil }
    let filled = filled(by: body).filter { frame.locals[$0]?.isOwn == true }
    guard !filled.isEmpty else { return nil }
    let sure = filter == nil ? surelyFilled(by: body) : []
    return Turns(elements: items, gappy: filled.subtracting(sure))
  }

  /// Says of lists that are left without some of what is made that nothing has its place in them.
  func leaveGaps(_ turns: Turns, _ frame: Frame) {
    for name in turns.gappy {
      guard let slot = frame.locals[name] else { continue }
      slot.replace(slot.values.reordered)
    }
  }

  /// Whether a closure fills a list of the code around it, and goes on to its end.
  func isLoop(_ closure: Closure, _ frame: Frame) -> Bool {
    guard closure.parameters.count < 2,
      filled(by: closure.body).contains(where: { frame.locals[$0]?.isOwn == true })
    else { return false }
    var leaves = false
    Walk(listed: { list in
      if list.contains(where: { if case .returning = $0.kind { true } else { false } }) {
        leaves = true
      }
    }) { _ in true }.statements(closure.body)
    return !leaves
  }

  private static let mostTurns = 12

  /// Whether a value is one thing that tells what is made of it.
  private func isTold(_ value: Value) -> Bool {
    switch value {
    case .enumCase, .object, .string, .closure, .method, .type, .view: true
    case .tuple(_, let parts): parts.contains { $0.only.map(isTold) == true }
    default: false
    }
  }

  private func filled(by body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk { node in
      if case .closure = node.kind { return false }
      if let name = self.filled(by: node) { names.insert(name) }
      return true
    }.statements(body)
    return names
  }

  /// The list to which a call adds one thing.
  private func filled(by node: Expression) -> String? {
    guard case .call(let callee, let arguments) = node.kind, arguments.count == 1,
      arguments[0].label == nil, case .member(let list?, "append", _) = callee.kind,
      case .name(let name, _) = list.kind
    else { return nil }
    return name
  }

  /// The lists that a turn adds to whatever it finds.
  private func surelyFilled(by body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    for statement in body {
      switch statement.kind {
      case .expression(let call): if let name = filled(by: call) { names.insert(name) }
      case .switching(_, let cases):
        let each = cases.map { surelyFilled(by: $0.body) }
        if let first = each.first {
          names.formUnion(each.dropFirst().reduce(first) { $0.intersection($1) })
        }
      case .guarding(let conditions, _) where conditions.contains(where: \.isExpression):
        return names
      case .jump, .returning: return names
      case .conditional(_, let then, _) where leaves(then): return names
      default: break
      }
    }
    return names
  }
}
