/// Code in properties that the app adds to UIKit's classes: `button.onTap = { … }`.
///
/// UIKit's objects are not told apart, and what one of them keeps beside itself all of them seem to.
/// Which object a property of the program's holds is known by that property.
extension Interpreter {
  /// Keeps code that an object is given, by the property that holds the object.
  func keepAdded(_ values: ValueSet, by left: Expression, _ frame: Frame) {
    guard case .member(let base?, let name, _) = left.plain.kind, !values.isEmpty,
      values.values.allSatisfy(isCallable)
    else { return }
    for place in placesAdded(name, to: base, frame) { heap.write(shallow(values), to: place) }
  }

  /// The code that was kept so.
  func keptAdded(_ name: String, to base: Expression, _ frame: Frame) -> ValueSet? {
    let kept = placesAdded(name, to: base, frame).map { heap.read($0) }
    guard !kept.isEmpty, kept.allSatisfy({ !$0.isEmpty }) else { return nil }
    return kept.reduce(into: .none) { $0.formUnion($1) }
  }

  private func placesAdded(_ name: String, to base: Expression, _ frame: Frame) -> [Place] {
    guard syntax.addedProperties.code.contains(name) else { return [] }
    var holder = base.plain
    if case .name(let local, _) = holder.kind, let slot = frame.locals[local] {
      guard let source = slot.source else { return [] }
      holder = source.plain
    }
    guard evaluate(holder, frame).values.allSatisfy({ type(of: $0)?.isExternal ?? true }) else {
      return []
    }
    return places(of: holder, frame).map {
      Place(object: $0.object, type: $0.type, name: "\($0.name)\u{0}.\(name)")
    }
  }
}
