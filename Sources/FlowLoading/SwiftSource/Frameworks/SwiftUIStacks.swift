/// SwiftUI's navigation containers and destinations.
enum SwiftUIStacks {
  static let constructors: [String: Frameworks.Constructor] = [
    "NavigationStack": { interpreter, site, frame in
      stack(interpreter, site, frame, columns: [], isLegacy: false)
    },
    "NavigationView": { interpreter, site, frame in
      stack(interpreter, site, frame, columns: [], isLegacy: true)
    },
    "NavigationSplitView": { interpreter, site, frame in
      stack(interpreter, site, frame, columns: ["sidebar", "content", "detail"], isLegacy: false)
    },
  ]

  static let modifiers: [String: Frameworks.Modifier] = [
    "navigationDestination": { interpreter, base, site, frame in
      destination(interpreter, site, frame)
      return base
    }
  ]

  /// Whether what stands in a `NavigationView` takes its bar away: inside of another one there are no
  /// two bars then, and its links go on its own pages.
  private static func hidesBar(_ site: CallSite) -> Bool {
    var isHidden = false
    let walk = Walk { node in
      guard case .call(let callee, let arguments) = node.kind else { return true }
      if case .name(let name, _) = callee.kind, name == "NavigationLink" { return false }
      switch callee.lastName {
      case "navigationBarHidden":
        if case .boolean(true)? = arguments.first?.value.kind { isHidden = true }
      case "toolbar", "toolbarVisibility":
        if arguments.first?.value.lastName == "hidden" { isHidden = true }
      default: break
      }
      return !isHidden
    }
    for argument in site.arguments { walk.expression(argument.value) }
    return isHidden
  }

  private static func stack(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame, columns: Set<String>,
    isLegacy: Bool
  ) -> ValueSet {
    var path =
      site.argument("path").map {
        interpreter.evaluate($0, frame, expected: SwiftUIState.bindingType(in: frame))
      } ?? .none
    if let written = site.argument("path"),
      SwiftUIState.transformation(of: written, interpreter, frame) != nil
    {
      // What it holds is made of the state, by whose changes alone that is not known.
      path = ValueSet([], isOpen: true)
    }
    interpreter.heap.steer(interpreter.boundPlaces(path))
    let isOfLibrary = interpreter.index.isModel(site.span)
    let number = interpreter.facts.stack(
      span: interpreter.anchored(site.span),
      receiver: isOfLibrary ? interpreter.anchor?.receiver : frame.receiver,
      places: interpreter.boundPlaces(path), isLegacy: isLegacy, isSplit: !columns.isEmpty)
    if isOfLibrary { interpreter.markAsLibrary(number) }
    if site.has("path"), path.isOpen, interpreter.boundPlaces(path).isEmpty {
      interpreter.facts.stacks[number].hasUnknownPath = true
    }
    if !isLegacy || !hidesBar(site) { interpreter.record(.part(.stack(number), site.span)) }
    if !isOfLibrary, columns.isEmpty { fillAtFirst(number, path, interpreter, site) }
    var content = ValueSet.none
    interpreter.within({
      $0.stack = number
      $0.lazy = Context.noLazy
      $0.builder = nil
    }) {
      for argument in site.arguments {
        let label = argument.label ?? ""
        if label == "destination" {
          elements(of: path, argument.value, interpreter, site, frame)
          continue
        }
        guard
          argument.isTrailing || columns.contains(label) || label == "root" || label == "content"
        else { continue }
        content.formUnion(interpreter.content(argument.value, frame))
      }
    }
    content = ValueSet(content.values.map(interpreter.underConditions), isOpen: content.isOpen)
    interpreter.facts.stacks[number].content.formUnion(content)
    return ValueSet(interpreter.heap.view(.stack(number, content.values)))
  }

  /// `@State private var path = [Route.alerts]`: what lies on a stack before anybody acts.
  private static func fillAtFirst(
    _ number: Int, _ path: ValueSet, _ interpreter: Interpreter, _ site: CallSite
  ) {
    for place in interpreter.boundPlaces(path) {
      let declared = interpreter.valueAtFirst(of: place)
      let values = interpreter.heap.read(place.atFirst).union(declared?.1 ?? .none)
      let filled = values.values.filter(interpreter.isFilled)
      guard !filled.isEmpty else { continue }
      interpreter.within({
        $0.stack = number
        $0.trigger = Trigger(label: "appears", span: site.span)
      }) {
        interpreter.noteState(
          .assign(ValueSet(filled)), place, declared?.0 ?? site.expression)
      }
    }
  }

  /// `NavigationStack(path: $store.scope(…)) { … } destination: { store in … }`: what shows the
  /// states on the path.
  private static func elements(
    of path: ValueSet, _ closure: Expression, _ interpreter: Interpreter, _ site: CallSite,
    _ frame: Frame
  ) {
    let content = interpreter.evaluate(closure, frame)
    let types = interpreter.boundPlaces(path).compactMap { place in
      interpreter.declaredType(of: place).flatMap(interpreter.elementType)
        .flatMap(interpreter.resolve)
    }
    for type in types {
      interpreter.record(.destination(TypeKey(type), content: content, site.span))
    }
    if types.isEmpty {
      interpreter.record(.destination(.unknown, content: content, site.span))
      interpreter.unresolved("the destination's type could not be worked out", site.span)
    }
  }

  private static func destination(_ interpreter: Interpreter, _ site: CallSite, _ frame: Frame) {
    let closure = site.argument("destination") ?? site.trailing
    guard let closure else { return }
    let content = interpreter.evaluate(closure, frame)
    if let type = site.argument("for") {
      let types = interpreter.evaluate(type, frame)
      for value in types.values {
        let key: TypeKey? =
          switch value {
          case .type(let number): TypeKey(interpreter.index.types[number])
          case .externalType(let name): .external(name)
          default: nil
          }
        guard let key else { continue }
        interpreter.record(.part(.destination(key), site.modifierSpan))
        interpreter.record(.destination(key, content: content, site.span))
      }
      if types.isEmpty {
        interpreter.record(.destination(.unknown, content: content, site.span))
        interpreter.unresolved("the destination's type could not be worked out", site.span)
      }
      return
    }
    let item = UnwrappedItems.state(of: site, interpreter, frame)
    guard let state = item ?? site.argument("isPresented") else { return }
    if item == nil { interpreter.noteChoosing(closure, frame) }
    interpreter.record(.part(.destination(nil), site.modifierSpan))
    SwiftUIPresentation.present(
      interpreter, state: state, content: content, kind: .push, isItem: item != nil, site, frame
    )
  }
}

extension NavigationFacts {
  func stack(
    span: Span, receiver: Value?, places: [Place], isLegacy: Bool, isSplit: Bool
  ) -> Int {
    let key = StructureKey(span: span, receiver: receiver)
    if let known = stackNumbers[key] {
      for place in places where !stacks[known].places.contains(place) {
        stacks[known].places.append(place)
      }
      return known
    }
    stacks.append(
      StackRecord(
        span: span, screen: nil, receiver: receiver, places: places, content: .none,
        isLegacy: isLegacy, isSplit: isSplit))
    stackNumbers[key] = stacks.count - 1
    return stacks.count - 1
  }
}
