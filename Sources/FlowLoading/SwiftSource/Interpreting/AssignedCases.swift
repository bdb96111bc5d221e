/// What a view's own state can hold that nothing but its own code sets, and only to cases by name.
extension Interpreter {
  /// The cases of an enum that state can hold, `@State private var page = Page.first`: the first,
  /// and those that some code assigns, whether that code was followed or not.
  ///
  /// - Returns: Nil where something else can set it.
  func casesHeld(by subject: Expression, of type: Int, _ frame: Frame) -> Set<String>? {
    let name: String
    switch subject.plain.kind {
    case .name(let own, _) where frame.locals[own] == nil: name = own
    case .member(let base?, let own, _) where base.isSelf: name = own
    default: return nil
    }
    guard let (variable, owner) = frame.scope?.variable(name), variable.attribute("State") != nil,
      owner.inherits(external: "View"), !owner.isExternal, index.types[type].kind == .enumeration,
      !syntax.isLabel(name)
    else { return nil }
    let key = ObjectIdentifier(variable)
    if let known = assignedCases[key] { return known.cases }
    let found = AssignedCases(variable, of: owner, index.types[type]).cases
    assignedCases[key] = .init(cases: found)
    return found
  }

  /// Kept for each property.
  struct KnownCases {
    let cases: Set<String>?
  }
}

/// Finds the cases that the code of a type assigns to a property.
private final class AssignedCases {
  private let name: String
  private let type: TypeInfo
  private var found: Set<String> = []
  /// Whether something is done with the property that can set it to what is not known.
  private var isLost = false

  init(_ variable: VariableDeclaration, of owner: TypeInfo, _ type: TypeInfo) {
    name = variable.name
    self.type = type
    if let value = variable.value { take(value) }
    let walk = Walk(visit)
    for one in owner.variables.values { walk.variable(one) }
    for one in owner.functions.values.joined() { walk.function(one) }
  }

  var cases: Set<String>? { isLost ? nil : found }

  private func visit(_ node: Expression) -> Bool {
    guard !isLost else { return false }
    if let target = node.referenced, isOwn(target.plain) { isLost = true }
    switch node.kind {
    case .name(let used, _), .member(_, let used, _):
      if used == "$\(name)" || used == "_\(name)" { isLost = true }
    case .keyPath(_, let parts):
      if parts.contains(name) { isLost = true }
    case .binary("=", let left, let right):
      if isOwn(left) { take(right) } else if begins(left) { isLost = true }
    case .binary(let sign, let left, _) where Mutation.isAssignment(sign):
      if begins(left) { isLost = true }
    // A method may change it.
    case .call(let callee, _):
      if case .member(let base?, _, _) = callee.plain.kind, isOwn(base.plain) { isLost = true }
    default: break
    }
    return true
  }

  private func isOwn(_ node: Expression) -> Bool {
    switch node.kind {
    case .name(name, _): true
    case .member(let base?, name, _): base.isSelf
    default: false
    }
  }

  /// Whether a target is a part of the property.
  private func begins(_ node: Expression) -> Bool {
    switch node.plain.kind {
    case .member(let base?, _, _): isOwn(node.plain) || begins(base)
    case .index(let base, _): begins(base)
    default: isOwn(node.plain)
    }
  }

  private func take(_ value: Expression) {
    switch value.kind {
    case .ternary(_, let one, let other):
      take(one)
      take(other)
    case .null: break
    case .call(let callee, _): take(callee)
    case .member(let base, let name, _) where type.cases[name] != nil:
      if let base, base.lastName != type.simpleName { isLost = true } else { found.insert(name) }
    default: isLost = true
    }
  }
}
