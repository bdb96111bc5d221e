/// Telling what cannot change from state.
extension Interpreter {
  /// Whether a value cannot change after it was set: a parameter, a `let`. State that a person or
  /// a framework can change tells nothing about a branch.
  func isFixed(_ expression: Expression, _ frame: Frame) -> Bool {
    if assumed != nil || !fresh.isEmpty {
      let places = places(of: expression, frame)
      if !places.isEmpty, places.allSatisfy({ fresh[$0] != nil }) { return true }
      if let assumed, places.contains(where: assumed.place.meets) {
        memory.noteAssumption()
        return true
      }
    }
    switch expression.kind {
    case .name(let name, _):
      if name == "self" || frame.locals[name] != nil { return true }
      guard let scope = frame.scope, let (variable, owner) = scope.variable(name) else {
        return name == "rawValue" && frame.receiver?.isCase == true
      }
      if isAsMade(variable, owner, frame.receiver) { return true }
      if isGivenElsewhere(variable, frame.receiver) { return false }
      return isFixed(variable, of: scope, frame.receiver) || isOwn(variable, of: scope)
        || isSurrounded(variable, frame.receiver) || isUnlent(variable, owner, frame.receiver)
        || frame.receiver.map { isUntouched(variable, in: $0) } ?? false
    case .member(let base?, let name, _):
      if isReplacedUnseen(base, frame) { return false }
      let owners = evaluate(base, frame).values
      if owners.contains(where: { if case .url = $0 { true } else { false } }) { return true }
      if name == "identifier", !owners.isEmpty, owners.allSatisfy(isSegue) { return true }
      return !owners.isEmpty
        && owners.allSatisfy { owner in
          switch owner {
          case .tuple, .string, .list: return isFixed(base, frame)
          default: break
          }
          guard let type = type(of: owner) else { return false }
          guard let (variable, _) = type.variable(name) else {
            if name == "rawValue", owner.isCase { return isFixed(base, frame) }
            if name == "contains", isOptionSet(type) { return isFixed(base, frame) }
            // `switch store.case`: what the store is worth.
            return Stores.properties[name] != nil && feature(ofState: type) != nil
              && isFixed(base, frame)
          }
          if isGivenElsewhere(variable, owner) { return false }
          // Of one that came from elsewhere, those that were seen say nothing.
          if case .some = owner, type.kind == .structure, variable.value == nil,
            variable.getter == nil, owners.count > 1
          {
            return false
          }
          if isUntouched(variable, in: owner) { return true }
          guard case .name(let local, _) = base.kind, frame.locals[local] != nil else {
            return isFixed(variable, of: type, owner)
          }
          return isFixed(variable, of: type, owner) || isOwn(variable, of: type)
        }
    case .unwrap(let inner), .cast(let inner, _, _): return isFixed(inner, frame)
    case .string, .integer, .boolean: return true
    case .call(let callee, let arguments):
      return isFixed(callee, frame) || isOwnAnswer(callee, arguments, frame)
    default: return false
    }
  }

  /// Whether values are cases in a list that stays as it is: `switch options[index]`.
  func areItems(_ values: ValueSet, of subject: Expression, _ frame: Frame) -> Bool {
    guard case .index(let list, _) = subject.plain.kind, !values.isEmpty, !values.isOpen,
      values.values.allSatisfy({ if case .enumCase = $0 { true } else { false } })
    else { return false }
    return isFixed(list, frame)
  }

  /// Whether an expression is always the same where it stands: a literal or a member of a type,
  /// `.page(number)`, with what cannot change.
  func isConstant(_ expression: Expression, _ frame: Frame) -> Bool {
    func all(_ parts: [Expression]) -> Bool { parts.allSatisfy { isConstant($0, frame) } }
    return switch expression.plain.kind {
    case .null, .boolean, .integer: true
    case .string(_, let parts), .array(let parts): all(parts)
    case .tuple(let parts): all(parts.map(\.value))
    case .prefix(_, let inner): isConstant(inner, frame)
    case .member(nil, _, _): true
    case .member(let base?, _, _) where base.lastName?.startsUppercase == true: true
    case .call(let callee, let arguments):
      isConstant(callee, frame) && all(arguments.map(\.value))
    default: isFixed(expression, frame)
    }
  }

