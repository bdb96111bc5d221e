/// All types, functions and globals of the program, across all files.
final class ProgramIndex {
  let units: [SourceUnit]
  private(set) var types: [TypeInfo] = []
  private(set) var functions: [String: [FunctionDeclaration]] = [:]
  private(set) var globals: [String: VariableDeclaration] = [:]
  private var aliases: [String: AliasDeclaration] = [:]
  private let aliasNames: Set<String>
  private var topLevel: [String: [TypeInfo]] = [:]
  private var external: [String: TypeInfo] = [:]
  /// Extensions of types that no file has declared so far.
  private var later: [(declaration: TypeDeclaration, file: UInt32)] = []
  /// Whether nobody else can declare those.
  private var isLast = false
  /// Statements at the top of files: `main.swift`.
  private(set) var topLevelStatements: [(UInt32, [Statement])] = []

  /// Names of modules that files import.
  private let modules: Set<String>
  /// Modules that are no part of any program.
  private static let frameworks: Set<String> = ["UIKit", "SwiftUI", "Foundation", "Combine"]

  /// The first of the units that are models of libraries rather than the program's own.
  let firstModelFile: UInt32

  /// - Parameter models: how many units, at the end, are models of libraries.
  init(_ units: [SourceUnit], models: Int = 0) {
    self.units = units
    modules = Set(units.flatMap(\.imports)).subtracting(Self.frameworks)
    aliasNames = Set(units.flatMap(\.members.aliases).map(\.name))
    firstModelFile = UInt32(units.count - models)
    declareFrameworkClasses()
    for unit in units { declare(unit.members.types, in: nil) }
    for unit in units {
      let isModel = unit.file >= firstModelFile
      for alias in unit.members.aliases where !isModel || aliases[alias.name] == nil {
        aliases[alias.name] = alias
      }
    }
    for unit in units { extend(unit.members.types, outer: nil, file: unit.file) }
    extendLater()
    for unit in units {
      for function in unit.members.functions {
        functions[function.name, default: []].append(function)
      }
      for variable in unit.members.variables { globals[variable.name] = variable }
      if !unit.members.statements.isEmpty {
        topLevelStatements.append((unit.file, unit.members.statements))
      }
    }
    linkSupertypes()
  }

  // MARK: Building

  /// Classes of frameworks that programs inherit from and extend.
  private func declareFrameworkClasses() {
    for name in UIKitClasses.names {
      let declaration = TypeDeclaration(
        kind: .classType, name: name,
        inherits: UIKitClasses.superclasses[name].map { [.name($0)] } ?? [], generics: [],
        attributes: [], members: .init(), isFilePrivate: false, span: .none)
      externalType(name, declaration).add(declaration)
    }
  }

  private func declare(_ declarations: [TypeDeclaration], in outer: TypeInfo?) {
    for declaration in declarations where declaration.kind != .extensionType {
      let type: TypeInfo
      if let known = existing(declaration, in: outer) {
        type = known
      } else {
        type = make(
          name: outer.map { "\($0.name).\(declaration.name)" } ?? declaration.name, declaration,
          outer: outer, isExternal: false)
        if let outer {
          outer.nested[declaration.name] = type
        } else {
          topLevel[declaration.name, default: []].append(type)
        }
      }
      type.add(declaration)
      declare(declaration.types, in: type)
    }
  }

  /// The same type declared twice, as in the arms of an `#if`, is one type with all its members.
  private func existing(_ declaration: TypeDeclaration, in outer: TypeInfo?) -> TypeInfo? {
    if let outer { return outer.nested[declaration.name] }
    return topLevel[declaration.name]?.first { $0.span.file == declaration.span.file }
  }

  private func make(
    name: String, _ declaration: TypeDeclaration, outer: TypeInfo?, isExternal: Bool,
    isOutside: Bool = false
  ) -> TypeInfo {
    let type = TypeInfo(
      id: types.count, name: name, declaration: declaration, outer: outer, isExternal: isExternal,
      isOutside: isOutside)
    types.append(type)
    return type
  }

  private func extend(_ declarations: [TypeDeclaration], outer: TypeInfo?, file: UInt32) {
    for declaration in declarations {
      if declaration.kind == .extensionType {
        if let type = find(dotted: declaration.name, file: file)
          ?? aliases[declaration.name].flatMap({ resolve($0.type, in: nil, file: file) })
        {
          extend(type, by: declaration, file: file)
        } else if declaration.name.contains("."), !isLast {
          later.append((declaration, file))
        } else {
          let type =
            aliased(declaration.name) ?? outsideClass(declaration)
            ?? externalType(declaration.name, declaration)
          extend(type, by: declaration, file: file)
        }
      } else {
        extend(declaration.types, outer: outer, file: file)
      }
    }
  }

  private func extend(_ type: TypeInfo, by declaration: TypeDeclaration, file: UInt32) {
    type.add(declaration)
    declare(declaration.types, in: type)
    extend(declaration.types, outer: type, file: file)
  }

