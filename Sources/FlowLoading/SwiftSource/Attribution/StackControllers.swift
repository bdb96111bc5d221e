/// Navigation controllers of the app's own that do something themselves: a person does it on the screen
/// at the bottom of the stack.
///
/// ```swift
/// final class MainStack: UINavigationController {
///   @objc func helpTapped() { present(Help(), animated: true) }
/// }
/// ```
extension Interpreter {
  /// Notes what stands at the bottom of a navigation controller's stack.
  func stand(_ values: ValueSet, inStackOf controller: Int) {
    let type = index.types[heap.objects[controller].type]
    guard !type.isExternal, type.isNavigationController, acts(type) else { return }
    for value in values.values {
      guard let root = self.type(of: value), root.isController, !root.isExternal,
        !root.isNavigationController, !root.hostsAnything
      else { continue }
      if ownedParts[root.id, default: []].insert(.object(controller)) { heap.touch() }
    }
  }

  /// Whether a class has a method that a control of its own can call.
  private func acts(_ type: TypeInfo) -> Bool {
    type.lineage.contains { owner in
      !owner.isExternal
        && owner.functions.values.joined().contains { function in
          !isOfLoading(function) && isHandler(function, owner)
        }
    }
  }

  /// Whether a method is one that runs when a navigation controller is made or shows something, which
  /// no person does.
  func isOfLoading(_ function: FunctionDeclaration) -> Bool {
    ["loadView", "viewDidLoad", "navigationController"].contains(function.name)
  }
}
