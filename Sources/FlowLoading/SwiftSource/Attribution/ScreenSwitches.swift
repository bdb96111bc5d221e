import FlowGraph

/// State that decides which of several whole screens fills a level: `if signedIn { … } else { … }`
/// as all that a body, or a scene, holds.
struct ScreenSwitch: Hashable {
  enum Accepted: Hashable {
    case truth(Bool)
    /// Whether an optional is set.
    case set(Bool)
    case cases(Set<String>)
    /// Any case but these.
    case otherCases(Set<String>)

    /// Whether it takes a case of an enum, whatever that carries.
    func takes(case name: String) -> Bool {
      switch self {
      case .cases(let names): names.contains(name)
      case .otherCases(let names): !names.contains(name)
      default: false
      }
    }

    func takes(_ value: Value) -> Bool {
      switch (self, value) {
      case (.truth(let wanted), .boolean(let flag)): wanted == flag
      case (.set(let wanted), _): wanted == (value != .null)
      case (_, .enumCase(_, let name, _)): takes(case: name)
      // An optional without a value.
      case (_, .null): takes(case: "none")
      default: false
      }
    }
  }

  struct Branch: Hashable {
    let accepted: Accepted
    let views: ValueSet
    /// What the views are for one value of the state, where the branch shows the value.
    var content = ValueSet.none
  }

  /// The screen whose content it is; nil for a scene's.
  let screen: Int?
  let places: [Place]
  let branches: [Branch]
  /// Whether it fills a stack, as the stack's root.
  var isInStack = false
  /// Whether a branch asks further, so that some of its screens are another branch's as well.
  var asksFurther = false
  /// Whether what it asks is only known to be of the type of some state.
  var isOfOnlyState = false
  /// All branches, also those that show no screen, where a list selects what they are taken for.
  var pages: [SelectedPage] = []
}

extension Interpreter {
  /// Notes what the columns of split views in a screen's own code switch between.
  func noteColumns(of type: TypeInfo, object: Int, screen: Int) {
    for name in type.variables.keys.sorted() {
      guard let variable = type.variables[name], let getter = variable.getter else { continue }
      let frame = Frame(receiver: .object(object), scope: type, file: variable.span.file)
      for column in SwitchSyntax.levels(in: getter) {
        let asked = SwitchSyntax.read(column)
        let isGiven = (asked?.parts.map(\.body) ?? [column]).contains {
          isGivenWhat($0, shows: frame)
        }
        if isGiven
          || asked != nil && SwitchSyntax.isWhole(column) && !SwitchSyntax.asksSeveral(column)
        {
          noteSwitch(column, frame, screen: screen, isColumn: true)
          if isGiven { openSelection(asked: column, frame) }
          continue
        }
        for asked in SwitchSyntax.parts(ofColumn: column) {
          // What is asked last says most of the branch: a link's page, after the post it stands in.
          let last = asked.last { places(of: $0.subject, frame).contains(where: isStored) }
          if let (subject, part) = last {
            noteSwitch(subject, [part], frame, screen: screen, isColumn: true)
          }
        }
      }
    }
  }

  /// Makes state that a list of the same view selects be any value: what code is given of it, it is
  /// given for each.
  private func openSelection(asked column: [Statement], _ frame: Frame) {
    guard let found = switchRead(column, frame, inViews: true) else { return }
    for place in places(of: found.subject, found.frame) where isSelection(place) {
      guard let type = declaredType(of: place) else { continue }
      heap.write(anyValue(of: type.with(type.reference.unwrapped)), to: place)
    }
  }

  /// Whether a column holds a method of the view's own, or a view that only switches, with what
  /// chooses a page: `detail: { content(pane) }`, `detail: { Detail(pane: pane) }`.
  private func isGivenWhat(_ column: [Statement], shows frame: Frame) -> Bool {
    guard let content = SwitchSyntax.onlyContent(of: column),
      case .call(let callee, let arguments) = content.kind, !arguments.isEmpty
    else { return false }
    guard case .name(let name, _) = callee.kind, name.startsUppercase else {
      return content.ownMethod != nil
    }
    return resolve(.init(reference: .name(name), scope: frame.scope, file: frame.file))
      .map(syntax.views.onlySwitches) ?? false
  }

