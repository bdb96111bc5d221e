/// A type of the program: its declaration and all its extensions as one.
///
/// Written only while the index is built.
final class TypeInfo {
  let id: Int
  /// `Outer.Inner`.
  let name: String
  let simpleName: String
  let kind: TypeDeclaration.Kind
  let outer: TypeInfo?
  /// The declaration's place; of a type that is only extended here, its first extension's.
  let span: Span
  /// Declared outside the program and extended in it (`View`, `URL`).
  let isExternal: Bool
  /// Whether a class of the app is declared outside the Swift that is read, and extended in it.
  let isOutside: Bool
  let isFilePrivate: Bool
  /// Whether other modules see it.
  let isPublic: Bool
  let generics: [TypeDeclaration.Generic]
  let attributes: [Attribute]
  /// Names of the types that a protocol leaves to those that conform to it.
  let associated: Set<String>

  var inherits: [TypeReference] = []
  var variables: [String: VariableDeclaration] = [:]
  /// Stored properties in order, for memberwise initialisers.
  var stored: [VariableDeclaration] = []
  var functions: [String: [FunctionDeclaration]] = [:]
  var cases: [String: TypeDeclaration.Case] = [:]
  var caseOrder: [String] = []
  var aliases: [String: TypeReference] = [:]
  var nested: [String: TypeInfo] = [:]

  /// Types of the program that it inherits from or conforms to, nearest first.
  var supertypes: [TypeInfo] = []
  /// Names of inherited types that the program does not declare, of all levels.
  var externalSupertypes: Set<String> = []
  /// Types that inherit from or conform to it, directly.
  var subtypes: [TypeInfo] = []

  init(
    id: Int, name: String, declaration: TypeDeclaration, outer: TypeInfo?, isExternal: Bool,
    isOutside: Bool = false
  ) {
    self.id = id
    self.name = name
    simpleName = name.split(separator: ".").last.map(String.init) ?? name
    kind = declaration.kind
    self.outer = outer
    span = declaration.span
    self.isExternal = isExternal
    self.isOutside = isOutside
    isFilePrivate = declaration.isFilePrivate
    isPublic = declaration.isPublic
    generics = declaration.generics
    attributes = declaration.attributes
    associated = Set(declaration.associated)
  }

  func add(_ declaration: TypeDeclaration) {
    inherits += declaration.inherits
    for variable in declaration.variables {
      keepHomonym(of: variable)
      variables[variable.name] = variable
      if variable.getter == nil, !variable.isStatic {
        stored.removeAll { $0.name == variable.name }
        stored.append(variable)
      }
    }
    for function in declaration.functions { functions[function.name, default: []].append(function) }
    for one in declaration.cases where cases[one.name] == nil {
      cases[one.name] = one
      caseOrder.append(one.name)
    }
    for alias in declaration.aliases {
      if let other = aliases[alias.name], other != alias.type {
        alternatives.formUnion([other, alias.type].compactMap(\.lastName))
      }
      aliases[alias.name] = alias.type
    }
  }

  /// The types between which the arms of an `#if` choose by one alias: which of them is meant,
  /// nobody knows.
  private(set) var alternatives: Set<String> = []

  /// Properties that two files each have one of, which no other file sees, by their name.
  private var homonyms: [String: [VariableDeclaration]] = [:]

  /// Keeps that a property bears the name of another file's: one of both is private there.
  private func keepHomonym(of variable: VariableDeclaration) {
    guard let other = variables[variable.name], other.span.file != variable.span.file,
      other.isStatic == variable.isStatic
    else { return }
    homonyms[variable.name, default: [other]].append(variable)
  }

  /// The property that a name means in code of some file.
  func variable(_ name: String, in file: UInt32) -> (VariableDeclaration, TypeInfo)? {
    guard let found = variable(name), !found.1.homonyms.isEmpty else { return variable(name) }
    let own = found.1.homonyms[name]?.last { $0.span.file == file }
    return (own ?? found.0, found.1)
  }

  /// Adds a property that no declaration which is read has.
  func declare(_ variable: VariableDeclaration) {
    variables[variable.name] = variable
    stored.append(variable)
    keptVariables[variable.name] = nil
  }

