/// The names that closures use from around them.
final class FreeNames {
  private var cache: [ObjectIdentifier: [String]] = [:]

  /// Names that a closure uses and that could be locals around it, in order of first use.
  func callAsFunction(of closure: Closure) -> [String] {
    if let known = cache[ObjectIdentifier(closure)] { return known }
    var names: [String] = []
    var seen: Set<String> = []
    func add(_ name: String) {
      if seen.insert(name).inserted { names.append(name) }
    }
    Walk { expression in
      if case .name(let name, _) = expression.kind {
        add(name)
        if name.hasPrefix("$") { add(String(name.dropFirst())) }
      }
      return true
    }.statements(closure.body)
    addShortBindings(closure.body, add)
    cache[ObjectIdentifier(closure)] = names
    return names
  }

  private var given: [ObjectIdentifier: [String]] = [:]

  /// Names in an argument that could be locals around it, itself or in the closures in it.
  func handed(by argument: Expression) -> [String] {
    switch argument.plain.kind {
    case .name(let name, _): return [name]
    case .closure(let closure): return self(of: closure)
    case .call: break
    default: return []
    }
    if let known = given[ObjectIdentifier(argument)] { return known }
    var names: [String] = []
    Walk { node in
      switch node.kind {
      case .name(let name, _): names.append(name)
      case .closure(let closure): names += self(of: closure)
      default: return true
      }
      return false
    }.expression(argument)
    given[ObjectIdentifier(argument)] = names
    return names
  }

  private var asked: [ObjectIdentifier: [String]] = [:]

  /// Names of types that a closure casts to or asks for, which can be parameters of the function
  /// around it.
  func typesAsked(by closure: Closure) -> [String] {
    if let known = asked[ObjectIdentifier(closure)] { return known }
    var names: [String] = []
    Walk { node in
      switch node.kind {
      case .cast(_, let type, _), .typeTest(_, let type):
        if let name = type.unwrapped.lastName, !names.contains(name) { names.append(name) }
      default: break
      }
      return true
    }.statements(closure.body)
    asked[ObjectIdentifier(closure)] = names
    return names
  }

  private var bound: [ObjectIdentifier: Set<String>] = [:]

  /// Whether a closure uses no member of what its code runs for, nor makes anything.
  ///
  /// - Parameter isCaptured: Whether it holds the value of a name.
  func isAlone(_ closure: Closure, _ isCaptured: (String) -> Bool) -> Bool {
    let own = named(in: closure)
    return callAsFunction(of: closure).allSatisfy { name in
      isCaptured(name) || own.contains(name) || name.allSatisfy { $0 == "$" || $0.isNumber }
    }
  }

  /// Names that a closure uses and gives to nothing of its own.
  func fromOutside(of closure: Closure) -> [String] {
    let own = named(in: closure)
    return callAsFunction(of: closure).filter { !own.contains($0) }
  }

  /// The names that a closure gives to its parameters and in its code.
  private func named(in closure: Closure) -> Set<String> {
    if let known = bound[ObjectIdentifier(closure)] { return known }
    var found = Set(closure.parameters.map(\.name))
    Walk(bound: { found.insert($0) }) { _ in true }.statements(closure.body)
    bound[ObjectIdentifier(closure)] = found
    return found
  }

  private var changes: [ObjectIdentifier: [String]] = [:]

  /// Names that a closure assigns or mutates, which could be locals around it.
  func changed(by closure: Closure) -> [String] {
    if let known = changes[ObjectIdentifier(closure)] { return known }
    var names: [String] = []
    var own = Set(closure.parameters.map(\.name))
    Walk(bound: { own.insert($0) }) { node in
      switch node.kind {
      case .binary(let sign, let left, _):
        guard Mutation.isAssignment(sign) else { break }
        if case .name(let name, _) = left.kind { names.append(name) }
      case .call(let callee, _):
        if case .member(let base?, let name, _) = callee.kind, Mutation.names.contains(name),
          case .name(let changed, _) = base.kind
        {
          names.append(changed)
        }
      default: break
      }
      return true
    }.statements(closure.body)
    let found = names.filter { !own.contains($0) }
    changes[ObjectIdentifier(closure)] = found
    return found
  }

  private var counts: [ObjectIdentifier: Int] = [:]

  /// How many values a closure takes by number: two with `$1`.
  func countNumbered(in closure: Closure) -> Int {
    if let known = counts[ObjectIdentifier(closure)] { return known }
    var count = 0
    Walk { node in
      if case .closure = node.kind { return false }
      if case .name(let name, _) = node.kind, name.hasPrefix("$"),
        let number = Int(name.dropFirst())
      {
        count = max(count, number + 1)
      }
      return true
    }.statements(closure.body)
    counts[ObjectIdentifier(closure)] = count
    return count
  }

  /// `if let name` uses a name with no expression for it.
  private func addShortBindings(_ statements: [Statement], _ add: (String) -> Void) {
    func conditions(_ list: [Condition]) {
      for case .binding(let name, _, nil, _) in list { add(name) }
    }
    for statement in statements {
      switch statement.kind {
      case .conditional(let list, let then, let otherwise):
        conditions(list)
        addShortBindings(then, add)
        addShortBindings(otherwise ?? [], add)
      case .guarding(let list, let otherwise):
        conditions(list)
        addShortBindings(otherwise, add)
      case .switching(_, let cases): for one in cases { addShortBindings(one.body, add) }
      case .block(let body, _): addShortBindings(body, add)
      default: break
      }
    }
  }
}
