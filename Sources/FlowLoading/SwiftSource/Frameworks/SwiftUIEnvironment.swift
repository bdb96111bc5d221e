/// Objects that views get from those around them.
enum SwiftUIEnvironment {
  static let modifiers: [String: Frameworks.Modifier] = [
    "environmentObject": provide,
    "environment": provide,
    "transformEnvironment": { interpreter, base, site, frame in
      interpreter.noteEnvironmentKey(site)
      return interpreter.on(base) {
        interpreter.runArguments(site, frame).values.filter(interpreter.isView)
      }
    },
  ]

  /// Keys of SwiftUI's whose value differs from view to view, or from one moment to the next.
  static let systemKeys: Set<String> = [
    "allowsTightening", "autocorrectionDisabled", "backgroundProminence", "colorScheme",
    "colorSchemeContrast", "controlActiveState", "displayScale", "dynamicTypeSize", "editMode",
    "horizontalSizeClass", "isEnabled", "isFocused", "isHoverEffectEnabled", "isLuminanceReduced",
    "isPresented", "isSceneCaptured", "isScrollEnabled", "isSearching", "isTabBarShowingSections",
    "layoutDirection", "legibilityWeight", "presentationMode", "redactionReasons", "scenePhase",
    "sizeCategory", "supportsMultipleWindows", "tabViewBottomAccessoryPlacement",
    "verticalSizeClass",
  ]

  /// Stands for an object whose type could not be worked out: it may be of any.
  static let anything = -1

  private static func provide(
    _ interpreter: Interpreter, _ base: ValueSet, _ site: CallSite, _ frame: Frame
  ) -> ValueSet {
    guard let object = site.first, site.arguments.count == 1 else {
      interpreter.noteEnvironmentKey(site)
      if interpreter.keepInEnvironment(site, on: base, frame) { return base }
      return interpreter.on(base) {
        interpreter.runArguments(site, frame).values.filter(interpreter.isView)
      }
    }
    let values = interpreter.evaluate(object, frame)
    let types = interpreter.environmentTypes(of: object, values, frame)
    interpreter.facts.providing.insert(site.span)
    guard !types.isEmpty else { return base }
    if isOnScene(site.expression) { interpreter.facts.sceneEnvironment.formUnion(types) }
    interpreter.record(.provides(types, isMadeHere(site.expression, frame) ? site.span : nil))
    return interpreter.reframed(base) { shown in
      shown.environment = (shown.environment + types).sorted().uniqued()
    }
  }

  /// Whether a call puts an object, and not a value, into the environment.
  static func isProvider(_ call: Expression) -> Bool {
    guard case .call(let callee, let arguments) = call.kind, arguments.count == 1,
      arguments[0].label == nil
    else { return false }
    switch callee.kind {
    case .member(_?, let name, _), .name(let name, _): return modifiers[name] != nil
    default: return false
    }
  }

  /// Whether a chain of modifiers begins with a view that it makes, so that nothing written elsewhere
  /// stands in that view.
  private static func isMadeHere(_ expression: Expression, _ frame: Frame) -> Bool {
    guard beginsWithType(expression) else { return false }
    var isAlone = true
    Walk { node in
      if case .name(let name, _) = node.kind,
        frame.locals[name] != nil || frame.functions[name] != nil
      {
        isAlone = false
      }
      return isAlone
    }.expression(expression)
    return isAlone
  }

  private static func beginsWithType(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call(let callee, _): beginsWithType(callee)
    case .member(let base?, _, _): beginsWithType(base)
    case .name(let name, _): name.startsUppercase
    default: false
    }
  }

  /// Whether a chain of modifiers begins with a scene.
  private static func isOnScene(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call(let callee, _): isOnScene(callee)
    case .member(let base?, _, _): isOnScene(base)
    case .name(let name, _): SwiftUIScenes.constructors[name] != nil
    default: false
    }
  }
}

