/// What is put into the environment under a key of the program's own, and whom it reaches: the
/// views that the modifier is on, and what these make.
extension Interpreter {
  /// Keeps code, a choice, or an object behind a protocol, that is put under a key of the program's own.
  ///
  /// - Returns: Whether that is all there is to the call.
  func keepInEnvironment(_ site: CallSite, on base: ValueSet, _ frame: Frame) -> Bool {
    guard site.arguments.count == 2, case .keyPath(_, let path)? = site.first?.kind,
      let name = path.last, let place = environmentPlace(name)
    else { return false }
    let values = evaluate(site.arguments[1].value, frame, expected: declaredType(of: place))
    let code = ValueSet(values.values.filter(isAction))
    let isBehindProtocol =
      declaredType(of: place).flatMap {
        resolve($0.with($0.reference.unwrapped))
      }?.kind == .protocolType
    var known = ValueSet(
      values.values.filter {
        isAction($0) || isChoice($0) || isBehindProtocol && objectNumber($0) != nil
      })
    // What only some condition puts there, those below do without where it does not hold.
    known.isOpen =
      values.isOpen || known.values.count < values.values.count || !context.conditions.isEmpty
    heap.write(code, to: place)
    surround(base, with: known, name, frame)
    return !code.isEmpty
  }

  /// Code, an object that is called as code is, or a binding that those below write.
  private func isAction(_ value: Value) -> Bool {
    switch value {
    case .object: type(of: value)?.methods("callAsFunction").isEmpty == false
    case .binding: true
    default: isCallable(value)
    }
  }

  private func isChoice(_ value: Value) -> Bool {
    switch value {
    case .enumCase, .boolean: true
    default: false
    }
  }

  private func surround(
    _ base: ValueSet, with values: ValueSet, _ name: String, _ frame: Frame
  ) {
    surroundingKeys.insert(name)
    let objects = shownObjects(in: base)
    for object in objects {
      heap.write(values, to: .surrounding(object, name))
      if let maker = heap.objects[object].maker {
        heap.write(values, to: .surroundedBy(maker, name))
      }
    }
    if case .object(let object)? = frame.receiver,
      type(of: .object(object))?.inherits(external: "View") == true
    {
      heap.write(values, to: .surroundedBy(object, name))
      if objects.isEmpty, !holdsContent(object) { return }
    }
    // On views of whoever uses a modifier or a frame, of which no one tells what they lead to.
    if objects.isEmpty { heap.write(values, to: .surroundedSomewhere(name)) }
  }

  /// Whether a view shows what it is given.
  private func holdsContent(_ object: Int) -> Bool {
    let type = index.types[heap.objects[object].type]
    return type.stored.contains { isClosureProperty($0, type) } || !type.generics.isEmpty
  }

  private func shownObjects(in views: ValueSet) -> [Int] {
    var found: [Int] = []
    func add(_ view: Value, _ depth: Int) {
      guard case .view(let number) = view, depth < 12 else { return }
      switch heap.views[number] {
      case .app(let shown):
        if case .object(let object) = shown.content { found.append(object) }
      case .framework(_, let children), .group(let children), .beside(let children),
        .inert(let children), .stack(_, let children):
        for child in children { add(child, depth + 1) }
      case .tagged(let inner, _, _): add(inner, depth + 1)
      case .tabs(let tabs):
        for tab in facts.tabs[tabs].tabs { for view in tab.content.values { add(view, depth + 1) } }
      case .acting, .split: break
      }
    }
    for view in views.values { add(view, 0) }
    return found.uniqued()
  }

  /// What a view finds under a key: what is put around it, or around what makes it.
  ///
  /// - Returns: Closed where it can be nothing else; empty where nothing around it was found.
  func surrounding(_ name: String, of receiver: Value?) -> ValueSet {
    guard let object = objectNumber(receiver) else { return .unknown }
    let anywhere = heap.read(.surroundedSomewhere(name))
    var above = Above()
    let found = surrounding(name, of: object, &above)
    guard !anywhere.isEmpty || anywhere.isOpen else { return found }
    return ValueSet(anywhere.union(found).values, isOpen: true)
  }

