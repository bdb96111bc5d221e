extension TypeReference {
  /// What optionals and arrays of a type hold.
  fileprivate var element: TypeReference {
    switch self {
    case .optional(let inner), .array(let inner): inner.element
    default: self
    }
  }

  /// The type with generic parameters replaced by what they stand for.
  func replacing(_ arguments: [String: TypeReference]) -> TypeReference {
    guard !arguments.isEmpty else { return self }
    switch self {
    case .named(let parts):
      if let first = parts.first, let replacement = arguments[first.name] {
        // `Model.Action`, where `Model` is replaced.
        if parts.count == 1 { return replacement }
        if case .named(let outer) = replacement { return .named(outer + parts.dropFirst()) }
      }
      return .named(
        parts.map { .init(name: $0.name, generics: $0.generics.map { $0.replacing(arguments) }) })
    case .optional(let inner): return .optional(inner.replacing(arguments))
    case .array(let inner): return .array(inner.replacing(arguments))
    case .opaque(let inner): return .opaque(inner.replacing(arguments))
    case .metatype(let inner): return .metatype(inner.replacing(arguments))
    case .dictionary(let key, let value):
      return .dictionary(key.replacing(arguments), value.replacing(arguments))
    case .tuple(let parts, let labels):
      return .tuple(parts.map { $0.replacing(arguments) }, labels: labels)
    case .function(let parts, let result, let isEffectful):
      return .function(
        parts.map { $0.replacing(arguments) }, result.replacing(arguments),
        isEffectful: isEffectful)
    default: return self
    }
  }
}

extension TypeReference {
  /// What a binding holds, where it is one.
  fileprivate var withoutBinding: TypeReference {
    lastName == "Binding" ? generics.first?.unwrapped ?? self : self
  }

  /// Whether some of the names stand in the type.
  func mentions(_ names: Set<String>) -> Bool {
    switch self {
    case .named(let parts):
      parts.contains { names.contains($0.name) || $0.generics.contains { $0.mentions(names) } }
    case .optional(let inner), .array(let inner), .opaque(let inner), .metatype(let inner):
      inner.mentions(names)
    case .dictionary(let key, let value): key.mentions(names) || value.mentions(names)
    case .tuple(let parts, _), .composition(let parts): parts.contains { $0.mentions(names) }
    case .function(let parts, let result, _):
      parts.contains { $0.mentions(names) } || result.mentions(names)
    case .unknown: false
    }
  }
}

/// What generic parameters stand for, with the scope in which the names of it mean something.
struct GenericArguments {
  let names: [String: TypeReference]
  let scope: TypeInfo?
  let file: UInt32

  /// The type with its parameters replaced. A type in which nothing was replaced keeps its scope.
  func applied(to type: ScopedType) -> ScopedType {
    guard type.reference.mentions(Set(names.keys)) else { return type }
    return ScopedType(reference: type.reference.replacing(names), scope: scope, file: file)
  }
}

extension Interpreter {
  /// What the parameters of a generic type stand for in a call of one of its members: by the class
  /// that inherits it, or by the declared type of the value that the member is called on.
  func genericArguments(
    of owner: TypeInfo?, receiver: Value?, call: Expression?, _ caller: Frame
  ) -> GenericArguments? {
    guard let owner else { return nil }
    if owner.isExternal, owner.name == "Array" {
      guard let base = base(of: call),
        let element = staticType(of: base, caller).flatMap(elementType)
      else { return nil }
      return elementArguments(element)
    }
    if owner.kind == .protocolType {
      let associated = owner.lineage.reduce(into: Set<String>()) { $0.formUnion($1.associated) }
      guard associated.isEmpty else {
        return associatedArguments(associated, receiver: receiver, call: call, caller)
      }
    }
    guard !owner.generics.isEmpty else { return outerArguments(of: owner, call: call, caller) }
    if let receiver, let type = type(of: receiver), type !== owner,
      let known = inheritedArguments(of: owner, from: type)
    {
      return known
    }
    guard let base = base(of: call), let type = staticType(of: base, caller) else { return nil }
    return arguments(of: owner, written: type)
      ?? aliasArguments(of: owner, written: type, base, caller)
  }

