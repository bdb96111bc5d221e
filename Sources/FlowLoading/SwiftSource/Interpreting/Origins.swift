/// What tells objects apart that are made at one place: what they hold, and who asked for them.
extension Interpreter {
  /// The first object that arguments hand on from a variable, `stack.append(Module(coordinator))`,
  /// and where it was made.
  ///
  /// A wrapper hides what it holds behind a protocol. Told apart by their makers alone, all that
  /// one stack ever wraps would be one and the same.
  func held(by arguments: [Argument], _ frame: Frame) -> (object: Int, site: ObjectIdentifier)? {
    for argument in arguments {
      guard case .name(let name, _) = argument.value.kind, let slot = frame.locals[name],
        let object = heap.object(in: slot.values), let site = heap.objects[object].site
      else { continue }
      return (object, site)
    }
    return nil
  }

  /// What tells apart the containers that code makes for each case that it is given, whatever it
  /// puts into them: `func page(for tab: Tab)`, `for tab in Tab.allCases`,
  /// `Tab.allCases.map { … }`.
  func caseHeld(in frame: Frame) -> ObjectIdentifier? {
    let given = frame.locals.ordered.filter { $0.type != nil || $0.isGiven }
    let cases = ([frame.receiver] + given.map(\.values.only)).compactMap { value -> Value? in
      guard case .enumCase(let type, let name, _)? = value else { return nil }
      return .enumCase(type, name, [])
    }
    return cases.isEmpty ? nil : mark(of: .list(cases.map { ValueSet($0) }))
  }

  /// What tells apart the hosting controllers of a class that shared code makes for all that
  /// presents by it: `present(Host(rootView: content()))`, `present(Host(content(), router))`.
  func contentHosted(
    by type: TypeInfo, _ arguments: [Argument], _ frame: Frame
  ) -> ObjectIdentifier? {
    let isHosting = type.isKind(of: "UIHostingController")
    guard isHosting || type.isController && !type.generics.isEmpty else { return nil }
    func origin(_ argument: Argument) -> ObjectIdentifier? {
      heap.origin(evaluate(argument.value, frame).values.filter(isView)).first
    }
    if let root = arguments.first(where: { $0.label == UIKitContainers.hostedName }) {
      return origin(root)
    }
    // An initialiser of the class's own takes the view under any name.
    guard isHosting, type.functions["init"] != nil else { return nil }
    return arguments.lazy.filter { !$0.value.isConstant }.compactMap(origin).first
  }

  /// What tells apart the values that wrap a controller, `struct Node { let page: UIViewController }`,
  /// which shared code makes for all of them: the controller.
  func pageHeld(by type: TypeInfo, _ arguments: [Argument], _ frame: Frame) -> ObjectIdentifier? {
    guard type.kind == .structure, !arguments.isEmpty, wrapsController(type) else { return nil }
    for argument in arguments {
      let values = evaluate(argument.value, frame)
      if case .object? = values.only, values.only.flatMap(self.type(of:))?.isController == true {
        return values.only.map(mark)
      }
    }
    return nil
  }

  private func wrapsController(_ type: TypeInfo) -> Bool {
    if let known = controllerHolders[type.id] { return known }
    let holds =
      !SyntaxFacts.shownProtocols.contains(where: type.inherits(external:))
      && type.stored.contains { variable in
        guard let written = variable.type?.unwrapped else { return false }
        return index.resolve(written, in: type, file: type.span.file)?.isController
          ?? (written.lastName.map { UIKitClasses.superclass(of: $0) != nil } ?? false)
      }
    controllerHolders[type.id] = holds
    return holds
  }

  /// Whether a type holds something of which it knows a protocol.
  func holdsProtocol(_ type: TypeInfo) -> Bool {
    if let known = protocolHolders[type.id] { return known }
    let holds = type.stored.contains { variable in
      variable.type.flatMap { index.resolve($0.unwrapped, in: type, file: type.span.file) }?.kind
        == .protocolType
    }
    protocolHolders[type.id] = holds
    return holds
  }

