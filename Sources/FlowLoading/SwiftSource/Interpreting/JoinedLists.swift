extension Interpreter {
  /// Past this the lists that a sum can be are one list of all that may stand in any of them.
  private static let joinedLists = 6

  /// The list that `tabs + more` is. What one side is known to hold it holds, though the other side
  /// be whatever someone else gives.
  ///
  /// - Returns: nil where neither side is a list.
  func joinedLists(
    _ first: ValueSet, _ left: Expression, _ second: ValueSet, _ right: Expression, _ frame: Frame
  ) -> ValueSet? {
    let sides = [(first, left), (second, right)].map { values, side in
      (lists: lists(in: values), values: values, side: side)
    }
    guard sides.contains(where: { !$0.lists.isEmpty }) else { return nil }
    var joined: [[ValueSet]] = [[]]
    var isOpen = false
    for (lists, values, side) in sides {
      isOpen = isOpen || values.isOpen || lists.isEmpty
      let unseen = lists.isEmpty ? unseenElement(of: side, .unknown, frame) : nil
      let found = lists.isEmpty ? [unseen.map { [$0] } ?? []] : lists
      guard joined.count * found.count <= Self.joinedLists else {
        let whole = (joined + found).joined().reduce(into: ValueSet.none) { $0.formUnion($1) }
        joined = [[whole]]
        isOpen = true
        continue
      }
      joined = joined.flatMap { before in
        found.map { added in
          // A function that calls itself with one more each time would never end.
          guard !repeats(before, added) else {
            isOpen = true
            return before
          }
          return before + added
        }
      }
    }
    return ValueSet(joined.map { .list($0) }, isOpen: isOpen)
  }

  /// Whether a list holds all that is added to it more than once already.
  private func repeats(_ list: [ValueSet], _ added: [ValueSet]) -> Bool {
    !added.isEmpty && added.allSatisfy { item in list.count { $0 == item } > 1 }
  }

  private func lists(in values: ValueSet) -> [[ValueSet]] {
    values.values.compactMap { if case .list(let items) = $0 { items } else { nil } }
  }
}
