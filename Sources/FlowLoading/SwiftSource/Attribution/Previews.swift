/// What the system shows before a person says whether to go there.
extension Interpreter {
  /// What the system hands to a method that it calls, where other code of the class tells: on a
  /// commit the controller that the class made to be looked at.
  func handed(
    to function: FunctionDeclaration, of receiver: Value, _ type: TypeInfo
  ) -> [ValueSet] {
    guard function.name == FunctionDeclaration.previewName, function.parameters.count == 2,
      function.parameters[1].label == "commit"
    else { return [] }
    var shown = ValueSet.none
    for (preview, owner) in type.allMethods(function.name) where preview.isPreview {
      let trigger = Trigger(label: Triggers.label(of: preview), span: preview.span)
      let (values, _) = isolated { run(preview, owner, receiver, [], trigger) }
      shown.formUnion(ValueSet(values.values.filter(isOwnScreen)))
    }
    return shown.isEmpty ? [] : [.unknown, shown]
  }
}

extension FunctionDeclaration {
  static let previewName = "previewingContext"

  /// Whether it gives controllers for the system, or for a container of a library, to show.
  var givesController: Bool {
    // Who is asked to do something shows nothing.
    guard name != "targetViewController" else { return false }
    switch result?.unwrapped {
    // What overrides a library's method is asked for by that.
    case .array(let element): return isOverride && element.lastName == "UIViewController"
    case let result: return result?.lastName == "UIViewController"
    }
  }

  /// Whether what it gives is only looked at.
  var isPreview: Bool {
    name == Self.previewName && parameters.contains { $0.label == "viewControllerForLocation" }
  }

  /// What an override has in common with what it overrides.
  var signature: FileFacts.CallName {
    .init(name: name, labels: parameters.map(\.label))
  }
}
