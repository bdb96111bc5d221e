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
    // Whoever is given the frame presents it as the code that makes it says.
    for case .object(let child) in children where !slot.styles.all.isEmpty {
      heap.write(
        slot.styles.all,
        to: Place(
          object: child, type: heap.objects[child].type, name: UIKitPresentation.styleName))
    }
    slot.replace(ValueSet(children))
    return true
  }

  /// The same of properties: `drawer.mainViewController = home`, `drawer.drawerViewController = menu`.
  /// Of several controllers the frame stands for one, beside which the others are.
  func fillFrame(
    _ left: Expression, with values: ValueSet, _ expression: Expression, _ frame: Frame
  ) {
    guard case .member(let base?, let name, _) = left.kind, !values.isEmpty,
      case let parts = ValueSet(values.values.filter(isController)), !parts.isEmpty,
      Wrapping.names(content: name)
    else { return }
    if case .name(let local, _) = base.plain.kind, let slot = frame.locals[local] {
      guard let known = slot.framed else {
        guard slot.values.values.contains(where: isLibraryFrame) else { return }
        slot.replace(parts)
        slot.framed = name
        return
      }
      if Wrapping.names(main: name), !Wrapping.names(main: known) {
        note(.embed(slot.values, in: parts), expression.span)
        slot.replace(parts)
        slot.framed = name
      } else {
        note(.embed(parts, in: slot.values), expression.span)
      }
      return
    }
    let bases = evaluate(base, frame)
    guard bases.values.contains(where: isLibraryFrame) else { return }
    let main = ValueSet(bases.values.filter { isController($0) && !parts.values.contains($0) })
    if main.isEmpty || Wrapping.names(main: name) {
      for place in places(of: base, frame) { heap.write(parts, to: place) }
    } else {
      note(.embed(parts, in: main), expression.span)
    }
  }

  /// Whether a value is a controller of a library's class that was given nothing to run.
  private func isLibraryFrame(_ value: Value) -> Bool {
    switch value {
    case .external(let name):
      return name.hasSuffix("Controller") && name.startsUppercase && !UIKitClasses.isApple(name)
    case .view(let number):
      guard case .app(let shown) = heap.views[number],
        case .undeclared(let name, let callbacks) = shown.content
      else { return false }
      return callbacks.isEmpty && name.hasSuffix("Controller")
    default: return false
    }
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
