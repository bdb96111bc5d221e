import FlowGraph

/// Joins operations with the state, stacks and destinations that they act on.
///
/// Which destinations a push meets depends on the stack that the screen stands on, and that on
/// the pushes: so it runs until nobody's stacks change.
final class Linker {
  let interpreter: Interpreter
  var links = Links()
  private(set) var membership: [Int: Set<Int>] = [:]
  /// What code fills navigation controllers with before it shows them.
  var builtContent: [Int: ValueSet] = [:]
  /// Stacks that the operations of each screen, and of each link from outside, show.
  var shownStacks: [Actor: Set<Int>] = [:]
  /// The acts that show a controller's stack.
  var showers: [Int: Set<Span?>] = [:]
  /// What a launch shows over what it begins with.
  var launchShows: [(operation: Operation, targets: [Target])] = []
  /// Where acts give the window another root, by their positions among the operations.
  var windowSwaps: [Act: [Int]] = [:]
  /// What acts do to leave a screen.
  var leavingActs: [Act: [Operation]] = [:]
  /// What dismisses, by the screen that acts.
  var dismissals: [Int?: [Operation]] = [:]
  /// Where acts assign state, by their positions among the operations.
  var assigningActs: [Act: [Int]] = [:]
  /// The operations at a place, by their positions.
  var operationsAt: [Span: [Int]] = [:]
  /// Presentations by the name of the state that they hang on.
  private(set) var presentationsByName: [String: [Presentation]] = [:]
  private(set) var stacksByName: [String: [Int]] = [:]
  private(set) var drivenLinks: Set<NavigationFacts.Miss> = []
  private(set) var rowLinks: Set<NavigationFacts.Miss> = []
  private var targetsCache: [ContentKey: ([Target], Bool)] = [:]
  private var inlineParts: [ContentKey: [Part]] = [:]

  /// What views show, as far as nothing has grown since it was worked out: hundreds of acts can
  /// show the same.
  private var shown: (stamp: Stamp?, targets: [ShownKey: ([Target], Bool)]) = (nil, [:])

  private struct ShownKey: Hashable {
    let views: [Value]
    let owner: Int?
    let isPresented: Bool
    let controller: Int?
  }

  private struct Stamp: Equatable {
    let clock: Int
    let screens: Int
    let tabs: Int
    let stacks: Int
  }

  private var stamp: Stamp {
    Stamp(
      clock: interpreter.heap.clock, screens: facts.screens.count, tabs: facts.tabs.count,
      stacks: facts.stacks.count)
  }

  private var attachedViews: Set<Attachment> = []
  /// Stacks whose content is being worked out.
  private var expanding: Set<Int> = []

  private struct Attachment: Hashable {
    let views: [Value]
    let screen: Int
  }

  private struct ContentKey: Hashable {
    let content: ValueSet
    let arguments: [ValueSet]
    let screen: Int?
    let controller: Int?
  }

  /// Lent, not copied: it is asked for far more often than anything in it changes.
  var facts: NavigationFacts { _read { yield interpreter.facts } }

  init(_ interpreter: Interpreter) { self.interpreter = interpreter }

  func link() -> Links {
    for _ in 0..<16 {
      let (below, above, inside) = (links.below, links.above, links.inside)
      links = Links()
      // What lies above a modal is asked for before all of it is linked.
      (links.below, links.above, links.inside) = (below, above, inside)
      let known = facts.operations.count
      indexState()
      launchShows = []
      shown = (nil, [:])
      collectContent()
      collectActs()
      linkStructure()
      linkEntries()
      for (position, operation) in facts.operations.enumerated() {
        for placed in placed(operation) { link(placed, position) }
      }
      linkBareLaunch()
      linkLaunchShows()
      linkUnsetPresentations()
      linkInlined()
      linkBeneath()
      let found = closeMembership()
      if found == membership, known == facts.operations.count { break }
      membership = found
      targetsCache = [:]
    }
    interpreter.keepCells()
    dropEchoes()
    links.membership = membership
    linkRoutes()
    linkRouteHandlers()
    linkHandedOn()
    noteUnknownPaths()
    judgeParts()
    judgeUsedURLs()
    return links
  }

  private func indexState() {
    presentationsByName = [:]
    for presentation in facts.presentations.sorted(by: { $0.span.key < $1.span.key }) {
      for name in Set(presentation.places.map(\.name)) {
        presentationsByName[name, default: []].append(presentation)
      }
    }
    stacksByName = [:]
    for (number, stack) in facts.stacks.enumerated() {
      for name in Set(stack.places.map(\.name)) { stacksByName[name, default: []].append(number) }
    }
    drivenLinks = findDrivenLinks()
    rowLinks = findRowLinks()
  }

