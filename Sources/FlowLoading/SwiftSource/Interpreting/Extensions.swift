extension Interpreter {
  /// A method that an extension adds to a collection, called on state: the method changes the
  /// state. Nil where no such method is known.
  func callExtension(
    _ name: String, _ base: Expression, _ arguments: [Argument], _ expression: Expression,
    _ frame: Frame
  ) -> ValueSet? {
    guard index.isCollectionMethod(name), let collection = collection(base, frame),
      let (function, _) = best(collection.allMethods(name), arguments),
      syntax.changesSelf(function)
    else { return nil }
    let targets = places(of: base, frame)
    guard !targets.isEmpty else { return nil }
    return targets.reduce(into: ValueSet.none) { result, place in
      let given = invoke(
        function, owner: collection, receiver: .binding(place), arguments, frame, at: expression)
      // `return self` gives what is there, and not the place.
      let isItself = given.values.contains(.binding(place))
      let others = given.values.filter { $0 != .binding(place) }
      result.formUnion(ValueSet(others, isOpen: given.isOpen))
      if isItself { result.formUnion(readPlace(place)) }
    }
  }

  /// The framework's type of a collection, where the program or a library extends it.
  private func collection(_ base: Expression, _ frame: Frame) -> TypeInfo? {
    guard let type = staticType(of: base, frame) else { return nil }
    switch index.expanded(type.reference, in: type.scope) {
    case .array: return index.externalType(named: "Array")
    case .optional: return index.externalType(named: "Optional")
    case .named(let parts):
      guard let name = parts.last?.name, ProgramIndex.collections.contains(name) else {
        return nil
      }
      return index.externalType(named: name)
    default: return nil
    }
  }

  /// Runs a call of a controller by code outside it. What the controller sets up there to be set
  /// off later, a person does on the controller and not where the code was run.
  func holding(
    _ function: FunctionDeclaration, _ receiver: Value?, _ caller: Frame, _ body: () -> ValueSet
  ) -> ValueSet {
    guard let receiver, caller.receiver != receiver,
      let type = type(of: receiver), type.isController, !type.isExternal, !type.isAlert,
      !isShowing(type)
    else { return body() }
    if case .type = receiver { return body() }
    // A navigation controller is no screen: what it waits for comes of the act on the one in it.
    if type.isNavigationController { return settingUp(for: type, body) }
    // One class that hosts whatever it is given is as many controllers as there are objects of it.
    let host = type.hostsAnything ? objectNumber(receiver) : nil
    if type.hostsAnything, host == nil { return body() }
    let (values, effects) = isolated(body)
    hold(effects, for: HeldKey(type: type.id, host: host))
    absorb(effects, withoutTriggered: true)
    return values
  }

  /// Keeps what a person sets off for the controller on which they do.
  func hold(_ effects: EffectList, for key: HeldKey) {
    guard effects.hasTriggers else { return }
    let known = heldActions[key]?.effects.count ?? 0
    heldActions[key, default: Flattening()].add(
      effects, Telling(isLinked: linkDepth > 0, isTriggeredOnly: true), self)
    if heldActions[key]?.effects.count != known { heap.touch() }
  }

  /// Whose it is what a person sets off: the class of a controller, and the object, of a class that
  /// hosts whatever it is given.
  struct HeldKey: Hashable {
    let type: Int
    var host: Int?
  }

  /// The controller that a value is; nil where nothing tells which of a class that hosts anything.
  func heldKey(of value: Value) -> HeldKey? {
    if isHost(value), case .view = value, let type = type(of: value), !isTransparent(type) {
      return HeldKey(type: type.id)
    }
    guard isController(value), let type = type(of: value) else { return nil }
    guard type.hostsAnything else { return HeldKey(type: type.id) }
    return objectNumber(value).map { HeldKey(type: type.id, host: $0) }
  }

  func isShowing(_ type: TypeInfo) -> Bool {
    guard let screen = showing else { return false }
    return facts.screens[screen].key == .type(type.id)
  }
}

extension TypeInfo {
  /// Whether a class hosts whatever view it is made with, `class Host<Content: View>:
  /// UIHostingController<Content>`, or frames whatever controllers.
  var hostsAnything: Bool {
    !generics.isEmpty && !isExternal
      && (isKind(of: "UIHostingController") || !framedProperties.isEmpty)
  }
}

extension ProgramIndex {
  /// Collections that hold a stack's path, and what holds a value or none.
  static let collections: Set<String> = ["Array", "NavigationPath", "Optional"]

  func isCollectionMethod(_ name: String) -> Bool {
    name != "init" && collectionTypes.contains { $0.functions[name] != nil }
  }
}
