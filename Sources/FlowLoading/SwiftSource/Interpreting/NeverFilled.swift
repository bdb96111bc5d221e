/// Private properties that only code fills which nothing calls: a table of controllers whose method
/// to put one there was left over.
extension Interpreter {
  /// Whether a property keeps what it is declared with.
  func isNeverFilled(_ variable: VariableDeclaration, _ owner: TypeInfo) -> Bool {
    guard variable.isPrivate, !variable.isConstant, variable.getter == nil,
      variable.attributes.isEmpty, !owner.isOutside, !index.isModel(variable.span),
      !syntax.boundNames.contains(variable.name)
    else { return false }
    let changers = syntax.changers(of: variable)
    guard !changers.isEmpty, !isAskedElsewhere(owner) else { return false }
    let functions = owner.functions.values.joined().filter {
      changers.contains(ObjectIdentifier($0))
    }
    return functions.count == changers.count && functions.allSatisfy(isUnused)
  }

  /// Whether an expression gives a dictionary, whose keys come with what lies under them.
  func isDictionary(_ values: ValueSet, _ expression: Expression, _ frame: Frame) -> Bool {
    values.values.contains { if case .entry = $0 { true } else { false } }
      || isTable(staticType(of: expression, frame))
  }

  /// Whether a type is that of a dictionary.
  func isTable(_ type: ScopedType?) -> Bool {
    guard let type,
      case .dictionary = index.expanded(type.reference.unwrapped, in: type.scope).unwrapped
    else { return false }
    return true
  }
}
