/// Optionals that an initialiser puts something into and that no other code sets, and those that a
/// caller gives something.
extension Interpreter {
  /// Whether a function is given something for an optional parameter that is there, whatever it is:
  /// what a condition unwrapped, or something of a framework's. Of the program's own objects
  /// it is known what they are.
  func fills(
    _ parameter: FunctionDeclaration.Parameter, with argument: Expression, _ values: ValueSet,
    _ caller: Frame
  ) -> Bool {
    guard case .optional = parameter.type else { return false }
    if case .name(let name, _) = argument.plain.kind, caller.locals[name]?.isFilled == true {
      return true
    }
    if isWritten(argument, values) || isOutlet(argument, caller) { return true }
    let isText = isPlainMember(argument, caller)
    guard
      isText
        || !values.isEmpty
          && values.values.allSatisfy({ if case .external = $0 { true } else { false } }),
      let type = staticType(of: argument, caller)?.reference
    else { return false }
    return type.unwrapped == type
  }

  /// The same of an optional that a closure is given: `onEnd?(12)`.
  func fills(
    _ type: ScopedType?, with argument: Expression, _ values: ValueSet, _ caller: Frame
  ) -> Bool {
    guard let type, case .optional = type.reference, !values.values.contains(.null) else {
      return false
    }
    if case .name(let name, _) = argument.plain.kind, caller.locals[name]?.isFilled == true {
      return true
    }
    if isWritten(argument, values) { return true }
    guard let given = staticType(of: argument, caller)?.reference else { return false }
    return given.unwrapped == given
  }

  /// Whether an argument is a view that the nib or storyboard of the code's own class fills in.
  private func isOutlet(_ argument: Expression, _ caller: Frame) -> Bool {
    guard let name = argument.plain.ownName, caller.locals[name] == nil,
      let (variable, _) = caller.scope?.variable(name)
    else { return false }
    return variable.attribute("IBOutlet") != nil
  }

  /// Whether an argument is a property of plain data, `item.name`, whatever its value.
  private func isPlainMember(_ argument: Expression, _ caller: Frame) -> Bool {
    switch argument.kind {
    case .name(let name, _) where caller.locals[name] == nil: break
    case .member(.some, _, _): break
    default: return false
    }
    guard let type = staticType(of: argument, caller) else { return false }
    return type.reference.unwrapped == type.reference
      && syntax.relevance.isPlain(type.reference, in: type.scope)
  }

  /// Whether an argument is a text, a number or a case that is written there.
  private func isWritten(_ argument: Expression, _ values: ValueSet) -> Bool {
    switch argument.plain.kind {
    case .string, .integer, .boolean: true
    case .member(let base?, _, _):
      base.lastName?.startsUppercase == true && isCase(values)
    case .call(let callee, _): isWritten(callee, values)
    default: false
    }
  }

  private func isCase(_ values: ValueSet) -> Bool {
    if case .enumCase? = values.only { true } else { false }
  }

  /// Keeps that the initialiser of an object sets an optional, whatever else happens in it.
  func noteFilled(
    _ place: Place, with right: Expression, _ expression: Expression, _ frame: Frame
  ) {
    guard place.object != nil, let variable = optional(place), isReference(place),
      frame.initializer?.body?.contains(where: { isStatement($0, expression) }) == true,
      isThere(right, frame), !syntax.canChange(variable, on: index.types[place.type])
    else { return }
    heap.fill(place)
  }

  /// Whether a property of an object that is known holds something as long as the object lives, or
  /// a parameter does.
  func isFilled(_ expression: Expression, _ frame: Frame) -> Bool {
    if case .name(let own, _) = expression.plain.kind, frame.locals[own]?.isFilled == true {
      return true
    }
    let name: String
    switch expression.plain.kind {
    case .name(let own, _) where frame.locals[own] == nil: name = own
    case .member(let base?, let own, _) where base.isSelf: name = own
    default: return false
    }
    guard let object = objectNumber(frame.receiver), let type = frame.receiver.flatMap(type(of:)),
      let (_, owner) = type.variable(name)
    else { return false }
    let place = Place(object: object, type: owner.id, name: name)
    return heap.read(place.filling).only == .boolean(true)
  }

  /// Whether an expression gives something for certain.
  private func isThere(_ expression: Expression, _ frame: Frame) -> Bool {
    if case .name(let name, _) = expression.plain.kind, frame.locals[name]?.isFilled == true {
      return true
    }
    guard let type = staticType(of: expression, frame)?.reference else { return false }
    return type.unwrapped == type
  }

  private func optional(_ place: Place) -> VariableDeclaration? {
    guard place.type >= 0, let (variable, _) = index.types[place.type].variable(place.name),
      variable.attributes.isEmpty, variable.getter == nil, !variable.isWeak,
      case .optional? = variable.type
    else { return nil }
    return variable
  }

  private func isReference(_ place: Place) -> Bool { index.types[place.type].kind == .classType }

  private func isStatement(_ statement: Statement, _ expression: Expression) -> Bool {
    guard case .expression(let own) = statement.kind else { return false }
    return own.span == expression.span
  }
}

extension Heap {
  /// Keeps that an object's optional holds something.
  func fill(_ place: Place) {
    guard let object = place.object else { return }
    filled[object, default: []].insert(place)
    write(ValueSet(.boolean(true)), to: place.filling)
  }

  /// An object that stands for several holds something for certain where all of them do.
  func mergeFilled(_ object: Int, into other: Int) {
    let own = filled[object] ?? []
    func place(_ place: Place, of object: Int) -> Place {
      Place(object: object, type: place.type, name: place.name, local: place.local)
    }
    for one in own { filled[other, default: []].insert(place(one, of: other)) }
    for one in filled[other] ?? [] where !own.contains(place(one, of: object)) {
      write(ValueSet(.boolean(false)), to: one.filling)
    }
  }
}
