/// Pages without a type of their own: `NavigationLink(destination: songs)` over a list that a
/// property of the view builds, `.sheet(isPresented: $isAdding) { Form { … } }`.
struct InlinePage: Hashable {
  /// The view whose code builds the page.
  let type: Int
  /// The property or function that builds it, or the state that brings it up.
  let name: String
}

extension Interpreter {
  /// The page that a destination is, where a member of the view builds all of it.
  func page(builtBy destination: Expression, _ frame: Frame) -> InlinePage? {
    let isLocal = { (name: String) in frame.locals[name] != nil || frame.functions[name] != nil }
    if case .closure(let closure) = destination.kind {
      return page(closure.body, in: frame.scope) { name in
        isLocal(name) || closure.parameters.contains { $0.name == name }
      }
    }
    let body = [Statement(.expression(destination), destination.span)]
    return page(body, in: frame.scope, isLocal)
  }

  /// - Parameter isLocal: Whether a name is another thing than a member of the view.
  private func page(
    _ body: [Statement], in scope: TypeInfo?, _ isLocal: (String) -> Bool
  ) -> InlinePage? {
    // What a protocol builds is another page for each view that conforms.
    guard let scope, scope.kind != .protocolType, scope.inherits(external: "View"),
      let name = Self.memberName(body), member(name, in: scope) != nil, !isLocal(name),
      !Self.binds(name, body)
    else { return nil }
    return InlinePage(type: scope.id, name: name)
  }

  /// The page that presented content is: what a member builds, or what the state of the view brings
  /// up that it stands in.
  ///
  /// - Parameters:
  ///   - arguments: What it is built for.
  ///   - screen: The screen that presents it.
  func page(
    of content: ValueSet, given arguments: [ValueSet], states: [Place], on screen: Int?
  ) -> (InlinePage, Span)? {
    for value in content.values {
      var code = value
      if case .piped(_, let inner) = value { code = inner }
      guard case .closure(let number) = code else { continue }
      let record = heap.closures[number]
      let span = record.closure.span
      let branch = Self.branch(of: record.closure, for: arguments)
      let body = branch ?? record.closure.body
      let page = page(body, in: record.scope) { name in
        record.captured[name] != nil || record.cells[name] != nil
          || record.closure.parameters.contains { $0.name == name }
      }
      if let page { return (page, span) }
      if let page = pageOfHelper(record.scope, states, screen) { return (page, span) }
      guard let type = record.scope, type.kind != .protocolType, type.inherits(external: "View")
      else { continue }
      let own = states.first { isState($0, of: type) }
      if let own { return (InlinePage(type: type.id, name: own.payloadName ?? own.name), span) }
      if let lent = lentName(states, to: type) {
        return (InlinePage(type: type.id, name: lent), span)
      }
      if branch != nil, case .enumCase(_, let name, _)? = arguments.first?.only {
        return (InlinePage(type: type.id, name: name), span)
      }
    }
    return nil
  }

  /// The name under which a view has state of another's: `@Binding var isShown`. Where givers have
  /// other names for it, and the view has more than one such property, nobody knows which it is.
  private func lentName(_ states: [Place], to type: TypeInfo) -> String? {
    let lent = type.variables.values.filter { $0.attribute("Binding") != nil }.map(\.name)
    return states.lazy.map(\.name).first(where: lent.contains) ?? (lent.count == 1 ? lent[0] : nil)
  }

  /// What a closure does for a case that it is given: one branch of a `switch` over it.
  private static func branch(of closure: Closure, for arguments: [ValueSet]) -> [Statement]? {
    guard closure.body.count == 1, case .enumCase(_, let name, _)? = arguments.first?.only
    else { return nil }
    var statement = closure.body[0]
    if case .expression(let value) = statement.kind, case .statement(let inner) = value.kind {
      statement = inner
    }
    let given = closure.parameters.first?.name ?? "$0"
    guard case .switching(let subject, let cases) = statement.kind,
      case .name(given, _) = subject.plain.kind
    else { return nil }
    return cases.first { one in
      one.condition == nil
        && one.patterns.contains { pattern in
          if case .enumCase(_, name, _, _) = pattern { true } else { false }
        }
    }?.body
  }

  /// The page that a modifier of the program's own presents for a view: what it shows, the view gave
  /// it with the state.
  private func pageOfHelper(
    _ scope: TypeInfo?, _ states: [Place], _ screen: Int?
  ) -> InlinePage? {
    guard let scope, scope.inherits(external: "ViewModifier") || scope.name == "View",
      let state = states.first(where: { $0.type >= 0 && $0.local == nil })
    else { return nil }
    let name = state.payloadName ?? state.name
    let owner = index.types[state.type]
    if !owner.isExternal, owner.inherits(external: "View") {
      return InlinePage(type: owner.id, name: name)
    }
    // What a model holds says nothing of where it is shown.
    guard let screen, case .type(let type) = facts.screens[screen].key,
      index.types[type].inherits(external: "View")
    else { return nil }
    return InlinePage(type: type, name: name)
  }

