/// The types of values, and what values of a type there are.
extension Interpreter {
  func type(of value: Value) -> TypeInfo? {
    switch value {
    case .object(let number): index.types[heap.objects[number].type]
    case .some(let type), .enumCase(let type, _, _), .type(let type): index.types[type]
    case .view(let number):
      if case .app(let shown) = heap.views[number], case .object(let object) = shown.content {
        index.types[heap.objects[object].type]
      } else {
        nil
      }
    default: nil
    }
  }

  func resolve(_ type: ScopedType) -> TypeInfo? {
    resolutions.type(meantBy: type) {
      index.resolve(type.reference, in: type.scope, file: type.file)
    }
  }

  /// Whether a type is a generic parameter of the type that code belongs to, or of one around it.
  private func isParameter(_ type: ScopedType) -> Bool {
    guard case .named(let parts) = type.reference, parts.count == 1 else { return false }
    var scope = type.scope
    while let owner = scope {
      if owner.generics.contains(where: { $0.name == parts[0].name }) { return true }
      scope = owner.outer
    }
    return false
  }

  /// A type's name can lead back to itself, as in half-written code: `var id: Item.ID` in `Item`.
  private static let maximumTypeHops = 16

  /// What a value of a type can be when nothing more is known.
  func anyValue(of type: ScopedType?) -> ValueSet { anyValue(of: type, hops: 0) }

  private func anyValue(of type: ScopedType?, hops: Int) -> ValueSet {
    guard let type, hops < Self.maximumTypeHops else { return .unknown }
    switch type.reference {
    case .optional(let inner), .opaque(let inner):
      return anyValue(of: type.with(inner), hops: hops + 1)
    case .array(let element):
      return ValueSet([.list([anyValue(of: type.with(element), hops: hops + 1)])], isOpen: true)
    case .tuple(let parts, let labels):
      return ValueSet(
        [.tuple(labels, parts.map { anyValue(of: type.with($0), hops: hops + 1) })], isOpen: true)
    case .function: return .unknown
    default: break
    }
    if let known = resolve(type), !known.isExternal {
      return ValueSet([.some(known.id)], isOpen: true)
    }
    if case .named(let parts) = type.reference, parts.count > 1, parts.last?.name == "ID",
      let owner = resolve(type.with(.named(Array(parts.dropLast())))),
      let identifier = identifierType(of: owner)
    {
      return anyValue(of: identifier, hops: hops + 1)
    }
    if let state = state(ofStore: type) { return ValueSet([.some(state.id)], isOpen: true) }
    let expanded = index.expanded(type.reference, in: type.scope)
    if expanded != type.reference { return anyValue(of: type.with(expanded), hops: hops + 1) }
    if let name = type.reference.lastName {
      if name == "Binding" || name == "Published" { return .unknown }
      // What a parameter stands for is not known here: it is no type of a framework.
      if isParameter(type) { return .unknown }
      return ValueSet([.external(name)], isOpen: true)
    }
    return .unknown
  }
}

/// The types that references mean, each looked up once.
struct ResolutionMemory {
  private struct Key: Hashable {
    let type: TypeReference
    let scope: Int
    let file: UInt32
  }

  private var types: [Key: TypeInfo?] = [:]

  mutating func type(meantBy type: ScopedType, _ find: () -> TypeInfo?) -> TypeInfo? {
    let key = Key(type: type.reference, scope: type.scope?.id ?? -1, file: type.file)
    if let known = types[key] { return known }
    let found = find()
    types[key] = .some(found)
    return found
  }
}
