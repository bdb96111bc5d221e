/// Property wrappers and bindings made by hand.
enum SwiftUIState {
  static let constructors: [String: Frameworks.Constructor] = [
    "State": wrapped, "StateObject": wrapped, "Published": wrapped, "ObservedObject": wrapped,
    "Bindable": wrapped, "Binding": binding, "NavigationPath": path,
  ]

  /// `State(initialValue: x)` holds `x`.
  private static func wrapped(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame
  ) -> ValueSet {
    let value =
      site.argument("initialValue") ?? site.argument("wrappedValue") ?? site.first ?? site.trailing
    guard let value else { return .none }
    let values = interpreter.evaluate(value, frame, expected: site.expected)
    if case .closure = value.kind { return interpreter.invokeAll(values, [], value, frame) }
    return values
  }

  /// `Binding(get:set:)`: the state that its getter reads. A setter that does more is followed
  /// where the binding is written.
  private static func binding(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame
  ) -> ValueSet {
    guard let getter = site.argument("get"), case .closure(let closure) = getter.kind else {
      if let source = site.first { return interpreter.evaluate(source, frame) }
      return .unknown
    }
    var places: [Place] = []
    let walk = Walk { node in
      switch node.kind {
      case .name, .member:
        places += interpreter.places(of: node, frame)
        return false
      default: return true
      }
    }
    walk.statements(closure.body)
    if let setter = site.argument("set"), case .closure(let body) = setter.kind,
      !onlyStores(body)
    {
      let values = interpreter.evaluate(setter, frame)
      interpreter.within({ $0.trigger = Trigger(label: "binding", span: site.span) }) {
        _ = interpreter.invokeAll(values, [.unknown], setter, frame)
      }
    }
    return ValueSet(places.map { .binding($0) }, isOpen: places.isEmpty)
  }

  /// `set: { model.isShown = $0 }`: what is written to the binding, and nothing that it sets off.
  private static func onlyStores(_ setter: Closure) -> Bool {
    guard setter.body.count == 1, case .expression(let expression) = setter.body[0].kind,
      case .binary("=", _, let value) = expression.kind, case .name(let name, _) = value.kind
    else { return false }
    return name == setter.parameters.first?.name ?? "$0"
  }

  private static func path(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame
  ) -> ValueSet {
    if let elements = site.first { return interpreter.evaluate(elements, frame) }
    return ValueSet(.list([]))
  }
}