extension Interpreter {
  /// Where the environment keeps what is put under a key that the program declares.
  func environmentPlace(_ name: String) -> Place? {
    guard let values = index.externalType(named: "EnvironmentValues"),
      let (variable, owner) = values.variable(name)
    else { return nil }
    return Place(object: nil, type: owner.id, name: variable.name)
  }

  /// The program's types under which a view finds an object that is put into the environment.
  func environmentTypes(of object: Expression, _ values: ValueSet, _ frame: Frame) -> [Int] {
    var found: Set<Int> = []
    func add(_ type: TypeInfo) {
      found.formUnion(type.lineage.filter { !$0.isExternal }.map(\.id))
    }
    for value in values.values { type(of: value).map(add) }
    let written = staticType(of: object, frame)
    if let written, let type = resolve(written.with(written.reference.unwrapped)) { add(type) }
    if !found.isEmpty { return found.sorted() }
    // A framework's object is none that the program's views could lack.
    let isForeign = values.values.contains { if case .external = $0 { true } else { false } }
    return isForeign || written?.reference.lastName != nil ? [] : [SwiftUIEnvironment.anything]
  }

  /// Views that a modifier of a library's gets one of the program's objects for, out of which it may
  /// put anything into the environment: `.configured(by: delegate)`.
  func surroundedByLibrary(_ base: ValueSet, _ site: CallSite, _ frame: Frame) -> ValueSet {
    let isGivenObject = site.arguments.contains { argument in
      switch argument.value.plain.kind {
      case .name, .member:
        evaluate(argument.value, frame).values.contains { value in
          type(of: value).map { $0.kind == .classType && !$0.isExternal } ?? false
        }
      default: false
      }
    }
    guard isGivenObject else { return base }
    record(.provides([SwiftUIEnvironment.anything], nil))
    return reframed(base) { shown in
      shown.environment = (shown.environment + [SwiftUIEnvironment.anything]).sorted().uniqued()
    }
  }

  /// Views with each one that a level may show changed.
  func reframed(_ views: ValueSet, _ change: (inout ViewNode.Shown) -> Void) -> ValueSet {
    ValueSet(views.values.map { reframed($0, depth: 0, change) }, isOpen: views.isOpen)
  }

  private func reframed(
    _ view: Value, depth: Int, _ change: (inout ViewNode.Shown) -> Void
  ) -> Value {
    guard case .view(let number) = view, depth < 12 else { return view }
    func all(_ views: [Value]) -> [Value] {
      views.map { reframed($0, depth: depth + 1, change) }
    }
    switch heap.views[number] {
    case .app(var shown):
      change(&shown)
      return heap.view(.app(shown))
    case .framework(let name, let children): return heap.view(.framework(name, all(children)))
    case .group(let children): return heap.view(.group(all(children)))
    case .tagged(let inner, let tag, let label):
      return heap.view(
        .tagged(reframed(inner, depth: depth + 1, change), tag: tag, label: label))
    case .stack(let stack, let content): return heap.view(.stack(stack, all(content)))
    case .beside, .inert, .acting, .tabs, .split: return view
    }
  }

  /// The views of a hosting controller, which inherit nothing from who shows the controller.
  func hosted(_ views: ValueSet, by type: TypeInfo? = nil) -> ValueSet {
    // A class of the app's own may add to what it is given.
    let adds = type.map { !$0.isExternal && putsIntoEnvironment($0) } ?? false
    return reframed(views) { shown in
      shown.isHosted = true
      if adds { shown.environment = [SwiftUIEnvironment.anything] }
    }
  }

  private func putsIntoEnvironment(_ type: TypeInfo) -> Bool {
    if let known = environmentHosts[type.id] { return known }
    var found = false
    let walk = Walk { node in
      if case .member(_, let name, _) = node.kind, SwiftUIEnvironment.modifiers[name] != nil {
        found = true
      }
      return !found
    }
    for part in type.lineage where !part.isExternal {
      part.functions.values.joined().forEach(walk.function)
      part.variables.values.forEach(walk.variable)
    }
    environmentHosts[type.id] = found
    return found
  }
}