  /// Builds what a link shows. What a page without a type does, that page does and not the screen
  /// that shows the link.
  func apart(
    _ page: InlinePage?, _ link: Span, _ build: () -> (ValueSet, ValueSet)
  ) -> (ValueSet, ValueSet) {
    guard let page else { return build() }
    var ((closures, views), effects) = isolated(build)
    // To look through a view that frames what it is given runs its body.
    let (isOne, _) = isolated { isPage(levels(views.values), page) }
    if isOne {
      linkPages[link] = page
      if !effects.isEmpty { views.insert(heap.view(.acting(effects, Context()))) }
    } else {
      absorb(effects)
    }
    return (closures, views)
  }

  /// Whether state is of a view or of its model: what it is given has another name with each giver.
  private func isState(_ place: Place, of type: TypeInfo) -> Bool {
    place.type == type.id || place.type >= 0 && index.types[place.type].kind == .classType
  }

  /// Whether content fills a level with something that a person reads or acts on: a text or a
  /// picture by itself is no page.
  func isPage(_ levels: Levels) -> Bool {
    levels.shown.isEmpty && (levels.inline + levels.structures).contains(where: hasContent)
  }

  /// Whether content is the page that a link leads to: a text is one too that says its title.
  func isPage(_ levels: Levels, _ page: InlinePage) -> Bool {
    isPage(levels) || levels.isEmpty && !levels.inline.isEmpty && titledPages.contains(page)
  }

  /// Whether one branch of what is presented is a form or list of its own, where others are views of
  /// the program's: `if isNew { Form { … } } else { Detail() }`. A hint in place of what could not be
  /// shown is no page.
  func holdsPage(_ levels: Levels, in content: ValueSet) -> Bool {
    levels.inline.contains(where: holdsForm) && content.values.contains(where: isChoice)
  }

  private func holdsForm(_ view: Value) -> Bool {
    guard case .view(let number) = view else { return false }
    switch heap.views[number] {
    case .framework(let name, let children):
      return Self.forms.contains(name) || children.contains(where: holdsForm)
    case .group(let children): return children.contains(where: holdsForm)
    default: return false
    }
  }

  private static let forms: Set<String> = [
    "Form", "List", "TextField", "SecureField", "TextEditor", "Toggle", "Picker",
  ]

  /// Whether code only chooses what it builds.
  private func isChoice(_ content: Value) -> Bool {
    var code = content
    if case .piped(_, let inner) = content { code = inner }
    guard case .closure(let number) = code else { return false }
    let body = heap.closures[number].closure.body.filter {
      if case .variable = $0.kind { false } else { true }
    }
    return body.count == 1 && isChoice(body[0])
  }

  private func isChoice(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .conditional(_, _, let otherwise): return otherwise != nil
    case .switching: return true
    case .expression(let value), .returning(let value?):
      guard case .statement(let inner) = value.kind else { return false }
      return isChoice(inner)
    default: return false
    }
  }

  /// The one view of the program's that fills a level with what it is given and content of its own:
  /// `Hint(text: text)`. One that is given a builder is a frame for whatever is shown, unless it has a
  /// model to observe: `Farewell(model: model) { Text("more") }`.
  ///
  /// - Parameter isNameless: Whether nothing else names the page, so that a frame which looks at the
  ///   environment's objects does.
  func framingView(_ views: [Value], isNameless: Bool = false) -> ViewNode.Shown? {
    var found: [ViewNode.Shown] = []
    func collect(_ views: [Value]) {
      for case .view(let number) in views {
        switch heap.views[number] {
        case .app(let shown): found.append(shown)
        case .group(let children): collect(children)
        default: break
        }
      }
    }
    collect(views)
    guard let shown = found.first, found.allSatisfy({ $0.content == shown.content }),
      case .object(let object) = shown.content,
      case let type = index.types[heap.objects[object].type], isTransparent(type),
      isNameless
        ? observesEnvironment(type)
        : !syntax.views.isGivenBuilder(type) || observesModel(type)
    else { return nil }
    return shown
  }

  private func observesModel(_ type: TypeInfo) -> Bool {
    type.stored.contains { variable in
      variable.attribute("ObservedObject") != nil || variable.attribute("StateObject") != nil
        || variable.type?.unwrapped.lastName?.hasSuffix("ViewModel") == true
    }
  }

  private func observesEnvironment(_ type: TypeInfo) -> Bool {
    type.stored.contains { variable in
      if variable.attribute("EnvironmentObject") != nil { return true }
      guard let asked = variable.attribute("Environment")?.arguments.first?.value.plain else {
        return false
      }
      if case .keyPath = asked.kind { return false }
      return true
    }
  }

  private func hasContent(_ view: Value) -> Bool { hasContent(view, depth: 0) }

  private func hasContent(_ view: Value, depth: Int) -> Bool {
    guard case .view(let number) = view else { return false }
    func isAny(_ views: [Value]) -> Bool { views.contains { hasContent($0, depth: depth + 1) } }
    switch heap.views[number] {
    case .app(let shown):
      guard depth < 8, let type = type(of: view), isTransparent(type) else {
        return !isBackdrop(shown)
      }
      return isAny(bodyValues(of: shown))
    case .framework(let name, let children):
      return !Self.plain.contains(name) && !SwiftUIContent.leaves.contains(name)
        || isAny(children)
    case .stack: return true
    case .group(let children): return isAny(children)
    case .tagged(let inner, _, _): return isAny([inner])
    case .beside, .inert, .acting, .tabs, .split: return false
    }
  }

  /// Views that lay others out or only say something, and the system's own pages.
  private static let plain: Set<String> = [
    "VStack", "HStack", "ZStack", "GeometryReader", "Label", "AsyncImage", "ProgressView",
    "ActivityView", "SafariView", "ViewThatFits", "TimelineView",
  ]

  private static func binds(_ name: String, _ body: [Statement]) -> Bool {
    var isBound = false
    Walk(bound: { if $0 == name { isBound = true } }, { _ in true }).statements(body)
    return isBound
  }

  /// The one member that every branch of a builder takes its views from.
  private static func memberName(_ body: [Statement]) -> String? {
    let body = body.filter { if case .variable = $0.kind { false } else { true } }
    guard body.count == 1 else { return nil }
    switch body[0].kind {
    case .expression(let expression): return memberName(expression)
    case .returning(let expression?): return memberName(expression)
    case .conditional(_, let then, let otherwise):
      let name = memberName(then)
      return otherwise == nil || name == otherwise.flatMap(memberName) ? name : nil
    default: return nil
    }
  }

  /// The member that an expression takes its views from, behind any modifiers.
  private static func memberName(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name, _): name
    case .member(let base?, let name, _):
      if case .name("self", _) = base.kind { name } else { memberName(base) }
    case .call(let callee, _):
      if case .name(let name, _) = callee.kind { name } else { memberName(callee) }
    case .statement(let statement): memberName([statement])
    default: nil
    }
  }
}

