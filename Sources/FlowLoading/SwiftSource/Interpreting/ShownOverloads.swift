/// Overloads for views and for controllers: `push(_ view: some View)` beside
/// `push(_ controller: UIViewController)`.
extension Interpreter {
  /// Whether some of the values can be what a parameter asks to be a view or a controller; true for
  /// parameters of any other type.
  func canShow(
    _ values: ValueSet, as type: TypeReference, _ function: FunctionDeclaration, _ owner: TypeInfo?
  ) -> Bool {
    guard !values.isEmpty, !values.isOpen else { return true }
    var wanted = type.unwrapped.lastName
    if case .opaque(let bound) = type.unwrapped { wanted = bound.lastName }
    let generics = function.generics + (owner?.generics ?? [])
    if let generic = generics.first(where: { $0.name == wanted }) {
      wanted = generic.constraint?.lastName
    }
    switch wanted {
    case "View"?: return !values.values.allSatisfy(isOnlyController)
    case let name?
    where name == "UIViewController" || UIKitClasses.superclass(of: name) == "UIViewController":
      return !values.values.allSatisfy(isOnlyView)
    default: return true
    }
  }

  private func isOnlyController(_ value: Value) -> Bool {
    if case .view(let number) = value {
      switch heap.views[number] {
      case .app(let shown): return shown.isHosted
      case .group(let children):
        return children.contains(where: isOnlyController)
      case .tagged(let inner, _, _): return isOnlyController(inner)
      default: return false
      }
    }
    guard case .object = value, let type = type(of: value) else { return false }
    return type.isController && !type.inherits(external: "View")
  }

  private func isOnlyView(_ value: Value) -> Bool {
    guard case .view(let number) = value, case .app(let shown) = heap.views[number],
      !shown.isHosted, let type = type(of: value)
    else { return false }
    return type.inherits(external: "View")
  }
}
