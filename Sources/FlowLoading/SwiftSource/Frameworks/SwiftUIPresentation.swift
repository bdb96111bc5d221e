import FlowGraph

/// SwiftUI's sheets, covers and popovers.
enum SwiftUIPresentation {
  static let modifiers: [String: Frameworks.Modifier] = [
    "sheet": { presentation($0, $1, $2, $3, kind: .sheet) },
    "fullScreenCover": { presentation($0, $1, $2, $3, kind: .cover) },
    "popover": { presentation($0, $1, $2, $3, kind: .popover) },
    "inspector": { presentation($0, $1, $2, $3, kind: .popover) },
  ]

  private static func presentation(
    _ interpreter: Interpreter, _ base: ValueSet, _ site: CallSite, _ frame: Frame,
    kind: Transition.Kind
  ) -> ValueSet {
    if let dismissed = site.argument("onDismiss") {
      let closures = interpreter.evaluate(dismissed, frame)
      interpreter.triggered(site, frame) { interpreter.invokeAll(closures, [], dismissed, frame) }
    }
    let label = site.has("item") ? "item" : "isPresented"
    guard let state = site.argument(label), let closure = site.argument("content") ?? site.trailing
    else {
      interpreter.runArguments(site, frame)
      return base
    }
    present(
      interpreter, state: state, content: interpreter.evaluate(closure, frame), kind: kind,
      isItem: label == "item", site, frame)
    return base
  }

  /// Records that views are presented while a piece of state says so.
  static func present(
    _ interpreter: Interpreter, state: Expression, content: ValueSet, kind: Transition.Kind,
    isItem: Bool, _ site: CallSite, _ frame: Frame
  ) {
    let values = interpreter.evaluate(state, frame)
    let places = interpreter.boundPlaces(values)
    if places.isEmpty {
      interpreter.unresolved("the state that presents it could not be worked out", site.span)
    }
    interpreter.facts.presentations.insert(
      Presentation(
        places: places, content: content, kind: kind, isItem: isItem,
        screen: interpreter.context.screen, stack: interpreter.context.stack, span: site.span,
        conditions: interpreter.context.conditions.map(\.text)))
  }
}
