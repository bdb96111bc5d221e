/// Property wrappers and bindings made by hand.
enum SwiftUIState {
  static let constructors: [String: Frameworks.Constructor] = [
    "State": wrapped, "StateObject": wrapped, "Published": wrapped, "ObservedObject": wrapped,
    "AppStorage": wrapped, "SceneStorage": wrapped, "Bindable": wrapped, "Binding": binding,
    "NavigationPath": path,
  ]

  /// Types whose values are what the program's own initialisers of them make of others.
  static let extensible: Set<String> = ["Binding", "UIHostingController", "UIStoryboard"]

  /// What gives `.init(get:set:)` its meaning where a binding is asked for.
  static func bindingType(in frame: Frame) -> ScopedType {
    ScopedType(reference: .name("Binding"), scope: nil, file: frame.file)
  }

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
    guard let getter = site.argument("get") ?? (site.has("set") ? site.trailing : nil),
      case .closure(let closure) = getter.kind
    else {
      if let source = site.first { return interpreter.evaluate(source, frame) }
      return .unknown
    }
    if let content = content(interpreter, getter, site, frame) { return content }
    let given = given(by: closure, interpreter, frame)
    let body = given.map { [Statement(.expression($0), $0.span)] } ?? closure.body
    var places = shown(interpreter, body, frame)
    if interpreter.isWorkedOut(body, places, frame),
      cases(askedBy: closure.body, interpreter, frame) == nil,
      let derived = interpreter.follow(
        getter, at: site.span == .none ? getter.span : site.span, frame)
    {
      places = [derived]
    }
    if let setter = site.argument("set"), case .closure(let body) = setter.kind,
      !onlyStores(body)
    {
      let values = interpreter.evaluate(setter, frame)
      let span = site.span == .none ? setter.span : site.span
      var written = interpreter.closing ?? .unknown
      if given != nil {
        interpreter.mirrored[span, default: []].formUnion(places)
      } else if asksCase(closure) {
        // Who shows something for a case only tells that it has gone.
        written = ValueSet(.boolean(false))
      }
      let isLent = interpreter.isLending && given != nil
      interpreter.withoutStores(to: isLent ? places : []) {
        interpreter.within({ $0.trigger = Trigger(label: Trigger.bindingLabel, span: span) }) {
          _ = interpreter.invokeAll(values, [written], setter, frame)
        }
      }
    }
    return ValueSet(places.map { .binding($0) }, isOpen: places.isEmpty)
  }

  /// `get: { store.path == .settings }`
  private static func asksCase(_ getter: Closure) -> Bool {
    guard getter.body.count == 1 else { return false }
    switch getter.body[0].kind {
    case .expression(let value), .returning(let value?):
      switch value.plain.kind {
      case .binary("==", _, let asked):
        if case .boolean = asked.plain.kind { return false }
        return true
      // `get: { store.progress != .idle }`
      case .binary("!=", _, let asked):
        if case .member(nil, _, _) = asked.plain.kind { return true }
        return false
      default: return false
      }
    default: return false
    }
  }

  /// The state that a getter gives as it is; nil where it makes something of it.
  private static func given(
    by getter: Closure, _ interpreter: Interpreter, _ frame: Frame
  ) -> Expression? {
    let isStraight = getter.body.dropLast().allSatisfy { statement in
      switch statement.kind {
      case .expression, .variable: true
      default: false
      }
    }
    guard isStraight else { return nil }
    switch getter.body.last?.kind {
    case .expression(let value), .returning(let value?):
      let value = held(by: value, in: getter.body)
      let isGiven =
        cases(forWhich: value, interpreter, frame) == nil
        && !interpreter.places(of: value, frame).isEmpty
      return isGiven ? value : nil
    default: return nil
    }
  }

  /// What a local of a getter holds: `let page = state.page; return page`.
  private static func held(by value: Expression, in body: [Statement]) -> Expression {
    guard case .name(let name, _) = value.plain.kind else { return value }
    for statement in body {
      if case .variable(.bind(name), _, let held?) = statement.kind { return held }
    }
    return value
  }

  /// `Binding<AnyView?>(get: { isShown ? AnyView(Pad()) : nil }, …)` holds the views themselves.
  private static func content(
    _ interpreter: Interpreter, _ getter: Expression, _ site: CallSite, _ frame: Frame
  ) -> ValueSet? {
    guard let type = site.expected, type.reference.lastName == "Binding",
      type.reference.generics.first?.lastName == "AnyView"
    else { return nil }
    let place = Place(
      object: interpreter.objectNumber(frame.receiver), of: .bindings, name: "content",
      local: site.span)
    let made = interpreter.invokeAll(interpreter.evaluate(getter, frame), [], getter, frame)
    interpreter.heap.write(made, to: place)
    return ValueSet(.binding(place))
  }

  static let methods: [String: Frameworks.Method] = [
    "constant": { interpreter, bases, _, site, frame in
      guard bases.only == .externalType("Binding"), let value = site.first else { return nil }
      return constant(value, interpreter, frame, expected: nil)
    }
  ]

  /// `.constant(file != nil)`: what shows is the state that it asks, though nobody can clear it.
  static func constant(
    _ value: Expression, _ interpreter: Interpreter, _ frame: Frame, expected: ScopedType?
  ) -> ValueSet {
    let values = interpreter.evaluate(value, frame, expected: expected)
    let places = shown(interpreter, [Statement(.expression(value), value.span)], frame)
    if places.isEmpty, let derived = interpreter.follow(value: value, frame) {
      return ValueSet(.binding(derived))
    }
    return places.isEmpty ? values : ValueSet(places.map { .binding($0) })
  }

  /// The state that a getter asks to be set. Of terms that must all hold the first is what shows,
  /// and the others are conditions; a term that must not hold shows nothing when it comes to hold.
  private static func shown(
    _ interpreter: Interpreter, _ body: [Statement], _ frame: Frame, depth: Int = 0
  ) -> [Place] {
    if let asked = cases(askedBy: body, interpreter, frame) { return asked }
    var places: [Place] = []
    let walk = Walk { node in
      switch node.kind {
      case .prefix("!", let inner):
        // `!pages.isEmpty`: the list.
        if case .member(let list?, "isEmpty", _) = inner.plain.kind {
          places += interpreter.places(of: list, frame)
        }
        return false
      case .binary(">", let left, let right):
        guard case .member(let list?, "count", _) = left.plain.kind,
          case .integer(0) = right.plain.kind
        else { return true }
        places += interpreter.places(of: list, frame)
        return false
      case .binary("==", let left, let right):
        // `state?.isOpen == true`
        if case .boolean(true) = right.plain.kind { return true }
        places +=
          cases(left, right, interpreter, frame) ?? cases(right, left, interpreter, frame) ?? []
        return false
      case .binary("!=", let left, let right):
        guard let others = cases(left, otherThan: right, interpreter, frame) else { return true }
        places += others
        return false
      case .binary("&&", let left, let right):
        let first = shown(
          interpreter, [Statement(.expression(left), left.span)], frame, depth: depth)
        places +=
          first.allSatisfy { isOfEnvironment(interpreter, $0) }
          ? shown(interpreter, [Statement(.expression(right), right.span)], frame, depth: depth)
          : first
        return false
      case .index(let base, let arguments):
        // `state[keyPath: path]`, where the caller says which path.
        if let members = interpreter.members(keyPathOn: base, arguments, frame) {
          places +=
            cases(forAnyOf: members, interpreter, frame)
            ?? members.flatMap { interpreter.places(of: $0, frame) }
          return false
        }
        let entries = interpreter.places(of: node, frame).filter(\.isEntry)
        places += entries
        return entries.isEmpty
      case .name, .member:
        if let cases = cases(forWhich: node, interpreter, frame) {
          places += cases
          return false
        }
        let found = interpreter.places(of: node, frame)
        // `pages.last`: the list.
        if found.isEmpty, case .member(_?, let name, _) = node.kind { return ends.contains(name) }
        for place in found {
          places += asked(interpreter, place, depth) ?? [place]
        }
        return false
      case .call(let callee, let arguments):
        if let found = asked(byCall: callee, arguments, interpreter, frame, depth) {
          places += found
          return false
        }
        guard arguments.count == 1 else { return true }
        if let (state, function) = transformed(callee, arguments) {
          // `route.flatMap(\.draft)`
          let read = interpreter.members(readBy: function, of: state, frame)
          places +=
            cases(forAnyOf: read, interpreter, frame)
            ?? shown(
              interpreter, [Statement(.expression(state), state.span)], frame, depth: depth)
          return false
        }
        // `get(state)`, where `get` is `\.isShown`.
        let parts = interpreter.places(read: callee, of: arguments[0].value, frame)
        places += parts
        return parts.isEmpty
      default: return true
      }
    }
    walk.statements(body)
    return places.uniqued()
  }

  private static let ends: Set<String> = ["first", "last"]

  /// `model.route.map(Wrapper.init)`: the state, and what is made of what it holds.
  private static func transformed(
    _ callee: Expression, _ arguments: [Argument]
  ) -> (state: Expression, by: Expression)? {
    guard case .member(let base?, let name, _) = callee.plain.kind,
      name == "map" || name == "flatMap", arguments.count == 1
    else { return nil }
    return (base, arguments[0].value)
  }

  /// What the getter of a binding made by hand makes of the state that it gives, as code.
  static func transformation(
    of binding: Expression, _ interpreter: Interpreter, _ frame: Frame
  ) -> ValueSet? {
    guard case .call(_, let arguments) = binding.plain.kind,
      let getter = arguments.first(where: { $0.label == "get" })?.value.plain,
      case .closure(let closure) = getter.kind, closure.body.count == 1
    else { return nil }
    switch closure.body[0].kind {
    case .expression(let value), .returning(let value?):
      guard case .call(let callee, let given) = value.plain.kind,
        let (_, function) = transformed(callee, given)
      else { return nil }
      return interpreter.evaluate(function, frame)
    default: return nil
    }
  }

  /// `field == .title`: what shows is that the state holds the case.
  private static func cases(
    _ state: Expression, _ value: Expression, _ interpreter: Interpreter, _ frame: Frame
  ) -> [Place]? {
    let compared = interpreter.compared(value, to: state, frame)
    if case .string(let text)? = compared {
      return interpreter.places(holding: text, among: interpreter.places(of: state, frame))
    }
    guard case .enumCase(let type, let name, _)? = compared else { return nil }
    if let cases = cases(forWhich: state, isOneOf: [name], interpreter, frame) { return cases }
    guard
      case let places = interpreter.places(of: state, frame).filter({
        interpreter.enumType(of: $0)?.id == type
      }), !places.isEmpty
    else { return nil }
    interpreter.heap.tellCases(of: type)
    return places.map { $0.payload(of: name) }
  }

  /// `progress != .idle`: what shows is that the state holds another case.
  private static func cases(
    _ state: Expression, otherThan value: Expression, _ interpreter: Interpreter, _ frame: Frame
  ) -> [Place]? {
    guard case .enumCase(let number, let name, _)? = interpreter.compared(value, to: state, frame),
      case let type = interpreter.index.types[number]
    else { return nil }
    let others = type.caseOrder.filter { $0 != name }
    if let cases = cases(forWhich: state, isOneOf: others, interpreter, frame) { return cases }
    let places = interpreter.places(of: state, frame).filter {
      interpreter.enumType(of: $0)?.id == number
    }
    guard !places.isEmpty else { return nil }
    interpreter.heap.tellCases(of: number)
    return places.flatMap { place in others.map { place.payload(of: $0) } }
  }

  /// Whether nobody sets a property: what surrounds a view says what it is.
  private static func isOfEnvironment(_ interpreter: Interpreter, _ place: Place) -> Bool {
    guard place.type >= 0,
      let (variable, _) = interpreter.index.types[place.type].variable(place.name)
    else { return false }
    return variable.attribute("Environment") != nil
  }

  /// The state by which a bound flag shows what it shows: what it asks, where it is computed.
  static func flags(_ places: [Place], _ interpreter: Interpreter) -> [Place] {
    places.flatMap { asked(interpreter, $0, 0)?.nonEmpty ?? [$0] }.uniqued()
  }

  /// What a computed property asks; nil for stored state.
  private static func asked(
    _ interpreter: Interpreter, _ place: Place, _ depth: Int
  ) -> [Place]? {
    guard depth < 3, place.type >= 0,
      let (variable, owner) = interpreter.index.types[place.type].variable(place.name),
      let getter = variable.getter
    else { return nil }
    // Whose case it is that an enum computes something of was lost: no code sets what is computed.
    if owner.kind == .enumeration, !variable.isStatic { return [] }
    let frame = Frame(
      receiver: place.object.map { .object($0) } ?? .some(place.type), scope: owner,
      file: variable.span.file)
    let found = shown(interpreter, getter, frame, depth: depth + 1)
    if interpreter.isWorkedOut(getter, found, frame),
      cases(askedBy: getter, interpreter, frame) == nil,
      interpreter.follow(derived: place)
    {
      return [place]
    }
    guard let setter = variable.setter else { return found }
    // What is set by a way that is not seen here is told by who sets the property itself.
    return found.allSatisfy { interpreter.writes(setter.body, $0.name) } ? found : found + [place]
  }

  /// What a method of the program's asks: `get: { guide.road(at: 0) }`.
  private static func asked(
    byCall callee: Expression, _ arguments: [Argument], _ interpreter: Interpreter, _ frame: Frame,
    _ depth: Int
  ) -> [Place]? {
    let (name, receivers): (String, [Value])
    switch callee.plain.kind {
    case .member(let base?, let method, _) where base.isSimple:
      (name, receivers) = (method, interpreter.evaluate(base, frame).values)
    case .name(let method, _) where frame.locals[method] == nil:
      (name, receivers) = (method, [frame.receiver].compactMap { $0 })
    default: return nil
    }
    guard depth < 3 else { return nil }
    let found = receivers.compactMap { receiver -> [Place]? in
      guard let type = interpreter.type(of: receiver), !type.isExternal,
        let (function, owner) = interpreter.best(
          type.allMethods(name), arguments, near: frame.file),
        let body = function.body, !owner.isExternal
      else { return nil }
      let inner = Frame(receiver: receiver, scope: owner, file: function.span.file)
      return shown(interpreter, body, inner, depth: depth + 1)
    }
    return found.isEmpty ? nil : found.flatMap(\.self)
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
