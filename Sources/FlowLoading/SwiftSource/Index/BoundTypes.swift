/// Types whose values state holds that a binding can be to: what is bound in them can change at any
/// time. Values of other types are copies that nobody else changes.
struct BoundTypes {
  private var held: Set<Int> = []

  /// - Complexity: Linear in the number of stored properties.
  init(_ index: ProgramIndex) {
    var open: [TypeInfo] = []
    func take(_ variable: VariableDeclaration, of type: TypeInfo) {
      guard let written = variable.type else { return open += made(by: variable, type) }
      open += types(in: written, type)
    }
    func made(by variable: VariableDeclaration, _ type: TypeInfo) -> [TypeInfo] {
      guard case .call(let callee, _)? = variable.value?.kind, let name = callee.lastName else {
        return []
      }
      return types(in: .name(name), type)
    }
    func types(in reference: TypeReference, _ type: TypeInfo) -> [TypeInfo] {
      switch reference {
      case .optional(let inner), .array(let inner), .opaque(let inner):
        return types(in: inner, type)
      case .dictionary(_, let value): return types(in: value, type)
      case .tuple(let parts, _): return parts.flatMap { types(in: $0, type) }
      case .named(let parts):
        let generics = parts.flatMap(\.generics).flatMap { types(in: $0, type) }
        return generics
          + [index.resolve(reference, in: type, file: type.span.file)].compactMap(\.self)
      default: return []
      }
    }
    for type in index.types where !type.isExternal {
      let isModel =
        type.inherits(external: "ObservableObject")
        || type.attributes.contains { ["Observable", "ObservableState"].contains($0.name) }
      for variable in type.stored where isModel || !variable.attributes.isEmpty {
        take(variable, of: type)
      }
    }
    while let next = open.popLast() {
      guard held.insert(next.id).inserted, !next.isExternal, next.kind == .structure else {
        continue
      }
      for variable in next.stored { take(variable, of: next) }
    }
  }

  /// Whether a binding can be to a part of a value of the type.
  func canHold(_ type: TypeInfo) -> Bool { held.contains(type.id) }
}
