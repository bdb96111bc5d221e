/// Tables that keep what was made once: `if cache[key] == nil { cache[key] = make() }`.
extension Interpreter {
  /// Keeps what one run puts under a key, for tables of which nothing else is known: a global, an
  /// object of a framework, a type with a subscript of its own.
  func keepElement(_ values: ValueSet, at left: Expression, _ frame: Frame) {
    guard case .index = left.kind, values.only != .null, !values.isEmpty else { return }
    if let position = frame.elements.firstIndex(where: { isSameElement($0.place, left) }) {
      frame.elements[position].values.formUnion(values)
    } else {
      frame.elements.append((left, values))
    }
  }

  /// What the same run put under the same key. What another run of the code put there, it made in
  /// the same way.
  func element(of base: Expression, _ arguments: [Argument], _ frame: Frame) -> ValueSet? {
    frame.elements.first { entry in
      guard case .index(let other, let others) = entry.place.kind else { return false }
      return isSame(other, others, base, arguments)
    }?.values
  }

  /// Whether it is known what a table holds.
  func holdsKnown(_ value: Value) -> Bool {
    guard case .list(let items) = value else { return false }
    return !items.isEmpty
  }

  private func isSameElement(_ one: Expression, _ other: Expression) -> Bool {
    guard case .index(let base, let arguments) = one.kind,
      case .index(let another, let others) = other.kind
    else { return false }
    return isSame(base, arguments, another, others)
  }

  private func isSame(
    _ base: Expression, _ arguments: [Argument], _ other: Expression, _ others: [Argument]
  ) -> Bool {
    base.isSame(as: other) && arguments.count == others.count
      && zip(arguments, others).allSatisfy {
        $0.label == $1.label && text($0.value.span, limit: .max) == text($1.value.span, limit: .max)
      }
  }
}