  /// The type and its supertypes in the program, nearest first, each once.
  var lineage: [TypeInfo] {
    if let known = knownLineage { return known }
    let found = findLineage()
    if isLinked { knownLineage = found }
    return found
  }

  private var knownLineage: [TypeInfo]?
  private var knownDescendants: [TypeInfo]?
  /// Whether all supertypes are known, of this type and of others.
  var isLinked = false

  private func findLineage() -> [TypeInfo] {
    var result: [TypeInfo] = [self]
    var index = 0
    while index < result.count {
      for next in result[index].supertypes where !result.contains(where: { $0 === next }) {
        result.append(next)
      }
      index += 1
    }
    return result
  }

  /// Whether its class inherits from one that the program does not have the source of, where the
  /// name alone does not tell a class from a protocol: it overrides something, or calls `super`.
  private(set) lazy var extendsClassOutside: Bool = lineage.contains { type in
    type.kind == .classType && !type.isExternal && !type.inherits.isEmpty
      && !type.supertypes.contains { $0.kind == .classType && !$0.isExternal }
      && type.functions.values.joined().contains { $0.isOverride || $0.callsSuper }
  }

  /// Whether its values are objects, each of which is one wherever it is handed.
  var isReference: Bool { kind == .classType || kind == .actor }

  func inherits(external name: String) -> Bool { externalSupertypes.contains(name) }

  // Looked up at every mention of a name, so what was found is kept.
  private var keptVariables: [String: (VariableDeclaration, TypeInfo)?] = [:]
  private var keptMethods: [String: [(FunctionDeclaration, TypeInfo)]] = [:]
  private var keptOverloads: [String: [(FunctionDeclaration, TypeInfo)]] = [:]

  func variable(_ name: String) -> (VariableDeclaration, TypeInfo)? {
    if let kept = keptVariables[name] { return kept }
    let found = lineage.lazy.compactMap { type in type.variables[name].map { ($0, type) } }.first
    keptVariables[name] = .some(found)
    return found
  }

  /// What `super.name` means in the type's own code.
  func variableAbove(_ name: String) -> (VariableDeclaration, TypeInfo)? {
    lineage.dropFirst().lazy.compactMap { type in type.variables[name].map { ($0, type) } }.first
  }

  func methods(_ name: String) -> [(FunctionDeclaration, TypeInfo)] {
    if let kept = keptMethods[name] { return kept }
    let found = findMethods(name)
    keptMethods[name] = found
    return found
  }

  private func findMethods(_ name: String) -> [(FunctionDeclaration, TypeInfo)] {
    // A witness hides the requirement and the default; overloads of one level stay together.
    for type in lineage {
      if let found = type.functions[name]?.filter({ $0.body != nil }), !found.isEmpty {
        return found.map { ($0, type) }
      }
    }
    for type in lineage {
      if let found = type.functions[name], !found.isEmpty { return found.map { ($0, type) } }
    }
    return []
  }

  /// Every overload on every level, nearest first: an overload may stand in a supertype.
  func allMethods(_ name: String) -> [(FunctionDeclaration, TypeInfo)] {
    if let kept = keptOverloads[name] { return kept }
    let found = lineage.flatMap { type in (type.functions[name] ?? []).map { ($0, type) } }
    keptOverloads[name] = found
    return found
  }

  /// All types below this one, in order, each once.
  func descendants() -> [TypeInfo] {
    if let knownDescendants { return knownDescendants }
    var result: [TypeInfo] = []
    var seen: Set<Int> = [id]
    var queue = subtypes
    while !queue.isEmpty {
      let next = queue.removeFirst()
      guard seen.insert(next.id).inserted else { continue }
      result.append(next)
      queue += next.subtypes
    }
    knownDescendants = result
    return result
  }
}

extension FunctionDeclaration {
  /// Whether an initialiser calls one of the class above.
  fileprivate var callsSuper: Bool {
    guard name == "init" else { return false }
    var found = false
    Walk { node in
      if case .name("super", _) = node.kind { found = true }
      return !found
    }.statements(body ?? [])
    return found
  }
}
