import FlowGraph

/// Functions of a library that show a controller which they are given:
/// `ContextMenu.shared.show(sourceViewController: self, viewController: Filter())`.
enum OutsidePresenters {
  private static let labels: Set<String> = [
    "viewController", "controller", "contentViewController", "presentedViewController",
  ]

  /// Whether a call says that it shows something, and makes a controller for it or names one.
  static func mayShow(_ name: String, _ arguments: [Argument]) -> Bool {
    guard saysSo(name) else { return false }
    return arguments.contains(where: isContent)
  }

  static func isContent(_ argument: Argument) -> Bool {
    if argument.label.map(labels.contains) == true { return true }
    guard argument.label == nil, case .call(let callee, _) = argument.value.plain.kind,
      let made = callee.lastName
    else { return false }
    return made.first?.isUppercase == true && made.hasSuffix("Controller")
  }

  /// `show`, `presentMenu`, and not `shown` or `displayed`, which tell of it.
  private static func saysSo(_ name: String) -> Bool {
    verbs.contains { verb in
      guard name.hasPrefix(verb) else { return false }
      return name.dropFirst(verb.count).first?.isUppercase ?? true
    }
  }

  private static let verbs = ["show", "present", "push", "display"]
}

extension Interpreter {
  /// Records what a function that is not read shows, where it is given a controller of the program.
  func showByLibrary(_ site: CallSite, _ frame: Frame) {
    guard OutsidePresenters.mayShow(site.name, site.arguments) else { return }
    for argument in site.arguments where OutsidePresenters.isContent(argument) {
      let shown = evaluate(argument.value, frame).values.filter { value in
        // One that code has for itself, and not the one that it shows things on.
        guard let object = objectNumber(value), heap.objects[object].site != nil else {
          return false
        }
        return value != frame.receiver && type(of: value)?.isController == true
      }
      guard !shown.isEmpty else { continue }
      note(
        .show(ValueSet(shown), OutsideModals.way(site.name) ?? .sheet), site.span)
    }
  }
}
