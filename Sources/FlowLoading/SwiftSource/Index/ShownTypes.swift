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
  /// and shows parts that nobody gives it, or it leads on by itself or has a title of its own.
  func isFeature(_ type: TypeInfo) -> Bool {
    type.stored.contains { variable in
      variable.attributes.contains { Self.models.contains($0.name) }
    }
      && shownTypes(of: type).contains { !isTransparent($0) && !isBackdrop($0) }
      || !drawsItems(type) && leadsOn(type)
  }

  /// Whether a view's own code shows a view of the program's above itself, or writes out its title.
  private func leadsOn(_ type: TypeInfo) -> Bool {
    var isFound = false
    let shown = Walk { node in
      if case .call(let callee, _) = node.kind, case .name(let name, _) = callee.kind,
        name.startsUppercase, let view = self.type(named: name, in: type),
        view !== type, !view.isExternal, view.inherits(external: "View")
      {
        isFound = true
      }
      return !isFound
    }
    let walk = Walk { node in
      guard case .call(let callee, let arguments) = node.kind, let name = callee.lastName else {
        return !isFound
      }
      if Self.presenting.contains(name) {
        for argument in arguments { shown.expression(argument.value) }
      } else if Self.titles.contains(name), case .string? = arguments.first?.value.kind {
        isFound = true
      }
      return !isFound
    }
    for (_, variable) in type.variables.sorted(by: { $0.key < $1.key }) {
      variable.getter.map(walk.statements)
    }
    for function in type.functions.values.joined() where function.name != "init" {
      function.body.map(walk.statements)
    }
    return isFound
  }

  static let titles: Set<String> = ["navigationTitle", "navigationBarTitle"]

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
        name.startsUppercase,
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
