/// What one file says about names, gathered while files are still read in parallel.
struct FileFacts: Sendable {
  struct Uses: Sendable {
    var called: Set<String> = []
    /// Names that it assigns or mutates.
    var changed: Set<String> = []
    /// Names that it calls without a receiver, or on `self`: a method or a stored closure.
    var invoked: Set<String> = []
    /// Whether it holds a framework's navigation call or runs a stored closure.
    var isHot = false
  }

  /// Names of state to which a binding is made, by the label of the argument that takes it; an
  /// empty label where there is none.
  var bindings: [String: Set<String>] = [:]
  var assignedNames: Set<String> = []
  /// Names of stored properties that hold closures, and of those that hold many.
  var closureNames: Set<String> = []
  var closureListNames: Set<String> = []
  /// Other names of function types.
  var closureAliases: Set<String> = []
  /// Stored properties by the name of their type, which may be such an alias.
  var namesByType: [String: Set<String>] = [:]
  var functions: [String: Uses] = [:]

  init(_ unit: SourceUnit) {
    collect(unit.members)
  }

  private mutating func collect(_ members: TypeDeclaration.Members) {
    for one in members.functions { function(one) }
    for one in members.variables { variable(one) }
    for one in members.types { type(one) }
    for one in members.aliases { alias(one) }
    statements(members.statements, name: "")
  }

  private mutating func type(_ declaration: TypeDeclaration) {
    for one in declaration.functions { function(one) }
    if declaration.kind == .extensionType, ProgramIndex.collections.contains(declaration.name) {
      // It changes the state that it is called on, which can be a path.
      for one in declaration.functions where one.name != "init" {
        functions[one.name, default: Uses()].isHot = true
      }
    }
    for one in declaration.variables { variable(one) }
    for one in declaration.types { type(one) }
    for one in declaration.aliases { alias(one) }
  }

  private mutating func alias(_ declaration: AliasDeclaration) {
    if case .function = declaration.type.unwrapped { closureAliases.insert(declaration.name) }
  }

  /// Keeps the names of properties that hold closures.
  private mutating func keepClosure(_ declaration: VariableDeclaration) {
    guard declaration.getter == nil, let type = declaration.type?.unwrapped else { return }
    switch type {
    case .function: closureNames.insert(declaration.name)
    case .array(let element), .dictionary(_, let element):
      if case .function = element.unwrapped { closureListNames.insert(declaration.name) }
    default:
      if let name = type.lastName { namesByType[name, default: []].insert(declaration.name) }
    }
  }

  private mutating func function(_ declaration: FunctionDeclaration) {
    for parameter in declaration.parameters where parameter.type.lastName == "Binding" {
      // What such a function does with it is not told by a label.
      bindings["", default: []].formUnion([parameter.name, parameter.label ?? parameter.name])
    }
    if let body = declaration.body { statements(body, name: declaration.name) }
  }

  private mutating func variable(_ declaration: VariableDeclaration) {
    keepClosure(declaration)
    if declaration.name == "body", let getter = declaration.getter { noteSwitches(getter) }
    if let getter = declaration.getter { statements(getter, name: declaration.name) }
    if let setter = declaration.setter {
      statements(setter.body, name: declaration.name)
    }
    if let observer = declaration.observer { statements(observer, name: declaration.name) }
    if let value = declaration.value { expressions(value, name: declaration.name) }
  }

  /// State that decides which screen a body or a scene shows steers navigation like a binding.
  private mutating func noteSwitches(_ body: [Statement]) {
    if let name = SwitchSyntax.read(body)?.subject.lastName {
      bindings["", default: []].insert(name)
    }
    var scenes: [Expression] = []
    Walk { node in
      guard case .call(let callee, _) = node.kind, case .name("WindowGroup", _) = callee.kind else {
        return true
      }
      scenes.append(node)
      return false
    }.statements(body)
    for scene in scenes {
      if let name = SwitchSyntax.read([Statement(.expression(scene), scene.span)])?.subject.lastName
      {
        bindings["", default: []].insert(name)
      }
    }
  }

  private mutating func statements(_ list: [Statement], name: String) {
    let walk = NameWalk(name: name)
    walk.statements(list)
    take(walk)
  }

  private mutating func expressions(_ node: Expression, name: String) {
    let walk = NameWalk(name: name)
    walk.expression(node)
    take(walk)
  }