  /// For another name that a generic type gives one, `typealias Context = StoreContext<State,
  /// Action>`: by how the value's type is written, `HomeModel.Context`, or by the class of what
  /// holds the value.
  private func aliasArguments(
    of owner: TypeInfo, written type: ScopedType, _ base: Expression, _ caller: Frame
  ) -> GenericArguments? {
    guard case .named(let parts) = type.reference.unwrapped, let last = parts.last else {
      return nil
    }
    let before = parts.count > 1 ? expanded(type.with(.named(Array(parts.dropLast())))) : nil
    guard let around = before.map({ resolve($0) }) ?? type.scope,
      let declaring = around.lineage.first(where: { $0.aliases[last.name] != nil }),
      let alias = declaring.aliases[last.name],
      let known = arguments(
        of: owner,
        written: ScopedType(reference: alias, scope: declaring, file: declaring.span.file))
    else { return nil }
    guard !declaring.generics.isEmpty else { return known }
    let outer =
      before.flatMap { arguments(of: declaring, written: $0) }
      ?? inheritedArguments(of: declaring, from: around)
      ?? holderArguments(of: declaring, holding: base, caller)
    guard let outer else { return nil }
    return GenericArguments(
      names: known.names.mapValues { $0.replacing(outer.names) }, scope: outer.scope,
      file: outer.file)
  }

  /// In an extension of a protocol: what its associated types are in the written type of the value,
  /// `AnyCoordinator<AppRoute>`, or in the type that conforms.
  private func associatedArguments(
    _ associated: Set<String>, receiver: Value?, call: Expression?, _ caller: Frame
  ) -> GenericArguments? {
    if let base = base(of: call), let type = staticType(of: base, caller) {
      let written = expanded(type.with(type.reference.unwrapped))
      if let named = resolve(written), !named.generics.isEmpty,
        let known = arguments(of: named, written: written)
      {
        let names = known.names.filter { associated.contains($0.key) }
        guard !names.isEmpty else { return nil }
        return GenericArguments(names: names, scope: known.scope, file: known.file)
      }
    }
    guard let conformer = receiver.flatMap(type(of:)), conformer.kind != .protocolType else {
      return nil
    }
    let names = associated.reduce(into: [String: TypeReference]()) { names, name in
      names[name] = inFull(
        ScopedType(reference: .name(name), scope: conformer, file: conformer.span.file))
    }
    guard !names.isEmpty else { return nil }
    return GenericArguments(names: names, scope: conformer, file: conformer.span.file)
  }

  /// For a type inside a generic one, by how the value's type is written: `HomeViewModel.Context`,
  /// where `HomeViewModel` inherits `Store<HomeState, HomeAction>`.
  private func outerArguments(of owner: TypeInfo, call: Expression?, _ caller: Frame)
    -> GenericArguments?
  {
    guard let outer = owner.outer, !outer.generics.isEmpty, let base = base(of: call) else {
      return nil
    }
    guard let type = staticType(of: base, caller),
      case .named(let parts) = type.reference.unwrapped, parts.count > 1
    else { return holderArguments(of: outer, holding: base, caller) }
    let written = expanded(type.with(.named(Array(parts.dropLast()))))
    if let known = arguments(of: outer, written: written) { return known }
    guard let named = resolve(written), named !== outer else { return nil }
    return inheritedArguments(of: outer, from: named)
  }

  /// By what holds the value: in `model.context`, declared where `Context` alone says which, by the
  /// class that the model is of.
  private func holderArguments(of outer: TypeInfo, holding base: Expression, _ caller: Frame)
    -> GenericArguments?
  {
    let holders: [Value]
    switch base.plain.kind {
    case .member(let inner?, _, _): holders = evaluate(inner, caller).values
    case .name: holders = [caller.receiver].compactMap { $0 }
    default: return nil
    }
    for holder in holders {
      if let type = type(of: holder), type !== outer,
        let known = inheritedArguments(of: outer, from: type)
      {
        return known
      }
    }
    return nil
  }

  /// A type with the alias replaced that it names.
  private func expanded(_ type: ScopedType) -> ScopedType {
    type.with(index.expanded(type.reference, in: type.scope))
  }

