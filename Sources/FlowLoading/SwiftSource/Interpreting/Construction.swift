import FlowLinks

extension Interpreter {
  /// `Type(arguments)`: an object, what its initialiser does, and a view where it is one.
  ///
  /// - Parameter call: The call that made it make one, where that tells its objects apart.
  func construct(
    _ type: TypeInfo, _ arguments: [Argument], _ expression: Expression, _ frame: Frame,
    for call: Expression? = nil
  ) -> ValueSet {
    if type.kind == .enumeration { return rawValue(type, arguments, frame) }
    let stacks = stacks(aroundEachOf: arguments, of: type, frame) {
      construct(type, arguments, expression, frame, for: call)
    }
    if let stacks { return stacks }
    if let made = extendedInitializer(of: type, arguments, expression, frame) { return made }
    if type.isExternal, let constructor = Frameworks.constructors[type.name] {
      let site = CallSite(
        name: type.name, arguments: arguments, expression: expression, expected: nil)
      return constructor(self, site, frame)
    }
    if type.isExternal, isOnlyRead(type), let kept = outsideValue(arguments, frame) { return kept }
    if type.kind == .protocolType {
      for argument in arguments { evaluateArgument(argument.value, frame) }
      return anyValue(of: ScopedType(reference: .name(type.name), scope: nil, file: frame.file))
    }
    if let root = wrapped(type, arguments) { return evaluate(root, frame) }
    if type.inherits(external: "Layout"), let content = arguments.last, content.isTrailing {
      // The closure is that of `callAsFunction`, which arranges what it gives.
      let views = self.content(content.value, frame).values.filter(isView)
      return ValueSet(heap.view(.framework(type.simpleName, views)))
    }
    if let options = optionSet(type, arguments) { return ValueSet(options) }
    if syntax.relevance.isPlain(type) {
      heap.noteMade(type.id)
      // A URL in it may be read where the data is used.
      for argument in arguments where linkDepth > 0 || !argument.value.isSimple {
        noteEscape([evaluate(argument.value, frame)])
      }
      return ValueSet(.some(type.id))
    }
    let shownCase =
      caseShown(by: type, arguments, frame) ?? viewShown(by: type, arguments, frame)
    let isData = syntax.dataTypes.isData(type)
    let held =
      !isData && (type.isNavigationController || holdsProtocol(type))
      ? held(by: arguments, frame) : nil
    let code = codeHanded(to: type, arguments, frame)
    let page = pageHeld(by: type, arguments, frame)
    let object = heap.object(
      type: type.id, site: ObjectIdentifier(call ?? expression),
      maker: isData ? nil : maker(of: type, in: frame),
      origin: origin(of: frame).nonEmpty ?? delegates(of: type, givenTo: frame),
      wrapped: page ?? shownCase ?? held?.site ?? code ?? contentHosted(by: type, arguments, frame)
        ?? (type.isNavigationController ? caseHeld(in: frame) : nil),
      held: held?.object,
      keepsMakers: page == nil
        && (shownCase != nil || type.isNavigationController || !holdsProtocol(type)
          // What one row is called says nothing of what it is to run.
          || frame.customer != nil),
      isHandedOn: handsOn(arguments, to: type, frame),
      variant: caseMaking(type, in: frame) ?? caseHeld(by: type, arguments, frame)
        ?? flagsGiven(to: type, arguments, frame) ?? "")
    keepGenerics(of: object, type, expression, frame)
    keepMeanings(in: object, type, frame)
    noteMade(object, expression.span, frame)
    let isPart = !type.isController && type.isCalledByLibrary
    let controller = isPart ? controller(making: frame) : nil
    if isPart { addPart(.object(object), of: controller) }
    making(for: controller) {
      makeParts(of: object, type)
      initialize(object, type, arguments, expression, frame)
    }
    if type.isNavigationController { open(navigationController: object, type) }
    if let views = inlined(object, type, arguments, frame) { return views }
    let isShown =
      SyntaxFacts.shownProtocols.contains(where: type.inherits(external:))
      || ViewSyntax.isRepresentable(type)
    guard isShown else { return ValueSet(.object(object)) }
    return ValueSet(
      heap.view(
        .app(
          .init(
            content: .object(object), span: expression.span,
            conditions: context.conditions, builder: context.builder))))
  }

