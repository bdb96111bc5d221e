/// What an object makes for itself as soon as it is there: `private let center = Center.shared`,
/// whose initialiser begins to observe.
extension Interpreter {
  /// Makes such parts of an object, whether or not code ever asks for them.
  func makeParts(of object: Int, _ type: TypeInfo) {
    guard type.kind == .classType, !type.isExternal else { return }
    let isOfScreen = Relevance.isOfScreen(type)
    for owner in type.lineage where owner.kind == .classType && !owner.isExternal {
      for variable in owner.stored
      where makesMore(variable) && (!isOfScreen || makesListener(variable, owner)) {
        _ = read(variable, owner: owner, receiver: .object(object))
      }
    }
  }

  /// Whether a property is declared with an object of a plain class, which a screen only keeps: code
  /// asks for all others in time.
  private func makesListener(_ variable: VariableDeclaration, _ owner: TypeInfo) -> Bool {
    guard case .call(let callee, _)? = variable.value?.plain.kind,
      case .name(let name, _) = callee.kind,
      let type = index.resolve(.name(name), in: owner, file: variable.span.file)
    else { return false }
    return type.kind == .classType && !type.isExternal && !Relevance.isOfScreen(type)
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
