extension ViewSyntax {
  /// Whether a view is only there to be looked at: a person finds nothing on it to use, to leaf
  /// through or to go on from, as on an avatar.
  func isOrnament(_ type: TypeInfo) -> Bool {
    if let known = ornaments[type.id] { return known }
    // One that is made of itself is no more than what else it is made of.
    ornaments[type.id] = true
    var answer =
      type.kind == .structure && type.inherits(external: "View") && type.generics.isEmpty
      && type.variables["body"]?.getter != nil
      && !type.stored.contains { if case .function? = $0.type?.unwrapped { true } else { false } }
    let walk = Walk { node in
      switch node.kind {
      case .name(let name, _):
        if Self.usable.contains(name) || !self.isOrnament(named: name, in: type) { answer = false }
      case .member(_?, let name, _):
        if Self.usable.contains(name) || name.hasSuffix("Gesture") { answer = false }
      default: break
      }
      return answer
    }
    for variable in type.variables.values where answer { variable.getter.map(walk.statements) }
    for function in type.functions.values.joined() where answer && function.name != "init" {
      function.body.map(walk.statements)
    }
    ornaments[type.id] = answer
    return answer
  }

  /// Whether a name is of no view of the program, or of an ornament.
  private func isOrnament(named name: String, in type: TypeInfo) -> Bool {
    guard name.startsUppercase, let other = self.type(named: name, in: type),
      !other.isExternal, other.inherits(external: "View") || Self.isRepresentable(other)
    else { return true }
    return isOrnament(other)
  }

  private static let usable: Set<String> = presenting.union(structures).union([
    "Button", "Link", "Menu", "Toggle", "TextField", "SecureField", "TextEditor", "Picker",
    "DatePicker", "ColorPicker", "PhotosPicker", "Slider", "Stepper", "List", "Form", "ScrollView",
    "Table", "Map", "WebView", "ShareLink", "EditButton", "toolbar", "navigationTitle", "gesture",
    "searchable", "refreshable", "contextMenu",
  ])
}