  /// What a container controller of a library that is not read holds: it stands for that.
  private func wrapped(_ type: TypeInfo, _ arguments: [Argument]) -> Expression? {
    guard type.kind == .classType, type.functions["init"] == nil,
      type.externalSupertypes.contains(where: {
        $0.hasSuffix("Controller") && UIKitClasses.superclass(of: $0) == nil
          && UIKitClasses.superclasses[$0] == nil
      })
    else { return nil }
    return arguments.first { $0.label == "rootViewController" }?.value
  }

  /// `Router<Route>()`, or `let router: Router<Route> = .init()`.
  private func keepGenerics(
    of object: Int, _ type: TypeInfo, _ expression: Expression, _ frame: Frame
  ) {
    guard !type.generics.isEmpty, case .call(let callee, _) = expression.kind else { return }
    let written: [TypeReference]
    switch callee.kind {
    case .member(nil, "init", _):
      return keepGenerics(of: object, type, wanted: wantedTypes[ObjectIdentifier(expression)])
    case .name(let name, let generics), .member(_, let name, let generics):
      // `typealias AppRouter = Router<Route>`
      written =
        generics.isEmpty
        ? index.expanded(.name(name), in: frame.scope).unwrapped.generics : generics
    default: return
    }
    guard written.count == type.generics.count else { return }
    var arguments: [String: TypeReference] = [:]
    for (generic, argument) in zip(type.generics, written) {
      let scoped = ScopedType(reference: argument, scope: frame.scope, file: frame.file)
      arguments[generic.name] = inFull(scoped) ?? argument
    }
    genericArguments[object] = arguments
  }

  /// `.init(…)` where a `Router<Route>` is wanted.
  private func keepGenerics(of object: Int, _ type: TypeInfo, wanted: ScopedType?) {
    guard let wanted else { return }
    var written = wanted.reference.unwrapped.generics
    if written.isEmpty {
      written = index.expanded(wanted.reference.unwrapped, in: wanted.scope).unwrapped.generics
    }
    guard written.count == type.generics.count else { return }
    for (generic, argument) in zip(type.generics, written) {
      if let known = inFull(wanted.with(argument)) {
        genericArguments[object, default: [:]][generic.name] = known
      }
    }
  }

  /// A type of the program written in full, so that it means the same inside a generic type.
  func inFull(_ type: ScopedType) -> TypeReference? {
    resolve(type).map { .named($0.name.split(separator: ".").map { .init(name: String($0)) }) }
  }

  /// A scene's content, and what a view that only switches over what it is given makes of it: no
  /// levels of their own.
  private func inlined(
    _ object: Int, _ type: TypeInfo, _ arguments: [Argument], _ frame: Frame
  ) -> ValueSet? {
    guard let (body, owner) = type.variable("body"), body.getter != nil else { return nil }
    if type.inherits(external: "Scene") {
      return read(body, owner: owner, receiver: .object(object))
    }
    // One that shows itself, as a tree of comments does, would have no end.
    guard let getter = syntax.views.switching(of: type), lookingThrough.insert(type.id).inserted
    else { return nil }
    defer { lookingThrough.remove(type.id) }
    let own = variant(of: object, type, getter, arguments, frame)
    let inner = Frame(receiver: .object(own), scope: owner, file: type.span.file)
    for argument in arguments {
      guard let label = argument.label, let variable = type.variables[label],
        // What it is bound to, its own property says.
        variable.attribute("Binding") == nil
      else { continue }
      let scoped = variable.type.map {
        ScopedType(reference: $0, scope: type, file: type.span.file)
      }
      var values = evaluate(argument.value, frame, expected: scoped)
      if isCopyOfState(values, argument.value, frame) { values.isOpen = true }
      inner.bind(label, values.isEmpty ? anyValue(of: scoped) : values, type: scoped)
    }
    let (views, effects) = isolated { run(getter, inner).values.filter(isView) }
    // One that switches between flows is the level that holds them.
    if views.contains(where: isFlow) { return nil }
    guard views.contains(where: holdsScreen) || !views.contains(where: draws) else { return nil }
    lookedThrough = (getter, inner)
    absorb(effects)
    return ValueSet(heap.view(.group(views)))
  }

