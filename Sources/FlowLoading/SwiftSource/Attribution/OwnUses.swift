/// Whether the code of a class hands its own object to anything that could show it.
final class OwnUses {
  private let type: TypeInfo
  private let index: ProgramIndex
  private var running: Set<ObjectIdentifier> = []
  private var isGiven = false

  init(_ type: TypeInfo, _ index: ProgramIndex) {
    self.type = type
    self.index = index
  }

  /// Whether the initialisers do not.
  var initializersKeep: Bool {
    type.lineage.allSatisfy { owner in
      owner.kind == .protocolType || (owner.functions["init"] ?? []).allSatisfy(keeps)
    }
  }

  /// Whether the methods of a name that the program declares do not.
  func keeps(_ name: String) -> Bool {
    let methods = type.allMethods(name).filter { $0.0.body != nil }
    return !methods.isEmpty && methods.allSatisfy { keeps($0.0) }
  }

  private func keeps(_ function: FunctionDeclaration) -> Bool {
    guard let body = function.body, running.insert(ObjectIdentifier(function)).inserted else {
      return true
    }
    walk.statements(body)
    return !isGiven
  }

  private var walk: Walk { Walk(visit) }

  private func visit(_ node: Expression) -> Bool {
    guard !isGiven else { return false }
    switch node.kind {
    // The object, or the view that is what it shows.
    case .name("self", _), .name("view", _): isGiven = true
    case .member(let base?, let name, _):
      if base.plain.isSelf, name != "view" { return false }
      if isOwnView(base) { return false }
    case .binary("=", let left, let right):
      if !right.plain.isSelf || !isOwnProperty(left) { walk.expression(right) }
      walk.expression(left)
      return false
    case .call(let callee, let arguments):
      call(callee, arguments)
      return false
    default: break
    }
    return true
  }

  /// `self.helper`, `helper.delegate`: nothing that shows what it is given.
  private func isOwnProperty(_ left: Expression) -> Bool {
    switch left.plain.kind {
    case .name(let name, _): return isStored(name)
    case .member(let base?, let name, _):
      if base.plain.isSelf { return isStored(name) }
      return ["delegate", "dataSource"].contains {
        name.hasSuffix($0) || name.hasSuffix("Delegate")
      }
        && isOwnProperty(base)
    default: return false
    }
  }

  private func isStored(_ name: String) -> Bool {
    if let (variable, owner) = type.variable(name) {
      return !variable.isStatic && !owner.isExternal
    }
    return name == "transitioningDelegate"
  }

  private func isOwnView(_ node: Expression) -> Bool {
    switch node.plain.kind {
    case .name("view", _): true
    case .member(let base?, "view", _): base.plain.isSelf
    default: false
    }
  }

  private func call(_ callee: Expression, _ arguments: [Argument]) {
    switch callee.plain.kind {
    case .name(let name, _): follow(name)
    case .member(let base?, let name, _) where base.plain.isSelf: follow(name)
    default: walk.expression(callee)
    }
    for (position, argument) in arguments.enumerated() {
      if argument.value.plain.isSelf, ignores(callee, arguments, position) { continue }
      walk.expression(argument.value)
    }
  }

  private func follow(_ name: String) {
    for (function, _) in type.allMethods(name) where !keeps(function) { isGiven = true }
  }

  /// Whether a type of the program is made with an initialiser that does nothing with what it is
  /// given at a position.
  private func ignores(_ callee: Expression, _ arguments: [Argument], _ position: Int) -> Bool {
    guard case .name(let made, _) = callee.plain.kind else { return false }
    let types = index.types.filter { $0.simpleName == made && !$0.isExternal }
    let labels = arguments.map(\.label)
    let found = types.flatMap { $0.functions["init"] ?? [] }
      .filter { $0.parameters.map(\.label) == labels }
    guard types.count == 1, found.count == 1, let body = found[0].body else { return false }
    let name = found[0].parameters[position].name
    let uses = LocalUses(of: name)
    uses.walk.statements(body)
    return name == "_" || !uses.escapes && uses.calls.isEmpty
  }
}
