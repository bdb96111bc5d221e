/// Variables that code declares without a value, and those with a getter.
extension Interpreter {
  /// What `var failure: Failure?` holds where no code behind it sets it on every way: nothing.
  func bindEmpty(_ statement: Statement, before rest: ArraySlice<Statement>, _ frame: Frame) {
    guard case .variable(.bind(let name), .optional?, nil) = statement.kind,
      !rest.contains(where: { $0.assigns(name) }), !isSetInClosure(name, Array(rest)),
      !frame.functions.values.contains(where: { $0.body.map { isSet(name, $0) } ?? false })
    else { return }
    frame.locals[name]?.assign(ValueSet(.null))
  }

  /// Whether a closure sets a local: what runs it, and how often, need not be seen.
  private func isSetInClosure(_ name: String, _ code: [Statement]) -> Bool {
    var isFound = false
    Walk { node in
      guard case .closure(let closure) = node.kind else { return !isFound }
      if self.isSet(name, closure.body) { isFound = true }
      return false
    }.statements(code)
    return isFound
  }

  private func isSet(_ name: String, _ code: [Statement]) -> Bool {
    var isFound = false
    Walk { node in
      if case .binary("=", let target, _) = node.kind, case .name(name, _) = target.kind {
        isFound = true
      }
      return !isFound
    }.statements(code)
    return isFound
  }

  /// Runs the getter of a local variable, whose `return` is its own.
  func bindComputed(_ variable: VariableDeclaration, _ frame: Frame) {
    guard let getter = variable.getter else { return }
    let type = variable.type.map {
      ScopedType(reference: $0, scope: frame.scope, file: frame.file)
    }
    let inner = Frame(receiver: frame.receiver, scope: frame.scope, file: frame.file, result: type)
    inner.locals = frame.locals
    inner.functions = frame.functions
    inner.sharesLocals = true
    inner.code = getter
    (inner.given, inner.giver) = (frame.given, frame.giver)
    (inner.customer, inner.asker) = (frame.customer, frame.asker)
    inner.elements = frame.elements
    var values = run(getter, inner)
    if inner.hasReturned, !inner.returned.isEmpty { values = inner.returned }
    frame.bind(variable.name, values.isEmpty ? anyValue(of: type) : values, type: type)
  }
}

/// Subjects that a function keeps in a local and hands on: `let skip = PassthroughSubject<…>()`.
extension Interpreter {
  /// The channel that such a subject is, where the function's own code sends on it. On others sends
  /// who is not seen: what they are listened to for can happen at any time.
  func localSubject(
    _ pattern: Pattern, _ values: ValueSet, _ span: Span, _ frame: Frame
  ) -> ValueSet? {
    guard case .bind(let name) = pattern, case .external(let type)? = values.only,
      Messages.subjects.contains(type), sends(on: name, frame.code)
    else { return nil }
    return ValueSet(
      .channel(
        Place(
          object: objectNumber(frame.receiver), of: .streams, name: "stream", local: span)))
  }

  private func sends(on subject: String, _ code: [Statement]) -> Bool {
    var isFound = false
    Walk { node in
      if case .call(let callee, _) = node.kind, case .member(let base?, let name, _) = callee.kind,
        case .name(subject, _) = base.plain.kind, Streams.sending.contains(name)
      {
        isFound = true
      }
      return !isFound
    }.statements(code)
    return isFound
  }
}

