extension Interpreter {
  /// The declared type of an expression, where its values tell nothing or not yet.
  func staticType(of expression: Expression, _ frame: Frame) -> ScopedType? {
    switch expression.kind {
    case .name(let name, _):
      if name == "self" {
        if case .binding(let place)? = frame.receiver { return declaredType(of: place) }
        return nil
      }
      if let slot = frame.locals[name] {
        return slot.type ?? typeOfValues(slot.values) ?? typeCalled(for: slot, frame)
      }
      if name.hasPrefix("$") {
        return staticType(
          of: Expression(.name(String(name.dropFirst()), generics: []), expression.span), frame)
      }
      if name.hasPrefix("_") {
        let plain = String(name.dropFirst())
        if let (variable, owner) = frame.scope?.variable(plain) { return declared(variable, owner) }
      }
      if case .variable(let variable, let owner)?? = lexicalMember(name, frame).map({
        Optional($0.0)
      }) {
        return declared(variable, owner).map {
          inherited($0, of: owner, by: frame.receiver.flatMap(type) ?? frame.scope)
        }
      }
      return index.global(name, in: frame.file)?.type.map {
        ScopedType(reference: $0, scope: nil, file: frame.file)
      }
    case .prefix(Expression.reference, let inner): return staticType(of: inner, frame)
    case .member(let base?, let name, _):
      let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
      for value in evaluate(base, frame).values {
        switch value {
        case .binding(let place):
          if name == "wrappedValue" { return declaredType(of: place) }
          for held in readPlace(place).values {
            if let (variable, owner) = type(of: held)?.variable(plain) {
              return declared(variable, owner)
            }
          }
        case .channel(let place) where name == "value":
          return messageType(of: place)
        case .tuple:
          return staticType(of: base, frame).flatMap { partType(name, of: $0) }
        default:
          if let (variable, owner) = type(of: value)?.variable(plain) {
            return declared(variable, owner).map {
              let own = inherited(substituted($0, in: value), of: owner, by: type(of: value))
              return seen(own, of: owner, through: base, frame)
            }
          }
          if let external = externalName(value), let extended = index.externalType(named: external),
            let (variable, owner) = extended.variable(plain)
          {
            return declared(variable, owner)
          }
        }
      }
      if let added = addedType(name, to: base, frame) { return added }
      if name == "first" || name == "last" {
        return staticType(of: base, frame).flatMap(elementType)
      }
      return memberType(plain, of: base, frame)
    case .unwrap(let inner):
      return staticType(of: inner, frame).map { $0.with($0.reference.unwrapped) }
    case .index(let base, let arguments):
      guard let type = staticType(of: base, frame) else { return nil }
      return elementType(type) ?? subscripted(type, arguments, in: frame.file)
    case .call(let callee, let arguments):
      return resultType(of: callee, frame) ?? madeType(callee, arguments, frame)
    case .cast(_, let type, _):
      return ScopedType(reference: type, scope: frame.scope, file: frame.file)
    case .string: return ScopedType(reference: .name("String"), scope: nil, file: frame.file)
    case .integer: return ScopedType(reference: .name("Int"), scope: nil, file: frame.file)
    default:
      return nil
    }
  }

  /// The type of a property that the program adds to lists, which is one of all lists or of those of
  /// such elements: `extension Array where Element == Place { var ordered: [Place] { … } }`.
  private func addedType(_ name: String, to base: Expression, _ frame: Frame) -> ScopedType? {
    let added = index.listTypes.compactMap { $0.variable(name) }
    guard let first = added.first, Set(added.map { $0.0.type }).count == 1,
      staticType(of: base, frame).flatMap(elementType) != nil
    else { return nil }
    return declared(first.0, first.1)
  }

  /// The type of a member of what a name stands for that holds nothing here, `start?.step`: the
  /// type of that still tells.
  private func memberType(_ name: String, of base: Expression, _ frame: Frame) -> ScopedType? {
    // Of a chain, each part would be evaluated for each that stands on it.
    var root = base.plain
    if case .unwrap(let inner) = root.kind { root = inner.plain }
    guard case .name = root.kind, let whole = staticType(of: base, frame) else {
      return nil
    }
    return resolve(whole.with(whole.reference.unwrapped))?.variable(name).flatMap(declared)
  }

  /// The type of a tuple's part: of `rows` in `(name: String, rows: [Row])`.
  private func partType(_ name: String, of tuple: ScopedType) -> ScopedType? {
    guard
      case .tuple(let parts, let labels) =
        index.expanded(tuple.reference.unwrapped, in: tuple.scope).unwrapped,
      let position = Int(name) ?? labels.firstIndex(of: name), parts.indices.contains(position)
    else { return nil }
    return tuple.with(parts[position])
  }

  private func externalName(_ value: Value) -> String? {
    if case .external(let name) = value { return name }
    return nil
  }

  /// What the call says that it gives by which a condition filled a local of which nothing else is
  /// known: `guard let note = Note.find(id) else { return }`.
  private func typeCalled(for slot: Slot, _ frame: Frame) -> ScopedType? {
    guard slot.values.values.isEmpty, let source = slot.source?.plain, case .call = source.kind,
      let type = staticType(of: source, frame)
    else { return nil }
    return type.with(type.reference.unwrapped)
  }

