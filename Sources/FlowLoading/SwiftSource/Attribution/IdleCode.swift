/// Code that does nothing for a case that no pattern names but hand it on, to code that does
/// nothing for it either.
struct IdleCode {
  private let index: ProgramIndex
  private let route: TypeInfo
  private var functions: [String: [Receiver]] = [:]
  private var running: Set<ObjectIdentifier> = []
  /// The branches on the way that take what no pattern names.
  private(set) var branches: Set<Span> = []

  /// A function with a parameter for the route.
  struct Receiver {
    let function: FunctionDeclaration
    let owner: TypeInfo?
    let position: Int
  }

  /// - Complexity: Linear in the number of functions of the program.
  init(for route: TypeInfo, _ index: ProgramIndex) {
    self.index = index
    self.route = route
    for type in index.types where !index.isModel(type.span) {
      for function in type.functions.values.joined() { note(function, type) }
    }
    for function in index.functions.values.joined() { note(function, nil) }
  }

  private mutating func note(_ function: FunctionDeclaration, _ owner: TypeInfo?) {
    for (position, parameter) in function.parameters.enumerated()
    where parameter.type.lastName == route.simpleName {
      let type = index.resolve(
        parameter.type.unwrapped, in: owner, file: function.span.file)
      guard type === route else { continue }
      functions[function.name, default: []].append(
        Receiver(function: function, owner: owner, position: position))
    }
  }

  /// Whether a function has a parameter for the route and does nothing with it.
  mutating func isIdle(_ function: FunctionDeclaration) -> Bool {
    let own = (functions[function.name] ?? []).filter { $0.function === function }
    return own.count == 1 && isIdle(own[0])
  }

  private mutating func isIdle(_ receiver: Receiver) -> Bool {
    let function = receiver.function
    // One that hands it on to itself does no more than it does else.
    guard let body = function.body, running.insert(ObjectIdentifier(function)).inserted else {
      return true
    }
    defer { running.remove(ObjectIdentifier(function)) }
    return isIdle(body, [function.parameters[receiver.position].name])
  }

  /// - Parameter names: What the route is called here.
  private mutating func isIdle(_ body: [Statement], _ names: Set<String>) -> Bool {
    var names = names
    for statement in body {
      switch statement.kind {
      case .jump("break"), .jump("continue"), .returning(nil): return true
      case .switching(let subject, let cases):
        guard isNamed(subject, names),
          let rest = cases.first(where: { $0.isDefault }), isIdle(rest.body, names)
        else { return false }
        branches.insert(rest.span)
      case .conditional(let conditions, let then, _):
        guard let bound = bound(conditions, names), isIdle(then, bound) else { return false }
      case .guarding(let conditions, _):
        guard let bound = bound(conditions, names) else { return false }
        names = bound
      case .loop(_, let items, nil, let body):
        guard items.isSimple, isIdle(body, names) else { return false }
      case .expression(let value):
        guard isHandingOn(value, names) else { return false }
      default: return false
      }
    }
    return true
  }

  /// The names of the route where it is there: `if let option = option`.
  private func bound(_ conditions: [Condition], _ names: Set<String>) -> Set<String>? {
    var names = names
    for condition in conditions {
      guard case .binding(let name, _, let value, _) = condition,
        value.map({ isNamed($0, names) }) ?? names.contains(name)
      else { return nil }
      names.insert(name)
    }
    return names
  }

  private func isNamed(_ value: Expression, _ names: Set<String>) -> Bool {
    guard case .name(let name, _) = value.plain.kind else { return false }
    return names.contains(name)
  }

  /// `child.start(with: option)`, `children.forEach { $0.start(with: option) }`
  private mutating func isHandingOn(_ value: Expression, _ names: Set<String>) -> Bool {
    guard case .call(let callee, let arguments) = value.plain.kind else { return false }
    let name: String
    switch callee.plain.kind {
    case .name(let called, _): name = called
    case .member(let base?, let called, _):
      guard base.isSimple else { return false }
      name = called
    default: return false
    }
    if name == "forEach", arguments.count == 1, case .closure(let each) = arguments[0].value.kind {
      return isIdle(each.body, names)
    }
    let positions = arguments.indices.filter { isNamed(arguments[$0].value, names) }
    guard positions.count == 1,
      arguments.allSatisfy({ $0.value.isSimple || $0.value.isConstant })
    else { return false }
    let receivers = (functions[name] ?? []).filter { receiver in
      let parameters = receiver.function.parameters
      return receiver.position == positions[0] && parameters.count >= arguments.count
        && zip(parameters, arguments).allSatisfy { $0.label == $1.label }
    }
    guard receivers.contains(where: { $0.function.body != nil }) else { return false }
    for receiver in receivers where !isIdle(receiver) { return false }
    return true
  }
}