  private func isSegue(_ value: Value) -> Bool {
    if case .external(let text) = value { storyboards?.segue(text) != nil } else { false }
  }

  /// Whether code that is not run gives a property another value: what is known of it is not all.
  private func isReplacedUnseen(_ node: Expression, _ frame: Frame) -> Bool {
    switch node.plain.kind {
    case .name(let name, _):
      guard frame.locals[name] == nil, let scope = frame.scope else { return false }
      return isReplacedUnseen(name, of: scope)
    case .member(let base?, let name, _):
      guard syntax.relevance.changedUnseen.contains(name) else { return false }
      return evaluate(base, frame).values.contains { owner in
        type(of: owner).map { isReplacedUnseen(name, of: $0) } ?? false
      }
    case .unwrap(let inner), .cast(let inner, _, _): return isReplacedUnseen(inner, frame)
    default: return false
    }
  }

  private func isReplacedUnseen(_ name: String, of type: TypeInfo) -> Bool {
    guard let (variable, owner) = type.variable(name) else { return false }
    return isReplacedUnseen(variable, of: owner)
  }

  /// Whether a flag or a number is one that state holds now: a copy tells as little of a branch as
  /// the state does.
  func isCopyOfState(_ values: ValueSet, _ expression: Expression, _ frame: Frame) -> Bool {
    switch values.only {
    case .boolean?, .integer?: isStored(expression, frame) && !isFixed(expression, frame)
    default: false
    }
  }

  private func isStored(_ expression: Expression, _ frame: Frame) -> Bool {
    switch expression.kind {
    case .name(let name, _):
      frame.locals[name] == nil && (frame.scope?.variable(name).map { $0.0.getter == nil } ?? false)
    case .member(let base?, let name, _):
      evaluate(base, frame).values.contains { value in
        type(of: value)?.variable(name).map { $0.0.getter == nil } ?? false
      }
    case .prefix(_, let inner): isStored(inner, frame)
    default: false
    }
  }

  /// Whether a property is one of a value that code has for itself: nobody else changes it.
  private func isOwn(_ variable: VariableDeclaration, of type: TypeInfo) -> Bool {
    type.kind == .structure && variable.attributes.isEmpty && !type.inherits(external: "View")
      && (!syntax.boundNames.contains(variable.name) || !syntax.boundTypes.canHold(type))
      && feature(ofState: type) == nil
  }

  /// Whether no code assigns a property of the object, though it does on objects of other classes.
  private func isUntouched(_ variable: VariableDeclaration, in receiver: Value) -> Bool {
    guard case .object = receiver, let type = type(of: receiver), type.isReference,
      variable.getter == nil, variable.value != nil, variable.attributes.isEmpty
    else { return false }
    return !syntax.canAssign(variable, on: type)
  }

  private func isFixed(_ variable: VariableDeclaration, of type: TypeInfo, _ receiver: Value?)
    -> Bool
  {
    if let getter = variable.getter { return isFixed(getter, of: variable, type, receiver) }
    if variable.isConstant { return true }
    guard variable.attributes.isEmpty else { return false }
    if !syntax.isAssigned(variable) { return true }
    return holdsObject(variable, of: type) && !syntax.canChange(variable, on: type)
  }

  /// Whether all that a getter asks is fixed, as far as it is told by names.
  private func isFixed(
    _ getter: [Statement], of variable: VariableDeclaration, _ type: TypeInfo, _ receiver: Value?
  ) -> Bool {
    let object = receiver.flatMap { self.type(of: $0) } ?? type
    let key = PropertyKey(variable: ObjectIdentifier(variable), owner: object.id)
    if let known = fixedGetters[key] { return known }
    // One that asks itself is as fixed as the rest of what it asks.
    fixedGetters[key] = true
    var answer = true
    Walk { node in
      switch node.kind {
      case .name(let name, _): answer = answer && self.isFixedPart(name, of: type, receiver)
      case .member(let base?, let name, _) where base.isSelf:
        answer = answer && self.isFixedPart(name, of: type, receiver)
      case .member(.some, let name, _):
        if self.syntax.relevance.changedUnseen.contains(name) { answer = false }
      default: break
      }
      return answer
    }.statements(getter)
    fixedGetters[key] = answer
    return answer
  }