  /// The object of those made at one place that is of the case that its maker gives it: each has
  /// state of its own.
  private func variant(
    of object: Int, _ type: TypeInfo, _ body: [Statement], _ arguments: [Argument], _ frame: Frame
  ) -> Int {
    guard type.stored.contains(where: { $0.attribute("State") != nil }),
      case .switching(let subject, _)? = body.first?.kind, let name = subject.lastName,
      let given = arguments.first(where: { $0.label == name }),
      case .enumCase(_, let one, _)? = evaluate(given.value, frame).only
    else { return object }
    let made = heap.objects[object]
    let own = heap.object(type: type.id, site: made.site, maker: made.maker, variant: one)
    heap.merge(object, into: own)
    return own
  }

  /// Whether there is a view of the program in another: what only draws is no screen's stand-in.
  private func holdsScreen(_ view: Value) -> Bool {
    guard case .view(let number) = view else { return false }
    switch heap.views[number] {
    case .app: return true
    case .group(let children), .framework(_, let children):
      return children.contains(where: holdsScreen)
    default: return false
    }
  }

  /// Whether there is something to see in a view of a framework's.
  private func draws(_ view: Value) -> Bool {
    guard case .view(let number) = view else { return false }
    switch heap.views[number] {
    case .framework(let name, _): return name != "EmptyView"
    case .group(let children): return children.contains(where: draws)
    default: return false
    }
  }

  /// Whether a view brings a navigation container of its own.
  private func isFlow(_ view: Value) -> Bool {
    guard case .view(let number) = view else { return false }
    switch heap.views[number] {
    case .group(let children): return children.contains(where: isFlow)
    case .app: return type(of: view).map(syntax.views.hostsStructure) ?? false
    default: return false
    }
  }

  func initialize(
    _ object: Int, _ type: TypeInfo, _ arguments: [Argument], _ expression: Expression,
    _ frame: Frame
  ) {
    let receiver = Value.object(object)
    let initializers = type.lineage.filter {
      $0.kind != .protocolType || $0.functions["init"] != nil
    }
    .flatMap { owner in
      (owner.functions["init"] ?? []).filter { function in
        // What the program adds to a framework's class stands beside that class's own.
        function.body != nil && (!owner.isExternal || isComplete(function, arguments))
          && !isDecoding(function, arguments)
      }.map { ($0, owner) }
    }
    if let (function, owner) = best(initializers, arguments) {
      leaveOut(by: function, of: object, type)
      let made = invoke(function, owner: owner, receiver: receiver, arguments, frame)
      // `self = Notice(title: text)`
      if type.kind == .structure {
        for case let other? in made.values.map(objectNumber)
        where other != object && heap.objects[other].type == type.id {
          heap.merge(other, into: object)
        }
      }
      return
    }
    if type.isNavigationController, fillStack(of: object, arguments, frame) { return }
    memberwise(object, type, arguments, expression, frame)
  }

  /// Whether an initialiser is one that only a decoder runs: `X()` is UIKit's own, which runs
  /// `init(nibName:bundle:)` or `init(frame:)`.
  private func isDecoding(_ function: FunctionDeclaration, _ arguments: [Argument]) -> Bool {
    function.parameters.first?.label == "coder" && !arguments.contains { $0.label == "coder" }
  }