  private mutating func take(_ walk: NameWalk) {
    bindings.merge(walk.box.bindings) { $0.union($1) }
    assignedNames.formUnion(walk.box.assignedNames)
    functions[walk.name, default: Uses()].called.formUnion(walk.box.uses.called)
    functions[walk.name, default: Uses()].changed.formUnion(walk.box.uses.changed)
    functions[walk.name, default: Uses()].invoked.formUnion(walk.box.uses.invoked)
    if walk.box.uses.isHot { functions[walk.name, default: Uses()].isHot = true }
  }
}

/// Gathers names under one function.
private struct NameWalk {
  final class Box {
    var bindings: [String: Set<String>] = [:]
    /// Projections that an argument's label has told the use of.
    var labelled: Set<ObjectIdentifier> = []
    var assignedNames: Set<String> = []
    var uses = FileFacts.Uses()
  }

  let name: String
  let box = Box()

  func statements(_ list: [Statement]) { Walk(visit).statements(list) }
  func expression(_ node: Expression) { Walk(visit).expression(node) }

  private func visit(_ node: Expression) -> Bool {
    switch node.kind {
    case .name(let name, _) where name.hasPrefix("$"):
      if !box.labelled.contains(ObjectIdentifier(node)) { bound(String(name.dropFirst()), "") }
    case .name(let name, _):
      // A property or a method that is mentioned may run.
      box.uses.called.insert(name)
    case .member(let base, let name, _):
      box.uses.called.insert(name)
      if !box.labelled.contains(ObjectIdentifier(node)) {
        if name.hasPrefix("$") { bound(String(name.dropFirst()), "") }
        if let base, isProjected(base) { bound(name, "") }
      }
    case .binary(let name, let left, _) where name == "=" || name == "+=":
      if case .index(_, let arguments) = left.kind, arguments.first?.label == "keyPath" {
        // Whatever it writes: the caller says.
        box.uses.isHot = true
      }
      if let changed = left.lastName {
        box.uses.changed.insert(changed)
        if Frameworks.assignments[changed] != nil { box.uses.isHot = true }
        if self.name != "init" { box.assignedNames.insert(changed) }
      }
    case .call(let callee, let arguments):
      call(callee, arguments)
    default: break
    }
    return true
  }

  private func bound(_ name: String, _ label: String) {
    guard !name.isEmpty, !name.allSatisfy(\.isNumber) else { return }
    box.bindings[label, default: []].insert(name)
    box.assignedNames.insert(name)
  }

  private func isProjected(_ node: Expression) -> Bool {
    switch node.kind {
    case .name(let name, _): name.hasPrefix("$") && name.count > 1
    case .member(let base, let name, _): name.hasPrefix("$") || (base.map(isProjected) ?? false)
    case .unwrap(let inner): isProjected(inner)
    case .index(let base, _): isProjected(base)
    default: false
    }
  }

  private func call(_ callee: Expression, _ arguments: [Argument]) {
    switch callee.kind {
    case .member(let base?, let name, _):
      box.uses.called.insert(name)
      if Mutation.names.contains(name), let changed = base.lastName {
        box.uses.changed.insert(changed)
        box.assignedNames.insert(changed)
      }
      if Frameworks.operationNames.contains(name) { box.uses.isHot = true }
      if case .name("self", _) = base.kind { box.uses.invoked.insert(name) }
    case .name(let name, _):
      box.uses.called.insert(name)
      box.uses.invoked.insert(name)
      if Frameworks.operationNames.contains(name) { box.uses.isHot = true }
      if name == "Binding" { getters(arguments) }
    case .unwrap:
      // `handler?(…)` runs a stored closure.
      box.uses.isHot = true
    default: break
    }
    for argument in arguments { self.argument(argument) }
  }

  /// `item: $model.sheet` binds `sheet` under the label `item`.
  private func argument(_ argument: Argument) {
    guard let label = argument.label, isProjected(argument.value) else { return }
    var chain = argument.value
    if let name = chain.lastName {
      bound(name.hasPrefix("$") ? String(name.dropFirst()) : name, label)
    }
    while true {
      box.labelled.insert(ObjectIdentifier(chain))
      switch chain.kind {
      case .member(let base?, _, _), .unwrap(let base), .index(let base, _): chain = base
      default: return
      }
    }
  }

  /// `Binding(get: { model.shown }, set: …)` binds what its getter reads.
  private func getters(_ arguments: [Argument]) {
    for argument in arguments where argument.label == "get" || argument.label == "set" {
      guard case .closure(let closure) = argument.value.kind else { continue }
      Walk { node in
        switch node.kind {
        case .name(let name, _), .member(_, let name, _): bound(name, "")
        default: break
        }
        return true
      }.statements(closure.body)
    }
  }
}
