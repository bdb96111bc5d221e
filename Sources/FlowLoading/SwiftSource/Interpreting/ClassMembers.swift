/// Members that a class of the program has from a framework's class.
extension Interpreter {
  /// A call of a method that the receiver's framework superclass declares.
  func inherited(_ site: CallSite, on receiver: Value, _ frame: Frame) -> ValueSet? {
    if case .external = receiver, frame.scope?.isExternal == true {
      // In an extension of a framework's class.
      return inheritedMethod(site, on: receiver, frame)
    }
    guard let type = type(of: receiver), type.isKind(of: "NSObject") else { return nil }
    return inheritedMethod(site, on: receiver, frame)
  }

  private func inheritedMethod(_ site: CallSite, on receiver: Value, _ frame: Frame) -> ValueSet? {
    let base = Expression(.name("self", generics: []), site.span)
    for method in Frameworks.methods[site.name] ?? [] {
      if let result = method(self, ValueSet(receiver), base, site, frame) { return result }
    }
    return nil
  }

  /// The receivers of an assignment to `name`, unqualified or on some value.
  func receivers(of left: Expression, _ frame: Frame) -> ValueSet {
    switch left.kind {
    case .member(let base?, _, _): evaluate(base, frame)
    case .unwrap(let inner): receivers(of: inner, frame)
    default: frame.receiver.map { ValueSet($0) } ?? .none
    }
  }

  /// A property that a framework's superclass declares, of the code's own object.
  func inheritedPlace(_ name: String, _ frame: Frame) -> Place? {
    guard
      Frameworks.properties[name] != nil || Frameworks.assignments[name] != nil
        || Frameworks.propertyTypes[name] != nil,
      let receiver = frame.receiver, let type = type(of: receiver), type.isKind(of: "NSObject")
    else { return nil }
    return Place(object: objectNumber(receiver), type: type.id, name: name)
  }

  /// Whether a name without arguments is a property of a controller's framework, which a delegate's
  /// methods begin with: `tableView` beside `tableView(_:didSelectRowAt:)`.
  func isProperty(_ name: String, above type: TypeInfo) -> Bool {
    type.isController && type.methods(name).allSatisfy { isDelegateMethod($0.0, $0.1) }
  }

  func inheritedValue(_ name: String, _ frame: Frame) -> ValueSet? {
    guard let place = inheritedPlace(name, frame), let receiver = frame.receiver else { return nil }
    let known = heap.read(place)
    return Frameworks.properties[name]?(self, receiver, known) ?? (known.isEmpty ? .unknown : known)
  }
}
