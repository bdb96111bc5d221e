/// SwiftUI's tabs.
enum SwiftUITabs {
  static let constructors: [String: Frameworks.Constructor] = [
    "TabView": tabView,
    "Tab": tab,
    "TabSection": { interpreter, site, frame in
      ValueSet(
        interpreter.heap.view(
          .group(
            interpreter.runArguments(site, frame).values.filter(interpreter.isView)
              .map(interpreter.underConditions))))
    },
  ]

  static let modifiers: [String: Frameworks.Modifier] = [
    "tag": { interpreter, base, site, frame in
      guard let value = site.first else { return base }
      var tag = interpreter.evaluate(value, frame, expected: interpreter.selectionType)
      if tag.isEmpty { tag.isOpen = true }
      return tagged(interpreter, base, tag: tag, label: nil)
    },
    "tabViewStyle": { interpreter, base, site, _ in
      guard ViewSyntax.isPaged(site.arguments) else { return base }
      return ValueSet(base.values.map { pages(interpreter, $0) }, isOpen: base.isOpen)
    },
    // Of a tab or a section of them; a view has no such thing to say when.
    "hidden": { interpreter, base, site, frame in
      guard let condition = site.first, site.arguments.count == 1 else { return base }
      let isShown = interpreter.negated([.expression(condition)], frame)
      return interpreter.within({ $0.conditions += isShown }) {
        ValueSet(base.values.map(interpreter.underConditions), isOpen: base.isOpen)
      }
    },
    "tabItem": { interpreter, base, site, frame in
      interpreter.runArguments(site, frame)
      return tagged(interpreter, base, tag: .none, label: Triggers.title(of: site))
    },
  ]

  private static func tabView(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame
  ) -> ValueSet {
    let selection = site.argument("selection")
    let binding =
      selection.map { value in
        interpreter.evaluate(value, frame, expected: SwiftUIState.bindingType(in: frame))
      } ?? .none
    let places = interpreter.boundPlaces(binding)
    let saved = interpreter.selectionType
    interpreter.selectionType =
      places.first.flatMap(interpreter.declaredType)
      ?? selection.flatMap { interpreter.staticType(of: $0, frame) }
    defer { interpreter.selectionType = saved }
    interpreter.heap.steer(places)
    let number = interpreter.facts.tabs(
      span: site.span, receiver: frame.receiver, places: places,
      hasSelection: selection != nil)
    var content = ValueSet.none
    interpreter.within({
      $0.stack = Context.noStack
      $0.builder = nil
    }) {
      for argument in site.arguments where argument.isTrailing || argument.label == "content" {
        interpreter.tabLoops.formUnion(TabLoops.spans(in: argument.value))
        content.formUnion(interpreter.content(argument.value, frame))
      }
    }
    var tabs: [TabsRecord.Tab] = []
    for value in content.values {
      collect(interpreter, value, tag: .none, label: nil, site.span, &tabs)
    }
    interpreter.facts.tabs[number].tabs = tabs
    interpreter.facts.tabs[number].isPartial = content.isOpen
    return ValueSet(interpreter.heap.view(.tabs(number)))
  }

  /// Pages to leaf through, which no state chooses, are content of the screen that shows them. So
  /// are pages that a loop makes all alike, whichever of them state chooses; of a loop whose
  /// elements say which page each is, every page is a tab.
  private static func pages(_ interpreter: Interpreter, _ view: Value) -> Value {
    guard case .view(let number) = view else { return view }
    switch interpreter.heap.views[number] {
    case .group(let children):
      return interpreter.heap.view(.group(children.map { pages(interpreter, $0) }))
    case .tabs(let tabs)
    where !interpreter.facts.tabs[tabs].hasSelection || interpreter.facts.tabs[tabs].tabs.count == 1:
      let content = interpreter.facts.tabs[tabs].tabs.flatMap(\.content.values)
      if interpreter.facts.tabs[tabs].hasSelection, let own = switchedTabs(content, interpreter) {
        interpreter.facts.tabs[tabs].tabs = own
        return view
      }
      interpreter.facts.tabs[tabs].tabs = []
      return interpreter.heap.view(.framework("TabView", content))
    default: return view
    }
  }

  /// The pages among which a `switch` chooses, as tabs of which nothing tells the tags.
  private static func switchedTabs(
    _ content: [Value], _ interpreter: Interpreter
  ) -> [TabsRecord.Tab]? {
    var pages: [(Value, ViewNode.Shown)] = []
    for view in content {
      guard let found = interpreter.pagesSwitched(view) else { return nil }
      pages += found
    }
    guard pages.count > 1, Set(pages.map(\.1.conditions)).count == pages.count else {
      return nil
    }
    return pages.map { page in
      .init(
        tag: .unknown, isTagged: true, label: nil, content: ValueSet(page.0),
        span: page.1.span)
    }
  }

  private static func tab(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame
  ) -> ValueSet {
    var tag = ValueSet.none
    if let value = site.argument("value") {
      tag = interpreter.evaluate(value, frame, expected: interpreter.selectionType)
      if tag.isEmpty { tag.isOpen = true }
    }
    let content = site.argument("content") ?? site.trailing
    let views = interpreter.content(content, frame)
    let shown = views.values.filter(interpreter.isView).map(interpreter.underConditions)
    let node = interpreter.heap.view(.group(shown))
    return ValueSet(
      interpreter.heap.view(.tagged(node, tag: tag, label: Triggers.title(of: site))))
  }