  /// Notes that a body only switches between screens, and which objects these are.
  func noteSwitch(
    _ body: [Statement], _ frame: Frame, screen: Int?, isColumn: Bool = false
  ) {
    guard let found = switchRead(body, frame, inViews: screen != nil) else {
      guard screen != nil, !isColumn, let found = switchBeside(body, frame) else { return }
      return noteSwitch(
        found.subject, found.parts, found.frame, screen: screen, isColumn: false, isBeside: true)
    }
    noteSwitch(
      found.subject, found.parts, found.frame, screen: screen, isColumn: isColumn,
      isInStack: !isColumn && SwitchSyntax.isInStack(body))
  }

  private func noteSwitch(
    _ subject: Expression, _ parts: [SwitchSyntax.Part], _ frame: Frame, screen: Int?,
    isColumn: Bool, isInStack: Bool = false, isBeside: Bool = false
  ) {
    // Two views can show each other.
    guard switching.insert(subject.span).inserted else { return }
    defer { switching.remove(subject.span) }
    // What the device decides is not written.
    let asked = places(of: subject, frame)
    let stored = asked.filter(isStored)
    if stored.isEmpty, workedOut(asked, parts) == nil,
      let steps = workedOut(inSteps: subject, parts, frame),
      let (inner, pages) = SwitchSyntax.read(steps)
    {
      return noteSwitch(
        inner, pages, frame, screen: screen, isColumn: isColumn, isInStack: isInStack,
        isBeside: isBeside)
    }
    let (places, parts) =
      stored.isEmpty
      ? workedOut(asked, parts) ?? (stateAsked(by: subject, frame), parts) : (stored, parts)
    guard !places.isEmpty else { return }
    var branches: [ScreenSwitch.Branch] = []
    // What takes turns in the first screen of a window fills the window, where it is not only the
    // screen's own state that says so.
    let isFirst =
      !isBeside
      && (screen.map {
        firstScreens.contains($0)
          && (!places.allSatisfy(isOwn) || arePages(parts, frame))
      } ?? true)
    var isWhole = isColumn || isFirst || places.contains(where: isSelection)
    var objects: Set<Int> = []
    var asksFurther = false
    var pages: [SelectedPage] = []
    for part in parts {
      let content = part.name.map { ValueSet(code([$0], part.body, subject.span, frame)) }
      let (views, _) = isolated {
        let shown = assuming(taken(part, places)) {
          content.map { invokeAll($0, [evaluate(subject, frame)], subject, frame) }
            ?? run(part.body, frame)
        }
        return shown.values.flatMap(self.views).map(unframed)
      }
      // What a frame in a branch does by itself, it does where that is shown.
      let (levels, _) = isolated { self.levels(views) }
      pages.append(
        .init(
          accepted: part.accepted, views: ValueSet(views),
          span: part.body.first?.span ?? subject.span, isBlank: isBlank(part.body)))
      // The test that a part of a column begins with is no switch of its own.
      let inner =
        !isColumn || SwitchSyntax.isWhole(part.body) && !SwitchSyntax.asksSeveral(part.body)
          || isGivenWhat(part.body, shows: frame)
        ? switchRead(
          part.body, taking(part.name, of: subject, frame), inViews: screen != nil) : nil
      // Beside a stack, other views lie over it: a banner, a player.
      let stack = isColumn || inner != nil ? nil : coveredStack(levels)
      guard
        isColumn || inner != nil || stack != nil
          || levels.shown.count + levels.structures.count <= 1
      else { return }
      if let inner {
        asksFurther = true
        noteSwitch(
          inner.subject, inner.parts, inner.frame, screen: screen, isColumn: isColumn,
          isInStack: isInStack)
      }
      if levels.isEmpty { continue }
      isWhole = isWhole || !levels.structures.isEmpty || levels.shown.contains(where: isFlow)
      for case .object(let object) in levels.shown.map(\.content) { objects.insert(object) }
      branches.append(
        .init(
          accepted: part.accepted, views: ValueSet(stack ?? views), content: content ?? .none))
    }
    // Two parts of one screen that take turns are no screens.
    guard branches.count > (isColumn ? 0 : 1) else { return }
    guard
      isWhole
        || screen != nil && !isBeside
          && turnThemselves(parts, over: subject, at: places, frame)
    else { return }
    heap.steer(places)
    if !places.contains(where: isSelection) { pages = [] }
    facts.switches.insert(
      .init(
        screen: screen, places: places, branches: branches, isInStack: isInStack,
        asksFurther: asksFurther, isOfOnlyState: stored.isEmpty, pages: pages))
    if let screen, !isColumn { switched[screen, default: []].formUnion(objects) }
  }

