/// Components within components that pass an action down: `Row(action: action)`.
extension Interpreter {
  /// Whether a component gives another one what it was given to run itself.
  func handsOn(_ arguments: [Argument], to type: TypeInfo, _ frame: Frame) -> Bool {
    guard let scope = frame.scope, isComponent(scope), objectNumber(frame.receiver) != nil,
      // A representable gives it to its coordinator.
      isComponent(type) || type.outer === scope && type.kind == .classType
    else { return false }
    let actions = actions(of: scope)
    guard !actions.isEmpty else { return false }
    return arguments.contains { mentions($0.value, actions) }
  }

  private func isComponent(_ type: TypeInfo) -> Bool {
    type.kind == .structure
      && ["View", "UIViewRepresentable", "UIViewControllerRepresentable"].contains(
        where: type.inherits(external:))
  }

  /// The properties of a view that hold what it runs, without what builds views.
  private func actions(of type: TypeInfo) -> Set<String> {
    if let known = actionNames[type.id] { return known }
    let names = type.stored.filter { variable in
      guard variable.attributes.isEmpty, let written = variable.type,
        case .function(_, let result, _) =
          index.expanded(written.unwrapped, in: type).unwrapped
      else { return false }
      return result.isVoid
    }.map(\.name)
    actionNames[type.id] = Set(names)
    return Set(names)
  }

  private func mentions(_ argument: Expression, _ names: Set<String>) -> Bool {
    switch argument.plain.kind {
    case .name(let name, _): return names.contains(name)
    case .member(let base?, let name, _): return base.isSelf && names.contains(name)
    case .closure(let closure):
      return syntax.freeNames(of: closure).contains(where: names.contains)
    default: return false
    }
  }
}
