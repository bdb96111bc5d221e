/// Properties of large sets of objects: a queue of banners that every screen fills.
extension Interpreter {
  /// So many objects are asked together.
  private static let many = 16

  /// What a stored property holds of many objects of one type, worked out once for all code that
  /// asks the same ones.
  ///
  /// - Returns: Nil where each is to be asked for itself.
  func memberOfMany(_ name: String, _ bases: ValueSet) -> ValueSet? {
    guard bases.values.count >= Self.many, !memory.isDeep,
      case .object(let first)? = bases.values.first,
      case let number = heap.objects[first].type, case let type = index.types[number],
      type.generics.isEmpty, let (variable, owner) = type.variable(name), variable.getter == nil,
      !variable.isStatic, owner.generics.isEmpty, assumed.map({ $0.place.name != name }) ?? true,
      !fresh.keys.contains(where: { $0.name == name }),
      bases.values.allSatisfy({ value in
        guard case .object(let object) = value else { return false }
        return heap.objects[object].type == number
      })
    else { return nil }
    return remembered(
      .init(function: ObjectIdentifier(variable), receiver: nil, arguments: [bases]),
      again: { { [unowned self] in self.members(variable, owner, of: bases) } }
    ) {
      members(variable, owner, of: bases)
    }
  }

  private func members(
    _ variable: VariableDeclaration, _ owner: TypeInfo, of bases: ValueSet
  ) -> ValueSet {
    bases.values.reduce(into: .none) { result, value in
      result.formUnion(read(variable, owner: owner, receiver: value))
    }
  }
}