  /// Whether the branches for the cases of a view's own state are pages: each shows another view of
  /// the program's and nothing beside it.
  func arePages(_ parts: [SwitchSyntax.Part], _ frame: Frame) -> Bool {
    let areCases = parts.contains { part in
      if case .cases = part.accepted { part.name == nil } else { false }
    }
    return areCases && parts.allSatisfy { isPage($0.body, frame) }
  }

  /// Whether a branch shows one view of the program's and nothing beside it, or is blank.
  func isPage(_ body: [Statement], _ frame: Frame) -> Bool {
    if isBlank(body) { return true }
    if let (_, parts) = SwitchSyntax.read(body) {
      return parts.allSatisfy { isPage($0.body, frame) }
    }
    guard let shown = SwitchSyntax.onlyContent(of: body),
      case .call(let callee, _) = shown.kind, case .name(let name, _) = callee.kind,
      let type = resolve(.init(reference: .name(name), scope: frame.scope, file: frame.file))
    else { return false }
    return type.inherits(external: "View")
  }

  /// What a flag or an optional holds in a branch that asks further: `if isIn { … } else if isIn, isDone { … }`.
  private func taken(_ part: SwitchSyntax.Part, _ places: [Place]) -> Written? {
    guard places.count == 1, SwitchSyntax.read(part.body) != nil else { return nil }
    switch part.accepted {
    case .truth(let flag): return Written(place: places[0], values: ValueSet(.boolean(flag)))
    case .set(false): return Written(place: places[0], values: ValueSet(.null))
    default: return nil
    }
  }

  /// The frame of a branch, with the local that holds the value there.
  private func taking(_ name: String?, of subject: Expression, _ frame: Frame) -> Frame {
    guard let name else { return frame }
    let inner = Frame(receiver: frame.receiver, scope: frame.scope, file: frame.file)
    inner.locals = frame.locals
    let type = staticType(of: subject, frame).map { $0.with($0.reference.unwrapped) }
    inner.bind(name, evaluate(subject, frame).withoutNull, type: type)
    inner.locals[name]?.places = places(of: subject, frame).filter(isStored)
    return inner
  }

  /// The one stack on a level that has other views beside it.
  private func coveredStack(_ levels: Levels) -> [Value]? {
    guard levels.structures.count == 1, !levels.shown.isEmpty,
      case .view(let number) = levels.structures[0], case .stack = heap.views[number]
    else { return nil }
    return levels.structures
  }

  /// The one view that lies in a frame, as the page that a branch shows: `ZStack { LoginView() }`.
  private func unframed(_ view: Value) -> Value {
    guard case .view(let number) = view,
      case .framework("ZStack", let children) = heap.views[number], children.count == 1
    else { return view }
    return unframed(children[0])
  }

  /// Code of the program as a closure, such as a branch over the value that it is taken for.
  func code(_ names: [String], _ body: [Statement], _ span: Span, _ frame: Frame) -> Value {
    let node =
      branchClosures[span]
      ?? Closure(
        parameters: names.map { .init(name: $0, type: nil) }, result: nil, body: body, span: span)
    branchClosures[span] = node
    return closure(node, Expression(.null, span), frame)
  }

  private func isOwn(_ place: Place) -> Bool {
    place.type >= 0
      && index.types[place.type].variable(place.name)?.0.attribute("State") != nil
  }

  /// Whether a list keeps its selection there: what it selects fills a column.
  func isSelection(_ place: Place) -> Bool {
    facts.selections.values.contains { $0.contains { $0.meets(place) } }
  }

  func isStored(_ place: Place) -> Bool {
    guard place.type >= 0, let (variable, _) = index.types[place.type].variable(place.name) else {
      return place.local != nil || place.isWhole
    }
    return variable.getter == nil
      && !["Environment", "EnvironmentObject"].contains { variable.attribute($0) != nil }
  }

