/// Where code names a type as a value: calls it, hands it on, or asks it for a member.
struct TypeMention: Sendable {
  let span: Span
  /// The name before it: `Texts` of `Texts.Page`.
  let base: String?
  /// What it is asked for: `title` of `Page.title`.
  let member: String?
  /// What is called on the object that is made here, if that is all that is done with it; nil where
  /// it may go somewhere.
  let calls: [FileFacts.CallName]?
}

/// Gathers where a file names types.
final class TypeMentions {
  private(set) var found: [String: [TypeMention]] = [:]
  private var members: [ObjectIdentifier: String] = [:]
  private var bases: [ObjectIdentifier: String] = [:]
  /// What becomes of the objects that calls make, by the node that names their type.
  private var kept: [ObjectIdentifier: [FileFacts.CallName]] = [:]

  /// Takes a node before its parts.
  func note(_ node: Expression) {
    switch node.kind {
    case .member(let base?, let name, _):
      members[ObjectIdentifier(base.plain)] = name
      base.lastName.map { bases[ObjectIdentifier(node)] = $0 }
      if Self.namesType(name) { add(name, node, node.span) }
    case .name(let name, let generics):
      if Self.namesType(name) { add(name, node, node.span) }
      // `ListFlow<Row>()` may make a `Row`.
      for named in generics.compactMap(\.lastName) {
        found[named, default: []].append(
          .init(span: node.span, base: nil, member: nil, calls: nil))
      }
    case .call(let callee, _):
      // `detailBackground()` can be a type that is written like a function.
      if case .name(let name, _) = callee.kind, !Self.namesType(name) {
        add(name, callee, callee.span)
      }
    default: break
    }
  }

  /// What a storyboard or the like makes bears the name of its class in the cast alone.
  func note(instantiated name: String, _ node: Expression) { add(name, node, node.span) }

  private func add(_ name: String, _ node: Expression, _ span: Span) {
    let id = ObjectIdentifier(node)
    found[name, default: []].append(
      .init(span: span, base: bases[id], member: members[id], calls: kept[id]))
  }

  /// Takes statements that follow each other: what becomes of the locals that they bind.
  func note(_ list: [Statement]) {
    for (position, statement) in list.enumerated() {
      switch statement.kind {
      case .variable(.bind(let name), _, let value?):
        note(name, value, list[(position + 1)...])
      case .variable(.wildcard, _, let value?):
        if let maker = Self.maker(value) { kept[maker] = [] }
      case .expression(let value):
        note(statement: value)
      case .guarding(let conditions, _):
        note(conditions, list[(position + 1)...])
      case .conditional(let conditions, let then, _):
        note(conditions, then[...])
      default: break
      }
    }
  }

  /// `_ = Page()`, `Page().show(from: self)`. What is asked for more than that is made for it.
  private func note(statement value: Expression) {
    switch value.kind {
    case .binary("=", let left, let right):
      if case .other(let parts) = left.kind, parts.isEmpty, let maker = Self.maker(right) {
        kept[maker] = []
      }
    case .call(let callee, let arguments):
      if case .member(let base?, let name, _) = callee.kind, let maker = Self.maker(base) {
        kept[maker] = [.init(name: name, labels: arguments.map(\.label))]
      }
    default: break
    }
  }

  private func note(_ conditions: [Condition], _ rest: ArraySlice<Statement>) {
    for (position, condition) in conditions.enumerated() {
      guard case .binding(let name, _, let value?, _) = condition else { continue }
      let others = conditions[(position + 1)...]
      let uses = LocalUses(of: name)
      others.forEach(uses.walk.condition)
      if !uses.escapes { note(name, value, rest) }
    }
  }

  private func note(_ name: String, _ value: Expression, _ rest: ArraySlice<Statement>) {
    guard let maker = Self.maker(value) else { return }
    let uses = LocalUses(of: name)
    uses.walk.statements(Array(rest))
    if !uses.escapes { kept[maker] = uses.calls }
  }

  /// The node that names the type of what an expression makes: `Page(…)`, and the cast of what
  /// comes out of a storyboard.
  private static func maker(_ value: Expression) -> ObjectIdentifier? {
    switch value.plain.kind {
    case .call(let callee, _):
      let name: String
      switch callee.kind {
      case .name(let called, _), .member(.some, let called, _): name = called
      default: return nil
      }
      return namesType(name) ? ObjectIdentifier(callee) : nil
    case .cast(let inner, _, _):
      return isInstantiated(inner) ? ObjectIdentifier(value.plain) : nil
    default: return nil
    }
  }

  /// Whether a name is written like a type's, `_Row` too.
  static func namesType(_ name: String) -> Bool {
    name.first { $0 != "_" }?.isUppercase == true
  }

  /// Whether a value comes out of a storyboard or the like: what it is cast to is made there.
  static func isInstantiated(_ value: Expression) -> Bool {
    guard case .call(let callee, _) = value.plain.kind else { return false }
    return callee.lastName?.hasPrefix("instantiate") == true
  }
}

/// What becomes of a local that holds an object: whether its properties are set and methods are
/// called on it, or more than that.
final class LocalUses {
  private(set) var escapes = false
  private(set) var calls: [FileFacts.CallName] = []
  private let name: String

  init(of name: String) { self.name = name }

  var walk: Walk {
    Walk(bound: { if $0 == self.name { self.escapes = true } }, visit)
  }

  private func visit(_ node: Expression) -> Bool {
    guard !escapes else { return false }
    switch node.kind {
    case .name(name, _): escapes = true
    case .closure(let closure):
      // Who runs it has the object then.
      Walk { node in
        if case .name(self.name, _) = node.kind { self.escapes = true }
        return !self.escapes
      }.statements(closure.body)
      return false
    case .binary("=", let left, let right) where isOwned(left):
      walk.expression(right)
      return false
    case .call(let callee, let arguments):
      guard case .member(let base?, let method, _) = callee.kind, isNamed(base) else { return true }
      calls.append(.init(name: method, labels: arguments.map(\.label)))
      for argument in arguments { walk.expression(argument.value) }
      return false
    default: break
    }
    return true
  }

  private func isNamed(_ node: Expression) -> Bool {
    if case .name(name, _) = node.plain.kind { return true }
    return false
  }

  /// `page.title`, `page.view.backgroundColor`
  private func isOwned(_ left: Expression) -> Bool {
    guard case .member(let base?, _, _) = left.plain.kind else { return false }
    return isNamed(base) || isOwned(base)
  }
}
