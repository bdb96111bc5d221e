/// A type as written.
indirect enum TypeReference: Sendable, Hashable {
  struct Component: Sendable, Hashable {
    let name: String
    var generics: [TypeReference] = []
  }

  /// `Outer.Inner<Argument>`.
  case named([Component])
  case optional(TypeReference)
  case array(TypeReference)
  case dictionary(TypeReference, TypeReference)
  /// Effectful if what it names may wait or throw.
  case function([TypeReference], TypeReference, isEffectful: Bool = false)
  case tuple([TypeReference], labels: [String?])
  /// `some P`, `any P`.
  case opaque(TypeReference)
  case composition([TypeReference])
  case metatype(TypeReference)
  case unknown

  static func name(_ name: String, _ generics: [TypeReference] = []) -> TypeReference {
    .named([Component(name: name, generics: generics)])
  }

  /// The type without optionals, `some` and `any`.
  var unwrapped: TypeReference {
    switch self {
    case .optional(let inner), .opaque(let inner): inner.unwrapped
    default: self
    }
  }

  /// The last component's name: `ViewModel` of `Home.ViewModel`.
  var lastName: String? {
    if case .named(let parts) = unwrapped { return parts.last?.name }
    return nil
  }

  /// The name with its outer types, without generic arguments.
  var dottedName: String? {
    if case .named(let parts) = unwrapped { return parts.map(\.name).joined(separator: ".") }
    return nil
  }

  var generics: [TypeReference] {
    if case .named(let parts) = unwrapped { return parts.last?.generics ?? [] }
    return []
  }

  var isVoid: Bool {
    switch self {
    case .tuple(let parts, _): parts.isEmpty
    case .named(let parts): parts.count == 1 && parts[0].name == "Void"
    default: false
    }
  }
}
