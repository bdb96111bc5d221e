extension Interpreter {
  /// Tuples that were made without labels, with those of the type that they are stored as:
  /// `tabs = items.map { ($0, publisher($0)) }`.
  func labelled(_ values: ValueSet, as type: ScopedType?) -> ValueSet {
    guard let type, values.values.contains(where: Self.holdsTuple) else { return values }
    switch index.expanded(type.reference.unwrapped, in: type.scope).unwrapped {
    case .array(let element):
      return values.mapped { value in
        guard case .list(let items) = value else { return value }
        return .list(items.map { labelled($0, as: type.with(element)) })
      }
    case .tuple(_, let labels) where labels.contains { $0 != nil }:
      return values.mapped { value in
        guard case .tuple(let known, let items) = value, items.count == labels.count,
          known.allSatisfy({ $0 == nil })
        else { return value }
        return .tuple(labels, items)
      }
    default: return values
    }
  }

  private static func holdsTuple(_ value: Value) -> Bool {
    switch value {
    case .tuple: true
    case .list(let items): items.contains { $0.values.contains(where: holdsTuple) }
    default: false
    }
  }
}

extension ValueSet {
  /// The set of what each value becomes.
  func mapped(_ change: (Value) -> Value) -> ValueSet {
    ValueSet(values.map(change), isOpen: isOpen)
  }
}
