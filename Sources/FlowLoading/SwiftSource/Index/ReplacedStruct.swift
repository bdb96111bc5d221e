/// State that is replaced as a whole, where a part of it says which page shows: `state =
/// AppState(phase: .auth)`.
struct ReplacedStruct: Hashable, Sendable {
  /// The type that is made; nil of `.init(…)`, whose type the context says.
  let type: String?
  /// What it is given; empty where it is as it is at first.
  let labels: Set<String>

  /// What an assignment makes anew.
  init?(madeBy right: Expression) {
    guard case .call(let callee, let arguments) = right.plain.kind else { return nil }
    switch callee.plain.kind {
    case .name(let name, _) where name.startsUppercase: type = name
    case .member(nil, "init", _): type = nil
    case .member(.some, let name, _) where name.startsUppercase: type = name
    default: return nil
    }
    labels = Set(arguments.compactMap(\.label))
  }

  /// The names of such state.
  ///
  /// - Parameter steering: Names of state that steers navigation.
  static func names(
    _ units: [FileFacts], _ index: ProgramIndex, steering: Set<String>
  ) -> Set<String> {
    let replaced = units.reduce(into: [String: Set<ReplacedStruct>]()) { all, unit in
      all.merge(unit.replaced) { $0.union($1) }
    }
    guard !replaced.isEmpty else { return [] }
    var found: Set<String> = []
    for type in index.types where type.kind == .structure && !type.isExternal {
      let parts = Set(
        type.stored.filter { steering.contains($0.name) && chooses($0, type, index) }
          .map(\.name))
      guard !parts.isEmpty, !type.inherits(external: "View") else { continue }
      let held = units.reduce(into: Set<String>()) {
        $0.formUnion($1.namesByType[type.simpleName] ?? [])
      }
      for (name, made) in replaced where held.contains(name) && !found.contains(name) {
        let isReplaced = made.contains { one in
          one.type.map { $0 == type.simpleName } ?? true
            && (one.labels.isEmpty || !one.labels.isDisjoint(with: parts))
        }
        if isReplaced { found.insert(name) }
      }
    }
    return found
  }

  /// Whether a part is a flag or one of the app's cases.
  private static func chooses(
    _ variable: VariableDeclaration, _ owner: TypeInfo, _ index: ProgramIndex
  ) -> Bool {
    guard !variable.isConstant else { return false }
    guard let written = variable.type?.unwrapped else {
      if case .boolean? = variable.value?.kind { return true }
      if case .member(.some, _, _)? = variable.value?.kind { return true }
      return false
    }
    if written.lastName == "Bool" { return true }
    let type = index.resolve(written, in: owner, file: owner.span.file)
    return type?.kind == .enumeration && type?.isExternal == false
  }
}
