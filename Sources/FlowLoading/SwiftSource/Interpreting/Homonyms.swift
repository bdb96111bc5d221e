/// Types of one name, of which a build has one: a file that no target has may declare the other.
extension Interpreter {
  /// The type that a call makes: one of its name that takes the arguments, where it does not.
  func rather(_ type: TypeInfo, _ arguments: [Argument], in file: UInt32) -> TypeInfo {
    let others = index.homonyms(of: type, file: file)
    guard !others.isEmpty, !canBeMade(type, of: arguments) else { return type }
    return others.first { canBeMade($0, of: arguments) } ?? type
  }

  /// Whether an initialiser of a type, or the memberwise one, takes arguments.
  private func canBeMade(_ type: TypeInfo, of arguments: [Argument]) -> Bool {
    guard type.kind == .structure || type.kind == .classType else { return true }
    let initializers = type.lineage.filter { !$0.isExternal }.flatMap { $0.functions["init"] ?? [] }
    let isComplete = initializers.contains { function in
      guard let pairing = pair(function.parameters, arguments) else { return false }
      return zip(function.parameters, pairing).allSatisfy { $1 != nil || $0.value != nil }
    }
    if isComplete { return true }
    guard initializers.isEmpty else { return false }
    guard type.kind == .structure else { return true }
    let labels = arguments.filter { !$0.isTrailing }.map(\.label)
    let names = Set(type.stored.map(\.name))
    guard labels.allSatisfy({ $0.map(names.contains) ?? false }) else { return false }
    // A closure that trails is one of them.
    let missing = type.stored.filter { !labels.contains($0.name) && isAsked($0) }
    return missing.count <= arguments.count { $0.isTrailing }
  }

  /// Whether the memberwise initialiser cannot do without a property.
  private func isAsked(_ variable: VariableDeclaration) -> Bool {
    guard variable.value == nil, variable.getter == nil else { return false }
    if case .optional? = variable.type, !variable.isConstant { return false }
    return variable.attributes.allSatisfy { Self.asked.contains($0.name) }
  }

  /// Wrappers of properties that whoever makes a view gives it.
  private static let asked: Set<String> = ["Binding", "ObservedObject", "Bindable", "ViewBuilder"]
}
