/// Navigation controllers that code fills as it makes them: no person sees them empty.
extension Interpreter {
  /// Runs what fills a variable's controller, which is part of its making where the same code has
  /// made it: `let stack = UINavigationController(); stack.viewControllers = [Home()]`.
  func fillingMade(_ owner: Expression?, _ frame: Frame, _ body: () -> Void) {
    guard case .name(let name, _)? = owner?.plain.kind, let slot = frame.locals[name] else {
      return body()
    }
    making(anew: slot.values, frame, body)
  }

  /// Runs what sets a controller up that the same code has just made.
  func making(anew values: ValueSet, _ frame: Frame, _ body: () -> Void) {
    guard case .object(let object)? = values.only, frame.made.contains(object),
      type(of: .object(object))?.isNavigationController == true, context.making == nil
    else { return body() }
    within({ $0.making = Making(object: object) }, body)
  }
}