  private func isFlow(_ shown: ViewNode.Shown) -> Bool {
    guard case .object(let object) = shown.content else { return false }
    return syntax.views.hostsStructure(index.types[heap.objects[object].type])
  }
}

extension Linker {
  /// Whether two screens fill one level in turns, so that what stands on the one is not there for
  /// the other.
  func takesTurns(_ screen: Int, with other: Int) -> Bool {
    guard screen != other else { return false }
    return facts.switches.contains { record in
      let branches = record.branches.map(shown)
      return branches.contains { $0.contains(screen) }
        && branches.contains { $0.contains(other) && !$0.contains(screen) }
    }
  }

  /// What a branch shows: for the values that are written, where they are known.
  private func targets(
    of branch: ScreenSwitch.Branch, _ values: ValueSet, _ record: ScreenSwitch
  ) -> [Target] {
    let taken = ValueSet(values.values.filter(branch.accepted.takes))
    if !branch.content.isEmpty, !taken.isEmpty {
      let found = targets(
        of: branch.content, [taken], screen: record.screen, stack: nil, isLevel: false
      ).0
      if !found.isEmpty { return found }
    }
    return targets(branch.views.values).0
  }

  /// Whether a person on a screen sees that another one switches: not where each is on other tabs.
  func isSeen(_ switching: Int?, from screen: Int?) -> Bool {
    guard let screen, let switching else { return true }
    return links.tabScreens.values.allSatisfy { tabs in
      let layers = tabs.map { layer(above: $0, modals: true) }
      let own = layers.indices.filter { layers[$0].contains(screen) }
      let other = layers.indices.filter { layers[$0].contains(switching) }
      return own.isEmpty || other.isEmpty || own.contains(where: other.contains)
    }
  }

  /// Screens that every branch shows: `if hasStack { NavigationStack { page } } else { page }` only
  /// says what is around them.
  private func screensKept(by record: ScreenSwitch, _ number: Int) -> Set<Int?> {
    if let known = keptScreens[number] { return known }
    var kept: Set<Int?> = []
    if let first = record.branches.first, record.branches.count > 1 {
      let all = shown(by: first)
      kept = record.branches.dropFirst().reduce(all) { kept, branch in
        kept.isEmpty ? kept : kept.intersection(shown(by: branch))
      }
      if record.asksFurther, record.branches.contains(where: { shown(by: $0) != all }) {
        kept = []
      }
    }
    keptScreens[number] = kept
    return kept
  }

  func shown(by branch: ScreenSwitch.Branch) -> Set<Int?> {
    Set(targets(branch.views.values).0.map(\.screen))
  }

  /// Whether nothing is known of what is written, or no more than that it is a flag.
  private func isUnknown(_ values: ValueSet) -> Bool {
    values.isEmpty ? values.isOpen : values.values.allSatisfy { $0 == .external("Bool") }
  }

  /// What state that switches between screens shows when it is written.
  func switchScreens(_ values: ValueSet, _ place: Place, _ operation: Operation) {
    var shown: Set<Int?> = []
    for (number, record) in facts.switches.enumerated()
    where record.places.contains(where: { $0.meets(place) }) {
      links.resolvedSpans.insert(operation.span)
      if !record.pages.isEmpty { links.noteSent(values.values) }
      guard operation.screen != record.screen, operation.screen != nil || operation.deepLink != nil,
        isSeen(record.screen, from: operation.screen),
        !record.isOfOnlyState || !isBroughtUp(record.screen, by: place, operation)
      else { continue }
      for branch in record.branches
      where values.values.contains(where: branch.accepted.takes)
        || isUnknown(values)
      {
        let kept = screensKept(by: record, number)
        for target in targets(of: branch, values, record)
        where target.screen != operation.screen && !kept.contains(target.screen)
          && shown.insert(target.screen).inserted
        {
          add(
            from: operation.screen, to: target,
            kind: record.screen == nil || record.isInStack ? .root : .embed,
            span: operation.span, stacks: [], operation: operation,
            isCertain: !isUnknown(values), isSwitch: onlyChoose(values))
        }
      }
    }
  }
}
