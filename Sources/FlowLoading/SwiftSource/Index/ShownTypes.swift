/// Which of the program's views the code of a view shows.
extension ViewSyntax {
  /// Whether a view shows a navigation container, or only chooses between views that do.
  func leadsToStructure(_ type: TypeInfo, depth: Int = 0) -> Bool {
    if hostsStructure(type) { return true }
    guard depth < 3, let body = type.variables["body"]?.getter, body.count == 1 else {
      return false
    }
    switch body[0].kind {
    case .conditional, .switching: break
    case .expression(let value), .returning(let value?):
      guard case .statement = value.kind else { return false }
    default: return false
    }
    let shown = shownTypes(of: type)
    return !shown.isEmpty && shown.allSatisfy { leadsToStructure($0, depth: depth + 1) }
  }

  /// Whether a view that frames what it is given is a feature by itself: it has a model of its own
  /// and shows parts that nobody gives it.
  func isFeature(_ type: TypeInfo) -> Bool {
    type.stored.contains { variable in
      variable.attributes.contains { Self.models.contains($0.name) }
    }
      && shownTypes(of: type).contains { !isTransparent($0) && !isBackdrop($0) }
  }

  /// Whether a view is given code that builds what it shows, as frames for anything are, and not what
  /// that code built.
  func isGivenBuilder(_ type: TypeInfo) -> Bool {
    func builds(_ type: TypeReference?) -> Bool {
      guard case .function(_, let result, _)? = type?.unwrapped else { return false }
      return result.lastName != nil && result.lastName != "Void"
    }
    return content(of: type).contains { variable in
      variable.attributes.contains { $0.name == "ViewBuilder" } || builds(variable.type)
    }
      || type.methods("init").contains { function, _ in
        function.parameters.contains { $0.isBuilder || builds($0.type) }
      }
  }

  /// Wrappers of what a view is made for.
  private static let models: Set<String> = ["StateObject", "ObservedObject", "Bindable"]

  /// The program's views that a view's own code makes.
  private func shownTypes(of type: TypeInfo) -> [TypeInfo] {
    var found: [TypeInfo] = []
    let walk = Walk { node in
      guard case .call(let callee, _) = node.kind, case .name(let name, _) = callee.kind,
        name.first?.isUppercase == true,
        let view = self.type(named: name, in: type), view !== type, !view.isExternal,
        view.inherits(external: "View"), !found.contains(where: { $0 === view })
      else { return true }
      found.append(view)
      return true
    }
    for variable in type.variables.values.sorted(by: { $0.name < $1.name }) {
      variable.getter.map(walk.statements)
    }
    return found
  }
}
