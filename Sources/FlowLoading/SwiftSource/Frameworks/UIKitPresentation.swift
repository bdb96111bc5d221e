import FlowGraph

/// UIKit's modals, and leaving them.
enum UIKitPresentation {
  static let methods: [String: Frameworks.Method] = [
    "present": { interpreter, bases, _, site, frame in
      guard let shown = site.first, site.has("animated") || site.has("completion") else {
        return nil
      }
      let values = interpreter.evaluate(shown, frame)
      if shown.plain.isSelf { interpreter.facts.selfShown.insert(site.span) }
      interpreter.notePresenter(bases, of: values, site.span, frame)
      let isOutside = values.values.allSatisfy { if case .external = $0 { true } else { false } }
      if isOutside, shown.namesDialog {
        interpreter.facts.followed.insert(site.span)
        interpreter.runOnceDone(site.rest, frame)
        return ValueSet.none
      }
      let ways = values.values.map {
        style(of: $0, in: shown, frame, interpreter) ?? kinds(interpreter, $0)
      }
      for kind in [Transition.Kind.sheet, .cover, .popover] {
        let group = zip(values.values, ways).filter { $1.contains(kind) }.map { $0.0 }
        guard !group.isEmpty else { continue }
        interpreter.note(.show(ValueSet(group, isOpen: values.isOpen), kind), site.span)
      }
      if values.isEmpty { interpreter.note(.show(values, .sheet), site.span) }
      interpreter.runOnceDone(site.rest, frame)
      return ValueSet.none
    },
    "dismiss": { interpreter, bases, base, site, frame in
      guard site.has("animated") else { return nil }
      if base.plain.ownPropertyName == "presentedViewController",
        frame.locals["presentedViewController"] == nil
      {
        interpreter.note(.dismissPresented(by: interpreter.dismisser(frame)), site.span)
      } else if !interpreter.areSystemScreens(bases), !interpreter.takesAwayOwn(bases, frame),
        !isPresenterOfSystem(base, interpreter, frame)
      {
        interpreter.note(
          .dismissModal(
            of: interpreter.others(bases, frame), by: interpreter.dismisser(frame)),
          site.span)
      } else {
        interpreter.facts.followed.insert(site.span)
      }
      interpreter.runOnceDone(site, frame)
      return ValueSet.none
    },
  ]

  /// Whether what dismisses is the one who presents a screen of the system's:
  /// `alert.presentingViewController?.dismiss(animated: true)`.
  private static func isPresenterOfSystem(
    _ base: Expression, _ interpreter: Interpreter, _ frame: Frame
  ) -> Bool {
    guard case .member(let shown?, "presentingViewController", _) = base.plain.kind,
      !shown.plain.isSelf
    else { return false }
    return interpreter.areSystemScreens(interpreter.evaluate(shown, frame))
  }

  static let styleName = "modalPresentationStyle"

  static let propertyTypes: [String: String] = [
    styleName: "UIModalPresentationStyle", "modalTransitionStyle": "UIModalTransitionStyle",
    "selectedIndex": "Int", "rightBarButtonItem": "UIBarButtonItem",
    "leftBarButtonItem": "UIBarButtonItem", "backBarButtonItem": "UIBarButtonItem",
  ]

  private static let covers: Set<String> = [
    "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom",
  ]

  /// How a controller is presented, by the styles that it was given: on a phone it can be a cover
  /// that is a sheet on a tablet.
  private static func kinds(_ interpreter: Interpreter, _ value: Value) -> Set<Transition.Kind> {
    heldKinds(interpreter, value) ?? [.sheet]
  }

  /// The same where code gave it any style.
  static func heldKinds(_ interpreter: Interpreter, _ value: Value) -> Set<Transition.Kind>? {
    guard let type = interpreter.type(of: value) else { return nil }
    let place = Place(object: interpreter.objectNumber(value), type: type.id, name: styleName)
    return kinds(interpreter.heap.read(place))
  }

