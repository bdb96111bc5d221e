/// What a plain object makes for itself as soon as it is there: `private let center = Center.shared`,
/// whose initialiser begins to observe.
extension Interpreter {
  /// Makes such parts of an object, whether or not code ever asks for them.
  func makeParts(of object: Int, _ type: TypeInfo) {
    guard type.kind == .classType, !type.isExternal, !Relevance.isOfScreen(type) else { return }
    for owner in type.lineage where owner.kind == .classType && !owner.isExternal {
      for variable in owner.stored where makesMore(variable) {
        _ = read(variable, owner: owner, receiver: .object(object))
      }
    }
  }

  /// Whether the value that a property is declared with comes of code which matters.
  private func makesMore(_ variable: VariableDeclaration) -> Bool {
    guard let value = variable.value, !variable.isStatic, !variable.isLazy,
      variable.attributes.isEmpty, syntax.relevance.isHot(ObjectIdentifier(variable))
    else { return false }
    switch value.plain.kind {
    case .call, .member(_?, _, _): return true
    default: return false
    }
  }
}
