/// What names mean in the code of a type or at the top of a file.
extension ProgramIndex {
  func externalType(named name: String) -> TypeInfo? { external[name] }

  /// The class that the program extends, of a value that bears a framework's class's name first:
  /// a storyboard is named with its file.
  func extendedType(of value: String) -> TypeInfo? {
    let name = String(value.prefix { $0 != ":" })
    return external[name] ?? UIKitClasses.superclass(of: name).flatMap { external[$0] }
  }

  /// The type that a dotted name means at the top of a file.
  func find(dotted name: String, file: UInt32) -> TypeInfo? {
    var parts = name.split(separator: ".").map(String.init)[...]
    guard let first = parts.popFirst() else { return nil }
    var type = top(first, file: file)
    while let next = parts.popFirst() {
      guard let found = type else { return nil }
      type =
        found.nested[next] ?? found.aliases[next].flatMap { resolve($0, in: found, file: file) }
    }
    return type
  }

  /// Declarations of the same file win; then the one in the nearest folder; then the one whose file
  /// bears its name.
  private func top(_ name: String, file: UInt32) -> TypeInfo? {
    guard let candidates = topLevel[name] else { return external[name] }
    if candidates.count == 1 { return candidates[0] }
    return ranked(candidates, file: file).first
  }

  /// Types of the name of one at the top of a file that the same code may mean, the likeliest first:
  /// files that no target has lie about in many projects.
  func homonyms(of type: TypeInfo, file: UInt32) -> [TypeInfo] {
    guard type.outer == nil, let candidates = topLevel[type.name], candidates.count > 1,
      candidates.allSatisfy({ $0.span.file != file })
    else { return [] }
    return ranked(candidates, file: file).filter { $0 !== type }
  }

  private func ranked(_ candidates: [TypeInfo], file: UInt32) -> [TypeInfo] {
    if let own = candidates.first(where: { $0.span.file == file }) { return [own] }
    // What the program declares hides what a library does.
    let nearest = file >= firstModelFile ? candidates : ownFirst(candidates)
    let visible = nearest.filter { !$0.isFilePrivate }
    return (visible.isEmpty ? nearest : visible).enumerated().map { position, type in
      let own = units[Int(type.span.file)].path
      let isNamesake = own.hasSuffix("/\(type.name).swift") || own == "\(type.name).swift"
      return (type, [nearness(type.span.file, file), isNamesake ? 1 : 0, -position])
    }.sorted { $1.1.lexicographicallyPrecedes($0.1) }.map(\.0)
  }

  private func ownFirst(_ candidates: [TypeInfo]) -> [TypeInfo] {
    let own = candidates.filter { !isModel($0.span) }
    return own.isEmpty ? candidates : own
  }

  /// Whether something stands in a library's model rather than in the program.
  func isModel(_ span: Span) -> Bool { span.file >= firstModelFile }

  /// How many folders two files share.
  func nearness(_ lhs: UInt32, _ rhs: UInt32) -> Int {
    zip(units[Int(lhs)].path.utf8, units[Int(rhs)].path.utf8).lazy.prefix { $0 == $1 }
      .count { $0.0 == UInt8(ascii: "/") }
  }

  /// The type of the program that a reference means inside a type of a file.
  func resolve(_ reference: TypeReference, in scope: TypeInfo?, file: UInt32) -> TypeInfo? {
    resolve(reference, in: scope, file: file, depth: 0)
  }

  private func resolve(
    _ reference: TypeReference, in scope: TypeInfo?, file: UInt32, depth: Int
  ) -> TypeInfo? {
    guard depth < 8 else { return nil }
    switch reference {
    case .optional(let inner), .opaque(let inner):
      return resolve(inner, in: scope, file: file, depth: depth + 1)
    case .composition(let parts):
      return parts.lazy.compactMap { self.resolve($0, in: scope, file: file, depth: depth + 1) }
        .first
    case .named(let components):
      guard let first = components.first else { return nil }
      var type = lookUp(first.name, in: scope, file: file, depth: depth)
      for component in components.dropFirst() {
        guard let found = type else { break }
        type = member(component.name, of: found, file: file, depth: depth)
      }
      return type ?? inModule(components, file: file, depth: depth)
    default:
      return nil
    }
  }