  /// The style that the code which presents gave to a variable of its own: a storyboard's scene is
  /// one object, which other code can present another way.
  private static func style(
    of value: Value, in shown: Expression, _ frame: Frame, _ interpreter: Interpreter
  ) -> Set<Transition.Kind>? {
    guard case .name(let name, _) = shown.kind, let slot = frame.locals[name] else { return nil }
    let (given, isMissing) = slot.styles.styles(of: value, when: interpreter.context.conditions)
    let found = kinds(given)
    return isMissing ? found?.union([.sheet]) : found
  }

  private static func kinds(_ styles: ValueSet) -> Set<Transition.Kind>? {
    let names = styles.values.compactMap { style -> String? in
      // Some style that is not known says less than one that is.
      if case .external(let name) = style, name.contains(".") { name } else { nil }
    }
    // What code says comes after what the scene was given.
    let said = names.filter { !$0.hasPrefix(scenePrefix) }.nonEmpty ?? names
    let kinds = said.compactMap { $0.split(separator: ".").last.map { kind(style: String($0)) } }
    return kinds.isEmpty ? nil : Set(kinds)
  }

  /// Stands before the style that a storyboard gives a scene.
  fileprivate static let scenePrefix = "Storyboard."

  /// Whether all that is known of a controller's style is what a storyboard says of its scene.
  static func isStyled(_ interpreter: Interpreter, _ value: Value, as style: String) -> Bool {
    guard let object = interpreter.objectNumber(value) else { return false }
    let place = Place(
      object: object, type: interpreter.heap.objects[object].type, name: styleName)
    return interpreter.heap.read(place).only == .external(scenePrefix + style)
  }

  static func kind(style: String?) -> Transition.Kind {
    guard let style else { return .sheet }
    if style == "popover" { return .popover }
    return covers.contains(style) ? .cover : .sheet
  }
}

extension Heap {
  /// Gives a controller the style that its scene has.
  func give(style: String, to object: Int) {
    let place = Place(
      object: object, type: objects[object].type, name: UIKitPresentation.styleName)
    write(ValueSet(.external(UIKitPresentation.scenePrefix + style)), to: place)
  }
}

extension Interpreter {
  /// Runs what is to be done once a controller has come or gone: nobody sets that off anew.
  fileprivate func runOnceDone(_ site: CallSite, _ frame: Frame) {
    let isLast = { (argument: Argument) in argument.label == "completion" || argument.isTrailing }
    runArguments(
      CallSite(
        name: site.name, arguments: site.arguments.filter { !isLast($0) },
        expression: site.expression, expected: nil), frame)
    for argument in site.arguments.filter(isLast) {
      let values = evaluate(argument.value, frame)
      within({ $0.isDeferred = true }) { _ = invokeAll(values, [], argument.value, frame) }
    }
  }

  /// Keeps the style that code gives to what a variable of its own holds.
  func noteStyle(
    _ right: Expression, of left: Expression, _ type: ScopedType?, _ frame: Frame
  ) {
    guard left.lastName == UIKitPresentation.styleName,
      case .member(let base?, _, _) = left.kind, case .name(let name, _) = base.kind,
      let slot = frame.locals[name]
    else { return }
    slot.give(
      style: evaluate(right, frame, expected: type), when: context.conditions)
  }

  /// A closure that presents what it captured, once what covers it is gone, does so by its style.
  func keepStyles(
    of names: some Sequence<String>, in closure: Int, _ frame: Frame
  ) {
    for name in names {
      guard let style = frame.locals[name]?.styles.all, !style.isEmpty else { continue }
      capturedStyles[closure, default: [:]][name, default: .none].formUnion(style)
    }
  }

  /// Keeps which controllers present at a place: a launch does so on no screen of its own.
  func notePresenter(
    _ bases: ValueSet, of shown: ValueSet, _ span: Span, _ frame: Frame
  ) {
    let presenters = presenters(bases, frame)
    for value in presenters { facts.presenters[span, default: []].insert(value) }
    // An object may do it for the controller that it was given.
    for value in presenters + [frame.receiver].compactMap(\.self) {
      guard let place = placeOfSystemScreens(value) else { continue }
      for name in shown.values.compactMap(systemScreen) {
        heap.write(ValueSet(.external(name)), to: place)
      }
    }
  }