  // MARK: Views to screens

  /// The screens that views show, and whether they show anything at all.
  ///
  /// - Parameters:
  ///   - owner: The container that declares the views and so owns the toolbars on them; without one
  ///     a toolbar belongs to the screen that it is on.
  ///   - isPresented: Whether the views are all of a level that is pushed or presented, which a
  ///     view of UIKit can fill.
  func targets(
    _ views: [Value], owner: Int? = nil, isPresented: Bool = false
  ) -> ([Target], Bool) {
    // Inside a stack's content the stack itself is left out.
    guard expanding.isEmpty else {
      return findTargets(views, owner: owner, isPresented: isPresented)
    }
    let key = ShownKey(
      views: views, owner: owner, isPresented: isPresented, controller: interpreter.partController)
    if shown.stamp == stamp, let known = shown.targets[key] { return known }
    let found = findTargets(views, owner: owner, isPresented: isPresented)
    if shown.stamp != stamp { shown = (stamp, [:]) }
    shown.targets[key] = found
    return found
  }

  private func findTargets(
    _ views: [Value], owner: Int?, isPresented: Bool
  ) -> ([Target], Bool) {
    let levels = interpreter.levels(views)
    var result: [Target] = []
    if isPresented, let (shown, _) = interpreter.represented(levels) {
      let screen = interpreter.screen(shown)
      runAttached(levels.beside, owner ?? screen)
      return ([Target(screen: screen, shown: shown, ownStack: nil)], true)
    }
    for shown in levels.shown {
      result.append(Target(screen: interpreter.screen(shown), shown: shown, ownStack: nil))
    }
    for (shown, views) in levels.attached {
      runAttached(views, owner ?? interpreter.screen(shown))
    }
    for structure in levels.structures {
      guard case .view(let number) = structure else { continue }
      switch interpreter.heap.views[number] {
      case .stack(let stack, let content):
        // A navigation controller is filled by whoever shows it; not by itself, however far in.
        guard expanding.insert(stack).inserted else { continue }
        let inner = interpreter.within({ $0.stack = stack }) {
          targets(content + (builtContent[stack]?.values ?? [])).0
        }
        expanding.remove(stack)
        result += inner.map {
          Target(screen: $0.screen, shown: $0.shown, ownStack: $0.ownStack ?? stack)
        }
      case .tabs(let tabs):
        for tab in facts.tabs[tabs].tabs { result += targets(tab.content.values).0 }
      default: break
      }
    }
    let showsInline = levels.inline.contains { view in
      guard case .view(let number) = view,
        case .framework(let name, _) = interpreter.heap.views[number]
      else { return true }
      return name != "EmptyView"
    }
    return (result.uniqued(), showsInline || !result.isEmpty || !levels.structures.isEmpty)
  }

  /// Runs toolbars and overlays under the screen that they are on.
  private func runAttached(_ views: [Value], _ screen: Int) {
    guard attachedViews.insert(.init(views: views, screen: screen)).inserted else { return }
    let saved = (interpreter.showing, interpreter.visited)
    defer { (interpreter.showing, interpreter.visited) = saved }
    interpreter.showing = screen
    interpreter.visited = []
    interpreter.refuel()
    let stack = interpreter.context.stack
    let (_, effects) = interpreter.isolated {
      interpreter.within({ $0.stack = stack }) { interpreter.show(views, isPrincipal: false) }
    }
    interpreter.noteForeign(effects, screen)
    interpreter.attribute(interpreter.flattened(effects), to: screen)
  }

  /// What is pushed without a screen of its own, `NavigationLink { List { Row() } }`, does what it
  /// does for the screen that pushes it.
  func runUnnamed(_ views: [Value], _ operation: Operation) {
    guard let screen = operation.screen else { return }
    runAttached(interpreter.levels(views).inline, screen)
  }

