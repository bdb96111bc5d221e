/// swift-dependencies: properties of `DependencyValues` name keys, and a key's live value is what
/// the app runs with.
enum Dependencies {
  static let wrapper = "Dependency"
  static let values = "DependencyValues"
  /// What stands for a dependency in tests and previews is not asked for.
  static let live = "liveValue"
}

extension Interpreter {
  /// What a property is given by its wrapper: `@Dependency(\.router) private var router`, or
  /// `@Dependency(Router.self)`.
  func dependency(_ variable: VariableDeclaration, _ owner: TypeInfo) -> ValueSet? {
    guard let asked = askedDependency(variable, owner) else { return nil }
    let type = declared(variable, owner)
    if let type, syntax.relevance.isPlain(type.reference, in: type.scope) { return nil }
    guard let key = dependencyKey(at: asked, variable, owner),
      let (live, declaring) = key.variable(Dependencies.live), live.isStatic
    else { return type.map { anyValue(of: $0) } }
    let values = read(live, owner: declaring, receiver: .type(key.id))
    return values.isEmpty ? type.map { anyValue(of: $0) } : values
  }

  /// The type of such a property, where only its wrapper tells.
  func dependencyType(_ variable: VariableDeclaration, _ owner: TypeInfo) -> ScopedType? {
    guard let asked = askedDependency(variable, owner) else { return nil }
    if let (property, declaring) = dependencyProperty(at: asked) {
      return declared(property, declaring)
    }
    guard let key = dependencyKey(at: asked, variable, owner),
      let (live, declaring) = key.variable(Dependencies.live)
    else { return nil }
    return declared(live, declaring)
  }

  /// What names the dependency, where the program declares it.
  private func askedDependency(_ variable: VariableDeclaration, _ owner: TypeInfo) -> Expression? {
    guard let asked = variable.attribute(Dependencies.wrapper)?.arguments.first?.value.plain,
      wrapper(of: variable, owner) == nil
    else { return nil }
    switch asked.kind {
    case .keyPath: return dependencyProperty(at: asked) == nil ? nil : asked
    case .member(_?, "self", _): return asked
    default: return nil
    }
  }

  private func dependencyProperty(at asked: Expression) -> (VariableDeclaration, TypeInfo)? {
    guard case .keyPath(_, let path) = asked.kind, path.count == 1 else { return nil }
    return index.externalType(named: Dependencies.values)?.variable(path[0])
  }

  /// The type whose live value a dependency is: the one in `self[RouterKey.self]` of its getter, or
  /// the one that is asked for.
  private func dependencyKey(
    at asked: Expression, _ variable: VariableDeclaration, _ owner: TypeInfo
  ) -> TypeInfo? {
    if case .member(let base?, "self", _) = asked.kind {
      return type(
        base, Frame(receiver: nil, scope: owner, file: variable.span.file))
    }
    guard let (property, declaring) = dependencyProperty(at: asked), let getter = property.getter
    else { return nil }
    var key: Expression?
    Walk { node in
      if case .index(let base, let arguments) = node.kind, base.isSelf, arguments.count == 1,
        case .member(let named?, "self", _) = arguments[0].value.plain.kind
      {
        key = named
      }
      return key == nil
    }.statements(getter)
    return key.flatMap {
      type($0, Frame(receiver: nil, scope: declaring, file: property.span.file))
    }
  }

  private func type(_ named: Expression, _ frame: Frame) -> TypeInfo? {
    typeNamed(named, frame).flatMap(resolve)
  }
}