  private func resultType(of callee: Expression, _ frame: Frame) -> ScopedType? {
    switch callee.kind {
    case .name(let name, let generics):
      if let function = frame.functions[name] {
        return function.result.map {
          ScopedType(reference: $0, scope: frame.scope, file: frame.file)
        }
      }
      if case .method(let owner)?? = lexicalMember(name, frame).map({ Optional($0.0) }) {
        return result(of: name, owner)
      }
      if name.startsUppercase {
        return ScopedType(reference: .name(name, generics), scope: frame.scope, file: frame.file)
      }
      return index.globalFunctions(name).first?.result.map {
        ScopedType(reference: $0, scope: nil, file: frame.file)
      }
    case .member(let base?, let name, _):
      for value in evaluate(base, frame).values {
        if let type = type(of: value), let found = result(of: name, type) { return found }
      }
      if Self.partsOfList.contains(name), let list = staticType(of: base, frame),
        elementType(list) != nil
      {
        return list
      }
      return methodType(name, of: base, frame)
    case .unwrap(let inner):
      return resultType(of: inner, frame)
    default: return nil
    }
  }

  /// What gives the first or last items of a list.
  private static let partsOfList: Set<String> = [
    "prefix", "suffix", "dropFirst", "dropLast",
  ]

  /// What a method gives that the program adds to a framework's type, `text.attributed()`: such a
  /// value is none of the program's.
  private func methodType(_ name: String, of base: Expression, _ frame: Frame) -> ScopedType? {
    let found: ScopedType?
    switch base.plain.kind {
    case .name(let name, _):
      // What fills a local, `if let text = text.trimmed()`, can be asked by the name that it hides.
      let slot = frame.locals[name]
      found = slot.map { $0.type ?? typeOfValues($0.values) } ?? staticType(of: base, frame)
    case .string: found = staticType(of: base, frame)
    default: return nil
    }
    guard let whole = found else { return nil }
    return resolve(whole.with(whole.reference.unwrapped)).flatMap { result(of: name, $0) }
  }

  private func result(of name: String, _ type: TypeInfo) -> ScopedType? {
    guard let (function, owner) = type.methods(name).first else { return nil }
    return function.result.map { ScopedType(reference: $0, scope: owner, file: owner.span.file) }
  }

  func declared(_ variable: VariableDeclaration, _ owner: TypeInfo) -> ScopedType? {
    if let type = variable.type {
      return ScopedType(reference: type, scope: owner, file: variable.span.file)
    }
    // `var tab = Tab.home`, `var path = NavigationPath()`
    guard let value = variable.value else { return wrappedType(of: variable, owner) }
    // One that is made of itself, `static let limit = limit`, or of another that is made of it.
    guard beingTyped.insert(ObjectIdentifier(variable)).inserted else { return nil }
    defer { beingTyped.remove(ObjectIdentifier(variable)) }
    return madeType(of: value, Frame(receiver: nil, scope: owner, file: variable.span.file))
  }

  private func madeType(of value: Expression, _ frame: Frame) -> ScopedType? {
    switch value.kind {
    case .call(let callee, let arguments):
      if let type = typeNamed(callee, frame) { return type }
      // `AsyncStream<Event>.makeStream()`: a framework's factory makes its own type.
      if case .member(let base?, _, _) = callee.kind, let type = typeNamed(base, frame),
        resolve(type) == nil
      {
        return type
      }
      return resultType(of: callee, frame) ?? madeType(callee, arguments, frame)
    case .member(let base?, _, _): return typeNamed(base, frame)
    case .boolean: return ScopedType(reference: .name("Bool"), scope: nil, file: frame.file)
    case .array(let items):
      return items.first.flatMap { madeType(of: $0, frame) }.map { $0.with(.array($0.reference)) }
    default: return staticType(of: value, frame)
    }
  }

  /// The type that an expression names: `Route`, `Outer.Inner`, `[Route]`.
  func typeNamed(_ expression: Expression, _ frame: Frame) -> ScopedType? {
    var parts: [TypeReference.Component] = []
    var current = expression
    while true {
      switch current.kind {
      case .name(let name, let generics) where name.startsUppercase:
        parts.insert(.init(name: name, generics: generics), at: 0)
        return ScopedType(reference: .named(parts), scope: frame.scope, file: frame.file)
      case .member(let base?, let name, let generics) where name.startsUppercase:
        parts.insert(.init(name: name, generics: generics), at: 0)
        current = base
      case .array(let items) where items.count == 1:
        return typeNamed(items[0], frame).map { $0.with(.array($0.reference)) }
      default:
        return nil
      }
    }
  }

  func declaredType(of place: Place) -> ScopedType? {
    guard place.type >= 0, place.local == nil,
      let (variable, owner) = index.types[place.type].variable(place.name)
    else { return nil }
    guard !owner.generics.isEmpty, let type = declared(variable, owner) else {
      return declared(variable, owner)
    }
    // In a class below, or an object, it is known what a generic class is one of.
    let receiver = place.object.flatMap { $0 >= 0 ? Value.object($0) : nil }
    let heir = receiver.flatMap(self.type) ?? place.below.map { index.types[$0] }
    return inherited(substituted(type, in: receiver), of: owner, by: heir)
  }

  /// The type that values of the program show by themselves.
  func typeOfValues(_ values: ValueSet) -> ScopedType? {
    for value in values.values {
      switch value {
      case .binding(let place): return declaredType(of: place)
      default:
        if let type = type(of: value), !isTypeValue(value) {
          return ScopedType(reference: .name(type.simpleName), scope: type, file: type.span.file)
        }
      }
    }
    return nil
  }

  /// The type of what a list holds, of whose parts that is known: cases, or lists of cases.
  func typeOfItems(_ values: ValueSet) -> ScopedType? {
    for item in items(of: values) {
      if let type = typeOfValues(item) { return type }
      if let type = typeOfItems(item) { return type.with(.array(type.reference)) }
    }
    return nil
  }

  private func isTypeValue(_ value: Value) -> Bool {
    if case .type = value { return true }
    return false
  }
}
