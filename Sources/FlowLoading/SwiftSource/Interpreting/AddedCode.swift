/// Code in properties that the app adds to UIKit's classes: `button.onTap = { … }`.
///
/// UIKit's objects are not told apart, and what one of them keeps beside itself all of them seem to.
/// Which object a property of the program's holds is known by that property.
extension Interpreter {
  /// Keeps code that an object is given, by the property that holds the object.
  func keepAdded(_ values: ValueSet, by left: Expression, _ frame: Frame) {
    guard case .member(let base?, let name, _) = left.plain.kind, !values.isEmpty,
      values.values.allSatisfy(isCallable), let place = placeAdded(name, to: base, frame)
    else { return }
    heap.write(shallow(values), to: place)
  }

  /// The code that was kept so.
  func keptAdded(_ name: String, to base: Expression, _ frame: Frame) -> ValueSet? {
    guard let place = placeAdded(name, to: base, frame) else { return nil }
    let kept = heap.read(place)
    return kept.isEmpty ? nil : kept
  }

  private func placeAdded(_ name: String, to base: Expression, _ frame: Frame) -> Place? {
    guard syntax.addedProperties.code.contains(name) else { return nil }
    var holder = base.plain
    if case .name(let local, _) = holder.kind, let slot = frame.locals[local] {
      guard let source = slot.source else { return nil }
      holder = source.plain
    }
    let places = places(of: holder, frame)
    guard places.count == 1, let place = places.first, place.object != nil,
      evaluate(holder, frame).values.allSatisfy({ type(of: $0)?.isExternal ?? true })
    else { return nil }
    return Place(object: place.object, type: place.type, name: "\(place.name)\u{0}.\(name)")
  }
}
