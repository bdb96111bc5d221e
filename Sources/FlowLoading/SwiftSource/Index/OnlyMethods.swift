/// Methods that a program declares once: what a call on a receiver of unknown type must mean.
final class OnlyMethods {
  typealias Found = (function: FunctionDeclaration, owner: TypeInfo)

  private let index: ProgramIndex
  private let relevance: Relevance
  private var methods: [String: [Found]] = [:]

  init(_ index: ProgramIndex, _ relevance: Relevance) {
    self.index = index
    self.relevance = relevance
  }

  /// The one method of a name that takes just these arguments.
  ///
  /// - Complexity: Linear in the number of types the first time that a name is asked for; only
  ///   names of code that can navigate are looked up.
  func find(_ name: String, _ arguments: [Argument]) -> Found? {
    guard relevance.hotNames.contains(name), Self.isTelling(name, arguments) else { return nil }
    let labels = arguments.map(\.label)
    let fitting = all(name).filter { $0.function.parameters.map(\.label) == labels }
    guard let first = fitting.first else { return nil }
    // The protocol or the class above that declares it first.
    let highest = fitting.dropFirst().reduce(first) { known, other in
      known.owner.lineage.contains { $0 === other.owner } ? other : known
    }
    let isOne = fitting.allSatisfy { one in one.owner.lineage.contains { $0 === highest.owner } }
    let isHot =
      highest.function.body == nil || relevance.isHot(ObjectIdentifier(highest.function))
    return isOne && isHot ? highest : nil
  }

  private func all(_ name: String) -> [Found] {
    if let known = methods[name] { return known }
    var found: [Found] = []
    for type in index.types where isOwn(type) && !index.isModel(type.span) {
      for function in type.functions[name] ?? [] { found.append((function, type)) }
    }
    methods[name] = found
    return found
  }

  /// A type of the program, or a framework's controllers and windows with what the program adds to
  /// them.
  private func isOwn(_ type: TypeInfo) -> Bool {
    !type.isExternal || type.isController || type.name == "UIWindow"
  }

  /// Whether a name is not one that any framework may have as well.
  private static func isTelling(_ name: String, _ arguments: [Argument]) -> Bool {
    let words =
      1 + name.dropFirst().count { $0.isUppercase || $0 == "_" }
      + arguments.count { $0.label != nil }
    return words > 2 && !isFrameworks(name, arguments)
  }

  /// Whether a framework has a method of a name. None of those takes a root.
  static func isFrameworks(_ name: String, _ arguments: [Argument]) -> Bool {
    // A nib's says its owner: `storyboard.instantiate(Page.self)` is the program's own.
    if name == "instantiate" { return UIKitClasses.loadsNib(name, arguments) }
    // An overload that the program adds says so by its labels: `pushViewController(replacing:animated:)`.
    if let labels = UIKitStacks.signatures[name], arguments.first?.label != nil,
      arguments.map(\.label) != labels
    {
      return false
    }
    return (Frameworks.methods[name] != nil || Frameworks.modifiers[name] != nil)
      && !arguments.contains { $0.label == "rootViewController" }
  }
}
