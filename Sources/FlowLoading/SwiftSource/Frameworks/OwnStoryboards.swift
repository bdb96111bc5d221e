/// Storyboards that code gets otherwise than by a name.
extension Storyboards {
  /// A storyboard of which nobody can say which it is.
  static let unnamed = Value.external("UIStoryboard")

  static let properties: [String: Frameworks.Property] = [
    // The one that the screen comes from.
    "storyboard": { interpreter, controller, known in
      guard known.isEmpty else { return known }
      guard let type = interpreter.type(of: controller), type.isController,
        let storyboards = interpreter.storyboards
      else { return nil }
      let names = Set(
        storyboards.scenes(ofClass: type).map { storyboards.map.document($0).name })
      return names.isEmpty ? nil : ValueSet(names.sorted().map(value(named:)), isOpen: true)
    }
  ]
}
