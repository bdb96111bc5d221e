/// Which screens code names that nothing was seen to run, itself or through the types that make them:
/// `push(DetailFactory.make())`. Whoever runs it may show these.
struct UnrunMentions {
  private let index: ProgramIndex
  private var screens: [String: TypeInfo] = [:]
  /// What types' code makes, by the types' numbers.
  private var made: [Int: Set<String>] = [:]
  private lazy var functions = index.types.flatMap { type in
    type.functions.values.joined().map { (function: $0, owner: type) }
  }

  init(_ index: ProgramIndex, screens: [TypeInfo]) {
    self.index = index
    for screen in screens { self.screens[screen.simpleName] = screen }
  }

  /// The names of the screens that the function around a call names.
  ///
  /// - Complexity: Linear in the number of functions.
  mutating func around(_ span: Span) -> [String] {
    guard !screens.isEmpty else { return [] }
    var found: Set<String> = []
    for (function, owner) in functions where function.span.encloses(span) {
      guard let body = function.body else { continue }
      for name in Self.names(in: body) {
        if let screen = screens[name] {
          found.insert(screen.name)
        } else if let type = index.resolve(.name(name), in: owner, file: span.file),
          !type.isExternal, type !== owner
        {
          found.formUnion(makes(type))
        }
      }
    }
    return found.sorted()
  }

  private mutating func makes(_ type: TypeInfo) -> Set<String> {
    if let known = made[type.id] { return known }
    var found: Set<String> = []
    for function in type.functions.values.joined() {
      for name in function.body.map(Self.names) ?? [] {
        if let screen = screens[name], screen !== type { found.insert(screen.name) }
      }
    }
    made[type.id] = found
    return found
  }

  private static func names(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk { node in
      if case .name(let name, _) = node.kind, name.startsUppercase { names.insert(name) }
      return true
    }.statements(body)
    return names
  }
}
