import FlowGraph

/// UIKit's modals, and leaving them.
enum UIKitPresentation {
  static let methods: [String: Frameworks.Method] = [
    "present": { interpreter, bases, _, site, frame in
      guard let shown = site.first, site.has("animated") || site.has("completion") else {
        return nil
      }
      let values = interpreter.evaluate(shown, frame)
      interpreter.notePresenter(bases, site.span, frame)
      let byKind = Dictionary(grouping: values.values) { kind(interpreter, $0) }
      for kind in [Transition.Kind.sheet, .cover, .popover] {
        guard let group = byKind[kind] else { continue }
        interpreter.note(.show(ValueSet(group, isOpen: values.isOpen), kind), site.span)
      }
      if values.isEmpty { interpreter.note(.show(values, .sheet), site.span) }
      interpreter.runArguments(site.rest, frame)
      return ValueSet.none
    },
    "dismiss": { interpreter, bases, _, site, frame in
      guard site.has("animated") else { return nil }
      if !interpreter.areSystemScreens(bases) { interpreter.note(.dismissModal, site.span) }
      interpreter.runArguments(site, frame)
      return ValueSet.none
    },
  ]

  static let styleName = "modalPresentationStyle"

  static let propertyTypes: [String: String] = [
    styleName: "UIModalPresentationStyle", "modalTransitionStyle": "UIModalTransitionStyle",
  ]

  private static let covers: Set<String> = [
    "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom",
  ]

  /// How a controller is presented, by the style that it was given.
  private static func kind(_ interpreter: Interpreter, _ value: Value) -> Transition.Kind {
    guard let type = interpreter.type(of: value) else { return .sheet }
    let place = Place(object: interpreter.objectNumber(value), type: type.id, name: styleName)
    for style in interpreter.heap.read(place).values {
      guard case .external(let name) = style, let last = name.split(separator: ".").last else {
        continue
      }
      return kind(style: String(last))
    }
    return .sheet
  }

  static func kind(style: String?) -> Transition.Kind {
    guard let style else { return .sheet }
    if style == "popover" { return .popover }
    return covers.contains(style) ? .cover : .sheet
  }
}

extension Interpreter {
  /// Keeps which controllers present at a place: a launch does so on no screen of its own.
  func notePresenter(_ bases: ValueSet, _ span: Span, _ frame: Frame) {
    let own = bases.isEmpty && !bases.isOpen ? frame.receiver.map { [$0] } ?? [] : bases.values
    for value in own where isController(value) { facts.presenters[span, default: []].insert(value) }
  }

  /// Whether values are screens that the system brings, which a controller of the app takes away
  /// from above itself. In a representable such a screen is the level's content.
  fileprivate func areSystemScreens(_ values: ValueSet) -> Bool {
    guard let showing, case .type(let shown) = facts.screens[showing].key,
      index.types[shown].isController, !values.isEmpty
    else { return false }
    return values.values.allSatisfy { value in
      if case .external(let name) = value { return UIKitClasses.systemScreens.contains(name) }
      return type(of: value)?.isSystemScreen ?? false
    }
  }
}
