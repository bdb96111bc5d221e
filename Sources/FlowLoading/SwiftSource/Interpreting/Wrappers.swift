/// Property wrappers, the app's own and those that name the type of what they hold.
extension Interpreter {
  /// The program's property wrapper that a property is declared with.
  func wrapper(of variable: VariableDeclaration, _ owner: TypeInfo) -> (TypeInfo, Attribute)? {
    guard !variable.attributes.isEmpty else { return nil }
    if let known = wrappers[ObjectIdentifier(variable)] { return known }
    let found = findWrapper(of: variable, owner)
    wrappers[ObjectIdentifier(variable)] = .some(found)
    return found
  }

  private func findWrapper(
    of variable: VariableDeclaration, _ owner: TypeInfo
  ) -> (TypeInfo, Attribute)? {
    for attribute in variable.attributes where attribute.name.startsUppercase {
      let written = ScopedType(
        reference: .name(attribute.name), scope: owner, file: variable.span.file)
      if let type = resolve(written), !type.isExternal,
        type.attributes.contains(where: { $0.name == "propertyWrapper" })
      {
        return (type, attribute)
      }
    }
    return nil
  }

  /// What a wrapper of the program makes of a property, where its `wrappedValue` is worked out.
  func wrappedValue(
    of variable: VariableDeclaration, owner: TypeInfo, receiver: Value?, type: ScopedType?
  ) -> ValueSet? {
    guard let (wrapper, attribute) = wrapper(of: variable, owner),
      let (wrapped, declaring) = wrapper.variable("wrappedValue"), wrapped.getter != nil
    else { return nil }
    if let type, syntax.relevance.isPlain(type.reference, in: type.scope) { return nil }
    // Made once for each object that has the property.
    return remembered(
      .init(
        function: ObjectIdentifier(variable), receiver: receiver, arguments: [.none, .none, .none])
    ) {
      let object = heap.object(
        type: wrapper.id, site: ObjectIdentifier(variable), maker: objectNumber(receiver))
      let frame = Frame(receiver: nil, scope: owner, file: variable.span.file)
      // `@Injected var router: Routing` is one of `Routing`.
      if let type,
        let generic = wrapper.generics.first(where: { wrapped.type == .name($0.name) })
      {
        genericArguments[object, default: [:]][generic.name] = inFull(type) ?? type.reference
      }
      initialize(
        object, wrapper, attribute.arguments, Expression(.null, variable.span), frame)
      return read(wrapped, owner: declaring, receiver: .object(object))
    }
  }

  /// The type of a property that only its wrapper tells: `@Router var router`,
  /// `@Environment(Model.self) var model`.
  func wrappedType(of variable: VariableDeclaration, _ owner: TypeInfo) -> ScopedType? {
    if let (wrapper, _) = wrapper(of: variable, owner),
      let (wrapped, declaring) = wrapper.variable("wrappedValue"), let type = wrapped.type
    {
      return ScopedType(reference: type, scope: declaring, file: wrapped.span.file)
    }
    if let type = environmentType(of: variable) ?? injectedType(variable, owner)
      ?? dependencyType(variable, owner)
    {
      return type
    }
    for attribute in variable.attributes {
      guard let first = attribute.arguments.first, first.label == nil,
        case .member(let base?, "self", _) = first.value.kind,
        let written = typeNamed(
          base, Frame(receiver: nil, scope: owner, file: variable.span.file))
      else { continue }
      if resolve(written) != nil { return written }
    }
    return nil
  }

  /// `@Environment(\.model) private var model`, by what the program adds to the environment.
  private func environmentType(of variable: VariableDeclaration) -> ScopedType? {
    guard let first = variable.attribute("Environment")?.arguments.first?.value,
      case .keyPath(_, let path) = first.kind, path.count == 1, let name = path.last,
      let values = index.externalType(named: "EnvironmentValues"),
      let (entry, owner) = values.variable(name), entry !== variable
    else { return nil }
    return declared(entry, owner)
  }

  /// The delegate that a SwiftUI app names: the one that its launch runs.
  func launchDelegate(_ variable: VariableDeclaration, _ owner: TypeInfo) -> ValueSet? {
    guard variable.attributes.contains(where: { $0.name.hasSuffix("DelegateAdaptor") }) else {
      return nil
    }
    let written = variable.type.map {
      ScopedType(reference: $0, scope: owner, file: variable.span.file)
    }
    guard let type = (written ?? wrappedType(of: variable, owner)).flatMap(resolve),
      !type.isExternal
    else { return nil }
    return ValueSet(.object(heap.object(type: type.id, site: nil, maker: nil)))
  }

  /// The type of a type's `id`, which `Item.ID` names.
  func identifierType(of type: TypeInfo) -> ScopedType? {
    guard let (variable, owner) = type.variable("id") else { return nil }
    return declared(variable, owner)
  }
}
