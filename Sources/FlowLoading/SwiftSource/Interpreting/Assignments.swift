extension Interpreter {
  func assign(_ right: Expression, to left: Expression, _ expression: Expression, _ frame: Frame) {
    var right = wrapped(right, in: left) ?? right
    let type =
      staticType(of: left, frame)
      ?? left.lastName.flatMap { Frameworks.propertyTypes[$0] }.map {
        ScopedType(reference: .name($0), scope: nil, file: frame.file)
      }
    // `path = path` and `path = path ?? []` only make observers look again.
    if left.isSame(as: right) || isOwn(left, right, frame) { return }
    if case .binary("??", let first, let otherwise) = right.kind, left.isSame(as: first) {
      if evaluate(otherwise, frame, expected: type).isBlank { return }
      right = otherwise
    }
    if restates(right, left, frame) {
      evaluate(right, frame, expected: type)
      return
    }
    noteStyle(right, of: left, type, frame)
    if case .name("_", _) = left.kind {
      evaluate(right, frame)
      return
    }
    if case .name("self", _) = left.kind {
      assignSelf(right, expression, frame)
      return
    }
    if let added = added(by: right, to: left) {
      append(added, to: left, expression, frame)
      return
    }
    if assignBranches(of: right, to: left, expression, frame) { return }
    if let change = shortening(right, of: left), !isFiltering(right) || isState(left, frame) {
      if case .pop(let count, _) = change, let stacks = stacksListed(by: left, frame) {
        return onStacks(stacks) { note(.pop(count: count), expression.span) }
      }
      record(change, at: left, expression, frame)
      return
    }
    let values = making(for: barOwner(of: left, frame)) {
      labelled(evaluate(right, frame, expected: type), as: type)
    }
    noteReset(right, of: left, values, expression, frame)
    noteWhole(values, expression)
    if case .name(let name, _) = left.kind, let slot = frame.locals[name], slot.isOwn,
      !slot.values.values.contains(where: isBinding)
        // `publisher = publisher.dropFirst()` writes nothing that it passes on.
        || values.values.contains(where: { $0.asStream != nil })
    {
      slot.assign(values, when: context.conditions)
      if let cell = slot.cell { heap.write(shallow(values), to: cell) }
      return
    }
    if replaceTop(with: values, at: left, expression, frame) { return }
    if assign(values, toPartsOf: left, frame) { return }
    if let part = tuplePart(left, frame) {
      assign(values, to: part)
      return
    }
    if case .index(let base, _) = left.kind, case .name(let name, _) = base.kind,
      let slot = frame.locals[name], !isKeyPath(left), places(of: base, frame).isEmpty
    {
      extend(slot, with: [values])
      for entry in entries(values, at: left, frame) { slot.assign(ValueSet(entry)) }
      return
    }
    if case .member(let base?, _, _) = left.kind {
      put(values, on: base, frame)
      fillFrame(left, with: values, expression, frame)
    }
    if changeStack(with: values, at: left, expression.span, frame) { return }
    keepElement(values, at: left, frame)
    setElement(values, at: left, frame)
    assignEntry(values, at: left, expression, frame)
    if let name = left.lastName, UIKitActions.barProperties.contains(name) {
      setUpBar(values, on: owners(of: left, frame), expression.span)
    }
    if let name = left.lastName, let assignment = Frameworks.assignments[name] {
      let given = values.union(hosts(ofView: right, frame))
      let owner = if case .member(let base?, _, _) = left.kind { base } else { nil as Expression? }
      fillingMade(owner, frame) {
        assignment(self, receivers(of: left, frame), given, expression.span)
      }
    }
    keepAdded(values, by: left, frame)
    noteFilled(left, frame)
    let setters = setters(of: left, frame)
    for target in setters { run(target, with: values, type: type) }
    sendLast(values, by: left, expression, frame)
    let targets = places(of: left, frame)
    noteDelegate(values, by: left, targets, expression, frame)
    runKept(values, of: right, by: left, targets, expression, frame)
    if runAwaiting(values, at: left, targets, frame) { return }
    if targets.isEmpty, isKeyPath(left), !writesCopy(left, frame) {
      unresolved("the key path that is written is not known", expression.span)
    }
    if targets.isEmpty, case .member(_?, let name, _) = left.kind {
      handOver(values, to: name, expression, frame)
      keepDelegate(values, by: left, frame)
      keepDelegate(ofOutside: left, values, frame)
    }
    keepDelegate(ofTabs: left, values, frame)
    if targets.isEmpty { noteGlobal(left, frame) }
    for place in targets {
      // A setter that hands on what it is given writes there itself.
      let isWritten = setters.contains { one in
        writes(one.setter.body, place.name)
          && place != self.place(of: one.variable, owner: one.owner, receiver: one.receiver)
      }
      if isWritten || isForPresenting(place, left, frame) { continue }
      leave(values, in: place)
      takeView(values, in: place)
      if frame.initializer == nil { noteParts(of: values, in: place, expression) }
      if frame.initializer != nil, place.object == objectNumber(frame.receiver) {
        if isElement(left) {
          heap.write(ValueSet(.list([shallow(values)])), to: place)
          heap.write(ValueSet(entries(values, at: left, frame)), to: place)
          continue
        }
        heap.write(stored(kept(values, in: place), isOpen: values.isOpen, in: place), to: place)
        keepFirst(values, in: place)
        keepMade(values, in: place)
        keepGiven(values, by: right, to: place)
        noteFilled(place, with: right, expression, frame)
        if isAlwaysRun(expression, by: frame.initializer) { heap.give(place) }
        continue
      }
      if goesBack(right, to: place, frame) {
        heap.write(values, to: place)
        continue
      }
      if restoresOwn(right, values, in: place, frame) {
        observe(place, values)
        continue
      }
      write(
        values, to: place, element: isElement(left), expression,
        isOwn: frame.isClosure && place.object != nil
          && place.object == objectNumber(frame.receiver))
      heap.write(ValueSet(entries(values, at: left, frame)), to: place)
    }
    let isRead = frame.initializer == nil && !isElement(left) && !isKeyPath(left)
    // What observes the whole reads the part as it is now, and may set it again.
    if isRead { refresh(targets, with: values) }
    if frame.initializer == nil { observeWhole(of: left, frame) }
    if isRead {
      refresh(targets, with: values)
      remember(values, of: right, in: targets, frame)
    }
  }

  /// The hosting controllers whose view is assigned: `table.tableHeaderView = host.view`.
  private func hosts(ofView right: Expression, _ frame: Frame) -> ValueSet {
    guard case .member(let base?, UIKitContainers.viewName, _) = right.plain.kind, !base.isSelf
    else { return .none }
    return ValueSet(evaluate(base, frame).values.filter(isHost))
  }

  /// Whether some object, of which nothing is known, gets a constant of its own back: `current =
  /// original`. Others have constants of their own.
  private func restoresOwn(
    _ right: Expression, _ values: ValueSet, in place: Place, _ frame: Frame
  ) -> Bool {
    guard place.object == nil, case .some? = frame.receiver, !values.isOpen,
      let name = right.plain.ownName, frame.locals[name] == nil,
      let (variable, _) = frame.scope?.variable(name), variable.isConstant, !variable.isStatic
    else { return false }
    return values.isCovered(by: heap.read(place))
  }

  /// `self.routes = routes`, where no local has the name.
  private func isOwn(_ left: Expression, _ right: Expression, _ frame: Frame) -> Bool {
    guard case .member(let base?, let name, _) = left.kind, base.isSelf,
      case .name(name, _) = right.kind
    else { return false }
    return frame.locals[name] == nil
  }

  /// Keeps the lists that state holds from the start, as an initialiser or its caller says.
  func keepFirst(_ values: ValueSet, in place: Place) {
    guard syntax.boundNames.contains(place.name) else { return }
    heap.write(ValueSet(values.values.filter(isFilled)), to: place.atFirst)
  }

  /// Whether a value is a list of which it is known what is in it.
  func isFilled(_ value: Value) -> Bool {
    guard case .list(let items) = value else { return false }
    return !items.isEmpty && items.allSatisfy { !$0.isEmpty && !$0.isOpen }
  }

  /// What the initialiser of a struct leaves in it: nothing, in an optional that is given nothing.
  private func stored(_ values: ValueSet, isOpen: Bool, in place: Place) -> ValueSet {
    guard place.object != nil, values.only == .null, place.type >= 0,
      case let type = index.types[place.type], type.kind == .structure,
      let (variable, owner) = type.variable(place.name), variable.value == nil
    else { return values }
    if isOpen { return values.union(anyValue(of: declared(variable, owner))) }
    heap.give(place)
    return values
  }

  /// `x` in `_model = .init(wrappedValue: x)`: what the wrapper holds at first.
  private func wrapped(_ right: Expression, in left: Expression) -> Expression? {
    guard left.lastName?.hasPrefix("_") == true,
      case .call(let callee, let arguments) = right.kind, callee.lastName.map(isState) == true,
      let first = arguments.first, let label = first.label,
      label == "wrappedValue" || label == "initialValue"
    else { return nil }
    return first.value
  }

  /// The property wrapper that a view makes of a first value, as it is written.
  private func isState(_ name: String) -> Bool { name == "init" || name == "State" }

  func isElement(_ left: Expression) -> Bool {
    if case .index = left.kind { return !isKeyPath(left) }
    return false
  }

  func isKeyPath(_ left: Expression) -> Bool {
    if case .index(_, let arguments) = left.kind { return arguments.first?.label == "keyPath" }
    return false
  }

  func write(
    _ values: ValueSet, to place: Place, element: Bool, _ expression: Expression,
    isOwn: Bool = false
  ) {
    let kept = kept(values, in: place)
    heap.write(element ? ValueSet(.list([kept])) : kept, to: place)
    noteEscape([values])
    noteState(.assign(values), place, expression)
    writePayloads(of: values, to: place, expression)
    writeTexts(of: values, to: place, expression)
    writeDerived(of: values, to: place, expression)
    observe(place, values, isWhole: !element, isOwn: isOwn)
  }

  /// Notes that state holds nothing any more.
  func clear(_ place: Place, _ expression: Expression) {
    let nothing = ValueSet(.null)
    noteState(.assign(nothing), place, expression)
    writePayloads(of: nothing, to: place, expression)
    writeDerived(of: nothing, to: place, expression)
    observe(place, nothing)
  }

  /// Tells those who show one case of state what the case carries, or that it is another.
  private func writePayloads(of values: ValueSet, to place: Place, _ expression: Expression) {
    guard let type = enumType(of: place),
      type.attributes.contains(where: { $0.name == "CasePathable" })
        || feature(ofState: type) != nil || heap.tellsCases(of: type.id)
    else { return }
    for name in type.caseOrder {
      var given = ValueSet.none
      for value in values.values {
        switch value {
        case .enumCase(_, name, let payload): given.formUnion(carried(payload, type, name))
        case .some: given.formUnion(.unknown)
        default: given.insert(.null)
        }
      }
      if values.isEmpty { given = .unknown }
      heap.write(given, to: place.payload(of: name))
      noteState(.assign(given), place.payload(of: name), expression)
    }
  }

  /// What shows a case is shown for it, whatever it carries: something, if nobody knows what.
  private func carried(_ payload: [ValueSet], _ type: TypeInfo, _ name: String) -> ValueSet {
    guard let first = withoutPlace(payload).first else { return ValueSet(.tuple([], [])) }
    guard first.isEmpty else { return ValueSet(first.values) }
    let declared = type.cases[name]?.payload.first.map {
      ScopedType(reference: $0.type, scope: type, file: type.span.file)
    }
    let any = anyValue(of: declared).values
    return ValueSet(any.isEmpty ? [.external(name)] : any)
  }

  /// A flag that is set to something unknown can be set and cleared.
  static let eitherWay = ValueSet([.boolean(true), .boolean(false)])

  private func kept(_ values: ValueSet, in place: Place) -> ValueSet {
    if values.values.isEmpty, values.isOpen,
      let name = declaredType(of: place)?.reference.unwrapped.lastName
    {
      if name == "Bool" { return Self.eitherWay }
      // Any other than the one that it is at first, `offset = gesture.translation.height`.
      if Self.measures.contains(name) { return ValueSet(.external(name)) }
    }
    return ValueSet(distinct: values.values.filter { !isWrapper($0, of: place) }, isOpen: false)
  }

  private static let measures: Set<String> = ["Int", "CGFloat", "Double", "Float", "TimeInterval"]

  /// `FetchRequest(…)` in `_books = FetchRequest(…)`: a framework's wrapper, which is not what the
  /// property holds.
  private func isWrapper(_ value: Value, of place: Place) -> Bool {
    guard case .external(let name) = value, place.type >= 0,
      let (variable, _) = index.types[place.type].variable(place.name)
    else { return false }
    return variable.attribute(name) != nil
  }

  /// Whether code assigns state of a name.
  func writes(_ body: [Statement], _ name: String) -> Bool {
    var isFound = false
    Walk { node in
      if case .binary("=", let left, _) = node.kind, left.lastName == name { isFound = true }
      return !isFound
    }.statements(body)
    return isFound
  }

  /// The framework's class of a value, where the program extends it.
  func extendedClass(of value: Value) -> TypeInfo? {
    guard case .external(let name) = value else { return nil }
    return index.extendedType(of: name)
  }

  func setters(of left: Expression, _ frame: Frame) -> [Setter] {
    switch left.kind {
    case .name(let name, _):
      guard
        case (.variable(let variable, let owner), let receiver)?? = lexicalMember(name, frame)
          .map({ Optional($0) }), let setter = variable.setter
      else { return [] }
      return [(variable, owner, receiver, setter)]
    case .member(let base?, let name, _):
      if case .name("super", _) = base.kind {
        guard let (variable, owner) = frame.scope?.variableAbove(name),
          let setter = variable.setter
        else { return [] }
        return [(variable, owner, frame.receiver, setter)]
      }
      return evaluate(base, frame).values.flatMap { value in
        guard let type = type(of: value) ?? extendedClass(of: value) else {
          return [Setter]()
        }
        return dispatchTargets(value, type, having: name).compactMap { receiver, owner in
          guard let (variable, declared) = owner.variable(name), let setter = variable.setter else {
            return nil
          }
          return (variable, declared, receiver, setter)
        }
      }
    case .unwrap(let inner):
      return setters(of: inner, frame)
    default:
      return []
    }
  }

  private func assignSelf(_ right: Expression, _ expression: Expression, _ frame: Frame) {
    if case .binding(let place)? = frame.receiver {
      let values = evaluate(right, frame, expected: declaredType(of: place))
      write(values, to: place, element: false, expression)
      return
    }
    guard let receiver = frame.receiver, let type = type(of: receiver) else { return }
    let wanted = ScopedType(reference: .name("Self"), scope: type, file: frame.file)
    let values = evaluate(right, frame, expected: wanted)
    // In an enum's initialiser this is what the call gives.
    frame.returned.formUnion(values)
    frame.hasReturned = true
  }

  private func record(
    _ change: StateChange, at left: Expression, _ expression: Expression, _ frame: Frame
  ) {
    for place in places(of: left, frame) { noteState(change, place, expression) }
  }
}