  /// What was looked at on the way up from a view.
  private struct Above {
    /// Screens, and views that no view made.
    var screens: Set<Int> = []
    /// What is around whatever each of these makes: views of one screen have most makers in common.
    var makers: [Int: ValueSet] = [:]
  }

  private func surrounding(_ name: String, of object: Int, _ above: inout Above) -> ValueSet {
    // What stands for a screen holds what its views hold, each with surroundings of its own.
    let isWhole = heap.objects[object].site == nil
    let own = isWhole ? .none : heap.read(.surrounding(object, name))
    if !own.isEmpty || own.isOpen { return own }
    guard above.screens.count < Self.mostMakers else { return .unknown }
    if let maker = heap.objects[object].maker {
      return surrounding(name, ofThoseBy: maker, &above)
    }
    // Screens that show each other add nothing to what is around the first of them.
    guard above.screens.insert(object).inserted else { return .none }
    var found = ValueSet.none
    let instances = heap.read(.shownAs(object))
    for value in instances.values {
      if case .object(let shown) = value {
        found.formUnion(surrounding(name, of: shown, &above))
      }
    }
    let showers = heap.read(.shownBy(object))
    for value in showers.values {
      if case .object(let screen) = value {
        found.formUnion(surrounding(name, ofThoseBy: screen, &above))
      }
    }
    let isKnown = !showers.isOpen && !(instances.isEmpty && showers.isEmpty)
    return isKnown ? found : ValueSet(found.values, isOpen: true)
  }

  private func surrounding(
    _ name: String, ofThoseBy maker: Int, _ above: inout Above
  ) -> ValueSet {
    if let known = above.makers[maker] { return known }
    let found = findSurrounding(name, ofThoseBy: maker, &above)
    above.makers[maker] = found
    return found
  }

  private func findSurrounding(
    _ name: String, ofThoseBy maker: Int, _ above: inout Above
  ) -> ValueSet {
    let type = index.types[heap.objects[maker].type]
    // Nothing between the app and the view puts anything there.
    if type.inherits(external: "App") { return defaultChoice(name) }
    guard ["View", "ViewModifier"].contains(where: type.inherits(external:)) else {
      return .unknown
    }
    let around = heap.read(.surroundedBy(maker, name))
    let isUntouched = around.isEmpty && !around.isOpen
    let found = around.union(surrounding(name, of: maker, &above))
    return isUntouched ? found : ValueSet(found.values, isOpen: true)
  }

  /// A value of the environment.
  ///
  /// - Parameter receiver: The view that asks.
  func environment(_ name: String, around receiver: Value? = nil) -> ValueSet {
    if let known = customEnvironment(name, receiver) { return known }
    let key = "environment.\(name)"
    // What is no action to be called is any value of its type: any case of a phase, a size class.
    return ValueSet([.external(key)], isOpen: Frameworks.callables[key] == nil)
  }

  /// A value of the environment that the program declares: `@Entry var router = Router()`.
  private func customEnvironment(_ name: String, _ receiver: Value?) -> ValueSet? {
    if environmentPlace(name) != nil, case let around = surrounding(name, of: receiver),
      !around.isOpen || around.values.contains(where: { isAction($0) || objectNumber($0) != nil })
    {
      return around
    }
    if let place = environmentPlace(name), case let kept = heap.read(place), !kept.isEmpty {
      return ValueSet(kept.values, isOpen: true)
    }
    guard let values = index.externalType(named: "EnvironmentValues"),
      let (variable, owner) = values.variable(name),
      let type = declared(variable, owner), let known = resolve(type), !known.isExternal
    else { return nil }
    return ValueSet([.some(known.id)], isOpen: true)
  }

