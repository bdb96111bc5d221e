/// Controllers of libraries that code puts another controller into before it shows them.
extension Interpreter {
  /// Makes a variable for a library's controller stand for what code puts into that: who is shown
  /// the one sees the other.
  ///
  /// ```swift
  /// let frame = BlurViewController()
  /// frame.addChild(page)
  /// present(frame, animated: true)
  /// ```
  ///
  /// - Returns: False where that is not what a call does.
  func fillFrame(_ base: Expression, _ bases: ValueSet, _ site: CallSite, _ frame: Frame) -> Bool {
    guard case .name(let name, _) = base.plain.kind, let slot = frame.locals[name],
      let first = site.first, case .view(let number)? = bases.only,
      case .app(let shown) = heap.views[number],
      case .undeclared(let type, let callbacks) = shown.content, callbacks.isEmpty,
      UIKitClasses.superclass(of: type) == "UIViewController", addsChild(site, of: type, frame)
    else { return false }
    let children = evaluate(first, frame).values.filter(isController)
    guard !children.isEmpty else { return false }
    slot.replace(ValueSet(children))
    return true
  }

  /// Whether a call makes its first argument a child of a controller: UIKit's, or a method that the
  /// program adds to all controllers.
  private func addsChild(_ site: CallSite, of type: String, _ frame: Frame) -> Bool {
    let own = index.extendedType(of: type)?.allMethods(site.name) ?? []
    guard let (function, _) = best(own, site.arguments, near: frame.file),
      let body = function.body, let child = function.parameters.first
    else { return Self.addingChild.contains(site.name) }
    var isFound = false
    Walk { node in
      if case .call(let callee, let arguments) = node.kind,
        let name = callee.lastName, Self.addingChild.contains(name),
        arguments.first?.value.plain.ownPropertyName == child.name
      {
        isFound = true
      }
      return !isFound
    }.statements(body)
    return isFound
  }

  private static let addingChild: Set<String> = ["addChild", "addChildViewController"]
}
