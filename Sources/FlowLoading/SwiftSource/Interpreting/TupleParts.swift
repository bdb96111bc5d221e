/// Parts of tuples that local variables hold: `section.rows.append(row)`.
extension Interpreter {
  /// A local tuple and which of its parts an expression names.
  struct TuplePart {
    fileprivate let slot: Slot
    fileprivate let name: String

    fileprivate func position(in labels: [String?], _ items: [ValueSet]) -> Int? {
      let position = Int(name) ?? labels.firstIndex(of: name)
      return position.flatMap { items.indices.contains($0) ? $0 : nil }
    }
  }

  func tuplePart(_ expression: Expression, _ frame: Frame) -> TuplePart? {
    guard case .member(let base?, let name, _) = expression.plain.kind,
      case .name(let local, _) = base.plain.kind, let slot = frame.locals[local], slot.isOwn,
      !slot.values.values.isEmpty
    else { return nil }
    let part = TuplePart(slot: slot, name: name)
    let isTuple = slot.values.values.allSatisfy { value in
      if case .tuple(let labels, let items) = value {
        part.position(in: labels, items) != nil
      } else {
        false
      }
    }
    return isTuple ? part : nil
  }

  /// Gives a part what is assigned to it; where a branch does so, it may hold the other still.
  /// `(page, number) = made()`: each local takes its part.
  ///
  /// - Returns: Whether all that is assigned to are locals.
  func assign(_ values: ValueSet, toPartsOf left: Expression, _ frame: Frame) -> Bool {
    guard case .tuple(let parts) = left.kind, parts.count > 1 else { return false }
    let slots = parts.map { part -> Slot? in
      if case .name(let name, _) = part.value.kind { frame.locals[name] } else { nil }
    }
    guard !slots.contains(where: { $0 == nil }) else { return false }
    for (position, slot) in slots.enumerated() {
      var own = ValueSet([], isOpen: values.isOpen || values.isEmpty)
      for case .tuple(_, let items) in values.values where items.count == parts.count {
        own.formUnion(items[position])
      }
      slot?.assign(own)
      if let cell = slot?.cell { heap.write(shallow(own), to: cell) }
    }
    return true
  }

  func assign(_ values: ValueSet, to part: TuplePart) { change(part) { $0.union(values) } }

  /// Adds items to the list that a part is.
  func extend(_ part: TuplePart, with items: [ValueSet]) {
    change(part) { held in
      let all = (self.items(of: held) + items.map(shallow)).uniqued()
      return ValueSet([.list(Array(all.prefix(ValueSet.limit)))], isOpen: held.isOpen)
    }
  }

  private func change(_ part: TuplePart, _ body: (ValueSet) -> ValueSet) {
    part.slot.replace(
      part.slot.values.mapped { value in
        guard case .tuple(let labels, var items) = value,
          let position = part.position(in: labels, items)
        else { return value }
        items[position] = shallow(body(items[position]))
        return .tuple(labels, items)
      })
  }
}
