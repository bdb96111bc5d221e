/// All types, functions and globals of the program, across all files.
final class ProgramIndex {
  let units: [SourceUnit]
  private(set) var types: [TypeInfo] = []
  private(set) var functions: [String: [FunctionDeclaration]] = [:]
  private(set) var globals: [String: [VariableDeclaration]] = [:]
  private(set) var aliases: [String: AliasDeclaration] = [:]
  private let aliasNames: Set<String>
  private(set) var topLevel: [String: [TypeInfo]] = [:]
  private(set) var external: [String: TypeInfo] = [:]
  /// Extensions of types that no file has declared so far.
  private var later: [(declaration: TypeDeclaration, file: UInt32)] = []
  /// Whether nobody else can declare those.
  private var isLast = false
  /// Statements at the top of files: `main.swift`.
  private(set) var topLevelStatements: [(UInt32, [Statement])] = []

  /// Names of modules that files import.
  let modules: Set<String>
  /// Names of the program's own modules, as far as tests and storyboards tell.
  let ownModules: Set<String>
  /// Modules that are no part of any program.
  private static let frameworks: Set<String> = ["UIKit", "SwiftUI", "Foundation", "Combine"]

  /// The first of the units that are models of libraries rather than the program's own.
  let firstModelFile: UInt32

  /// The types and protocols of lists that the program extends.
  private(set) lazy var listTypes = [
    "Array", "RandomAccessCollection", "BidirectionalCollection", "MutableCollection",
    "RangeReplaceableCollection", "Collection", "Sequence",
  ].compactMap(externalType(named:))
  /// The names of the properties that the program's own types keep.
  private(set) lazy var propertyNames = Set(
    types.lazy.filter { !$0.isExternal }.flatMap { $0.stored.map(\.name) })
  /// Other names that types declare for types.
  private(set) var nestedAliases: Set<String> = []
  /// Types that one alias stands for in some builds and not in others.
  private(set) var alternatives: Set<String> = []
  /// What the program adds to collections.
  private(set) lazy var collectionTypes = Self.collections.compactMap(externalType(named:))

  /// The names of functions' generic parameters.
  private(set) lazy var functionParameters = Set(
    (Array(functions.values) + types.flatMap(\.functions.values)).joined().lazy
      .flatMap(\.generics).map(\.name))

  /// - Parameters:
  ///   - models: how many units, at the end, are models of libraries.
  ///   - classes: the app's classes that storyboards name, by their modules.
  init(_ units: [SourceUnit], models: Int = 0, classes: [String: Set<String>] = [:]) {
    self.units = units
    let declared = Set(units.flatMap(\.members.types).map(\.name))
    ownModules = units.reduce(
      into: Set(classes.filter { !$0.value.isDisjoint(with: declared) }.keys)
    ) { $0.formUnion($1.tested) }
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
    nestedAliases = Set(types.flatMap(\.aliases.keys))
    alternatives = types.reduce(into: []) { $0.formUnion($1.alternatives) }
    for unit in units {
      for function in unit.members.functions {
        functions[function.name, default: []].append(function)
      }
      for variable in unit.members.variables {
        globals[variable.name, default: []].append(variable)
      }
      if !unit.members.statements.isEmpty {
        topLevelStatements.append((unit.file, unit.members.statements))
      }
    }
    linkSupertypes()
    for type in types where type.isOutside { addProperties(declaredOutside: type) }
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

  /// Classes of frameworks that only an extension names are below others too: what inherits from
  /// `UIAlertController` is a controller, whether or not the program extends that.
  private func linkExtendedClasses() {
    for type in types where type.isExternal && UIKitClasses.superclasses[type.name] == nil {
      guard let name = UIKitClasses.superclass(of: type.name), let above = external[name],
        above !== type
      else { continue }
      type.externalSupertypes.insert(name)
      type.supertypes.append(above)
      above.subtypes.append(type)
    }
  }

  /// Whether a class of a framework is meant whose name one of the program's bears that inherits from
  /// the type itself: `class Operation: BaseOperation`, where another module has `class BaseOperation:
  /// Operation`.
  private func isNamesake(_ parent: TypeInfo, above type: TypeInfo) -> Bool {
    guard Self.foundationClasses.contains(parent.simpleName) else { return false }
    var seen: Set<Int> = []
    var queue = [parent]
    while let next = queue.popLast() {
      if next === type { return true }
      guard seen.insert(next.id).inserted else { continue }
      queue += next.inherits.compactMap {
        resolve($0, in: next.outer ?? next, file: next.span.file)
      }
    }
    return false
  }

  private static let foundationClasses: Set<String> = [
    "Operation", "BlockOperation", "OperationQueue", "Thread", "Stream", "InputStream",
    "OutputStream", "Progress", "Formatter", "URLProtocol", "Scanner", "XMLParser", "Bundle",
  ]

  private func linkSupertypes() {
    linkExtendedClasses()
    for type in types {
      for reference in type.inherits {
        for part in parts(reference, of: type) {
          if let parent = resolve(part, in: type.outer ?? type, file: type.span.file),
            parent !== type, !isNamesake(parent, above: type)
          {
            if parent.isExternal { type.externalSupertypes.insert(parent.name) }
            if !type.supertypes.contains(where: { $0 === parent }) {
              type.supertypes.append(parent)
              parent.subtypes.append(type)
            }
          } else if let name = part.lastName {
            type.externalSupertypes.insert(name)
            type.externalSupertypes.formUnion(type.delegateProtocols(below: name))
            // A class comes first, so what follows another is a protocol, whatever it is called.
            let isProtocol =
              type.kind == .classType && UIKitClasses.superclasses[name] == nil
              && !UIKitClasses.isApple(name) && type.inherits.first != reference
            let superclass =
              isProtocol
              ? nil
              : UIKitClasses.superclass(of: name)
                ?? (type.isController(below: name) ? "UIViewController" : nil)
                ?? (type.kind == .classType ? UIKitClasses.control(named: name) : nil)
            if let above = superclass.flatMap({ external[$0] }) {
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

  /// The types that one is said to inherit from, those of a composition that another name stands for
  /// among them.
  private func parts(_ reference: TypeReference, of type: TypeInfo) -> [TypeReference] {
    if case .composition(let list) = reference.unwrapped {
      return list.flatMap { parts($0, of: type) }
    }
    if case .composition(let list) = expanded(reference.unwrapped, in: type.outer) {
      return list.flatMap { parts($0, of: type) }
    }
    return [reference.unwrapped]
  }

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