  /// Builds content with a value and gives the screens that it shows.
  func targets(
    of content: ValueSet, _ arguments: [ValueSet], screen: Int?, stack: Int?,
    given: Written? = nil
  ) -> ([Target], Bool) {
    let key = ContentKey(
      content: content, arguments: arguments + (given?.key ?? []), screen: screen,
      controller: interpreter.partController)
    if let known = targetsCache[key] { return known }
    interpreter.showing = screen
    var owner: Int?
    let (views, effects) = interpreter.isolated { () -> [Value] in
      interpreter.refuel()
      let site = Expression(.null, .none)
      let values = interpreter.assuming(given) {
        interpreter.invokeAll(
          content, arguments, site, Frame(receiver: nil, scope: nil, file: 0))
      }
      let shown = values.values.flatMap(interpreter.views)
      // Inline content has components and operations of its own.
      let ((levels, found), framing) = interpreter.isolated {
        let levels = interpreter.levels(shown)
        interpreter.visited = []
        notePresented(levels.structures)
        return (levels, targets(shown, isPresented: true))
      }
      let represented = interpreter.represented(levels)
      // What fills the level does what it does by itself.
      if represented == nil { interpreter.absorb(framing) }
      if found.0.isEmpty, found.1 {
        owner = inlineScreen(content, presenter: screen)
        interpreter.showing = owner ?? screen
      }
      interpreter.show(
        levels.inline.filter { represented?.view != $0 } + levels.beside, isPrincipal: false)
      interpreter.show(levels.structures, isPrincipal: false)
      return shown
    }
    // Parts of inline content are not where the presenter is.
    if let owner { interpreter.noteForeign(effects, owner) }
    let all = interpreter.flattened(effects)
    let apart = all.filter { owner == nil && $0.isPart }
    inlineParts[key] = apart.compactMap { $0.part(of: screen) }.filter { !$0.standsAlone }
    interpreter.attribute(
      all.filter { owner != nil || $0.part(of: screen)?.standsAlone ?? !$0.isPart },
      to: owner ?? screen)
    interpreter.showing = nil
    var result = targets(views, isPresented: true)
    if let owner { result = ([Target(screen: owner, shown: nil, ownStack: nil)], true) }
    targetsCache[key] = result
    return result
  }

  /// The same for what is presented, by the controller whose code presents it.
  func targets(
    of presentation: Presentation, _ arguments: [ValueSet], given: Written? = nil
  ) -> [Target] {
    interpreter.running(for: presentation.controller) {
      targets(
        of: presentation.content, arguments, screen: presentation.screen,
        stack: presentation.stack, given: given
      ).0
    }
  }

  /// What presented content without a screen of its own holds.
  func inlineParts(of presentation: Presentation, _ arguments: [ValueSet]) -> [Part] {
    let key = ContentKey(
      content: presentation.content, arguments: arguments, screen: presentation.screen,
      controller: presentation.controller)
    return inlineParts[key] ?? []
  }

  /// Content without a type of its own, built by a member of a component (`{ accountsView }`), is
  /// a level that bears the component's name.
  private func inlineScreen(_ content: ValueSet, presenter: Int?) -> Int? {
    for value in content.values {
      var code = value
      if case .piped(_, let inner) = value { code = inner }
      guard case .closure(let number) = code else { continue }
      let record = interpreter.heap.closures[number]
      guard let type = record.scope, type.inherits(external: "View"),
        let name = memberName(record.closure.body), interpreter.member(name, in: type) != nil
      else { continue }
      if let presenter, facts.screens[presenter].key == .type(type.id) { continue }
      if let known = facts.screenNumbers[.type(type.id)] { return known }
      return interpreter.facts.screen(.inline(type.id), object: nil, span: type.span)
    }
    return nil
  }

  /// The one member that every branch of a builder takes its views from.
  private func memberName(_ body: [Statement]) -> String? {
    guard body.count == 1 else { return nil }
    switch body[0].kind {
    case .expression(let expression): return memberName(expression)
    case .returning(let expression?): return memberName(expression)
    case .conditional(_, let then, let otherwise?):
      let name = memberName(then)
      return name == memberName(otherwise) ? name : nil
    default: return nil
    }
  }