  /// `Feature.Coordinating`: a type at the top of a module, which is no type itself.
  private func inModule(
    _ components: [TypeReference.Component], file: UInt32, depth: Int
  ) -> TypeInfo? {
    guard components.count > 1,
      modules.contains(components[0].name) || ownModules.contains(components[0].name)
    else { return nil }
    var type = top(components[1].name, module: components[0].name, file: file)
    for component in components.dropFirst(2) {
      guard let found = type else { return nil }
      type = member(component.name, of: found, file: file, depth: depth)
    }
    return type
  }

  /// A type of a module: one in the module's folder, or else a public one that another file
  /// declares, as a module's name tells its type from that of the same name at hand. The module may
  /// well be none of the program's.
  private func top(_ name: String, module: String, file: UInt32) -> TypeInfo? {
    let candidates = topLevel[name] ?? []
    let inFolder = candidates.filter { type in
      let unit = units[Int(type.span.file)]
      // What imports a module is no part of it, whatever its folder is called.
      return !unit.imports.contains(module)
        && unit.path.split(separator: "/").contains { $0 == module }
    }
    if !inFolder.isEmpty {
      return inFolder.first { $0.span.file == file } ?? inFolder[0]
    }
    if ownModules.contains(module) { return top(name, file: file) }
    return candidates.first { $0.isPublic && $0.span.file != file }
  }

  private func member(_ name: String, of type: TypeInfo, file: UInt32, depth: Int) -> TypeInfo? {
    for owner in type.lineage {
      if let nested = owner.nested[name] { return nested }
      if let alias = owner.aliases[name] {
        return resolve(alias, in: owner, file: owner.span.file, depth: depth + 1)
      }
    }
    guard let inferred = inferred(name, of: type) else { return nil }
    return resolve(
      inferred.type, in: inferred.scope, file: inferred.scope.span.file, depth: depth + 1)
  }

  private func lookUp(_ name: String, in scope: TypeInfo?, file: UInt32, depth: Int) -> TypeInfo? {
    var current = scope
    while let type = current {
      if name == "Self" || (type.simpleName == name && !type.isExternal) { return type }
      if let found = member(name, of: type, file: file, depth: depth) { return found }
      // It hides what bears its name further out, whatever it stands for.
      if isAlias(name, in: type) { return nil }
      if let generic = type.generics.first(where: { $0.name == name }) {
        guard let constraint = generic.constraint else { return nil }
        return resolve(constraint, in: type.outer, file: file, depth: depth + 1)
      }
      current = type.outer
    }
    if let found = top(name, file: file) { return found }
    if let alias = aliases[name] {
      return resolve(alias.type, in: nil, file: file, depth: depth + 1)
    }
    return nil
  }

  /// Whether a type names another thing so: `typealias Source = DiffableSource<Section, Item>`.
  private func isAlias(_ name: String, in type: TypeInfo) -> Bool {
    type.lineage.contains { $0.aliases[name].map { $0.unwrapped.lastName != name } ?? false }
  }

  /// The type behind an alias that names something outside the program.
  func expanded(_ reference: TypeReference, in scope: TypeInfo?) -> TypeReference {
    guard case .named(let parts) = reference, let named = parts.first else { return reference }
    if parts.count > 1 { return member(parts, in: scope) ?? reference }
    var current = scope
    while let type = current {
      for owner in type.lineage {
        if let alias = owner.aliases[named.name] { return alias }
      }
      current = type.outer
    }
    guard let alias = aliases[named.name] else { return reference }
    guard alias.generics.count == named.generics.count else { return alias.type }
    return alias.type.replacing(
      Dictionary(zip(alias.generics, named.generics)) { first, _ in first })
  }

  /// What `Assembly.Module` is, where that is another name in the type before the dot.
  private func member(
    _ parts: [TypeReference.Component], in scope: TypeInfo?
  ) -> TypeReference? {
    guard let last = parts.last, nestedAliases.contains(last.name),
      let owner = resolve(
        .named(Array(parts.dropLast())), in: scope, file: scope?.span.file ?? 0)
    else { return nil }
    return owner.lineage.lazy.compactMap { $0.aliases[last.name] }.first
  }

  func globalFunctions(_ name: String) -> [FunctionDeclaration] { functions[name] ?? [] }

  /// The variable outside of types that a name means in a file, where others' private ones are not
  /// seen.
  func global(_ name: String, in file: UInt32) -> VariableDeclaration? {
    guard let all = globals[name] else { return nil }
    return all.last { $0.span.file == file } ?? all.last { !$0.isPrivate }
  }
}