  static func tagged(
    _ interpreter: Interpreter, _ base: ValueSet, tag: ValueSet, label: String?
  ) -> ValueSet {
    let views = base.values.flatMap(interpreter.views)
    if views.count == 1, case .view(let number) = views[0],
      case .tagged(let inner, let oldTag, let oldLabel) = interpreter.heap.views[number]
    {
      return ValueSet(
        interpreter.heap.view(
          .tagged(
            inner, tag: oldTag.isEmpty && !oldTag.isOpen ? tag : oldTag, label: oldLabel ?? label)))
    }
    let node = views.count == 1 ? views[0] : interpreter.heap.view(.group(views))
    return ValueSet(interpreter.heap.view(.tagged(node, tag: tag, label: label)))
  }

  /// The tabs among a tab view's children.
  private static func collect(
    _ interpreter: Interpreter, _ value: Value, tag: ValueSet, label: String?, _ span: Span,
    _ tabs: inout [TabsRecord.Tab]
  ) {
    guard case .view(let number) = value else { return }
    switch interpreter.heap.views[number] {
    case .group(let children):
      for child in children {
        collect(interpreter, child, tag: tag, label: label, span, &tabs)
      }
    case .beside, .inert, .acting: break
    case .tagged(let inner, let ownTag, let ownLabel):
      add(interpreter, inner, tag: ownTag, label: ownLabel, span, &tabs)
    case .app where tag.isEmpty && !tag.isOpen:
      let own = interpreter.ownTag(of: value)
      add(interpreter, value, tag: own?.tag ?? tag, label: label ?? own?.label, span, &tabs)
    case .app, .framework, .stack, .tabs, .split:
      add(interpreter, value, tag: tag, label: label, span, &tabs)
    }
  }

  private static func add(
    _ interpreter: Interpreter, _ value: Value, tag: ValueSet, label: String?, _ span: Span,
    _ tabs: inout [TabsRecord.Tab]
  ) {
    // The spacing of a tab bar is no tab.
    if case .view(let number) = value,
      case .framework(let name, _) = interpreter.heap.views[number],
      name == "EmptyView" || name == "Spacer" && label == nil && !tag.isOpen, tag.isEmpty
    {
      return
    }
    let place = interpreter.spanOfFirstView(value) ?? span
    tabs.append(
      .init(
        tag: tag, isTagged: !tag.isEmpty || tag.isOpen, label: label, content: ValueSet(value),
        span: place))
  }
}

extension Interpreter {
  /// The views of the program that a `switch` gives and nothing else; nil where there is more.
  fileprivate func pagesSwitched(_ view: Value) -> [(Value, ViewNode.Shown)]? {
    guard case .view(let number) = view else { return nil }
    switch heap.views[number] {
    case .app(let shown):
      guard let last = shown.conditions.last,
        case .matches = conditionTexts[last.number].form
      else { return nil }
      return [(view, shown)]
    case .group(let children):
      var all: [(Value, ViewNode.Shown)] = []
      for child in children {
        guard let found = pagesSwitched(child) else { return nil }
        all += found
      }
      return all
    default: return nil
    }
  }

  /// The tag and the label that a tab gives itself at the end of its body: `var body: some View {
  /// Shelf().tabItem { … }.tag(Page.shelf) }`.
  fileprivate func ownTag(of view: Value) -> (tag: ValueSet, label: String?)? {
    guard let (code, frame) = ownBody(of: view), var modified = code.onlyExpression else {
      return nil
    }
    var (tag, label) = (ValueSet.none, String?.none)
    while case .call(let callee, let arguments) = modified.kind,
      case .member(let base?, let name, _) = callee.kind
    {
      if name == "tag", tag.isEmpty, let value = arguments.first?.value {
        tag = evaluate(value, frame, expected: selectionType)
        if tag.isEmpty { tag.isOpen = true }
      } else if name == "tabItem", label == nil {
        let site = CallSite(
          name: name, arguments: arguments, expression: modified, expected: nil)
        label = Triggers.title(of: site)
      }
      modified = base
    }
    return tag.isEmpty && !tag.isOpen ? nil : (tag, label)
  }

  func spanOfFirstView(_ value: Value) -> Span? {
    guard case .view(let number) = value else { return nil }
    switch heap.views[number] {
    case .app(let shown): return shown.span
    case .group(let children), .framework(_, let children):
      return children.lazy.compactMap { self.spanOfFirstView($0) }.first
    case .tagged(let inner, _, _): return spanOfFirstView(inner)
    case .stack(let stack, _): return facts.stacks[stack].span
    case .tabs(let tabs): return facts.tabs[tabs].span
    case .split, .beside, .inert, .acting: return nil
    }
  }
}

extension NavigationFacts {
  func tabs(
    span: Span, receiver: Value?, places: [Place], hasSelection: Bool
  ) -> Int {
    let key = StructureKey(span: span, receiver: receiver)
    if let known = tabsNumbers[key] {
      for place in places where !tabs[known].places.contains(place) {
        tabs[known].places.append(place)
      }
      return known
    }
    tabs.append(
      TabsRecord(
        span: span, screen: nil, receiver: receiver, places: places,
        hasSelection: hasSelection, tabs: [], isPartial: false))
    tabsNumbers[key] = tabs.count - 1
    return tabs.count - 1
  }
}