  /// The member that an expression takes its views from, behind any modifiers.
  private func memberName(_ expression: Expression) -> String? {
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

  // MARK: Structure

  private func linkStructure() {
    let columns = screensOfColumns()
    for (number, stack) in facts.stacks.enumerated() {
      let isOwn = isInTab(number) || isColumn(number, columns)
      // What stands around the root stands in the stack.
      let roots = interpreter.within({ $0.stack = number }) {
        targets(content(of: number).values, owner: isOwn ? nil : stack.screen).0
      }
      var screens = roots.map(\.screen)
      if screens.isEmpty, let owner = stack.screen { screens = [owner] }
      links.roots[number] = screens.uniqued()
      guard let owner = stack.screen else { continue }
      let tabs = screensOfTabs(in: number, of: owner)
      for root in roots
      where root.screen != owner && !isInTab(number) && !tabs.contains(root.screen) {
        add(
          from: owner, to: root.within(number), kind: stack.isSplit ? .embed : .root,
          span: root.shown?.span ?? stack.span, stacks: [],
          conditions: root.shown?.conditions ?? [])
      }
      if !roots.isEmpty { interpreter.facts.screens[owner].isContainer = true }
    }
    for (number, tabs) in facts.tabs.enumerated() {
      var screens: [[Int]] = []
      for tab in tabs.tabs {
        let roots = targets(tab.content.values).0.filter { !isPlaceholder($0, in: tabs) }
        screens.append(roots.map(\.screen))
        guard let owner = tabs.screen else { continue }
        for root in roots where root.screen != owner {
          add(
            from: owner, to: root, kind: .tab, span: root.shown?.span ?? tab.span, stacks: [],
            via: name(of: tab, in: tabs, showing: root.shown) ?? tab.label,
            conditions: root.shown?.conditions ?? [])
        }
        interpreter.facts.screens[owner].isContainer = true
      }
      links.tabScreens[number] = screens
    }
    for embedding in facts.embedded {
      let to = Target(
        screen: interpreter.screen(embedding.shown), shown: embedding.shown,
        ownStack: embedding.stack)
      guard to.screen != embedding.screen else { continue }
      add(
        from: embedding.screen, to: to, kind: embedding.kind, span: embedding.shown.span,
        stacks: [],
        conditions: embedding.shown.conditions)
      interpreter.facts.screens[embedding.screen].isContainer = true
    }
  }

  /// A screen to which nothing leads, and which stands inside another one, is a part of that.
  private func linkInlined() {
    let reached = Set(links.transitions.map(\.to) + links.entries.map(\.screen))
    for embedding in facts.inlined {
      guard case .object(let object) = embedding.shown.content,
        let screen = facts.screenNumbers[.type(interpreter.heap.objects[object].type)],
        screen != embedding.screen, !reached.contains(screen)
      else { continue }
      add(
        from: embedding.screen,
        to: Target(screen: screen, shown: embedding.shown, ownStack: embedding.stack),
        kind: .embed, span: embedding.shown.span, stacks: [],
        conditions: embedding.shown.conditions)
    }
  }

  /// A stack that a tab brings along, or what is presented or pushed: the way there leads to its
  /// root already.
  func isInTab(_ stack: Int) -> Bool {
    tabbedStacks.contains(stack) || facts.stacks[stack].isBroughtAlong
  }

  /// What content shows that depends on the value it is given is known only once it was given one.
  private func notePresented(_ structures: [Value]) {
    for case .view(let number) in structures {
      if case .stack(let stack, _) = interpreter.heap.views[number] {
        interpreter.facts.stacks[stack].isBroughtAlong = true
      }
    }
  }

  /// Stacks that stand in tabs, columns, modals and pushed content.
  private(set) lazy var tabbedStacks: Set<Int> = {
    var result: Set<Int> = []
    for tabs in facts.tabs {
      for tab in tabs.tabs {
        for structure in interpreter.levels(tab.content.values).structures {
          if case .view(let number) = structure,
            case .stack(let stack, _) = interpreter.heap.views[number]
          {
            result.insert(stack)
          }
        }
      }
    }
    for stack in facts.stacks where stack.isSplit { collectStacks(stack.content, &result) }
    for presentation in facts.presentations {
      collectStacks(presentation.content, &result)
    }
    for destination in facts.destinations { collectStacks(destination.content, &result) }
    for operation in facts.operations {
      if case .show(let views, _) = operation.effect { collectStacks(views, &result) }
    }
    for entry in facts.entries { collectStacks(entry.content, &result) }
    return result
  }()

  /// Stacks that stand directly in views: what shows the views leads to their roots.
  private func collectStacks(_ values: ValueSet, _ result: inout Set<Int>) {
    var views = values.values.filter(interpreter.isView)
    let callable = values.values.filter(interpreter.isCallable)
    if !callable.isEmpty {
      views += interpreter.invokeAll(
        values, [], Expression(.null, .none), Frame(receiver: nil, scope: nil, file: 0)
      ).values.filter(interpreter.isView)
    }
    for structure in interpreter.levels(views).structures {
      if case .view(let number) = structure,
        case .stack(let stack, _) = interpreter.heap.views[number]
      {
        result.insert(stack)
      }
    }
  }
}

extension Span {
  /// For orders that are the same in every run.
  var key: UInt64 { UInt64(file) << 32 | UInt64(start) }
}

extension Array where Element: Hashable {
  func uniqued() -> [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
