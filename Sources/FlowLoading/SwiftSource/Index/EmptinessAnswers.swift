/// Computed properties and functions that say whether a list is empty, by their names: `var canGoBack:
/// Bool { !path.isEmpty }`.
struct EmptinessAnswers {
  /// What lists say of themselves.
  static let asking: Set<String> = ["isEmpty", "count", "last", "first", "indices", "canGoBack"]

  /// By the number of the type that has it.
  private var lists: [String: [Int: Set<String>]] = [:]

  init(_ index: ProgramIndex) {
    var others: [(name: String, owner: Int, named: Set<String>)] = []
    func note(_ name: String, _ owner: TypeInfo, _ body: [Statement]) {
      let (asked, named) = Self.asked(by: body)
      if !asked.isEmpty {
        lists[name, default: [:]][owner.id, default: []].formUnion(asked)
      } else if !named.isEmpty {
        others.append((name, owner.id, named))
      }
    }
    for type in index.types {
      for variable in type.variables.values
      where variable.name == "canGoBack" || !Self.asking.contains(variable.name) {
        if let getter = variable.getter, Self.isAnswer(variable.type) {
          note(variable.name, type, getter)
        }
      }
      for function in type.functions.values.joined() where Self.isAnswer(function.result) {
        if let body = function.body, function.parameters.isEmpty { note(function.name, type, body) }
      }
    }
    // `var isAtRoot: Bool { depth == 0 }`
    for _ in 0..<2 {
      let known = lists
      for (name, owner, named) in others {
        let found = named.reduce(into: Set<String>()) { $0.formUnion(known[$1]?[owner] ?? []) }
        if !found.isEmpty { lists[name, default: [:]][owner, default: []].formUnion(found) }
      }
    }
  }

  /// Whether something of a name is such an answer in some type.
  func contains(_ name: String) -> Bool { lists[name] != nil }

  /// The lists of which the answer of a type, or of one above it, says so; of whatever type where
  /// that is not known.
  func lists(_ name: String, of type: TypeInfo?) -> Set<String> {
    guard let answers = lists[name] else { return [] }
    guard let type else { return answers.values.reduce(into: []) { $0.formUnion($1) } }
    return type.lineage.lazy.compactMap { answers[$0.id] }.first ?? []
  }

  /// The property that a list is, or is a part of: `path` of `path.ids`.
  static func listed(_ list: Expression) -> Set<String> {
    var names = Set([list.plain.lastName].compactMap { $0 })
    // `paths[tab]?.isEmpty`: some path of the table.
    if let table = list.plain.tableName { names.insert(entry(of: table)) }
    if case .member(let whole?, let part, _) = list.plain.kind, partsOfLists.contains(part) {
      names.formUnion([whole.plain.lastName].compactMap { $0 })
    }
    return names
  }

  /// Stands for the paths that lie in a table, whatever the key.
  static func entry(of table: String) -> String { "\(table)[]" }

  /// Parts of a list that are empty when it is.
  private static let partsOfLists: Set<String> = ["ids", "indices", "elements", "keys", "values"]

  private static func isAnswer(_ type: TypeReference?) -> Bool {
    type?.lastName == "Bool" || type?.lastName == "Int"
  }

  /// The lists of which code asks whether they are empty, and what else it names.
  private static func asked(by body: [Statement]) -> (Set<String>, Set<String>) {
    var (lists, named) = (Set<String>(), Set<String>())
    Walk { node in
      switch node.kind {
      case .member(let base?, let name, _):
        if asking.contains(name) { lists.formUnion(listed(base)) } else { named.insert(name) }
      case .name(let name, _) where name.startsLowercase: named.insert(name)
      default: break
      }
      return true
    }.statements(body)
    return (lists, named)
  }
}