/// Pairs that code chooses as it writes them:
///
/// ```swift
/// let (page, tab): (Page?, Tab?) = { switch route { case .note: return (NotePage(), .home) … } }()
/// ```
extension Interpreter {
  /// Binds the names of such pairs, each pair by itself, as what comes with one part does not come
  /// with another, and runs what follows.
  ///
  /// - Returns: Nil where the statement declares nothing of the kind.
  func runPairs(
    _ statement: Statement, before rest: ArraySlice<Statement>, _ frame: Frame
  ) -> ValueSet? {
    guard case .variable(.tuple(let names), let written, let value?) = statement.kind,
      let pairs = Self.pairs(given(by: value), count: names.count)
    else { return nil }
    let type = written.map { ScopedType(reference: $0, scope: frame.scope, file: frame.file) }
    let (values, effects) = isolated { evaluate(value, frame, expected: type) }
    guard !values.isOpen, !values.isEmpty, values.values.count <= Self.mostPairs,
      values.values.allSatisfy({ $0.isTuple(of: names.count) })
    else { return nil }
    absorb(effects)
    let exact = names.indices.map { position in
      pairs.allSatisfy { Self.isMade($0[position]) }
    }
    let rest = Array(rest)
    return values.values.reduce(into: ValueSet.none) { produced, pair in
      produced.formUnion(
        branch(frame, conditions: []) {
          _ = match(.tuple(names), ValueSet(pair), frame)
          for case (.bind(let name), true) in zip(names, exact) {
            guard let slot = frame.locals[name] else { continue }
            slot.isFilled = !slot.values.isEmpty && !slot.values.values.contains(.null)
          }
          return run(rest, frame)
        })
    }
  }

  /// So many pairs are told apart.
  static let mostPairs = 8

  /// What a value is chosen of: by a closure that is called at once, a `switch`, a condition.
  private func given(by value: Expression) -> [Expression] {
    switch value.plain.kind {
    case .call(let callee, let arguments):
      guard arguments.isEmpty, case .closure(let code) = callee.plain.kind else { return [] }
      return WrittenCases.given(by: code.body)
    case .statement(let inner): return WrittenCases.last([inner])
    case .ternary(_, let first, let second): return [first, second]
    default: return []
    }
  }

  private static func pairs(_ given: [Expression], count: Int) -> [[Expression]]? {
    let pairs = given.compactMap { one -> [Expression]? in
      guard case .tuple(let parts) = one.plain.kind, parts.count == count else { return nil }
      return parts.map(\.value)
    }
    return given.count > 1 && pairs.count == given.count ? pairs : nil
  }

  /// Whether an expression says by itself whether it gives something: `nil`, `.home`, `Page()`.
  private static func isMade(_ part: Expression) -> Bool {
    if WrittenCases.isCase(part) { return true }
    return switch part.plain.kind {
    case .string, .integer, .boolean: true
    case .call(let callee, _): callee.lastName?.startsUppercase == true
    default: false
    }
  }
}

extension Value {
  func isTuple(of count: Int) -> Bool {
    if case .tuple(_, let items) = self { items.count == count } else { false }
  }
}

extension Statement {
  /// Whether a local holds what this code assigns, whichever way it takes.
  fileprivate func assigns(_ name: String) -> Bool {
    func all(_ branches: [[Statement]]) -> Bool {
      let silent = branches.filter { body in !body.contains { $0.assigns(name) } }
      return silent.count < branches.count && silent.allSatisfy { $0.last?.leaves == true }
    }
    switch kind {
    case .expression(let value):
      guard case .binary("=", let target, _) = value.kind, case .name(name, _) = target.kind
      else { return false }
      return true
    case .conditional(_, let then, let otherwise?): return all([then, otherwise])
    case .switching(_, let cases): return all(cases.map(\.body))
    case .block(let body, let catches): return all([body] + catches)
    default: return false
    }
  }

  fileprivate var leaves: Bool {
    switch kind {
    case .returning, .throwing: true
    default: false
    }
  }
}

extension [Statement] {
  /// Whether some way through code ends before its last statement.
  var leavesEarly: Bool {
    func leaves(_ statement: Statement) -> Bool {
      switch statement.kind {
      case .guarding: true
      case .conditional(_, let then, let otherwise):
        then.contains(where: ends) || (otherwise ?? []).contains(where: ends)
      case .switching(_, let cases): cases.contains { $0.body.contains(where: ends) }
      case .loop(_, _, _, let body), .whileLoop(_, let body), .deferred(let body):
        body.contains(where: ends)
      case .block: true
      default: false
      }
    }
    func ends(_ statement: Statement) -> Bool { statement.leaves || leaves(statement) }
    return dropLast().contains(where: ends) || last.map(leaves) == true
  }
}
