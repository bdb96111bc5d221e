/// Stores of the Composable Architecture. A store is worth the state that it holds: some instance
/// of the feature's `State`, which all stores of the feature share.
enum Stores {
  /// Types of stores over a feature, `StoreOf<Feature>`.
  private static let ofFeatures: Set<String> = ["StoreOf", "ViewStoreOf"]
  /// Types of stores over state and actions, `Store<Feature.State, Feature.Action>`.
  private static let ofStates: Set<String> = ["Store", "ViewStore"]

  static let constructors: [String: Frameworks.Constructor] = [
    // What it gives its content is worth what the store is.
    "WithViewStore": { interpreter, site, frame in
      guard let store = site.first, let content = site.argument("content") ?? site.trailing else {
        return .unknown
      }
      let held = ValueSet(interpreter.evaluate(store, frame).values, isOpen: true)
      let views = interpreter.content(content, frame, arguments: [held]).values
      return ValueSet(
        interpreter.heap.view(.framework(site.name, views.flatMap(interpreter.views))))
    },
    "StackState": elements, "IdentifiedArrayOf": elements, "IdentifiedArray": elements,
  ]

  /// `StackState([.item(item)])` is the list that it is made of.
  private static let elements: Frameworks.Constructor = { interpreter, site, frame in
    guard let list = site.argument("uniqueElements") ?? site.first else {
      return ValueSet(.list([]))
    }
    let written = site.generics.last ?? site.expected?.reference.unwrapped.generics.last
    let type = written.map { element in
      let scoped =
        site.expected?.with(element)
        ?? ScopedType(reference: element, scope: frame.scope, file: frame.file)
      return scoped.with(.array(element))
    }
    return interpreter.evaluate(list, frame, expected: type)
  }

  static let methods: [String: Frameworks.Method] = [
    // `viewStore.binding(get: \.isShown, send: Action.setShown)`
    "binding": { interpreter, _, base, site, frame in
      guard site.has("send"), let path = site.argument("get").flatMap(KeyPaths.path) else {
        return nil
      }
      interpreter.runArguments(site, frame, except: ["get", "send"])
      let whole = path.reduce(base) { Expression(.member($0, $1, generics: []), base.span) }
      let places = interpreter.places(of: whole, frame)
      return places.isEmpty ? nil : ValueSet(places.map(Value.binding))
    },
    "scope": { interpreter, bases, base, site, frame in
      guard site.has("state"), site.has("action") else { return nil }
      interpreter.tapButtons(of: base, bases, site, frame)
      return interpreter.scoped(base, bases, site, frame)
    },
    // `state.path.pop(from: id)`
    "pop": { interpreter, _, base, site, frame in
      guard site.has("from") || site.has("to") else { return nil }
      let paths = interpreter.places(of: base, frame).filter { place in
        interpreter.declaredType(of: place)?.reference.unwrapped.lastName == "StackState"
      }
      guard !paths.isEmpty else { return nil }
      interpreter.runArguments(site, frame)
      for path in paths {
        interpreter.noteState(
          .pop(count: site.has("from") ? 1 : nil, traps: false), path, site.expression)
      }
      return ValueSet.none
    },
    // A binding that is written through an action is one to the same state.
    "sending": { _, bases, _, _, _ in bases },
  ]

  /// Collections of states, by what lies in them last.
  static let collections: Set<String> = ["StackState", "IdentifiedArrayOf", "IdentifiedArray"]

  /// `store.state` is what the store is worth, and so is `store.case`, with stores of the parts.
  static let properties: [String: Frameworks.Property] = [
    "state": { interpreter, value, known in held(interpreter, value, known) },
    "case": { interpreter, value, known in held(interpreter, value, known) },
  ]

  private static func held(
    _ interpreter: Interpreter, _ value: Value, _ known: ValueSet
  ) -> ValueSet? {
    guard known.isEmpty, let type = interpreter.type(of: value),
      interpreter.feature(ofState: type) != nil
    else { return nil }
    return ValueSet(value)
  }

