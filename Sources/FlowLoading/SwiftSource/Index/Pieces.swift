extension ViewSyntax {
  /// Whether a view is no more than its maker gives it: it keeps no state and no model, brings
  /// nothing up, and has neither a bar nor a list, as a row or a button of the app's own.
  func isPiece(_ type: TypeInfo, in index: ProgramIndex) -> Bool {
    if let known = pieces[type.id] { return known }
    let answer =
      type.kind == .structure && type.variables["body"]?.getter != nil
      && type.stored.allSatisfy { isGiven($0, to: type, in: index) }
      && !mentions(Self.ofScreens, in: type)
    pieces[type.id] = answer
    return answer
  }

  /// Whether a view is no more than its maker gives it, if a long list of that: it keeps no state and
  /// no model, brings nothing up and has no bar.
  func isGiven(_ type: TypeInfo, in index: ProgramIndex) -> Bool {
    if let known = givenOnly[type.id] { return known }
    let answer =
      type.kind == .structure && type.variables["body"]?.getter != nil
      && type.stored.allSatisfy { isGiven($0, to: type, in: index) }
      && !mentions(Self.ofScreens.subtracting(Self.content), in: type)
    givenOnly[type.id] = answer
    return answer
  }

  private static let content: Set<String> = ["List", "Form", "ScrollView", "Table", "Map"]

  private func isGiven(
    _ variable: VariableDeclaration, to type: TypeInfo, in index: ProgramIndex
  ) -> Bool {
    guard variable.attributes.allSatisfy({ Self.plain.contains($0.name) || isOfLooks($0) }) else {
      return false
    }
    guard let written = variable.type?.unwrapped else {
      if case .call? = variable.value?.kind { return false }
      return true
    }
    guard let found = index.resolve(written, in: type, file: type.span.file) else { return true }
    // That the app extends a system's type makes no model of it.
    return found.isExternal || found.kind == .structure || found.kind == .enumeration
  }

  /// Whether a property tells how to look: `@Environment(\.colorScheme)`, but no model and nothing
  /// that brings up or takes away.
  private func isOfLooks(_ attribute: Attribute) -> Bool {
    guard attribute.name == "Environment",
      case .keyPath(_, let parts)? = attribute.arguments.first?
        .value.kind, let key = parts.last
    else { return false }
    return !Self.acting.contains(key)
  }

  private static let acting: Set<String> = [
    "dismiss", "presentationMode", "openURL", "openWindow", "dismissWindow", "openSettings",
    "managedObjectContext", "modelContext",
  ]

  private func mentions(_ names: Set<String>, in type: TypeInfo) -> Bool {
    var found = false
    let walk = Walk { node in
      switch node.kind {
      case .name(let name, _), .member(_, let name, _): if names.contains(name) { found = true }
      default: break
      }
      return !found
    }
    for variable in type.variables.values { variable.getter.map(walk.statements) }
    for function in type.functions.values.joined() { function.body.map(walk.statements) }
    return found
  }

  /// Wrappers of what the maker gives, or of mere looks.
  private static let plain: Set<String> = ["Binding", "ScaledMetric", "ViewBuilder", "Namespace"]

  private static let ofScreens: Set<String> = presenting.union(structures).union([
    "List", "Form", "ScrollView", "Table", "Map", "toolbar", "navigationTitle",
    "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationBarItems", "searchable",
  ])
}
