/// Listeners that an object which all share keeps in a list and tells of something one after the
/// other: what each does then, it does on its own screen, whoever made the object tell them.
extension Interpreter {
  /// Whether a call is on what a loop takes out of a list of a model's, or on what that holds.
  private func isTold(_ base: Expression, _ frame: Frame) -> Bool {
    guard case .object(let teller)? = frame.receiver, isShared(teller), let scope = frame.scope,
      scope.kind == .classType || scope.kind == .actor,
      !Relevance.isOfScreen(scope)
    else { return false }
    if isListener(base.plain, frame) { return true }
    var part = base.plain
    for _ in 0..<Self.mostParts {
      switch part.kind {
      case .name(let name, _):
        guard let slot = frame.locals[name] else { return false }
        if slot.isElement { return true }
        guard let source = slot.source else { return false }
        part = source.plain
      case .member(let inner?, _, _), .cast(let inner, _, _): part = inner.plain
      default: return false
      }
    }
    return false
  }

  /// Whether a property of the object itself holds the one who listens, which several make
  /// themselves in turn, screens among them: `listener?.heard()`.
  private func isListener(_ base: Expression, _ frame: Frame) -> Bool {
    guard let name = base.ownPropertyName, frame.locals[name] == nil,
      let (variable, _) = frame.scope?.variable(name), variable.getter == nil,
      case .optional? = variable.type
    else { return false }
    let listeners = evaluate(base, frame).values.filter { $0 != .null }
    return Set(listeners.compactMap { type(of: $0)?.id }).count > 1
      && listeners.contains { listener in
        guard let type = type(of: listener) else { return false }
        return type.isController && !type.isExternal && !type.isNavigationController
          && !type.isTabController
      }
  }

  /// The same of a call as a whole: `observer?.didClose()`, `observer(news)`.
  func isTold(by call: Expression, _ frame: Frame) -> Bool {
    guard case .call(let callee, _) = call.kind else { return false }
    return switch callee.plain.kind {
    case .member(let base?, _, _): isTold(base, frame)
    case .name: isTold(callee, frame)
    default: false
    }
  }

  /// Whether a type, the app's delegate or a variable outside all types keeps an object for all, or
  /// an object that it keeps made it.
  private func isShared(_ object: Int) -> Bool {
    var next: Int? = object
    for _ in 0..<Self.mostParts {
      guard let number = next else { return false }
      if sharedObjects.contains(number) || isDelegate(number) { return true }
      next = heap.objects[number].maker
    }
    return false
  }

  private func isDelegate(_ object: Int) -> Bool {
    index.types[heap.objects[object].type].inherits(external: "UIApplicationDelegate")
  }

  /// How long a chain may be: of names from an element of a list to the one who is told, and of
  /// objects that made each other.
  private static let mostParts = 6

  /// What is called, each apart where each acts for itself.
  func told(_ values: ValueSet, _ isTold: Bool) -> [ValueSet] {
    guard isTold, values.values.count > 1 else { return [values] }
    return values.values.map { ValueSet($0) }
  }

  /// Some controller of a class is one of those that are made of it and of the classes below it.
  func toldTargets(_ receiver: Value, _ owner: TypeInfo) -> [(Value, TypeInfo)] {
    guard case .some(let type) = receiver, index.types[type].isController else {
      return [(receiver, owner)]
    }
    let made = heap.made(below: index.types[type])
    return made.isEmpty ? [(receiver, owner)] : made.map { (.some($0.id), $0) }
  }

  /// The one whom a property of an object that all share holds, where only controllers of one class
  /// are ever put there.
  func onlyListener(of call: Expression, _ receiver: Value, _ frame: Frame) -> Int? {
    guard case .call(let callee, _) = call.kind, case .member(let base?, _, _) = callee.plain.kind,
      case .object(let teller)? = frame.receiver, isShared(teller), let scope = frame.scope,
      scope.kind == .classType || scope.kind == .actor, !Relevance.isOfScreen(scope),
      let name = base.plain.ownPropertyName, frame.locals[name] == nil,
      let (variable, _) = scope.variable(name), variable.getter == nil,
      case .optional? = variable.type, let type = type(of: receiver), type.isController,
      !type.isExternal, !type.isNavigationController, !type.isTabController
    else { return nil }
    return listener(receiver)
  }

  /// Runs code of one who is told, if anybody is.
  func telling(_ value: Value?, _ body: () -> ValueSet) -> ValueSet {
    guard let receiver = value.map(receiver), let listener = listener(receiver) else {
      return body()
    }
    return within({ ($0.listener, $0.isTold) = (listener, true) }, body)
  }

  /// Whose code is kept, where it is a closure or a method.
  private func receiver(_ value: Value) -> Value {
    switch value {
    case .closure(let number): heap.closures[number].receiver ?? value
    case .method(let receiver?, _, _): receiver
    default: value
    }
  }

  /// Some controller of a class has a number that no object has.
  private func listener(_ receiver: Value) -> Int? {
    switch receiver {
    case .object(let object): object
    case .some(let type) where index.types[type].isController: -1 - type
    default: nil
    }
  }

  /// The screen of some controller of a class; nil where the listener is an object.
  func screens(ofSome listener: Int) -> Set<Int>? {
    guard listener < 0 else { return nil }
    return facts.screenNumbers[.type(-1 - listener)].map { [$0] } ?? []
  }
}
