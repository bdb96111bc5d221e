/// Whole numbers of other types than `Int`, which a stack tells apart by their type.
extension Interpreter {
  /// What `7` is where an `Int64` is asked for.
  func number(_ values: ValueSet, as type: ScopedType?) -> ValueSet {
    guard let type, values.values.contains(where: isInteger),
      let name = index.expanded(type.reference.unwrapped, in: type.scope).lastName,
      Self.wholeNumbers.contains(name)
    else { return values }
    return ValueSet(
      values.values.map { isInteger($0) ? .external(name) : $0 }, isOpen: values.isOpen)
  }

  private func isInteger(_ value: Value) -> Bool {
    if case .integer = value { return true }
    return false
  }

  private static let wholeNumbers: Set<String> = [
    "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
}