  private func isFixedPart(_ name: String, of type: TypeInfo, _ receiver: Value?) -> Bool {
    guard let (variable, owner) = type.variable(name) else { return true }
    return isLeftAlone(variable, in: owner) || isFixed(variable, of: type, receiver)
      || isOwn(variable, of: type) || receiver.map { isUntouched(variable, in: $0) } ?? false
  }

  /// Whether a property holds an object, of which is known which it was given: of data some values
  /// are known where others are not.
  private func holdsObject(_ variable: VariableDeclaration, of type: TypeInfo) -> Bool {
    guard let written = variable.type?.unwrapped, let name = written.lastName else { return false }
    if let known = index.resolve(written, in: type, file: type.span.file), !known.isExternal {
      return known.isReference || known.kind == .protocolType
    }
    return UIKitClasses.superclass(of: name) != nil
  }

  /// Whether a view's property is what whoever makes the view gives it, or leaves out: no copy of
  /// the view is given another value. What any other code assigns to it is in the heap.
  func isAsMade(_ variable: VariableDeclaration, _ place: Place) -> Bool {
    place.object != nil && heap.isGiven(place)
      && isLeftAlone(variable, in: index.types[place.type])
  }

  /// Whether a view's own code leaves a property as it is.
  private func isLeftAlone(_ variable: VariableDeclaration, in type: TypeInfo) -> Bool {
    variable.attributes.isEmpty && variable.getter == nil
      && (SyntaxFacts.shownProtocols.contains(where: type.inherits(external:))
        || ViewSyntax.isRepresentable(type))
      && !syntax.assignsMember(variable.name, in: type)
  }

  private func isAsMade(_ variable: VariableDeclaration, _ owner: TypeInfo, _ receiver: Value?)
    -> Bool
  {
    variable.getter == nil && owner.kind == .structure
      && isAsMade(variable, place(of: variable, owner: owner, receiver: receiver))
  }

  /// Whether an initialiser runs an act whatever it is given.
  func isAlwaysRun(_ expression: Expression, by function: FunctionDeclaration?) -> Bool {
    function?.body?.contains { statement in
      guard case .expression(let known) = statement.kind else { return false }
      return known === expression
    } ?? false
  }

  /// Whether whoever makes an object says what a property of it is, for good.
  func isAlwaysGiven(_ name: String, _ frame: Frame) -> Bool {
    guard let scope = frame.scope, let (variable, owner) = scope.variable(name) else {
      return false
    }
    if isAsMade(variable, owner, frame.receiver) { return true }
    return variable.isConstant && variable.value == nil && variable.getter == nil
      && objectNumber(frame.receiver) != nil
  }

  /// Whether nobody knows which object of a type it is, and objects may be made with another value
  /// than the one that the property's declaration has for it.
  private func isGivenElsewhere(_ variable: VariableDeclaration, _ receiver: Value?) -> Bool {
    guard case .some(let number)? = receiver, variable.value != nil, variable.getter == nil,
      !variable.isConstant, !variable.isStatic
    else { return false }
    return syntax.canBeGiven(variable.name, to: index.types[number])
  }

  /// Whether what is called if it is set is known not to be: a delegate that is left nil.
  func isNothing(_ base: Expression, _ frame: Frame) -> Bool {
    guard case .unwrap(let inner) = base.kind, evaluate(inner, frame).only == .null else {
      return false
    }
    // State that was never seen to be set may well be, elsewhere.
    let places = places(of: inner, frame)
    return !places.isEmpty && places.allSatisfy { heap.isGiven($0) || isUnset($0) || isEarly($0) }
  }
}
