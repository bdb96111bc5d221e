extension Interpreter {
  func callMember(
    _ name: String, on base: Expression, _ arguments: [Argument], _ expression: Expression,
    _ frame: Frame, _ expected: ScopedType?
  ) -> ValueSet {
    if case .name("super", _) = base.kind { return callSuper(name, arguments, expression, frame) }
    if let result = declaredOperation(name, on: base, arguments, expression, frame) {
      return result
    }
    let change = mutation(name, of: base, frame)
    if Mutation.names.contains(change), !isAdded(name, toBinding: base, frame),
      let result = mutate(change, base, arguments, expression, frame)
    {
      return result
    }
    if let result = callExtension(name, base, arguments, expression, frame) { return result }
    if let result = reactiveMember(name, of: base, arguments, expression, frame) { return result }
    let site = CallSite(
      name: name, arguments: arguments, expression: expression, expected: expected)
    if let effect = ReducerEffects.make(of: base, site, self, frame) { return effect }
    // `.init(…)` of the context, then a chain: the type of the whole is that of its start.
    let start = buffer.entries.count
    let bases = enabled(by: name, arguments, frame) { evaluate(base, frame, expected: expected) }
    let done = start..<buffer.entries.count
    if !arguments.isEmpty { noteFilled(base, frame) }
    if fillFrame(base, bases, site, frame) { return .none }
    let result = callMember(site, on: bases, base, frame)
    if !done.isEmpty, let stack = stack(around: bases, in: result, of: name) {
      buffer.move(done, from: context.stack, to: stack)
    }
    return result
  }

  /// A member called on what its base was found to be.
  private func callMember(
    _ site: CallSite, on found: ValueSet, _ base: Expression, _ frame: Frame
  ) -> ValueSet {
    var bases = found
    // Nothing is called on nothing; what else it may be is asked.
    if bases.values.count > 1 { bases.remove([.null]) }
    putArguments(of: site, on: base, frame)
    if let made = madeOutside(bases, site, frame) { return made }
    if bases.values.contains(Self.presented), UIKitStacks.methods[site.name] != nil {
      return frameworkMethod(bases, base, site, frame)
    }
    noteEitherStack(site, bases)
    var result = ValueSet.none
    var isHandled = false
    var blanks = ValueSet.none
    for value in bases.values {
      let called = calling(on: value, of: bases, base) { callValue(value, site, base, frame) }
      guard let values = called else { continue }
      isHandled = true
      if isBlank(values, of: value) { blanks.formUnion(values) } else { result.formUnion(values) }
    }
    if result.values.isEmpty { result.formUnion(blanks) }
    if !isHandled {
      if bases.isEmpty, !bases.isOpen, isOfNothing(base, frame) || isNothing(base, frame) {
        return ValueSet(.null)
      }
      if bases.values.isEmpty, !isOfUnreadType(base),
        let only = syntax.onlyMethods.find(site.name, site.arguments)
      {
        return callMember(
          site.name, of: .some(only.owner.id), only.owner, site.arguments, site.expression, frame)
      }
      if bases.values.isEmpty, let added = callExtension(ofController: base, site, frame) {
        return added
      }
      return frameworkMethod(bases, base, site, frame)
    }
    if result.isEmpty, bases.isOpen { result.isOpen = true }
    return result
  }

  /// Of a type's methods those that an object has, or those that the type itself has, which can be
  /// called the same: `static func send(_ one: Message) { shared.send(one) }`.
  private func called(
    on receiver: Value, _ functions: [(FunctionDeclaration, TypeInfo)]
  ) -> [(FunctionDeclaration, TypeInfo)] {
    guard functions.count > 1 else { return functions }
    let isType = if case .type = receiver { true } else { false }
    let own = functions.filter { $0.0.isStatic == isType }
    return own.isEmpty ? functions : own
  }

  /// Whether a value is a member of a type that is not in the source: `Texts.current.title`.
  func isOfUnreadType(_ base: Expression) -> Bool {
    switch base.plain.kind {
    case .member(let inner?, _, _): isOfUnreadType(inner)
    case .name(let name, _):
      name.startsUppercase && index.global(name, in: base.span.file) == nil
        && index.find(dotted: name, file: base.span.file)?.isExternal != false
    default: false
    }
  }

  /// Whether a struct's method gives no more than its type: a table that is empty at first says
  /// nothing of what those hold that it is replaced by.
  private func isBlank(_ values: ValueSet, of receiver: Value) -> Bool {
    guard case .some? = values.values.first, values.values.count == 1, values.isOpen,
      case .object = receiver
    else { return false }
    return type(of: receiver)?.kind == .structure
  }

  /// A method of a value; nil where neither the program nor a framework's table knows it.
  private func callValue(
    _ value: Value, _ site: CallSite, _ base: Expression, _ frame: Frame
  ) -> ValueSet? {
    switch value {
    case .object, .some, .enumCase, .type:
      guard let type = type(of: value) else { return nil }
      if case .type = value, site.name == "init" {
        return construct(type, site.arguments, site.expression, frame)
      }
      if Frameworks.methods[site.name] != nil,
        !takes(site, type) || isFrameworks(site.name, on: value, site.arguments, frame),
        let result = inherited(site, on: value, frame)
      {
        return result
      }
      if isPromise(type), handsCode(site, frame) { return nil }
      if knows(type, site.name, value) {
        return callMember(site.name, of: value, type, site.arguments, site.expression, frame)
      }
      if let view = asView(value, type, base), isModifier(site.name) {
        return callView(view, site, frame) ?? modify(ValueSet(view), site, frame)
      }
      return copy(type, site, of: base, frame)
    case .view:
      return callView(value, site, frame)
    case .incomingURL(let part, let type):
      noteURLRead()
      return callAdded(site, on: value, frame) ?? URLParts.call(part, as: type, site, self, frame)
        ?? member(site.name, of: value, site.expression, frame)
    case .url:
      // `url.host()`; any other method reads the URL as well and gives something unknown.
      return member(site.name, of: value, site.expression, frame)
    case .null:
      // `view.map { Wrapper($0) }` of nothing is nothing.
      return site.name == "map" || site.name == "flatMap" ? ValueSet(.null) : ValueSet.none
    case .closure, .method:
      return site.name == "callAsFunction"
        ? apply(ValueSet(value), site.arguments, site.expression, frame, nil) : nil
    case .externalType(let name):
      if let type = type(site.name, ofModule: name, frame) {
        return construct(type, site.arguments, site.expression, frame)
      }
      // `UIStoryboard.init(name: …)`
      if site.name == "init",
        Frameworks.constructors[name] != nil || Self.extendedActions.contains(name)
      {
        let made = CallSite(
          name: name, arguments: site.arguments, expression: site.expression,
          expected: site.expected)
        return handedOn(frameworkFunction(made, [], frame), to: value, frame)
      }
      let type = ScopedType(reference: .name(name), scope: nil, file: frame.file)
      if let result = Results.make(site.name, site.arguments, type, self, frame) { return result }
      if let extended = index.externalType(named: name), knows(extended, site.name, value) {
        return callMember(
          site.name, of: .type(extended.id), extended, site.arguments, site.expression, frame)
      }
      return nil
    case .external(let name):
      return GeneratedResources.call(site, on: value, self, frame)
        ?? callExtension(of: name, value, site, frame)
    case .channel, .stream:
      return callExtension(of: value, site, base, frame)
    case .binding(let place):
      if let made = callAdded(to: place, site, frame) { return made }
      // `$level.sinkLater { … }`, where the app adds that to publishers.
      return value.asStream.flatMap { callExtension(of: .stream($0), site, nil, frame) }
    case .list:
      return callExtension(ofList: value, site, frame)
    case .tuple(let labels, let items):
      // A closure that a tuple holds: `last?.open()`.
      guard let position = Int(site.name) ?? labels.firstIndex(of: site.name),
        items.indices.contains(position),
        items[position].values.contains(where: isCallable)
      else { return nil }
      return apply(
        items[position], site.arguments, site.expression, frame, site.expected, name: site.name)
    default:
      return nil
    }
  }

  /// Whether a method is one that the program adds to bindings, called on one that is held as a value:
  /// `path.append(page)` of `@Environment(\.path) var path`.
  private func isAdded(_ name: String, toBinding base: Expression, _ frame: Frame) -> Bool {
    guard let bindings = index.externalType(named: "Binding"), !bindings.methods(name).isEmpty
    else {
      return false
    }
    return evaluate(base, frame).values.contains(where: isBinding)
  }

  /// A method that the program adds to bindings: `$route.opened(\.draft)`. Nil where it gives nothing
  /// that is known.
  private func callAdded(to place: Place, _ site: CallSite, _ frame: Frame) -> ValueSet? {
    guard let bindings = index.externalType(named: "Binding"),
      let (function, owner) = best(
        bindings.methods(site.name).filter { !$0.0.isStatic }, site.arguments, near: frame.file),
      declaredType(of: place).flatMap({ resolve($0.with($0.reference.unwrapped)) })?
        .methods(site.name).isEmpty != false
    else { return nil }
    let made = invoke(
      function, owner: owner, receiver: .binding(place), site.arguments, frame,
      at: site.expression)
    return made.values.contains(where: isBinding) ? made : nil
  }

  /// What a method of a view's own calls modifiers on: `self.padding()`.
  private func asView(_ value: Value, _ type: TypeInfo, _ base: Expression) -> Value? {
    guard base.isSelf, case .object(let object) = value, type.inherits(external: "View") else {
      return nil
    }
    return heap.view(
      .app(
        .init(
          content: .object(object), span: base.span, conditions: context.conditions, builder: nil)))
  }

  /// A method that the program adds to a framework's class.
  private func callExtension(
    of framework: String, _ value: Value, _ site: CallSite, _ frame: Frame
  ) -> ValueSet? {
    guard !OnlyMethods.isFrameworks(site.name, site.arguments),
      let type = index.extendedType(of: framework),
      let (function, owner) = best(type.allMethods(site.name), site.arguments, near: frame.file),
      function.body != nil, !function.isStatic,
      syntax.isWorthFollowing(function) || function.toldResult != nil
    else { return nil }
    return invoke(
      function, owner: owner, receiver: value, site.arguments, frame, at: site.expression)
  }

  /// A method that the program adds to all controllers, called on one of which nothing else is
  /// known: `window?.rootViewController?.showPopup()`.
  private func callExtension(
    ofController base: Expression, _ site: CallSite, _ frame: Frame
  ) -> ValueSet? {
    guard let name = base.lastName, Self.controllerProperties.contains(name) else { return nil }
    let controller = "UIViewController"
    return callExtension(of: controller, .external(controller), site, frame)
  }

  private static let controllerProperties: Set<String> = [
    "rootViewController", "presentedViewController", "presentingViewController",
    "topViewController", "visibleViewController", "selectedViewController", "viewController",
    "parentViewController",
  ]

  /// A method that the program adds to collections: `pages.at(index)`.
  private func callExtension(ofList list: Value, _ site: CallSite, _ frame: Frame) -> ValueSet? {
    guard Frameworks.methods[site.name] == nil else { return nil }
    let known = index.listTypes.flatMap { $0.allMethods(site.name) }
    guard let (function, owner) = best(known, site.arguments, near: frame.file),
      function.body != nil, !function.isStatic
    else { return nil }
    return invoke(
      function, owner: owner, receiver: list, site.arguments, frame, at: site.expression)
  }

  /// A method that the program adds to subjects and streams. One that gives no other stream passes
  /// on what it is called on.
  private func callExtension(
    of stream: Value, _ site: CallSite, _ base: Expression?, _ frame: Frame
  ) -> ValueSet? {
    guard Frameworks.methods[site.name] == nil, !Streams.erasing.contains(site.name) else {
      return nil
    }
    let types =
      [base.flatMap { extendedStream(stream, $0, frame) }].compactMap(\.self)
      + Streams.protocols.compactMap(index.externalType(named:))
    let known = types.lazy.compactMap { [self] in
      best($0.allMethods(site.name), site.arguments, near: frame.file)
    }
    guard let (function, owner) = known.first(where: { $0.0.body != nil && !$0.0.isStatic })
    else { return nil }
    let given = invoke(
      function, owner: owner, receiver: stream, site.arguments, frame, at: site.expression)
    let isStream = given.values.contains { $0.asStream != nil }
    return isStream ? given : given.union(ValueSet(stream))
  }

  /// Whether a member of the program, rather than a framework's method of its name, takes a call.
  private func takes(_ site: CallSite, _ type: TypeInfo) -> Bool {
    if isCallable(site.name, of: type, site.arguments) { return true }
    guard let (variable, owner) = type.variable(site.name) else { return false }
    return !isMethods(site, beside: variable, owner)
  }

  /// Whether a call can only be that of a method beside a property of its name: code that is kept
  /// takes no labels.
  func isMethods(_ site: CallSite, beside variable: VariableDeclaration, _ owner: TypeInfo) -> Bool
  {
    site.arguments.contains { $0.label != nil && !$0.isTrailing } && takesFunction(variable, owner)
  }

  private func knows(_ type: TypeInfo, _ name: String, _ value: Value) -> Bool {
    if member(name, in: type) != nil || type.nested[name] != nil { return true }
    if case .type = value, type.lineage.contains(where: { $0.aliases[name] != nil }) { return true }
    guard case .some = value else { return false }
    return type.descendants().contains { member(name, in: $0) != nil }
  }

  private func callView(_ value: Value, _ site: CallSite, _ frame: Frame) -> ValueSet? {
    if let number = objectNumber(value), let type = type(of: value),
      let (_, owner) = type.methods(site.name).first, !owner.isExternal
    {
      let receiver = Value.object(number)
      let result = callMember(site.name, of: receiver, type, site.arguments, site.expression, frame)
      // A method of the view that gives a copy of itself is still that view.
      if result.isEmpty { return ValueSet(value) }
      return ValueSet(result.values.map { $0 == receiver ? value : $0 }, isOpen: result.isOpen)
    }
    if case .view(let number) = value, case .app(let shown) = heap.views[number], shown.isHosted,
      let type = index.extendedType(of: "UIHostingController"),
      let (function, owner) = best(type.allMethods(site.name), site.arguments, near: frame.file),
      function.body != nil, !function.isStatic
    {
      return invoke(
        function, owner: owner, receiver: value, site.arguments, frame, at: site.expression)
    }
    if let views = index.externalType(named: "View"),
      let (function, _) = best(
        byBindings(ownModifiers(site, of: views, frame), site.arguments, frame), site.arguments,
        near: frame.file),
      function.body != nil
    {
      let result = invoke(
        function, owner: views, receiver: value, site.arguments, frame, at: site.expression)
      return result.values.contains(where: isView) ? result : ValueSet(value).union(result)
    }
    return nil
  }

  /// The methods of a name; where several fit by their labels, those that fit by types.
  private func overloads(
    _ name: String, of type: TypeInfo, _ arguments: [Argument], _ frame: Frame
  ) -> [(FunctionDeclaration, TypeInfo)] {
    let all = withoutOverridden(visible(type.allMethods(name), frame))
    let paired = all.filter { $0.0.body != nil && pair($0.0.parameters, arguments) != nil }
    guard paired.count > 1 else { return all }
    let fitting = byCase(paired, arguments)
    guard fitting.count > 1 else { return fitting }
    let values = arguments.map { evaluate($0.value, frame) }
    let accepted = fitting.filter { accepts($0.0, $0.1, values) }
    let others = fitting.count < paired.count ? fitting : all
    let shaped = byShape(accepted.isEmpty ? others : accepted, arguments, frame)
    let declared = byDeclaredType(byClass(shaped, arguments, frame), arguments, frame)
    return byVariadic(byConcreteness(declared, arguments, values, frame), arguments, values)
  }

  /// A method, stored closure or case constructor of a value of the program.
  func callMember(
    _ name: String, of value: Value, _ type: TypeInfo, _ arguments: [Argument],
    _ expression: Expression, _ frame: Frame, as wanted: ScopedType? = nil
  ) -> ValueSet {
    if case .type = value {
      if let one = type.cases[name], !isNamesake(ofCase: name, type, arguments) {
        // `Jump.home()` calls the case where that carries nothing.
        if one.payload.isEmpty, arguments.isEmpty, !type.methods("callAsFunction").isEmpty {
          return callMember(
            "callAsFunction", of: .enumCase(type.id, name, []), type, [], expression, frame)
        }
        return makeCase(name, type, arguments, expression, frame, as: wanted)
      }
      if name == "init" { return construct(type, arguments, expression, frame) }
      if let method = unapplied(name, of: value, arguments, frame) { return method }
      if let nested = resolve(
        ScopedType(reference: .name(name), scope: type, file: type.span.file)),
        nested !== type, type.methods(name).isEmpty
      {
        return construct(nested, arguments, expression, frame)
      }
    }
    var result = ValueSet.none
    let isTold = isTold(by: expression, frame)
    let dispatched = dispatchTargets(value, type, having: name)
    let targets = isTold ? dispatched.flatMap(toldTargets) : dispatched
    let known = targets.count > 1 ? variables(among: arguments, frame) : []
    for (receiver, owner) in targets {
      if name == "init", owner.kind == .enumeration, let running = frame.initializer,
        receiver == frame.receiver
      {
        // `self.init(rawValue: text)`
        let made = rawValue(owner, arguments, frame, besides: running)
        result.formUnion(handedOn(made, to: receiver, frame))
        continue
      }
      var functions = called(on: receiver, overloads(name, of: owner, arguments, frame))
      if name == "init", let running = frame.initializer, receiver == frame.receiver,
        isSetUp(owner, receiver)
      {
        functions.removeAll {
          $0.0 === running || pair($0.0.parameters, arguments) == nil
            || $0.1.isExternal && !isComplete($0.0, arguments)
        }
        if functions.isEmpty {
          initializeElsewhere(receiver, owner, arguments, expression, frame)
          continue
        }
      }
      if owner.variable(name) == nil || functions.contains(where: { takes($0.0, arguments) }),
        let (function, declared) = best(functions, arguments, near: frame.file)
      {
        // Of all view models that process actions, those that process actions of this type.
        if !known.isEmpty, !accepts(function, declared, known) { continue }
        guard function.body != nil else {
          for argument in arguments { evaluateArgument(argument.value, frame) }
          result.formUnion(
            anyValue(
              of: function.result.map {
                ScopedType(reference: $0, scope: declared, file: declared.span.file)
              }))
          continue
        }
        let run = {
          self.invoke(
            function, owner: declared, receiver: receiver, arguments, frame, at: expression)
        }
        if !isTold, let only = onlyListener(of: expression, receiver, frame) {
          result.formUnion(within({ ($0.listener, $0.isTold) = (only, false) }, run))
          continue
        }
        result.formUnion(telling(isTold ? receiver : nil, run))
        // What it is known to have set, `didSet` of the state acts on.
        if function.isMutating, frame.initializer == nil, !fresh.isEmpty,
          case .call(let callee, _) = expression.kind
        {
          observeWhole(of: callee, frame)
        }
      } else if let (variable, declared) = owner.variable(name) {
        let type = variable.type.map {
          ScopedType(reference: $0, scope: declared, file: variable.span.file)
        }
        for values in told(read(variable, owner: declared, receiver: receiver), isTold) {
          result.formUnion(
            telling(isTold ? values.only : nil) {
              apply(
                values, arguments, expression, frame, nil, type: type,
                name: "\(declared.name).\(name)")
            })
        }
      } else {
        for argument in arguments { evaluateArgument(argument.value, frame) }
        result.isOpen = true
      }
    }
    return result
  }

  /// Whether the initialisers of a type set up an object that there is before they run.
  private func isSetUp(_ type: TypeInfo, _ receiver: Value) -> Bool {
    if type.isExternal {
      return objectNumber(receiver) != nil && UIKitClasses.extensible.contains(type.name)
    }
    return type.isController || type.kind == .structure
  }

  /// What arguments are that only name a variable; nothing for the others.
  private func variables(among arguments: [Argument], _ frame: Frame) -> [ValueSet] {
    arguments.map { argument in
      if case .name = argument.value.kind { return evaluate(argument.value, frame) }
      return .none
    }
  }
}