  private func presenters(_ bases: ValueSet, _ frame: Frame) -> [Value] {
    let own = bases.isEmpty && !bases.isOpen ? frame.receiver.map { [$0] } ?? [] : bases.values
    return own.filter(isController)
  }

  /// Which of the system's screens objects of a class present.
  private func placeOfSystemScreens(_ presenter: Value) -> Place? {
    type(of: presenter).map { Place(object: nil, type: $0.id, name: "\u{0}presented") }
  }

  private func systemScreen(_ value: Value) -> String? {
    let name: String? =
      if case .external(let name) = value { name } else { type(of: value)?.name }
    return name.flatMap { UIKitClasses.systemScreens.contains($0) ? $0 : nil }
  }

  /// The class of the program's controller whose code takes a modal away.
  fileprivate func dismisser(_ frame: Frame) -> Int? {
    guard let own = frame.receiver, isController(own), let type = type(of: own), !type.isExternal
    else { return nil }
    return type.id
  }

  /// The classes of controllers of the program that a call is made on, where that is not the object
  /// whose code it is.
  fileprivate func others(_ bases: ValueSet, _ frame: Frame) -> [Int] {
    guard !bases.isEmpty, !bases.values.contains(where: { $0 == frame.receiver }) else { return [] }
    let types = bases.values.map(type)
    guard types.allSatisfy({ $0?.isController == true && $0?.isExternal == false }) else {
      return []
    }
    return types.compactMap { $0?.id }.uniqued()
  }

  /// Whether a delegate's method takes away the screen of the system that it is told of, and that
  /// its own class presented: `picker.dismiss(animated:)`, or `dismiss(animated:)` of the presenter.
  fileprivate func takesAwayOwn(_ bases: ValueSet, _ frame: Frame) -> Bool {
    guard let own = frame.receiver, let place = placeOfSystemScreens(own) else { return false }
    let presenters = presenters(bases, frame)
    let isOwn = isController(own) ? presenters == [own] : !presenters.isEmpty
    guard isOwn || !bases.isEmpty && bases.values.allSatisfy({ systemScreen($0) != nil }) else {
      return false
    }
    let told = frame.locals.slots.compactMap { $0.type?.reference.unwrapped.lastName }
    return heap.read(place).values.contains { value in
      guard case .external(let name) = value else { return false }
      return told.contains(name)
    }
  }

  /// Whether values are screens that the system brings, which a controller of the app takes away
  /// from above itself. In a representable such a screen is the level's content; an alert never is.
  fileprivate func areSystemScreens(_ values: ValueSet) -> Bool {
    let values = values.values.filter { $0 != .null }
    guard !values.isEmpty else { return false }
    // No level has a dialog as its content.
    if areAlerts(ValueSet(values)) { return true }
    guard let showing, case .type(let shown) = facts.screens[showing].key,
      index.types[shown].isController
    else { return false }
    return values.allSatisfy { systemName($0) != nil }
  }

  /// Whether values are dialogs of the system, all of them.
  func areAlerts(_ values: ValueSet) -> Bool {
    !values.isEmpty && values.values.allSatisfy { systemName($0) == "UIAlertController" }
  }

  /// The name of a value's class, where the system brings the screen.
  private func systemName(_ value: Value) -> String? {
    if case .external(let name) = value, UIKitClasses.systemScreens.contains(name) { return name }
    return type(of: value).flatMap {
      $0.isAlert ? "UIAlertController" : $0.isSystemScreen ? $0.name : nil
    }
  }
}

extension Expression {
  /// Whether it is a local that is called a dialog: what a library's helper makes one of, nothing
  /// else tells.
  fileprivate var namesDialog: Bool {
    guard case .name(let name, _) = plain.kind else { return false }
    return ["alert", "alertcontroller", "alertvc", "alertviewcontroller", "actionsheet", "dialog"]
      .contains(where: name.lowercased().hasSuffix)
  }
}
