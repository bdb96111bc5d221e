/// Names of properties by what they hold or steer, across the whole program.
extension SyntaxFacts {
  /// Names of optionals of the program's classes, which some object may be left without.
  static func optionalNames(_ index: ProgramIndex) -> Set<String> {
    var names: Set<String> = []
    for type in index.types where type.isReference && !type.isExternal {
      for variable in type.stored where !variable.isConstant {
        if case .optional? = variable.type { names.insert(variable.name) }
      }
    }
    return names
  }

  /// Properties of models that set off an `.onChange` which shows something: it assigns what a
  /// modifier asks whether to show, or calls a method that does or that navigates itself.
  static func flags(
    _ units: [FileFacts], _ bindings: [String: Set<String>]
  ) -> Set<String> {
    let labels =
      ["path", "isPresented", "isActive", "selection", NameWalk.gotten]
      + UnwrappedItems.labels.sorted()
    let shown = labels.reduce(into: Set<String>()) { $0.formUnion(bindings[$1] ?? []) }
    var showing = shown
    for one in units.lazy.flatMap(\.declared)
    where one.uses.isHot || !one.uses.changed.isDisjoint(with: shown) {
      showing.insert("\(one.name)()")
    }
    return units.reduce(into: []) { names, unit in
      for (target, flags) in unit.flags where showing.contains(target) { names.formUnion(flags) }
    }
  }

  /// Names of properties that hold a closure without result.
  static func callbackNames(_ units: [FileFacts]) -> Set<String> {
    let aliases = units.reduce(into: Set<String>()) { $0.formUnion($1.callbackAliases) }
    return units.reduce(into: Set<String>()) { names, unit in
      names.formUnion(unit.callbackNames)
      for alias in aliases { names.formUnion(unit.namesByType[alias] ?? []) }
    }
  }

  /// Names of properties behind a protocol of the program: who is kept there is told what happens.
  static func delegateNames(_ units: [FileFacts], _ index: ProgramIndex) -> Set<String> {
    let protocols = index.types.filter { $0.kind == .protocolType && !$0.isExternal }
    return units.reduce(into: Set<String>()) { names, unit in
      for one in protocols { names.formUnion(unit.namesByType[one.simpleName] ?? []) }
    }
  }

  /// Names of lists of what is told what happens, behind a protocol of the program or in a box that
  /// does not keep it alive.
  static func observerLists(_ units: [FileFacts], _ index: ProgramIndex) -> Set<String> {
    let told = index.types.filter { type in
      !type.isExternal
        && (type.kind == .protocolType || type.stored.contains { isObserver($0, in: type, index) })
    }
    return units.reduce(into: Set<String>()) { names, unit in
      for one in told { names.formUnion(unit.listsByType[one.simpleName] ?? []) }
    }
  }

  /// `weak var value: Observer?`
  private static func isObserver(
    _ variable: VariableDeclaration, in type: TypeInfo, _ index: ProgramIndex
  ) -> Bool {
    guard variable.isWeak, let written = variable.type?.unwrapped, !Relevance.isOfScreen(type)
    else { return false }
    let known = index.resolve(written, in: type, file: type.span.file)
    return known?.kind == .protocolType && known?.isExternal == false
  }

  /// Names of properties that hold a closure, under whatever name of its type.
  static func closureNames(_ units: [FileFacts]) -> Set<String> {
    let aliases = units.reduce(into: Set<String>()) { $0.formUnion($1.closureAliases) }
    return units.reduce(into: Set<String>()) { names, unit in
      names.formUnion(unit.closureNames)
      for alias in aliases { names.formUnion(unit.namesByType[alias] ?? []) }
    }
  }

  /// Names of properties that hold many closures: `[() -> Void]`, `[Listener]`.
  static func closureListNames(_ units: [FileFacts]) -> Set<String> {
    let aliases = units.reduce(into: Set<String>()) { $0.formUnion($1.closureAliases) }
    return units.reduce(into: Set<String>()) { names, unit in
      names.formUnion(unit.closureListNames)
      for alias in aliases { names.formUnion(unit.listsByType[alias] ?? []) }
    }
  }

  /// Names that are bound under a label that steers navigation, or under the name of something
  /// that is so bound in its turn: a child's `@Binding` that the child hands to a sheet. What the
  /// child calls state that its parent binds to a sheet is one as well: the child writes it.
  ///
  /// - Parameter taken: Labels under which the program's own code takes bindings.
  static func steering(
    _ bindings: [String: Set<String>], _ computed: [String: Set<String>], taken: Set<String>
  ) -> Set<String> {
    var children: [String: [String]] = [:]
    for label in taken {
      for name in bindings[label] ?? [] { children[name, default: []].append(label) }
    }
    var names: Set<String> = []
    var queue =
      ["path", "isPresented", "selection", "isActive", "root", "routes", ""]
      + UnwrappedItems.labels.sorted()
    var seen = Set(queue)
    while let label = queue.popLast() {
      var found = Array(bindings[label] ?? [])
      while let name = found.popLast() {
        guard names.insert(name).inserted else { continue }
        found += computed[name] ?? []
        found += children[name] ?? []
        if seen.insert(name).inserted { queue.append(name) }
      }
    }
    return names
  }
}