  /// Extends what extensions of other files declare: `extension Home.RootView`, where another says
  /// `extension Home { struct RootView … }`.
  private func extendLater() {
    while !later.isEmpty {
      let waiting = later
      later = []
      for (declaration, file) in waiting { extend([declaration], outer: nil, file: file) }
      isLast = later.count == waiting.count
    }
  }

  @discardableResult
  private func externalType(_ name: String, _ declaration: TypeDeclaration) -> TypeInfo {
    if let known = external[name] { return known }
    let type = make(name: name, declaration, outer: nil, isExternal: true)
    external[name] = type
    return type
  }

  /// The type outside the program that an alias names: what extends the alias extends it.
  private func aliased(_ name: String) -> TypeInfo? {
    guard let target = aliases[name]?.type, case .named(let parts) = expanded(target, in: nil),
      parts.count == 1, parts[0].name != name
    else { return nil }
    let declaration = TypeDeclaration(
      kind: .extensionType, name: parts[0].name, inherits: [], generics: [], attributes: [],
      members: .init(), isFilePrivate: false, span: .none)
    return externalType(parts[0].name, declaration)
  }

  /// The class that an extension says the app declares elsewhere.
  private func outsideClass(_ extended: TypeDeclaration) -> TypeInfo? {
    guard extended.span.file < firstModelFile, !aliasNames.contains(extended.name),
      let supertypes = OutsideClasses.supertypes(of: extended.name)
    else { return nil }
    let declaration = TypeDeclaration(
      kind: .classType, name: extended.name, inherits: supertypes, generics: [], attributes: [],
      members: .init(), isFilePrivate: false, span: extended.span)
    let type = make(
      name: extended.name, declaration, outer: nil, isExternal: false, isOutside: true)
    topLevel[extended.name] = [type]
    type.add(declaration)
    return type
  }

  private func linkSupertypes() {
    for type in types {
      for reference in type.inherits {
        for part in parts(reference) {
          if let parent = resolve(part, in: type.outer ?? type, file: type.span.file),
            parent !== type
          {
            if parent.isExternal { type.externalSupertypes.insert(parent.name) }
            if !type.supertypes.contains(where: { $0 === parent }) {
              type.supertypes.append(parent)
              parent.subtypes.append(type)
            }
          } else if let name = part.lastName {
            type.externalSupertypes.insert(name)
            if let above = UIKitClasses.superclass(of: name).flatMap({ external[$0] }) {
              type.externalSupertypes.insert(above.name)
              type.supertypes.append(above)
              above.subtypes.append(type)
            }
          }
        }
      }
    }
    // External names travel down, so that a subclass of a subclass still is a controller.
    var changed = true
    while changed {
      changed = false
      for type in types {
        for parent in type.supertypes
        where !parent.externalSupertypes.isSubset(of: type.externalSupertypes) {
          type.externalSupertypes.formUnion(parent.externalSupertypes)
          changed = true
        }
      }
    }
    for type in types where type.kind == .classType { unlinkViews(type) }
    for type in types { type.isLinked = true }
    for type in types where type.kind == .structure && isForeignView(type) {
      type.externalSupertypes.insert("View")
    }
  }

  /// A view of SwiftUI is a value: a class conforms to some library's protocol of that name.
  private func unlinkViews(_ type: TypeInfo) {
    guard type.externalSupertypes.remove("View") != nil else { return }
    type.supertypes.removeAll { $0.isExternal && $0.name == "View" }
    external["View"]?.subtypes.removeAll { $0 === type }
  }

  /// Whether a type is a view by a protocol of a library that is not read: `ConnectedView`.
  private func isForeignView(_ type: TypeInfo) -> Bool {
    !type.externalSupertypes.contains("View")
      && type.externalSupertypes.contains { $0.hasSuffix("View") }
      && (type.variables["body"] != nil || type.functions["body"] != nil)
  }

  private func parts(_ reference: TypeReference) -> [TypeReference] {
    if case .composition(let list) = reference.unwrapped { return list.flatMap(parts) }
    return [reference.unwrapped]
  }

  // MARK: Looking up

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
    guard components.count > 1, modules.contains(components[0].name) else { return nil }
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

  /// The type behind an alias that names something outside the program.
  func expanded(_ reference: TypeReference, in scope: TypeInfo?) -> TypeReference {
    guard case .named(let parts) = reference, parts.count == 1 else { return reference }
    var current = scope
    while let type = current {
      for owner in type.lineage {
        if let alias = owner.aliases[parts[0].name] { return alias }
      }
      current = type.outer
    }
    guard let alias = aliases[parts[0].name] else { return reference }
    guard alias.generics.count == parts[0].generics.count else { return alias.type }
    return alias.type.replacing(
      Dictionary(zip(alias.generics, parts[0].generics)) { first, _ in first })
  }

  func globalFunctions(_ name: String) -> [FunctionDeclaration] { functions[name] ?? [] }

  // MARK: Places and text

  /// - Parameter toLineEnd: Whether to go on to the end of the line, where a comment may stand.
  func text(_ span: Span, toLineEnd: Bool = false) -> String {
    let bytes = units[Int(span.file)].text
    let start = min(Int(span.start), bytes.count)
    var end = min(max(Int(span.end), start), bytes.count)
    if toLineEnd { end = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
