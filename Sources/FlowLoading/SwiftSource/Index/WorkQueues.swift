/// Which lists are queues of work: whatever puts something in has it worked off in the same go, from
/// the front, until nothing is left.
///
/// ```swift
/// func show(_ route: Route) {
///   waiting.append(route)
///   if !isBusy { showNext() }
/// }
/// func showNext() {
///   guard let next = waiting.first else { return }
///   …
/// }
/// ```
struct WorkQueues {
  private let name: String
  /// Functions that take what lies in front.
  private var takers: Set<String> = []
  private var additions = 0
  private var answered = 0
  private var isEmptied = false
  private var isOther = false

  /// - Complexity: Linear in the code of the type.
  static func isQueue(_ variable: VariableDeclaration, of type: TypeInfo) -> Bool {
    guard !variable.isConstant, variable.getter == nil, variable.observer == nil,
      variable.attributes.isEmpty, isList(variable)
    else { return false }
    var search = WorkQueues(name: variable.name)
    let functions = type.functions.values.joined()
    for function in functions {
      if let body = function.body, search.takesFirst(body) { search.takers.insert(function.name) }
    }
    guard !search.takers.isEmpty else { return false }
    for function in functions { function.body.map { search.read($0) } }
    for one in type.variables.values {
      for body in [one.getter, one.setter?.body, one.observer] { body.map { search.read($0) } }
    }
    return search.isEmptied && !search.isOther && search.additions > 0
      && search.additions == search.answered
  }

  private init(name: String) { self.name = name }

  /// Whether a property is declared as a list; the code of its type is looked through for no other.
  private static func isList(_ variable: VariableDeclaration) -> Bool {
    if let type = variable.type?.unwrapped {
      if case .array = type { return true }
      return type.lastName == "Array"
    }
    guard case .call(let callee, _)? = variable.value?.kind else { return false }
    if case .array = callee.kind { return true }
    return callee.lastName == "Array"
  }

  private func isQueue(_ expression: Expression) -> Bool { expression.ownPropertyName == name }

  /// The method that is called on the queue.
  private func method(_ expression: Expression) -> String? {
    guard case .call(let callee, _) = expression.kind,
      case .member(let base?, let name, _) = callee.kind,
      isQueue(base)
    else { return nil }
    return name
  }

  private func takesFirst(_ body: [Statement]) -> Bool {
    var isTaken = false
    Walk { node in
      if case .member(let base?, let name, _) = node.kind, isQueue(base), Self.taking.contains(name)
      {
        isTaken = true
      }
      return !isTaken
    }.statements(body)
    return isTaken
  }

  private static let taking: Set<String> = ["first", "removeFirst", "popFirst"]
  private static let adding: Set<String> = ["append", "insert"]
  private static let removing: Set<String> = [
    "removeFirst", "popFirst", "remove", "removeAll", "removeSubrange",
  ]
  /// What lies at the end is the top of a stack.
  private static let ending: Set<String> = ["last", "popLast", "removeLast"]

  private mutating func read(_ body: [Statement]) {
    var found = self
    Walk(listed: { found.answer($0) }) { node in
      found.note(node)
      return true
    }.statements(body)
    self = found
  }

  private mutating func note(_ node: Expression) {
    switch node.kind {
    case .member(let base?, let name, _) where isQueue(base):
      if Self.adding.contains(name) { additions += 1 }
      if Self.removing.contains(name) { isEmptied = true }
      if Self.ending.contains(name) { isOther = true }
    case .binary("=", let left, let right) where isQueue(left):
      if case .array(let items) = right.kind, items.isEmpty {
        isEmptied = true
      } else {
        isOther = true
      }
    case .binary("+=", let left, _) where isQueue(left): isOther = true
    default: break
    }
  }

  /// Counts what is put in where code that follows takes it.
  private mutating func answer(_ list: [Statement]) {
    for (position, statement) in list.enumerated() {
      guard case .expression(let expression) = statement.kind,
        method(expression).map(Self.adding.contains) == true,
        list[(position + 1)...].contains(where: callsTaker)
      else { continue }
      answered += 1
    }
  }

  private func callsTaker(_ statement: Statement) -> Bool {
    var isCalled = false
    Walk { node in
      if case .call(let callee, _) = node.kind, let name = callee.ownPropertyName,
        takers.contains(name)
      {
        isCalled = true
      }
      return !isCalled
    }.statement(statement)
    return isCalled
  }
}
