extension Interpreter {
  /// The values of an identifier, looked up as Swift does: locals, members from the inside out,
  /// types, globals.
  func named(
    _ name: String, _ expression: Expression, _ frame: Frame, expected: ScopedType? = nil
  ) -> ValueSet {
    if name == "self" { return frame.receiver.map { ValueSet($0) } ?? .unknown }
    if name == "super" { return frame.receiver.map { ValueSet($0) } ?? .unknown }
    if let slot = frame.locals[name] {
      if slot.isOwn || slot.isNarrowed { return slot.values }
      return slot.places.reduce(into: ValueSet.none) { $0.formUnion(readPlace($1)) }
    }
    if name == "Self", let own = frame.receiver.flatMap(type(of:)) {
      // In a protocol's extension, the type that the code runs on.
      return ValueSet(.type(own.id))
    }
    if name.hasPrefix("$"), name.count > 1, !name.dropFirst().allSatisfy(\.isNumber) {
      return projected(String(name.dropFirst()), frame)
    }
    if frame.functions[name] != nil {
      return ValueSet(closure(functionAsClosure(name, frame), expression, frame))
    }
    if name.hasPrefix("_"), frame.scope?.variable(name) == nil {
      let plain = String(name.dropFirst())
      if let (variable, _) = frame.scope?.variable(plain) {
        // The wrapper of state; other wrappers stand for what they hold.
        let isState = variable.attribute("State") != nil || variable.attribute("Binding") != nil
        return isState ? projected(plain, frame) : named(plain, expression, frame)
      }
    }
    if let (found, receiver) = lexicalMember(name, frame) {
      switch found {
      case .variable(let variable, let owner):
        if let method = method(named: name, rather: variable, of: owner, receiver, expected) {
          return method
        }
        if isUnsetAtFirst(variable, owner, frame) { return ValueSet(.null) }
        return read(
          variable, owner: owner, receiver: receiver,
          customer: customer(of: variable, owner, at: expression, frame))
      case .method(let owner):
        if isProperty(name, above: owner) { return inheritedValue(name, frame) ?? .unknown }
        return ValueSet(.method(receiver, name, owner: owner.id))
      case .enumCase(let owner):
        return caseValue(name, owner)
      }
    }
    // In the code of an enum of texts or numbers.
    if name == "rawValue", let one = frame.receiver, case .enumCase = one {
      return member(name, of: one, expression, frame)
    }
    if let inherited = inheritedValue(name, frame) ?? ownPart(name, frame) { return inherited }
    if name == "rawValue", let receiver = frame.receiver, receiver.isCase {
      return member(name, of: receiver, expression, frame)
    }
    // In what it adds to bindings.
    if name == "wrappedValue", case .binding(let place)? = frame.receiver {
      return readPlace(place)
    }
    // In what the program adds to subjects.
    if name == "value", let subject = frame.receiver, let last = lastValues(of: [subject]) {
      return last
    }
    // In what it adds to lists.
    if name == "first" || name == "last", let list = frame.receiver, case .list = list {
      return member(name, of: list, expression, frame)
    }
    let meant = typesMeant(by: name, frame)
    if !meant.isEmpty { return ValueSet(meant.map { .type($0.id) }) }
    let asType = ScopedType(reference: .name(name), scope: frame.scope, file: frame.file)
    if let known = resolve(asType) { return ValueSet(.type(known.id)) }
    if let global = index.global(name, in: frame.file) { return readGlobal(global) }
    if !index.globalFunctions(name).isEmpty {
      return ValueSet(.method(nil, name, owner: -1))
    }
    if name.startsUppercase {
      if case .named(let parts) = index.expanded(.name(name), in: frame.scope),
        let last = parts.last
      {
        return ValueSet(.externalType(last.name))
      }
      return ValueSet(.externalType(name))
    }
    return .unknown
  }

