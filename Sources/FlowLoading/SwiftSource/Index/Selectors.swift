/// Which methods `#selector` names, for a control or the system to call.
final class Selectors {
  private let index: ProgramIndex
  /// How often each method is named, in each file.
  private let files: [[FileFacts.Member: Int]]
  /// Whether one is made of a text that is not in the source.
  let isMade: Bool
  private var namesCache: [Int: Set<String>] = [:]
  private var selectableCache: [ObjectIdentifier: Bool] = [:]
  private var selectedCache: [ObjectIdentifier: Bool] = [:]

  init(_ units: [FileFacts], _ index: ProgramIndex) {
    self.index = index
    files = units.map(\.selectors)
    isMade = units.contains(where: \.makesSelectors)
  }

  /// The methods that `#selector` names in the code of a type and of those above it.
  func names(in type: TypeInfo) -> Set<String> {
    if let known = namesCache[type.id] { return known }
    var found: Set<String> = []
    let walk = Walk { node in
      if case .macro("selector", let arguments) = node.kind,
        let name = arguments.first?.value.lastName
      {
        found.insert(name)
      }
      return true
    }
    for part in type.lineage where !part.isExternal {
      part.functions.values.joined().forEach(walk.function)
      part.variables.values.forEach(walk.variable)
    }
    namesCache[type.id] = found
    return found
  }

  /// Whether `#selector` names some method.
  var isUsed: Bool { files.contains { !$0.isEmpty } }

  /// Whether `#selector` names a method of a name anywhere.
  func isSelected(_ name: String) -> Bool {
    files.contains { file in file.keys.contains { $0.name == name } }
  }

  /// How often `#selector` names a method of a type: in the type's code or with its name, or at the
  /// top of a file that has some of it.
  func count(naming function: FunctionDeclaration, of type: TypeInfo) -> Int {
    let own = Set(type.functions.values.joined().map(\.span.file)).union([type.span.file])
    return files.enumerated().reduce(0) { count, file in
      let bare =
        own.contains(UInt32(file.offset))
        ? file.element[.init(base: nil, name: function.name)] ?? 0 : 0
      let texts = file.element[.init(base: FileFacts.Member.textBase, name: function.name)] ?? 0
      return count + bare + texts
        + (file.element[.init(base: type.simpleName, name: function.name)] ?? 0)
    }
  }

  /// Whether `#selector` can name a method of a type: in code of a class above or below it, by such
  /// a class, by a value of which nothing is known here, or as a text.
  func isSelected(_ function: FunctionDeclaration, of type: TypeInfo) -> Bool {
    if let known = selectedCache[ObjectIdentifier(function)] { return known }
    let found = isSelected(function.name) && isMeant(function.name, of: type)
    selectedCache[ObjectIdentifier(function)] = found
    return found
  }

  /// Whether some `#selector` names a method that is not private, where code of any type can do so:
  /// one of a type that has a method of the name itself, as in `#selector(close)`, means that.
  func canBeSelected(_ function: FunctionDeclaration, of type: TypeInfo) -> Bool {
    if let known = selectableCache[ObjectIdentifier(function)] { return known }
    let bases = files.flatMap { file in
      file.keys.lazy.filter { $0.name == function.name }.map(\.base)
    }
    let family = Set((type.lineage + type.descendants()).map(\.simpleName))
    let found = bases.contains { base in
      guard let base, !family.contains(base) else { return true }
      return !index.types.contains {
        $0.simpleName == base && !$0.isExternal && !$0.methods(function.name).isEmpty
      }
    }
    selectableCache[ObjectIdentifier(function)] = found
    return found
  }

  /// The names of the types in each type, whose code can name its methods too.
  private lazy var nested: [Int: [String]] = index.types.reduce(into: [:]) { all, type in
    var next = type.outer
    while let outer = next {
      all[outer.id, default: []].append(type.simpleName)
      next = outer.outer
    }
  }

  private func isMeant(_ name: String, of type: TypeInfo) -> Bool {
    let family = type.lineage + type.descendants()
    let near = Set(
      family.flatMap { one in
        one.functions.values.joined().map(\.span.file) + one.variables.values.map(\.span.file)
          + [one.span.file]
      })
    let names = Set(family.map(\.simpleName) + family.flatMap { nested[$0.id] ?? [] })
    return files.enumerated().contains { number, file in
      file.keys.contains { member in
        guard member.name == name else { return false }
        switch member.base {
        case nil: return near.contains(UInt32(number))
        case FileFacts.Member.textBase?: return true
        case let base?:
          return names.contains(base) || !index.types.contains { $0.simpleName == base }
        }
      }
    }
  }
}