extension Linker {
  /// The screen that a page without a type is.
  ///
  /// - Parameter span: Where it is shown.
  func screen(of page: InlinePage, _ span: Span) -> Int {
    let type = interpreter.index.types[page.type]
    let builder =
      type.variable(page.name).flatMap { $0.0.getter == nil ? nil : $0.0.span }
      ?? type.methods(page.name).first?.0.span
    return interpreter.facts.screen(.inline(page), object: nil, span: builder ?? span)
  }

  /// What is pushed and is a page without a type, or nothing of the program's: a page is a screen,
  /// all else, `NavigationLink { Text("x") }`, does what it does for the screen that pushes it.
  func unnamedTargets(_ views: [Value], _ operation: Operation) -> [Target] {
    let levels = interpreter.levels(views)
    if let page = interpreter.linkPages[operation.span], interpreter.isPage(levels, page) {
      let screen = screen(of: page, operation.span)
      runAttached(levels.inline + levels.beside, screen)
      return [Target(screen: screen, shown: nil, ownStack: nil)]
    }
    if let screen = operation.screen { runAttached(levels.inline, screen) }
    return []
  }
}

extension GraphBuilder {
  /// The names of all screens. The only page that state of a part brings up, where that is no screen
  /// itself, is what people know by the part's name.
  static func names(_ interpreter: Interpreter, _ links: Links) -> [String] {
    let screens = interpreter.facts.screens
    let shown = Set(links.transitions.map(\.to))
    let isNamedByPart = { (page: InlinePage) in interpreter.linkPagePlaces[page] == nil }
    var taken = Set<Int>()
    var pages: [Int: Int] = [:]
    for (number, screen) in screens.enumerated() {
      switch screen.key {
      case .type(let type): taken.insert(type)
      case .inline(let page) where shown.contains(number) && isNamedByPart(page):
        pages[page.type, default: 0] += 1
      default: break
      }
    }
    return screens.map { screen in
      switch screen.key {
      case .inline(let page)
      where isNamedByPart(page) && pages[page.type] == 1 && !taken.contains(page.type):
        interpreter.index.types[page.type].name
      case .undeclared where !screen.objects.isEmpty:
        plainName(of: screen, beside: taken, interpreter)
      default: name(of: screen, interpreter)
      }
    }
  }

  /// The name of a controller without a class: that of the type whose code makes it, where that is
  /// no screen itself, or of the member that does.
  private static func plainName(
    of screen: ScreenRecord, beside taken: Set<Int>, _ interpreter: Interpreter
  ) -> String {
    let name = name(of: screen, interpreter)
    let makers = taken.lazy.map { interpreter.index.types[$0] }.filter { $0.name == name }
    let members = makers.flatMap { $0.members(around: screen.span) }.min()
    return members.map { "\(name).\($0)" } ?? name
  }
}

extension TypeInfo {
  /// The names of its functions and properties inside which a place stands.
  fileprivate func members(around place: Span) -> [String] {
    let functions = functions.filter { _, all in all.contains { $0.span.encloses(place) } }.keys
    let variables = variables.filter { $0.value.span.encloses(place) }.keys
    return Array(functions) + Array(variables)
  }
}