  /// The method beside a property of its name that alone fits the function which is asked for:
  /// the property's may wait or throw, or takes another number of values.
  private func method(
    named name: String, rather variable: VariableDeclaration, of owner: TypeInfo,
    _ receiver: Value?, _ expected: ScopedType?
  ) -> ValueSet? {
    guard let expected, let written = variable.type, !owner.methods(name).isEmpty,
      case .function(let wanted, _, let mayWait) =
        index.expanded(expected.reference.unwrapped, in: expected.scope).unwrapped,
      case .function(let given, _, let waits) = index.expanded(written.unwrapped, in: owner)
        .unwrapped,
      wanted.count != given.count || waits && !mayWait,
      let (_, declaring) = owner.methods(name).first(where: {
        $0.0.parameters.count == wanted.count
      })
    else { return nil }
    return ValueSet(.method(receiver, name, owner: declaring.id))
  }

  enum Member {
    case variable(VariableDeclaration, TypeInfo)
    case method(TypeInfo)
    case enumCase(TypeInfo)
  }

  /// A member that an unqualified name means, with the receiver that it is a member of.
  func lexicalMember(_ name: String, _ frame: Frame) -> (Member, Value?)? {
    if let receiver = frame.receiver, let own = dynamicType(receiver, frame),
      let found = member(name, in: own, of: frame.file)
    {
      return (found, receiver)
    }
    var scope = frame.scope
    while let type = scope {
      if let found = member(name, in: type, of: frame.file) {
        // Members of an outer type can only be static.
        let receiver = type === frame.scope ? frame.receiver ?? .type(type.id) : .type(type.id)
        return (found, receiver)
      }
      scope = type.outer
    }
    return nil
  }

  /// The type whose members a receiver has: its own, or that of the code for a framework's value.
  func dynamicType(_ receiver: Value, _ frame: Frame) -> TypeInfo? {
    if let type = type(of: receiver) {
      if type.kind == .protocolType, let scope = frame.scope { return scope }
      return type
    }
    return frame.scope
  }

  /// - Parameter file: Where the name stands.
  func member(_ name: String, in type: TypeInfo, of file: UInt32? = nil) -> Member? {
    if let (variable, owner) = file.map({ type.variable(name, in: $0) }) ?? type.variable(name) {
      return .variable(variable, owner)
    }
    if let (_, owner) = type.methods(name).first { return .method(owner) }
    if type.cases[name] != nil { return .enumCase(type) }
    return nil
  }

  /// `$name`: the binding to a property or the channel of a published one.
  private func projected(_ name: String, _ frame: Frame) -> ValueSet {
    if let slot = frame.locals[name] {
      // `@Bindable var model = model`, or a binding taken as a closure's parameter.
      return slot.values
    }
    guard
      case .variable(let variable, let owner)?? = lexicalMember(name, frame).map({ Optional($0.0) })
    else { return .unknown }
    return projection(of: variable, owner: owner, receiver: frame.receiver)
  }

  /// The projected value of a property of some object: of one that is bound, what it is bound to.
  func projection(
    of variable: VariableDeclaration, owner: TypeInfo, receiver: Value?
  ) -> ValueSet {
    let place = self.place(of: variable, owner: owner, receiver: receiver)
    if variable.attribute("Binding") != nil {
      let known = heap.read(place).values.filter { if case .binding = $0 { true } else { false } }
      if !known.isEmpty { return ValueSet(known) }
    }
    noteLent(variable, place)
    return ValueSet(.binding(place))
  }

  /// A member of a type, with no instance: a case, a static property or function, a nested type.
  func staticMember(
    _ name: String, of type: TypeInfo, _ frame: Frame, at site: Expression? = nil
  ) -> ValueSet {
    if name == "self" || name == "init" { return ValueSet(.type(type.id)) }
    let declared = type.cases[name]
    if let declared, declared.payload.isEmpty { return caseValue(name, type) }
    // `static let whole = Style.whole(speed: 1)` beside `case whole(speed: Int)`
    if let (variable, owner) = type.variable(name), variable.isStatic {
      return read(
        variable, owner: owner, receiver: .type(type.id),
        customer: customer(of: variable, owner, at: site, frame))
    }
    if declared != nil { return caseValue(name, type) }
    if name == "allCases" {
      return ValueSet(.list(type.caseOrder.map { caseValue($0, type) }))
    }
    if let (_, owner) = type.methods(name).first {
      return ValueSet(.method(.type(type.id), name, owner: owner.id))
    }
    let nested = ScopedType(reference: .name(name), scope: type, file: type.span.file)
    if let found = resolve(nested), found !== type { return ValueSet(.type(found.id)) }
    // `typealias ID = UUID`
    let meant = name.startsUppercase ? index.expanded(nested.reference, in: type) : nested.reference
    if meant != nested.reference { return typeValue(nested.with(meant)) }
    if name == "ID", let identifier = identifierType(of: type) { return typeValue(identifier) }
    // The library's own container, to which the program adds factories.
    if name == "shared", type.isExternal, type.name == Factories.container {
      return ValueSet(.some(type.id))
    }
    return .unknown
  }

