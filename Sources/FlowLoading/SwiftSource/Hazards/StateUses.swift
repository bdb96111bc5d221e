/// What code does with one piece of state, by its name.
final class StateUses {
  /// A binding to it that a view of the program's own is given.
  struct Handed {
    let view: TypeInfo
    let label: String
    let span: Span
  }

  /// Whether code does anything with it but to set it and to hand it on.
  private(set) var isRead = false
  /// Where code sets it to something.
  private(set) var writes: [Span] = []
  private(set) var handed: [Handed] = []

  private let name: String
  /// Whether it can be reached by what is not `self`.
  private let isReached: Bool
  private let index: ProgramIndex
  /// Names of state that something is bound to.
  private let bound: Set<String>
  private var skipped: Set<ObjectIdentifier> = []

  init(of name: String, isReached: Bool, bound: Set<String>, _ index: ProgramIndex) {
    self.name = name
    self.isReached = isReached
    self.bound = bound
    self.index = index
  }

  /// Looks at all code of a type.
  func look(at type: TypeInfo) {
    for part in type.lineage where !part.isExternal {
      let variables = part.variables.values.sorted { $0.span.key < $1.span.key }
      variables.forEach(walk().variable)
      let functions = part.functions.values.joined().sorted { $0.span.key < $1.span.key }
      functions.forEach(walk().function)
    }
  }

  /// Looks at all code of a file.
  func look(at unit: SourceUnit) { walk().members(unit.members) }

  private func walk() -> Walk {
    Walk(bound: { if $0 == self.name { self.isRead = true } }, listed: look, visit)
  }

  /// Passes over what is set beside other state that something is bound to: that opens what it
  /// should, and this was left behind.
  private func look(at list: [Statement]) {
    let sets = list.compactMap { statement -> (node: Expression, left: Expression)? in
      guard case .expression(let node) = statement.kind,
        case .binary("=", let left, let right) = node.kind, opens(right)
      else { return nil }
      return (node, left)
    }
    guard
      sets.contains(where: { set in
        !isState(set.left) && set.left.lastName.map(bound.contains) == true
      })
    else { return }
    for set in sets where isState(set.left) { skip(set.node) }
  }

  private func visit(_ node: Expression) -> Bool {
    if skipped.contains(ObjectIdentifier(node)) { return false }
    switch node.kind {
    case .binary("=", let left, let right) where isState(left):
      skip(left)
      // `self.isShown = isShown` of an initialiser that is given it.
      if case .name(name, _) = right.kind { skip(right) }
      if opens(right) { writes.append(node.span) }
    case .call(let callee, let arguments):
      if arguments.isEmpty, case .member(let base?, "toggle", _) = callee.kind, isState(base) {
        skip(base)
        writes.append(node.span)
      } else if arguments.contains(where: { isBound($0.value) }), let view = view(callee) {
        for argument in arguments where isBound(argument.value) {
          guard let label = argument.label, takes(view, label) else { continue }
          skip(argument.value)
          handed.append(Handed(view: view, label: label, span: argument.value.span))
        }
      }
    case .name(let written, _):
      if Self.plain(written) == name { isRead = true }
    case .member(let base?, let written, _):
      if Self.plain(written) == name, isReached || base.isSelf { isRead = true }
    case .keyPath(_, let path):
      if path.contains(name) { isRead = true }
    default: break
    }
    return true
  }

  private func skip(_ node: Expression) { skipped.insert(ObjectIdentifier(node)) }

  private func isState(_ node: Expression) -> Bool {
    switch node.plain.kind {
    case .name(let written, _): written == name || written == "_\(name)"
    case .member(let base?, let written, _):
      (written == name || written == "_\(name)") && (isReached || base.isSelf)
    default: false
    }
  }

  private func isBound(_ node: Expression) -> Bool {
    switch node.kind {
    case .name(let written, _): written == "$\(name)"
    case .member(let base?, let written, _): base.isSelf && written == "$\(name)"
    default: false
    }
  }

  private func opens(_ value: Expression) -> Bool {
    switch value.kind {
    case .boolean(false), .null: false
    default: true
    }
  }

  /// The view of the program's own that a call makes, where no other type has its name.
  private func view(_ callee: Expression) -> TypeInfo? {
    guard case .name(let written, _) = callee.kind, written.startsUppercase else {
      return nil
    }
    let found = index.types.filter { $0.simpleName == written }
    guard found.count == 1, let view = found.first, !view.isExternal,
      SyntaxFacts.shownProtocols.contains(where: view.inherits(external:))
    else { return nil }
    return view
  }

  /// Whether an argument of a view's initialiser is kept in the binding of its name.
  private func takes(_ view: TypeInfo, _ label: String) -> Bool {
    guard view.variables[label]?.attribute("Binding") != nil else { return false }
    return (view.functions["init"] ?? []).allSatisfy { function in
      function.parameters.allSatisfy { $0.label != label || $0.name == label }
    }
  }

  /// A name without the mark of a binding or a wrapper.
  static func plain(_ name: String) -> String {
    name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}
