/// What the controls of storyboards call, and the views of the program that stand in scenes.
extension Interpreter {
  /// Whether nothing can call an `@IBAction` of a scene's class: no control of any storyboard is
  /// connected to a method of the name, and no code names it.
  func isUnconnected(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    guard let storyboards, function.attributes.map(\.name) == ["IBAction"], !function.isOverride,
      owner.isController,
      ([owner] + owner.descendants()).contains(where: { !storyboards.scenes(ofClass: $0).isEmpty })
    else { return false }
    return !syntax.isCalled(function) && !syntax.selectors.isSelected(function, of: owner)
      && !storyboards.selectors.contains { $0.hasPrefix(function.name) }
      && !storyboards.unwindActions.contains { function.isAction(named: $0) }
  }

  /// Whether nothing can send a message to an `@objc` method: no selector of the code names it, nor
  /// does any control of a storyboard or nib.
  func isUnselected(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    guard !function.isOverride, function.attributes.map(\.name) == ["objc"] else { return false }
    // Code of another file can name what is not private by a value of any type, and in an app that
    // names no method at all something else connects them.
    let isSelected =
      function.isPrivate
      ? syntax.selectors.isSelected(function, of: owner)
      : syntax.selectors.canBeSelected(function, of: owner) || !syntax.selectors.isUsed
    // A selector that is made of a text can be any method's that no code calls by its name.
    return !isSelected && (!syntax.selectors.isMade || syntax.isCalled(function))
      && storyboards?.selectors.contains { function.isSelected(by: $0) } != true
      && storyboards?.unwindActions.contains { function.isAction(named: $0) } != true
  }

  /// Whether a class is the one on which a person sets off an action that an extension gives to all
  /// controllers: its own code names the method, or a control of its scenes is connected to it.
  func takes(action function: FunctionDeclaration, _ type: TypeInfo) -> Bool {
    guard function.attributes.contains(where: { Triggers.actionAttributes.contains($0.name) })
    else { return false }
    if syntax.selectors.names(in: type).contains(function.name) { return true }
    return storyboards?.graph.actions(ofClass: type.name).contains {
      function.isAction(named: $0.action.selector)
    } ?? false
  }

  /// Makes the program's views that stand in a scene parts of its screen.
  func addViews(ofScene key: SceneKey, _ controller: TypeInfo?, _ object: Int) {
    guard let storyboards else { return }
    let (document, scene) = (storyboards.map.document(key), storyboards.map.scene(key).id)
    let outlets = document.outlets.filter { $0.scene == scene }
    let named =
      document.actions.filter { $0.scene == scene }.compactMap(\.targetClass)
      + outlets.compactMap(\.destinationClass)
    for name in Set(named.map(\.name)).sorted() {
      guard let view = index.find(dotted: name, file: 0) else { continue }
      let properties = outlets.filter { $0.destinationClass?.name == name }.map(\.property)
      if let controller, hasOutlets(for: view, controller, properties) {
        for case let (variable, owner)? in properties.map(controller.variable) {
          _ = outlet(variable, owner, .object(object))
        }
      } else {
        notePart(view, of: controller)
      }
    }
  }
}