  /// Where the closures and views stand that code without an object of its own was given.
  func origin(of frame: Frame) -> [ObjectIdentifier] {
    if let asker = frame.asker { return [asker] }
    if frame.receiver.map(isView) == true, objectNumber(frame.receiver) != nil {
      // Of two modifiers on one view, what each was given tells.
      return Array((heap.origin(given(to: frame)) + casesGiven(to: frame)).prefix(1))
    }
    var current: Frame? = frame
    for _ in 0..<Self.originDepth {
      guard let frame = current else { break }
      if let asker = frame.asker { return [asker] }
      guard objectNumber(frame.receiver) == nil else { break }
      if let customer = frame.customer { return origin(of: frame, for: customer) }
      let base = heap.origin(frame.receiver.map { [$0] } ?? [])
      let given = heap.origin(given(to: frame))
      var found = base.isEmpty ? given : given.prefix(1) + base
      if found.isEmpty { found = casesGiven(to: frame) }
      // One that is given a state and nothing else shows what that holds.
      if found.isEmpty || frame.given.count == 1 { found = bindingsGiven(to: frame) + found }
      if !found.isEmpty { return found }
      current = frame.giver
    }
    return []
  }

  private func origin(of frame: Frame, for customer: Customer) -> [ObjectIdentifier] {
    let asked = [customer.site] + (customer.object.map(heap.line) ?? [])
    guard frame.scope?.kind == .structure else { return asked }
    // Two rows that one helper asks for are told apart by what it was given for each.
    let given = heap.origin(frame.given.flatMap(\.values))
    return (given.isEmpty ? casesGiven(to: frame) : given).prefix(1) + asked
  }

  /// The object whose code makes another. What a modifier of the program's own makes, `extension
  /// View { func menu(…) }`, it makes for the view that gives it something to run.
  func maker(of type: TypeInfo, in frame: Frame) -> Int? {
    if let own = objectNumber(frame.receiver) { return own }
    guard frame.receiver.map(isView) == true,
      ["View", "ViewModifier"].contains(where: type.inherits(external:))
    else { return nil }
    for value in given(to: frame) {
      switch value {
      case .closure(let number):
        if let object = objectNumber(heap.closures[number].receiver) { return object }
      case .method(let receiver, _, _):
        if let object = objectNumber(receiver) { return object }
      case .view:
        if let object = objectNumber(value), let maker = heap.objects[object].maker {
          return maker
        }
      default: continue
      }
    }
    return nil
  }

  /// What code was given; in a builder inside of a modifier, what was given to the modifier.
  private func given(to frame: Frame) -> [Value] {
    let around = frame.isClosure ? frame.locals.ordered.map(\.values) : []
    return (frame.given + around).flatMap(\.values)
  }

  /// What tells apart the values with a delegate that a static function makes for each controller
  /// which gives itself to it, `RowModel.make("Sign in", delegate: self)`, and the objects that it
  /// makes to hold one: `Module.make(root: page)`.
  func delegates(of type: TypeInfo, givenTo frame: Frame) -> [ObjectIdentifier] {
    guard case .type? = frame.receiver,
      type.kind == .structure && holdsProtocol(type)
        || type.kind == .classType && !type.isController && wrapsController(type)
    else { return [] }
    return frame.given.lazy.compactMap { values -> ObjectIdentifier? in
      guard let value = values.only, self.objectNumber(value) != nil,
        self.type(of: value)?.isController == true
      else { return nil }
      return self.mark(of: value)
    }.prefix(1).map { $0 }
  }

  /// What tells apart what a modifier of the program's own, or a static function, makes for each
  /// case that it is given: `menu($isShown, for: .post)`, `Message.show(.post)`.
  private func casesGiven(to frame: Frame) -> [ObjectIdentifier] {
    switch frame.receiver {
    case .type?: break
    case let receiver? where isView(receiver): break
    default: return []
    }
    let cases = frame.given.compactMap { values -> ValueSet? in
      guard case .enumCase(let type, let name, _)? = values.only else { return nil }
      return ValueSet(.enumCase(type, name, []))
    }
    return cases.isEmpty ? [] : [mark(of: .list(cases))]
  }

  /// What tells apart what a modifier of the program's own makes for each state that it is given:
  /// `notice($first)`, `notice($second)`.
  private func bindingsGiven(to frame: Frame) -> [ObjectIdentifier] {
    guard let receiver = frame.receiver, isView(receiver) else { return [] }
    let states = frame.given.filter { values in
      if case .binding(let place)? = values.only { place.object != nil } else { false }
    }
    return states.isEmpty ? [] : [mark(of: .list(states))]
  }

  /// How many calls of such code within each other are looked through.
  private static let originDepth = 4
}
