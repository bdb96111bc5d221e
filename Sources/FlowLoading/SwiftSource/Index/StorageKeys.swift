/// Properties that stand for one value which the device, or a scene, keeps under a key:
/// `@AppStorage("seen")` in two types is one piece of state.
struct StorageKeys {
  struct Keeper {
    let variable: VariableDeclaration
    let owner: TypeInfo
  }

  private struct Key: Hashable {
    let wrapper: String
    /// The text of a store that is named; "" for the standard one.
    let store: String
    let name: String
  }

  private static let wrappers = ["AppStorage", "SceneStorage"]

  /// The first property of each key, which stands for all.
  private var keepers: [Key: Keeper] = [:]
  private var keys: [ObjectIdentifier: Key] = [:]
  private var names: [Key: Set<String>] = [:]
  private var words: [Key: Set<String>] = [:]
  private let index: ProgramIndex

  init(_ index: ProgramIndex) {
    self.index = index
    for type in index.types {
      for name in type.variables.keys.sorted() {
        guard let variable = type.variables[name], let key = key(of: variable, type) else {
          continue
        }
        keys[ObjectIdentifier(variable)] = key
        names[key, default: []].insert(name)
        words[key, default: []].formUnion(
          written(variable).flatMap(Self.words) + [Self.word(key.name)])
        if keepers[key] == nil { keepers[key] = Keeper(variable: variable, owner: type) }
      }
    }
  }

  /// The property that stands for all of a property's key; nil for what is kept under no key that
  /// is known.
  func keeper(of variable: VariableDeclaration) -> Keeper? {
    guard !variable.attributes.isEmpty, !keys.isEmpty else { return nil }
    return keys[ObjectIdentifier(variable)].flatMap { keepers[$0] }
  }

  /// The property that stands for a key of the standard defaults.
  func keeper(ofDefaults name: String) -> Keeper? {
    keepers[Key(wrapper: "AppStorage", store: "", name: name)]
  }

  /// All names under which state is known of which some are given, and what stands for its keys in
  /// code that writes them.
  func names(besides known: Set<String>) -> Set<String> {
    names.reduce(into: []) { result, entry in
      guard !entry.value.isDisjoint(with: known) else { return }
      result.formUnion(entry.value)
      result.formUnion(words[entry.key] ?? [])
    }
  }

  private static func word(_ key: String) -> String { "key \(key)" }

  /// What stands for a key, as it is written, among the names that code changes.
  static func words(_ key: Expression) -> [String] {
    switch key.plain.kind {
    case .string(let text?, let parts): parts.isEmpty ? [word(text)] : []
    case .member(let base?, "rawValue", _): words(base)
    case .name(let name, _), .member(_, let name, _): [word(name)]
    default: []
    }
  }

  private func written(_ variable: VariableDeclaration) -> [Expression] {
    variable.attributes.filter { Self.wrappers.contains($0.name) }
      .compactMap { $0.arguments.first { $0.label == nil }?.value }
  }

  private func key(of variable: VariableDeclaration, _ owner: TypeInfo) -> Key? {
    for attribute in variable.attributes where Self.wrappers.contains(attribute.name) {
      guard let written = attribute.arguments.first(where: { $0.label == nil })?.value,
        let name = text(of: written, in: owner, file: variable.span.file)
      else { continue }
      let store = attribute.arguments.first { $0.label == "store" }?.value
      return Key(
        wrapper: attribute.name, store: store.map { index.text($0.span) } ?? "", name: name)
    }
    return nil
  }

  /// The text of a key: a literal, a constant that is one, or a case's.
  func text(of key: Expression, in scope: TypeInfo?, file: UInt32, depth: Int = 0) -> String? {
    guard depth < 4 else { return nil }
    switch key.plain.kind {
    case .string(let text?, let parts): return parts.isEmpty ? text : nil
    case .name(let name, _):
      var type = scope
      while let found = type {
        if let text = constant(name, of: found, depth) { return text }
        type = found.outer
      }
      guard let global = index.global(name, in: file), global.isConstant, let value = global.value
      else {
        return nil
      }
      return text(of: value, in: nil, file: global.span.file, depth: depth + 1)
    case .member(let base?, "rawValue", _):
      guard case .member(let type?, let name, _) = base.plain.kind,
        let one = self.type(type, scope, file)?.cases[name]
      else { return nil }
      return one.rawValue ?? name
    case .member(let base?, let name, _):
      return type(base, scope, file).flatMap { constant(name, of: $0, depth) }
    default: return nil
    }
  }

  private func constant(_ name: String, of type: TypeInfo, _ depth: Int) -> String? {
    guard let (variable, owner) = type.variable(name), variable.isStatic, variable.isConstant,
      let value = variable.value
    else { return nil }
    return text(of: value, in: owner, file: variable.span.file, depth: depth + 1)
  }

  private func type(_ written: Expression, _ scope: TypeInfo?, _ file: UInt32) -> TypeInfo? {
    var parts: [String] = []
    var next = written.plain
    while case .member(let base?, let name, _) = next.kind {
      parts.insert(name, at: 0)
      next = base.plain
    }
    guard case .name(let first, _) = next.kind else { return nil }
    return index.resolve(
      .named(([first] + parts).map { TypeReference.Component(name: $0) }), in: scope, file: file)
  }
}
