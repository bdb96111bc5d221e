/// Assignments that keep what a list holds and add to it.
extension Interpreter {
  /// What an expression adds to the list on its left: `path + [b]`, and `[path[0]] + rest`, which
  /// keeps the first.
  func added(by right: Expression, to left: Expression) -> Expression? {
    guard case .binary("+", let first, let added) = right.plain.kind else { return nil }
    if first.lastName == left.lastName { return added }
    guard case .array(let kept) = first.kind, kept.count == 1,
      case .index(let base, _) = kept[0].kind, base.lastName == left.lastName
    else { return nil }
    return added
  }

  /// What leaves only some of a list in its place: `path = path.dropLast()`, `path =
  /// Array(path.prefix(index + 1))`, `path = Array(path[...index])`, `queue = queue.filter { … }`.
  func shortening(_ right: Expression, of left: Expression) -> StateChange? {
    switch right.plain.kind {
    case .call(let callee, let arguments):
      if case .name("Array", _) = callee.kind {
        return arguments.first.flatMap { shortening($0.value, of: left) }
      }
      guard case .member(let base?, let name, _) = callee.kind, base.lastName == left.lastName
      else { return nil }
      if name == "dropLast", arguments.isEmpty { return .pop(count: 1, traps: false) }
      if name == "dropLast", case .integer(let count)? = arguments.first?.value.plain.kind {
        return .pop(count: count, traps: false)
      }
      return ["dropLast", "prefix", "filter"].contains(name) ? .pop(count: nil, traps: false) : nil
    case .index(let base, let arguments):
      guard base.lastName == left.lastName, let range = arguments.first?.value.plain else {
        return nil
      }
      switch range.kind {
      case .prefix("...", _), .prefix("..<", _): return .pop(count: nil, traps: false)
      case .binary("...", let start, _), .binary("..<", let start, _):
        guard case .integer(0) = start.plain.kind else { return nil }
        return .pop(count: nil, traps: false)
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether what leaves some of a list may leave any of it.
  func isFiltering(_ right: Expression) -> Bool {
    if case .call(let callee, _) = right.plain.kind { callee.lastName == "filter" } else { false }
  }

  /// Whether an expression is state, and neither a local nor the list of a stack's controllers, of
  /// which each is known.
  func isState(_ left: Expression, _ frame: Frame) -> Bool {
    if case .name(let name, _) = left.kind, frame.locals[name] != nil { return false }
    return stacksListed(by: left, frame) == nil
  }

  /// `path = isReset ? [b] : path + [b]`: each branch does to the state what it does alone. So does
  /// one that the incoming URL chooses: `path = url.host == "b" ? [b, c] : [b]`.
  ///
  /// - Returns: Whether some branch adds to what the state holds, or a URL chooses.
  func assignBranches(
    of right: Expression, to left: Expression, _ expression: Expression, _ frame: Frame
  ) -> Bool {
    guard case .ternary(let condition, let first, let second) = right.plain.kind,
      [first, second].contains(where: { added(by: $0, to: left) != nil })
        || linkDepth > 0 && isState(left, frame) && !urlClauses(of: condition, frame).isEmpty
    else { return false }
    let outcome = decide([.expression(condition)], frame)
    if outcome != false {
      let words = outcome == true ? nil : describe(.expression(condition), frame)
      within({ $0.conditions += [words].compactMap { $0 } }) {
        assign(first, to: left, expression, frame)
      }
    }
    if outcome != true {
      let words = outcome == false ? [] : negated([.expression(condition)], frame)
      within({ $0.conditions += words }) { assign(second, to: left, expression, frame) }
    }
    return true
  }

  /// Runs the setter of a computed property that is a part of other state, as
  /// `get { Array(all.dropFirst()) }` is, for what is added to it.
  func hand(_ items: [ValueSet], toSettersOf left: Expression, _ frame: Frame) {
    guard !items.isEmpty else { return }
    let targets = places(of: left, frame)
    for target in setters(of: left, frame) {
      // A property that stands for one other piece of state has been written there.
      let own = place(of: target.variable, owner: target.owner, receiver: target.receiver)
      guard targets.contains(own) else { continue }
      run(target, with: ValueSet(.list(items)), type: staticType(of: left, frame))
    }
  }

  typealias Setter = (
    variable: VariableDeclaration, owner: TypeInfo, receiver: Value?,
    setter: (name: String, body: [Statement])
  )

  func run(_ target: Setter, with values: ValueSet, type: ScopedType?) {
    let inner = Frame(
      receiver: target.receiver, scope: target.owner, file: target.variable.span.file)
    inner.bind(target.setter.name, values, type: type)
    _ = invokeBody(
      key: ObjectIdentifier(target.variable), receiver: target.receiver, arguments: [values],
      inner, target.setter.body)
  }
}
