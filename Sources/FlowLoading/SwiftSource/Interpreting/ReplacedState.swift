/// State that is replaced as a whole, or at its end.
extension Interpreter {
  /// `state = AppState(phase: .auth)` of a struct: what shows a part of it shows the new one's.
  func noteParts(of values: ValueSet, in place: Place, _ expression: Expression) {
    guard case .object(let made)? = values.only, !values.isOpen,
      case let type = index.types[heap.objects[made].type], type.kind == .structure,
      feature(ofState: type) == nil
    else { return }
    for variable in type.stored
    where !variable.isConstant && syntax.boundNames.contains(variable.name) {
      let part = Place(object: made, type: type.id, name: variable.name)
      let given = heap.read(part)
      // A flag that is left as it is at first may be so already.
      guard !given.isEmpty, heap.isGiven(part) || given.values.allSatisfy(\.isCase) else {
        continue
      }
      for case .object(let held) in heap.read(place).values
      where held != made && heap.objects[held].type == type.id {
        let shown = Place(object: held, type: type.id, name: variable.name)
        noteState(.assign(given), shown, expression)
        observe(shown, given)
      }
    }
  }

  /// `path[path.count - 1] = route`: another screen in the place of the one on top.
  ///
  /// - Returns: Whether the last item of a path is replaced.
  func replaceTop(
    with values: ValueSet, at left: Expression, _ expression: Expression, _ frame: Frame
  ) -> Bool {
    guard case .index(let list, let arguments) = left.plain.kind, arguments.count == 1,
      isLast(arguments[0].value, of: list), stacksListed(by: list, frame) == nil
    else { return false }
    let targets = places(of: list, frame).filter { syntax.boundNames.contains($0.propertyName) }
    for place in targets {
      heap.write(ValueSet(.list([ValueSet(values.values)])), to: place)
      noteState(.pop(count: 1, traps: true), place, expression)
      noteState(.append(values), place, expression)
      observe(place, .unknown)
    }
    return !targets.isEmpty
  }

  /// `path.count - 1`, `path.endIndex - 1`, `path.indices.last!`
  private func isLast(_ index: Expression, of list: Expression) -> Bool {
    switch index.plain.kind {
    case .binary("-", let end, let one):
      guard case .integer(1) = one.kind, case .member(let base?, let name, _) = end.kind else {
        return false
      }
      return (name == "count" || name == "endIndex") && base.isSame(as: list)
    case .member(let indices?, "last", _):
      guard case .member(let base?, "indices", _) = indices.plain.kind else { return false }
      return base.isSame(as: list)
    default: return false
    }
  }
}
