/// Methods that a program declares once: what a call on a receiver of unknown type must mean.
struct OnlyMethods {
  private var methods: [String: (function: FunctionDeclaration, owner: TypeInfo)] = [:]

  /// - Complexity: Linear in the number of methods of the program.
  init(_ index: ProgramIndex, _ relevance: Relevance) {
    var rivals: Set<String> = []
    for type in index.types where !type.isExternal && !index.isModel(type.span) {
      for function in type.functions.values.joined() where function.name != "init" {
        let key = Self.key(function.name, function.parameters.map(\.label))
        guard let known = methods[key] else {
          methods[key] = (function, type)
          continue
        }
        if known.owner.lineage.contains(where: { $0 === type }) {
          // The protocol or the class above that declares it first.
          methods[key] = (function, type)
        } else if !type.lineage.contains(where: { $0 === known.owner }) {
          rivals.insert(key)
        }
      }
    }
    for key in rivals { methods[key] = nil }
    methods = methods.filter { key, found in
      Self.isTelling(found.function)
        && (found.function.body == nil || relevance.isHot(ObjectIdentifier(found.function)))
    }
  }

  /// The one method of a name that takes just these arguments.
  func find(_ name: String, _ arguments: [Argument]) -> (
    function: FunctionDeclaration, owner: TypeInfo
  )? {
    methods[Self.key(name, arguments.map(\.label))]
  }

  /// Whether a name is not one that any framework may have as well.
  private static func isTelling(_ function: FunctionDeclaration) -> Bool {
    let words =
      1 + function.name.count(where: \.isUppercase)
      + function.parameters.count { $0.label != nil && $0.label != "_" }
    return words > 2 && Frameworks.methods[function.name] == nil
      && Frameworks.modifiers[function.name] == nil
  }

  private static func key(_ name: String, _ labels: [String?]) -> String {
    name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }
}
