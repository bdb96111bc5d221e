/// Properties that a program adds to UIKit's classes and that give an object of its own:
/// `view.sceneDelegate`. Whatever is asked for one, it is that one.
struct AddedProperties {
  typealias Found = (variable: VariableDeclaration, owner: TypeInfo)

  private let found: [String: Found]
  /// Names of those that are given code to run.
  let code: Set<String>

  init(_ index: ProgramIndex) {
    let all = index.types.flatMap { type in type.variables.values.map { ($0, type) } }
    code = Set(
      all.lazy.filter { variable, owner in
        guard owner.isExternal, variable.setter != nil, !variable.isStatic,
          UIKitClasses.superclass(of: owner.name) != nil || owner.name == "UIResponder",
          let written = variable.type
        else { return false }
        if case .function = index.expanded(written.unwrapped, in: owner).unwrapped { return true }
        return false
      }.map(\.0.name))
    found = Dictionary(grouping: all, by: \.0.name).compactMapValues { same in
      guard let (variable, owner) = same.first, same.count == 1, owner.isExternal,
        UIKitClasses.superclass(of: owner.name) != nil || owner.name == "UIResponder",
        variable.getter != nil, !variable.isStatic, let written = variable.type?.unwrapped,
        let given = index.resolve(written, in: owner, file: variable.span.file),
        !given.isExternal, given.isReference
      else { return nil }
      return (variable, owner)
    }
  }

  subscript(name: String) -> Found? { found[name] }
}
