/// Telling the program's modifiers from those of SwiftUI that bear the same name:
/// `sheet(isPresented:title:content:)`, whose body calls `sheet(isPresented:content:)`.
extension Interpreter {
  /// The program's modifiers that a call on a view can mean.
  func ownModifiers(
    _ site: CallSite, of views: TypeInfo, _ frame: Frame
  ) -> [(FunctionDeclaration, TypeInfo)] {
    let all = views.allMethods(site.name)
    guard !all.isEmpty else { return all }
    guard Frameworks.modifiers[site.name] != nil else {
      return all.filter { !isInside($0.0, site.arguments) }
    }
    return all.filter { takes($0.0, $0.1, site.arguments, frame) }
  }

  /// Whether an unqualified call in a view means SwiftUI's modifier, as none of the program's takes
  /// what it is given.
  func isOnlyModifier(
    _ name: String, of owner: TypeInfo, _ arguments: [Argument], _ frame: Frame
  ) -> Bool {
    guard Frameworks.modifiers[name] != nil, isViewCode(frame) else { return false }
    return !owner.allMethods(name).contains { takes($0.0, $0.1, arguments, frame) }
  }

  /// Whether a function is given all that it must be, and nothing that it cannot take.
  private func takes(
    _ function: FunctionDeclaration, _ owner: TypeInfo, _ arguments: [Argument], _ frame: Frame
  ) -> Bool {
    guard isComplete(function, arguments), let pairing = pair(function.parameters, arguments)
    else { return false }
    if isInside(function, arguments) { return false }
    return zip(function.parameters, pairing).allSatisfy { parameter, position in
      guard let position, case .named = parameter.type.unwrapped,
        let wanted = index.resolve(
          parameter.type.unwrapped, in: owner, file: function.span.file),
        !wanted.isExternal, wanted.kind != .protocolType,
        !function.generics.contains(where: { $0.name == parameter.type.lastName })
      else { return true }
      let values = evaluate(arguments[position].value, frame)
      return values.isEmpty || values.values.contains { isOrNobodyKnows($0, wanted) }
    }
  }

  /// Whether a call stands in a modifier of the same name: there the name means SwiftUI's.
  private func isInside(_ function: FunctionDeclaration, _ arguments: [Argument]) -> Bool {
    arguments.first.map { function.span.encloses($0.value.span) } ?? false
  }

  private func isOrNobodyKnows(_ value: Value, _ wanted: TypeInfo) -> Bool {
    switch value {
    case .closure, .type, .externalType: return false
    default:
      guard let type = type(of: value) else { return true }
      return type.lineage.contains { $0 === wanted } || wanted.lineage.contains { $0 === type }
    }
  }
}