  /// Hands on what surrounds a view to the one object that stands for its screen.
  func handSurroundings(of object: Int, to screen: Int) {
    guard object != screen, !surroundingKeys.isEmpty else { return }
    heap.write(ValueSet(.object(object)), to: .shownAs(screen))
  }

  /// Notes on which screens a view comes up that no view made: a function of an enum did.
  func noteShowers(_ screens: [Int?], of shown: ViewNode.Shown?) {
    guard !surroundingKeys.isEmpty, case .object(let object)? = shown?.content,
      heap.objects[object].maker == nil
    else { return }
    let objects = screens.map { screen in screen.map { facts.screens[$0].objects } ?? [] }
    heap.write(
      ValueSet(objects.joined().map { .object($0) }, isOpen: objects.contains { $0.isEmpty }),
      to: .shownBy(object))
  }

  /// Whether a property is a value of the environment that is known for its view.
  func isSurrounded(_ variable: VariableDeclaration, _ receiver: Value?) -> Bool {
    guard let name = environmentKey(of: variable) else { return false }
    let values = surrounding(name, of: receiver)
    return !values.isEmpty && !values.isOpen
  }

  /// `key` of `@Environment(\.key)`, where the program declares it.
  private func environmentKey(of variable: VariableDeclaration) -> String? {
    guard let first = variable.attribute("Environment")?.arguments.first?.value,
      case .keyPath(_, let path) = first.kind, path.count == 1, environmentPlace(path[0]) != nil
    else { return nil }
    return path[0]
  }

  private static let mostMakers = 64

  /// The choice that a key stands for where nothing is put under it; not known for what is computed.
  private func defaultChoice(_ name: String) -> ValueSet {
    guard let values = index.externalType(named: "EnvironmentValues"),
      let (variable, owner) = values.variable(name)
    else { return .unknown }
    var found = ValueSet.unknown
    if let value = variable.value, variable.getter == nil {
      found = evaluate(
        value, Frame(receiver: nil, scope: owner, file: variable.span.file),
        expected: declared(variable, owner))
    } else if let key = keyType(variable, owner), let (held, holder) = key.variable("defaultValue"),
      // The controllers around say what it is.
      !key.inherits(external: "UITraitBridgedEnvironmentKey")
    {
      found = read(held, owner: holder, receiver: nil)
    }
    return found.values.allSatisfy(isChoice) ? found : .unknown
  }

  /// The type of the key behind `get { self[Key.self] }`.
  private func keyType(_ variable: VariableDeclaration, _ owner: TypeInfo) -> TypeInfo? {
    guard let getter = variable.getter, getter.count == 1 else { return nil }
    switch getter[0].kind {
    case .expression(let value), .returning(let value?):
      guard case .index(_, let arguments) = value.kind, let key = arguments.first?.value else {
        return nil
      }
      let frame = Frame(receiver: nil, scope: owner, file: variable.span.file)
      return evaluate(key, frame).values.lazy.compactMap { self.type(of: $0) }.first
    default: return nil
    }
  }
}

extension Place {
  /// The views that come up as a screen.
  fileprivate static func shownAs(_ screen: Int) -> Place {
    Place(object: screen, of: .shownAs, name: "")
  }

  /// The screens on which a view comes up that no view made.
  fileprivate static func shownBy(_ object: Int) -> Place {
    Place(object: object, of: .shownBy, name: "")
  }

  /// What is put around a view under a key.
  fileprivate static func surrounding(_ object: Int, _ name: String) -> Place {
    Place(object: object, of: .surrounding, name: name)
  }

  /// What is put around something that a view's code makes.
  fileprivate static func surroundedBy(_ object: Int, _ name: String) -> Place {
    Place(object: object, of: .surroundedBy, name: name)
  }

  /// What is put around views of which it is not known whose they are.
  fileprivate static func surroundedSomewhere(_ name: String) -> Place {
    Place(object: nil, of: .surroundedSomewhere, name: name)
  }
}
