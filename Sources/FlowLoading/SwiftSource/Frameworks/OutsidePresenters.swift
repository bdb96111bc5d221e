import FlowGraph

/// Functions of a library that show a controller which they are given:
/// `ContextMenu.shared.show(sourceViewController: self, viewController: Filter())`.
enum OutsidePresenters {
  private static let labels: Set<String> = [
    "viewController", "controller", "contentViewController", "presentedViewController", "with",
  ]

  /// Whether a call says that it shows something, and makes a controller for it or names one.
  static func mayShow(_ name: String, _ arguments: [Argument]) -> Bool {
    arguments.contains(where: isContent) && saysSo(name)
  }

  static func isContent(_ argument: Argument) -> Bool {
    if let label = argument.label {
      return labels.contains(label) || label.hasSuffix("ContentViewController")
    }
    switch argument.value.plain.kind {
    case .call(let callee, _):
      guard let made = callee.lastName else { return false }
      return made.startsUppercase && made.hasSuffix("Controller")
    // A local, which may hold one: `navigator.push(detail)`.
    case .name(let name, _): return name.startsLowercase && name != "self"
    default: return false
    }
  }

  /// The class of a controller that a call tells something to show: `row.viewController(Detail.self)`.
  static func shownClass(_ name: String, _ arguments: [Argument]) -> Expression? {
    arguments.first { argument in
      guard case .member(.some, "self", _) = argument.value.plain.kind else { return false }
      guard let label = argument.label else { return classLabels.contains(name) }
      return classLabels.contains(label) && saysSo(name)
    }?.value
  }

  private static let classLabels: Set<String> = [
    "viewController", "viewControllerClass", "viewControllerType", "controllerClass",
    "controllerType",
  ]

  /// `show`, `presentMenu`, `customPresentViewController`, and not `shown` or `didPresent`, which
  /// tell of it.
  private static func saysSo(_ name: String) -> Bool {
    var words = [""]
    for character in name {
      if character.isUppercase { words.append("") }
      words[words.count - 1].append(contentsOf: character.lowercased())
    }
    return !words.contains(where: telling.contains) && words.contains(where: verbs.contains)
  }

  /// Words of what is told or asked about it.
  private static let telling: Set<String> = [
    "did", "will", "should", "can", "is", "has", "before", "after", "on",
  ]

  private static let verbs: Set<String> = ["show", "present", "push", "display"]
}

extension Interpreter {
  /// Records what a function that is not read shows, where it is given a controller of the program.
  func showByLibrary(_ site: CallSite, _ frame: Frame) {
    if let shown = OutsidePresenters.shownClass(site.name, site.arguments) {
      showClass(evaluate(shown, frame), site, frame)
    }
    guard OutsidePresenters.mayShow(site.name, site.arguments) else { return }
    for argument in site.arguments where OutsidePresenters.isContent(argument) {
      let shown = evaluate(argument.value, frame).values.filter { value in
        // One that code has for itself, and not the one that it shows things on.
        guard let object = objectNumber(value), heap.objects[object].site != nil else {
          return false
        }
        return value != frame.receiver
          && (type(of: value)?.isController == true || isHost(value))
      }
      guard !shown.isEmpty else { continue }
      note(
        .show(ValueSet(shown), OutsideModals.way(site.name) ?? .sheet), site.span)
    }
  }

  /// What a row is told to show, it shows once a person taps it.
  private func showClass(_ classes: ValueSet, _ site: CallSite, _ frame: Frame) {
    for case .type(let number) in classes.values {
      let type = index.types[number]
      guard type.isController, !type.isExternal, type.kind == .classType else { continue }
      let object = heap.object(
        type: number, site: ObjectIdentifier(site.expression), maker: objectNumber(frame.receiver))
      noteMade(object, site.span, frame)
      within({
        $0.trigger = Trigger(label: site.name, span: site.span)
        $0.hops = []
      }) {
        note(.route(ValueSet([.object(object)], isOpen: true), .push), site.span)
      }
    }
  }
}
