/// A tab that is no place to stay on: what watches the selection shows something instead, and goes
/// back to the tab on which the person stood.
///
/// `if new == .write { isWriting = true; tab = last } else { last = new }`
extension Interpreter {
  /// What a person can choose in the tab views that are bound to state; nothing where none is.
  func tags(selectedBy places: [Place]) -> ValueSet {
    guard places.count == 1 else { return .none }
    var found = ValueSet.none
    for record in facts.tabs where record.places.contains(where: { $0.meets(places[0]) }) {
      for tab in record.tabs { found.formUnion(tab.tag) }
    }
    return found
  }

  /// Whether a tab view is bound to state.
  func isSelected(_ place: Place) -> Bool {
    facts.tabs.contains { $0.places.contains(where: place.meets) }
  }

  /// Notes that state keeps what a selection was just set to.
  func remember(_ values: ValueSet, of right: Expression, in targets: [Place], _ frame: Frame) {
    guard let assumed, targets.count == 1, !targets[0].meets(assumed.place), !values.isEmpty,
      values.isCovered(by: assumed.values), isSelected(assumed.place),
      isWritten(right, assumed, frame)
    else { return }
    heap.write(ValueSet(.boolean(true)), to: targets[0].keeping(assumed.place))
  }

  /// Whether an expression is what state was just given: the state itself, or a local with it.
  private func isWritten(_ right: Expression, _ written: Written, _ frame: Frame) -> Bool {
    if case .name(let name, _) = right.plain.kind, frame.locals[name] != nil { return true }
    return places(of: right.plain, frame).contains(where: written.place.meets)
  }

  /// Whether code that runs because a selection was set sets it to what it was before, as other
  /// state remembers.
  func goesBack(_ right: Expression, to place: Place, _ frame: Frame) -> Bool {
    guard let assumed, assumed.place.meets(place), isSelected(place) else { return false }
    let sources = places(of: right.plain, frame)
    return !sources.isEmpty
      && sources.allSatisfy { source in
        !source.meets(place) && !heap.read(source.keeping(assumed.place)).isEmpty
      }
  }
}

extension Place {
  /// Whether state keeps what other state was given.
  fileprivate func keeping(_ other: Place) -> Place {
    Place(object: object, of: .keeping, name: "\(type).\(name)\u{0}\(other.type).\(other.name)")
  }
}
