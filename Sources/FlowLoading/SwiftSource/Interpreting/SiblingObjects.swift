/// State that a class has from one above it, as its siblings have.
extension Interpreter {
  /// The objects of a class of which it is not known which one is meant, where others of a class
  /// above it have the property too: what is written to one of these, none of those holds.
  func objects(
    heldApartBy receiver: Value?, in variable: VariableDeclaration, _ owner: TypeInfo
  ) -> [Int]? {
    guard case .some(let number)? = receiver, !variable.isStatic, owner.kind == .classType,
      case let type = index.types[number], type !== owner, !owner.isExternal,
      type.lineage.contains(where: { $0 === owner })
    else { return nil }
    return heap.all(of: type)?.nonEmpty
  }
}