  /// Whether a call gives all that a function must be given.
  func isComplete(_ function: FunctionDeclaration, _ arguments: [Argument]) -> Bool {
    guard let pairing = pair(function.parameters, arguments) else { return false }
    return zip(function.parameters, pairing).allSatisfy { $1 != nil || $0.value != nil }
  }

  /// Gives a navigation controller of the app's own class the root that UIKit's initialiser takes.
  func fillStack(of object: Int, _ arguments: [Argument], _ frame: Frame) -> Bool {
    guard let root = arguments.first(where: { $0.label == "rootViewController" }) else {
      return false
    }
    fill(stack(ofController: object), with: evaluate(root.value, frame))
    return true
  }

  /// The property that a first trailing closure is for: the first closure that is left, or one
  /// after it that must be given where that one need not be, before what labelled closures are for
  /// (SE-0286).
  private func closureProperty(
    _ stored: [(variable: VariableDeclaration, owner: TypeInfo)], _ arguments: [Argument]
  ) -> Int? {
    let labels = Set(arguments.compactMap(\.label))
    let end = stored.firstIndex { entry in
      arguments.contains { $0.isTrailing && $0.label == entry.variable.name }
    }
    let left = stored[..<(end ?? stored.count)].indices.filter { position in
      !labels.contains(stored[position].variable.name)
        && isClosureProperty(stored[position].variable, stored[position].owner)
    }
    return left.first { stored[$0].variable.value == nil && !isOptional(stored[$0].variable) }
      ?? left.first
  }

  private func isOptional(_ variable: VariableDeclaration) -> Bool {
    if case .optional? = variable.type { return true }
    return false
  }

  /// Stores arguments in the properties of their labels, and a trailing closure in a closure
  /// property that is left.
  func memberwise(
    _ object: Int, _ type: TypeInfo, _ arguments: [Argument], _ expression: Expression,
    _ frame: Frame
  ) {
    let stored = type.lineage.reversed().flatMap { owner in
      owner.stored.map { (variable: $0, owner: owner) }
    }
    leaveOut(stored, arguments, of: object, type)
    let isInherited = inheritsInitializer(type)
    for argument in arguments {
      var target = argument.label.flatMap { label in stored.last { $0.variable.name == label } }
      if target == nil, argument.isTrailing, !isInherited {
        target = closureProperty(stored, arguments).map { stored[$0] }
      }
      guard let (variable, owner) = target else {
        keepUnderLabel(argument, object, type, frame)
        if isInherited { runGiven(argument, to: type, expression, frame) }
        continue
      }
      var expected = declared(variable, owner).map { substituted($0, in: .object(object)) }
      if variable.attribute("Binding") != nil, case .call(let callee, _) = argument.value.kind,
        case .member(nil, "init", _) = callee.kind
      {
        expected = SwiftUIState.bindingType(in: frame)
      }
      var values =
        variable.attribute("Binding") == nil
        ? evaluate(argument.value, frame, expected: expected)
        : lending { evaluate(argument.value, frame, expected: expected) }
      let place = Place(object: object, type: owner.id, name: variable.name)
      heap.give(place)
      inferGenerics(
        of: object, owner, variable.type, given: values, by: argument.value, frame)
      if variable.attributes.contains(where: { $0.name.hasSuffix("Builder") }),
        !takesFunction(variable, owner)
      {
        // `@ViewBuilder let content: Content`: the memberwise initialiser runs the closure.
        values = invokeAll(values, [], expression, frame)
      }
      if isCopyOfState(values, argument.value, frame) { values.isOpen = true }
      heap.write(values, to: place)
      keepFirst(values, in: place)
    }
  }

  /// Notes that nothing is what a view holds in the optionals that it is made without: nobody else
  /// can give them a value.
  private func leaveOut(
    _ stored: [(variable: VariableDeclaration, owner: TypeInfo)], _ arguments: [Argument],
    of object: Int, _ type: TypeInfo
  ) {
    let given = Set(arguments.compactMap(\.label))
    leaveOut(stored.filter { !given.contains($0.variable.name) }, of: object, type)
  }

