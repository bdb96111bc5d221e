import FlowGraph

/// Modifiers whose source is elsewhere and that present: they are given a binding that says when,
/// and a closure that gives a view of the program.
enum OutsideModals {
  /// SwiftUI's own modifiers that take both and whose content is no screen.
  private static let known: Set<String> = [
    "alert", "confirmationDialog", "actionSheet", "searchable", "toolbar", "contextMenu",
  ]

  /// Words of names that leave no doubt.
  private static let words = [
    "sheet", "alert", "panel", "popup", "popover", "modal", "cover", "toast", "dialog", "drawer",
    "present", "hud",
  ]

  /// The argument that says when something is shown, of a modifier that may present.
  static func state(of site: CallSite) -> Argument? {
    guard !known.contains(site.name) else { return nil }
    return site.arguments.first { $0.label == "isPresented" || $0.label == "item" }
  }

  static func kind(_ name: String) -> Transition.Kind {
    let name = name.lowercased()
    if name.contains("fullscreen") { return .cover }
    return name.contains("popover") ? .popover : .sheet
  }

  /// How something outside that is called so shows a controller which it is given: `.page { … }`.
  static func way(_ name: String) -> Transition.Kind? {
    let lowercased = name.lowercased()
    if pushing.contains(where: lowercased.contains) { return .push }
    return saysSo(name) ? kind(name) : nil
  }

  private static let pushing = ["page", "push", "screen", "destination"]

  /// Whether a modifier's name says that it shows its content in a modal.
  static func saysSo(_ name: String) -> Bool {
    let name = name.lowercased()
    return words.contains(where: name.contains)
  }
}

extension Interpreter {
  /// Records the controllers that something outside makes with what it was given, and shows when it
  /// likes.
  func showOutside(_ given: ValueSet, by name: String, _ span: Span) {
    let controllers = given.values.filter { isController($0) && type(of: $0)?.isExternal == false }
    guard !controllers.isEmpty, let way = OutsideModals.way(name) else { return }
    note(.route(ValueSet(controllers, isOpen: true), way), span)
  }

  /// Records what a modifier whose source is elsewhere presents.
  ///
  /// - Returns: Whether it looks like one that presents.
  func presentOutside(_ site: CallSite, _ frame: Frame) -> Bool {
    guard let state = OutsideModals.state(of: site), isBinding(state.value, frame),
      let content = site.arguments.first(where: { givesScreen($0, site, frame) })
    else { return false }
    SwiftUIPresentation.present(
      self, state: state.value, content: evaluate(content.value, frame),
      kind: OutsideModals.kind(site.name), isItem: state.label == "item",
      isCertain: OutsideModals.saysSo(site.name), site, frame)
    let rest = site.arguments.filter { $0.value !== content.value && $0.value !== state.value }
    runArguments(
      CallSite(name: site.name, arguments: rest, expression: site.expression, expected: nil),
      frame)
    return true
  }

  private func isBinding(_ state: Expression, _ frame: Frame) -> Bool {
    let values = evaluate(state, frame, expected: SwiftUIState.bindingType(in: frame))
    return !boundPlaces(values).isEmpty
      || staticType(of: state, frame)?.reference.lastName == "Binding"
  }

  /// Whether an argument is content that holds a view of the program.
  private func givesScreen(_ argument: Argument, _ site: CallSite, _ frame: Frame) -> Bool {
    guard !argument.value.isConstant, !Triggers.isAction(site, argument) else { return false }
    let closures = evaluate(argument.value, frame)
    guard closures.values.contains(where: { isCode($0) || isViewType($0) }) else { return false }
    let (views, _) = isolated {
      invokeAll(closures, shownValue(site, frame), argument.value, frame)
    }
    return views.values.contains(where: holdsScreen)
  }

  /// `content: DetailView.init`
  private func isViewType(_ value: Value) -> Bool {
    guard case .type(let number) = value else { return false }
    return index.types[number].inherits(external: "View")
  }

  private func holdsScreen(_ value: Value) -> Bool {
    guard case .view(let number) = value else { return false }
    switch heap.views[number] {
    case .app, .stack, .tabs, .split: return true
    case .framework(_, let children), .group(let children):
      return children.contains(where: holdsScreen)
    case .tagged(let inner, _, _): return holdsScreen(inner)
    case .beside, .inert, .acting: return false
    }
  }
}