  /// Whether a method makes a binding to known state of a binding to a store's state.
  static func bind(_ name: String, _ arguments: [Argument]) -> Bool {
    switch name {
    case "sending": true
    case "scope": arguments.contains { $0.label == "state" }
    default: false
    }
  }

  static func names(_ type: TypeReference) -> (feature: TypeReference?, state: TypeReference?) {
    guard let name = type.lastName else { return (nil, nil) }
    let written = type.generics
    if ofFeatures.contains(name), written.count == 1 { return (written[0], nil) }
    if ofStates.contains(name), written.count == 2 { return (nil, written[0]) }
    return (nil, nil)
  }

  /// Whether a call makes a store.
  static func makes(_ name: String, _ arguments: [Argument]) -> Bool {
    (ofFeatures.contains(name) || ofStates.contains(name))
      && arguments.first?.label == "initialState"
  }
}

extension Interpreter {
  /// The feature whose state a type is.
  func feature(ofState type: TypeInfo) -> TypeInfo? {
    guard type.simpleName == "State", let outer = type.outer, Reducers.isReducer(outer) else {
      return nil
    }
    return outer
  }

  /// The state that a feature's store holds.
  func state(of feature: TypeInfo) -> TypeInfo? {
    resolve(ScopedType(reference: .name("State"), scope: feature, file: feature.span.file))
  }

  /// The state that a store of a type holds; nil for what is no store.
  func state(ofStore type: ScopedType) -> TypeInfo? {
    let (feature, state) = Stores.names(type.reference.unwrapped)
    if let feature {
      return resolve(type.with(feature)).flatMap {
        Reducers.isReducer($0) ? self.state(of: $0) : nil
      }
    }
    guard let state, let found = resolve(type.with(state)), self.feature(ofState: found) != nil
    else { return nil }
    return found
  }

  /// `Store(initialState: Feature.State()) { Feature() }`.
  func madeStore(_ site: CallSite, as type: ScopedType?, _ frame: Frame) -> ValueSet? {
    guard Stores.makes(site.name, site.arguments), let initial = site.argument("initialState")
    else { return nil }
    let known = type.flatMap(state(ofStore:))
    let expected = known.map {
      ScopedType(reference: .name($0.simpleName), scope: $0, file: $0.span.file)
    }
    let held = evaluate(initial, frame, expected: expected)
    for argument in site.arguments where argument.label != "initialState" {
      let values = evaluate(argument.value, frame)
      _ = invokeAll(values, [], argument.value, frame)
    }
    let states =
      known.map { [$0] }
      ?? held.values.compactMap(self.type(of:)).filter {
        feature(ofState: $0) != nil
      }
    return ValueSet(states.map { .some($0.id) }, isOpen: true)
  }

  /// `store.scope(state: \.child, action: \.child)`, and the same of a binding.
  fileprivate func scoped(
    _ base: Expression, _ bases: ValueSet, _ site: CallSite, _ frame: Frame
  ) -> ValueSet {
    // The cases on the action's path tell which feature it is, whatever wraps its state.
    if !bases.values.contains(where: isBinding), let outer = reducer(ofStore: base, bases, frame),
      let path = site.argument("action").flatMap(KeyPaths.path),
      let child = reducerTree.child(of: outer, along: path), let state = state(of: child)
    {
      return ValueSet([.some(state.id)], isOpen: true)
    }
    guard let path = site.argument("state").flatMap(KeyPaths.path) else { return .unknown }
    let whole = path.filter { $0 != "self" }.reduce(base) {
      let name = $1.hasPrefix("$") ? String($1.dropFirst()) : $1
      return Expression(.member($0, name, generics: []), base.span)
    }
    let states = evaluate(whole, frame).values.compactMap { value -> Value? in
      switch value {
      case .binding: return value
      case .null: return nil
      default: return type(of: value).map { .some($0.id) }
      }
    }
    return ValueSet(states, isOpen: true)
  }
}