  /// The arguments in a type as it is written, `Router<Route>`, or as an alias outside of all types
  /// says: `typealias AppRouter = Router<Route>`.
  func arguments(of owner: TypeInfo, written type: ScopedType) -> GenericArguments? {
    guard !owner.generics.isEmpty else { return nil }
    var (written, scope) = (type.reference.generics, type.scope)
    if written.isEmpty, case .named(let parts) = type.reference.unwrapped, parts.count == 1 {
      written = index.expanded(type.reference.unwrapped, in: nil).unwrapped.generics
      scope = nil
    }
    guard written.count == owner.generics.count else { return nil }
    return GenericArguments(
      names: Dictionary(zip(owner.generics.map(\.name), written)) { first, _ in first },
      scope: scope, file: type.file)
  }

  /// Inside an extension of arrays: the element, and what the element is generic over.
  private func elementArguments(_ element: ScopedType) -> GenericArguments {
    var names = ["Element": element.reference]
    if let type = resolve(element), let known = arguments(of: type, written: element) {
      names.merge(known.names) { first, _ in first }
    }
    return GenericArguments(names: names, scope: element.scope, file: element.file)
  }

  private func base(of call: Expression?) -> Expression? {
    guard case .call(let called, _)? = call?.kind else { return nil }
    var callee = called
    while case .unwrap(let inner) = callee.kind { callee = inner }
    if case .member(let base?, _, _) = callee.kind { return base }
    return nil
  }

  /// `class AppCoordinator: Coordinator<AppRoute>`: the arguments of a class above.
  private func inheritedArguments(of owner: TypeInfo, from type: TypeInfo) -> GenericArguments? {
    for reference in type.inherits {
      guard let parent = index.resolve(reference, in: type.outer ?? type, file: type.span.file),
        parent !== type, parent.lineage.contains(where: { $0 === owner })
      else { continue }
      let written = expanded(
        ScopedType(
          reference: reference.unwrapped, scope: type.outer ?? type, file: type.span.file))
      let own = arguments(of: parent, written: written)
      if parent === owner { return own }
      guard let above = inheritedArguments(of: owner, from: parent) else { return nil }
      guard let own else { return above }
      return GenericArguments(
        names: above.names.mapValues { $0.replacing(own.names) }, scope: own.scope, file: own.file)
    }
    return nil
  }

  /// The type of a member that a class has from a generic one above it, as it is in that class.
  func inherited(_ type: ScopedType, of owner: TypeInfo, by heir: TypeInfo?) -> ScopedType {
    guard !owner.generics.isEmpty, let heir, heir !== owner,
      let known = inheritedArguments(of: owner, from: heir)
    else { return type }
    return known.applied(to: type)
  }

  /// The type of a member as seen through the written type of what it is a member of.
  func seen(_ type: ScopedType, of owner: TypeInfo, through base: Expression, _ frame: Frame)
    -> ScopedType
  {
    guard !owner.generics.isEmpty, let written = staticType(of: base, frame),
      let known = arguments(of: owner, written: written)
    else { return type }
    return known.applied(to: type)
  }

  /// What a property of a generic type's value holds, where no more is known of it than its type:
  /// `part.values` of a `Part<Bookmark>`, declared as `[T]`, holds bookmarks.
  func generic(
    _ name: String, of value: Value, _ values: ValueSet, _ base: Expression, _ frame: Frame
  ) -> ValueSet? {
    guard values.isOpen, let type = type(of: value), !type.generics.isEmpty,
      let (variable, owner) = type.variable(name), let declared = declared(variable, owner),
      declared.reference.mentions(Set(owner.generics.map(\.name))),
      values == anyValue(of: declared)
    else { return nil }
    return anyValue(of: seen(substituted(declared, in: value), of: owner, through: base, frame))
  }

  /// The type of a list's elements as it is written, where the elements are of a generic type.
  func genericElement(of list: Expression, _ elements: [ValueSet], _ frame: Frame) -> ScopedType? {
    let isGeneric = elements.contains { element in
      element.values.contains { type(of: $0)?.generics.isEmpty == false }
    }
    return isGeneric ? staticType(of: list, frame).flatMap(elementType) : nil
  }