  /// A case without payload is a value; one with a payload is a function that makes it.
  func caseValue(_ name: String, _ type: TypeInfo) -> ValueSet {
    guard let declared = type.cases[name] else { return .unknown }
    if declared.payload.isEmpty { return ValueSet(.enumCase(type.id, name, [])) }
    return ValueSet(.method(.type(type.id), name, owner: type.id))
  }

  /// `.member` and `.member(…)`, meant by the expected type.
  func implicitMember(
    _ name: String, arguments: [Argument]?, _ expression: Expression, _ frame: Frame,
    _ expected: ScopedType?
  ) -> ValueSet {
    guard let expected else {
      noteImplicit(expression, name, nil)
      return handedOver(name, arguments ?? [], expression, frame)
    }
    let wanted = expected.with(expected.reference.unwrapped)
    if let arguments, Streams.makes(wanted.reference, name) {
      let site = CallSite(
        name: name, arguments: arguments, expression: expression, expected: expected)
      return Streams.implicit(site, wanted, self, frame)
    }
    if let arguments, ReducerEffects.makes(wanted.reference, name) {
      return ReducerEffects.make(
        CallSite(name: name, arguments: arguments, expression: expression, expected: wanted),
        self, frame)
    }
    guard let type = resolve(wanted), !isOfFramework(name, of: type) else {
      if name != "none" {
        noteImplicit(expression, name, wanted.reference.lastName == nil ? nil : -1)
      }
      for argument in arguments ?? [] { noteEscape([evaluate(argument.value, frame)]) }
      if name == "none" { return ValueSet(.null) }
      return frameworkImplicitMember(name, arguments ?? [], wanted, expression, frame)
    }
    noteImplicit(expression, name, type.id)
    guard let arguments else {
      let values = staticMember(name, of: type, frame)
      if name == "none", type.cases["none"] == nil { return ValueSet(.null) }
      if case .method? = values.only { return values }
      noteProduced(values, expression)
      return placed(values, type, expression)
    }
    if name == "some", type.cases["some"] == nil, let first = arguments.first {
      return evaluate(first.value, frame, expected: wanted)
    }
    return callMember(
      name, of: .type(type.id), type, arguments, expression, frame, as: expandedAlias(wanted))
  }

  /// Whether it is SwiftUI's own `.constant(true)`, wherever the program has an `extension Binding`.
  private func isOfFramework(_ name: String, of type: TypeInfo) -> Bool {
    name == "constant" && type.isExternal && type.name == "Binding" && type.methods(name).isEmpty
  }

  /// `.button { … }` for a control whose source is elsewhere: a person sets the closures off, or
  /// they give what it shows.
  private func handedOver(
    _ name: String, _ arguments: [Argument], _ expression: Expression, _ frame: Frame
  ) -> ValueSet {
    if showByRow(name, arguments, expression, frame) { return .unknown }
    for argument in arguments where !argument.isTrailing {
      noteEscape([evaluate(argument.value, frame)])
    }
    guard arguments.contains(where: { isCode($0, frame) }) else { return .unknown }
    let site = CallSite(name: name, arguments: arguments, expression: expression, expected: nil)
    let given = triggered(site, frame) {
      let given = runArguments(site, frame)
      showOutside(given, by: name, expression.span)
      return given
    }
    return ValueSet(given.values.filter(isView), isOpen: true)
  }

  /// The type that an alias stands for, with the arguments that it is given.
  private func expandedAlias(_ type: ScopedType) -> ScopedType {
    type.with(index.expanded(type.reference, in: type.scope).unwrapped)
  }
}