  /// The same for what an initialiser of the program does not assign.
  private func leaveOut(by initializer: FunctionDeclaration, of object: Int, _ type: TypeInfo) {
    guard let body = initializer.body, isShown(type) else { return }
    var assigned: Set<String> = []
    var delegates = false
    Walk { node in
      switch node.kind {
      case .binary("=", let left, _):
        if let name = left.lastName { assigned.insert(name) }
      case .call(let callee, _) where callee.lastName == "init": delegates = true
      default: break
      }
      return !delegates
    }.statements(body)
    guard !delegates else { return }
    let stored = type.lineage.flatMap { owner in
      owner.stored.map { (variable: $0, owner: owner) }
    }
    leaveOut(
      stored.filter {
        let name = $0.variable.name
        return !$0.variable.isStatic && !assigned.contains(name) && !assigned.contains("_" + name)
      }, of: object, type)
  }

  private func isShown(_ type: TypeInfo) -> Bool {
    type.kind == .structure
      && (SyntaxFacts.shownProtocols.contains(where: type.inherits(external:))
        || ViewSyntax.isRepresentable(type))
  }

  private func leaveOut(
    _ stored: [(variable: VariableDeclaration, owner: TypeInfo)], of object: Int, _ type: TypeInfo
  ) {
    guard isShown(type) else { return }
    for (variable, owner) in stored
    where isOptional(variable) && !variable.isConstant && variable.attributes.isEmpty
      && (variable.value.map(\.isNull) ?? true) && !isClosureProperty(variable, owner)
    {
      let place = Place(object: object, type: owner.id, name: variable.name)
      heap.give(place)
      heap.write(ValueSet(.null), to: place)
    }
  }

  /// An argument of an initialiser that is not in the program's source.
  private func keepUnderLabel(_ argument: Argument, _ object: Int, _ type: TypeInfo, _ frame: Frame)
  {
    let values = evaluate(argument.value, frame)
    guard let label = argument.label else { return }
    heap.write(ValueSet(values.values), to: Place(object: object, type: type.id, name: label))
  }

  func takesFunction(_ variable: VariableDeclaration, _ owner: TypeInfo) -> Bool {
    guard let type = variable.type else { return false }
    if case .function = index.expanded(type.unwrapped, in: owner).unwrapped { return true }
    return false
  }

  func isClosureProperty(_ variable: VariableDeclaration, _ owner: TypeInfo) -> Bool {
    variable.attributes.contains { $0.name.hasSuffix("Builder") } || takesFunction(variable, owner)
  }

  /// `Route(rawValue: text)`: any case, unless the text is known.
  ///
  /// - Parameter running: The initialiser that hands on to another, which is not itself.
  func rawValue(
    _ type: TypeInfo, _ arguments: [Argument], _ frame: Frame,
    besides running: FunctionDeclaration? = nil
  ) -> ValueSet {
    let initializers = (type.functions["init"] ?? []).filter { $0 !== running }.map { ($0, type) }
    if let (function, owner) = best(initializers, arguments), function.body != nil {
      // `self = .case` in the body is what comes out.
      let result = invoke(function, owner: owner, receiver: .some(type.id), arguments, frame)
      return result.isEmpty ? ValueSet([.some(type.id)], isOpen: true) : result
    }
    var given = ValueSet.none
    for argument in arguments {
      if argument.label == "rawValue", let known = numberedCase(of: type, argument.value, frame) {
        return known
      }
      let values = evaluate(argument.value, frame)
      given.formUnion(values)
      if argument.label == "rawValue", isFixed(argument.value, frame),
        let known = rawCase(of: type, values)
      {
        return known
      }
    }
    return madeCases(of: type, given)
  }
}

extension Array {
  var nonEmpty: Self? { isEmpty ? nil : self }
}