  /// A type with the generic arguments of the object whose method it belongs to.
  func substituted(_ type: ScopedType, in receiver: Value?) -> ScopedType {
    guard let object = objectNumber(receiver), let arguments = genericArguments[object] else {
      return type
    }
    let replaced = type.reference.replacing(arguments)
    // What a parameter stands for can have the parameter's own name, `Frame<Route>` of
    // `struct Frame<Route: Hashable>`: inside, that would mean the parameter.
    guard case .named(let parts) = type.reference.element, parts.count == 1,
      arguments[parts[0].name] == .name(parts[0].name),
      index.resolve(.name(parts[0].name), in: nil, file: type.file)?.isExternal == false
    else { return type.with(replaced) }
    return ScopedType(reference: replaced, scope: nil, file: type.file)
  }

  /// Keeps what a generic parameter stands for that is the type of what an initialiser is given,
  /// `Store(state: DemoModel())`, or the type that it is told, `Trail(for: Peak.self)`.
  ///
  /// - Parameter argument: What is given, as code: the type `[Stop]` of `$stops` says what `S` is in
  ///   `Binding<[S]>`.
  func inferGenerics(
    of object: Int, _ owner: TypeInfo, _ type: TypeReference?, given values: ValueSet,
    by argument: Expression?, _ caller: Frame
  ) {
    inferParts(of: object, owner, type, argument, caller)
    for generic in owner.generics
    where type == .metatype(.name(generic.name)) && genericArguments[object]?[generic.name] == nil {
      switch values.only {
      case .type(let number)?: keepMeaning(index.types[number], of: generic.name, in: object)
      case .externalType(let name)?: keepMeaning(named: name, of: generic.name, in: object)
      default: break
      }
    }
    var (type, values) = (type, values)
    if case .function([], let result, _)? = type?.unwrapped, isModel(result, of: owner) {
      // `FlowView(ShopCoordinator())` of `init(_ coordinator: @autoclosure () -> C)`.
      type = result
      if genericArguments[object]?[result.lastName ?? ""] != nil { return }
      values =
        isolated {
          invokeAll(
            values, [], Expression(.null, .none), Frame(receiver: nil, scope: nil, file: 0))
        }.0
    }
    if case .array(let element)? = type?.unwrapped {
      // `ListDetail(items: [Film(title: "A")])` of `let items: [Item]`.
      type = element
      values = items(of: values).reduce(into: .none) { $0.formUnion($1) }
    }
    guard let name = type?.lastName, owner.generics.contains(where: { $0.name == name }),
      type == .name(name), genericArguments[object]?[name] == nil,
      let given = values.values.lazy.compactMap(self.type(of:)).first, !given.isExternal
    else { return }
    keepMeaning(given, of: name, in: object)
  }

  /// Whether a type is a generic parameter that stands for something which is no view.
  private func isModel(_ type: TypeReference, of owner: TypeInfo) -> Bool {
    owner.generics.contains { generic in
      type == .name(generic.name) && generic.constraint.map { $0.lastName != "View" } ?? false
    }
  }

  private func inferParts(
    of object: Int, _ owner: TypeInfo, _ type: TypeReference?, _ argument: Expression?,
    _ caller: Frame
  ) {
    guard let wanted = type?.unwrapped.withoutBinding, !owner.generics.isEmpty else { return }
    for generic in owner.generics
    where genericArguments[object]?[generic.name] == nil && wanted != .name(generic.name)
      && wanted.mentions([generic.name])
    {
      guard let given = argument.flatMap({ staticType(of: $0, caller) }),
        let found = wanted.counterpart(
          of: generic.name, in: expanded(given).reference.unwrapped.withoutBinding),
        let meant = boundType(found, caller).flatMap(resolve) ?? resolve(given.with(found))
      else { continue }
      keepMeaning(meant, of: generic.name, in: object)
    }
  }

  /// The type that a generic parameter stands for in the code of an object.
  func genericArgument(_ name: String, _ frame: Frame) -> TypeInfo? {
    guard let scope = frame.scope, scope.generics.contains(where: { $0.name == name }),
      let receiver = frame.receiver
    else { return nil }
    if let object = objectNumber(receiver), let known = genericArguments[object]?[name] {
      return resolve(ScopedType(reference: known, scope: scope, file: frame.file))
    }
    guard let type = type(of: receiver), type !== scope,
      let known = inheritedArguments(of: scope, from: type)
    else { return nil }
    return resolve(
      known.applied(to: ScopedType(reference: .name(name), scope: scope, file: frame.file)))
  }
}
