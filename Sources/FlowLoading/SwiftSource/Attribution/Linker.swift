import FlowGraph

/// Joins operations with the state, stacks and destinations that they act on.
///
/// Which destinations a push meets depends on the stack that the screen stands on, and that on
/// the pushes: so it runs until nobody's stacks change.
final class Linker {
  let interpreter: Interpreter
  var links = Links()
  private(set) var membership: [Int: Set<Int>] = [:]
  /// Screens of which nobody knows what they stand in.
  private(set) var unplaced: Set<Int> = []
  /// What code fills navigation controllers with before it shows them.
  var builtContent: [Int: ValueSet] = [:]
  /// Stacks that the operations of each screen, and of each link from outside, show.
  var shownStacks: [Actor: Set<Int>] = [:]
  /// Stacks of navigation controllers that are children of controllers of a class.
  var childStacks: [Int: Set<Int>] = [:]
  /// The acts that show a controller's stack.
  var showers: [Int: Set<Span?>] = [:]
  /// What gives a window or a modal each controller's stack.
  var newlyShown: [Int: [Operation]] = [:]
  /// What a launch shows over what it begins with.
  var launchShows: [(operation: Operation, targets: [Target])] = []
  /// Where acts give the window another root, by their positions among the operations.
  var windowSwaps: [Act: [Int]] = [:]
  /// What acts put on stacks in place of all that was there.
  var stackSwaps: [Act: [Operation]] = [:]
  /// What acts do to leave a screen.
  var leavingActs: [Act: [Operation]] = [:]
  /// What pops stacks to their roots.
  var rootPops: [Int?: [Operation]] = [:]
  /// What dismisses, by the screen that acts.
  var dismissals: [Int?: [Operation]] = [:]
  /// What acts present.
  var modals: [Act: [Operation]] = [:]
  /// What acts push on controllers' stacks.
  var pushes: [Act: [Operation]] = [:]
  /// Where acts assign state, by their positions among the operations.
  var assigningActs: [Act: [Int]] = [:]
  /// Those of them that assign one case.
  var choosingActs: [Act: [Int]] = [:]
  /// State that some act sets to more than nothing, by its name.
  var openedState: [String: [Place]] = [:]
  /// The operations at a place, by their positions.
  var operationsAt: [Span: [Int]] = [:]
  /// What screens do at each place.
  var deeds: [OwnPlace: Set<Operation.Effect>] = [:]
  /// Presentations, and the stacks of paths, by the state that they hang on.
  private(set) var presentations = StateIndex<Presentation>()
  private(set) var pathStacks = StateIndex<Int>()
  /// Whether it was right to the end.
  private(set) var isSettled = false
  private(set) var drivenLinks: Set<NavigationFacts.Miss> = []
  private(set) var rowLinks: Set<NavigationFacts.Miss> = []
  private(set) lazy var runs = findRuns()
  var memo = TargetMemo()
  /// The screens that stand in each tab or above it, by the tabs' number.
  var tabLayers: [Int: [Set<Int>]] = [:]
  /// Operations of tabs in which their screens do not stand, by their positions.
  private var leftOut: Set<Int> = []
  /// Screens that take turns by conditions that state answers.
  var claimedSwitches: [ClaimedSwitch] = []
  /// Screens that state does not take away whatever it is, by the position of the switch.
  var keptScreens: [Int: Set<Int?>] = [:]

  var facts: NavigationFacts { interpreter.facts }

  init(_ interpreter: Interpreter) { self.interpreter = interpreter }

  /// Joins operations with what they show.
  ///
  /// - Parameter isLast: Whether it is to be right to the end which screen stands on which stack, and
  ///   not only what there is to show.
  @discardableResult
  func link(isLast: Bool = true) -> Links {
    for _ in 0..<16 {
      let (below, above, inside) = (links.below, links.above, links.inside)
      links = Links()
      // What lies above a modal is asked for before all of it is linked.
      (links.below, links.above, links.inside) = (below, above, inside)
      let known = facts.operations.count
      indexState()
      launchShows = []
      tabLayers = [:]
      var left: Set<Int> = []
      memo.shown = (nil, [:])
      keptScreens = [:]
      collectActs()
      collectContent()
      if memo.stackContent != builtContent {
        (memo.stackContent, memo.built) = (builtContent, [:])
      }
      linkStructure()
      linkEntries()
      claimSwitches()
      for (position, operation) in facts.operations.enumerated() {
        for placed in placed(operation) {
          if isOfOtherTab(placed) {
            links.resolvedSpans.insert(placed.span)
            left.insert(position)
          } else {
            link(placed, position)
          }
        }
      }
      linkBareLaunch()
      linkLaunchShows()
      linkUnsetPresentations()
      linkInlined()
      linkBeneath()
      let found = closeMembership()
      let others = findUnplaced(found)
      isSettled = found == membership && left == leftOut && others == unplaced
      leftOut = left
      membership = found
      unplaced = others
      if known == facts.operations.count, isSettled || !isLast { break }
      memo.content = [:]
    }
    noteShownStates()
    interpreter.keepCells()
    dropEchoes()
    gatherNotices()
    linkLater()
    dropBaseless()
    dropHidden()
    dropContradictory()
    joinSelected()
    dropLeftTabs()
    dropStanding()
    joinCrossings()
    links.membership = membership
    linkRoutes()
    linkRouteHandlers()
    linkHandedOn()
    noteUnknownPaths()
    noteUnseenStacks()
    judgeParts()
    judgeUsedURLs()
    return links
  }

  private func indexState() {
    presentations = StateIndex()
    for presentation in facts.presentations.sorted(by: { $0.span.key < $1.span.key }) {
      presentations.add(presentation, at: presentation.places)
    }
    pathStacks = StateIndex()
    for (number, stack) in facts.stacks.enumerated() { pathStacks.add(number, at: stack.places) }
    drivenLinks = findDrivenLinks()
    rowLinks = findRowLinks()
  }

  private func linkStructure() {
    let columns = screensOfColumns()
    for (number, stack) in facts.stacks.enumerated() {
      let isOwn = isInTab(number) || isColumn(number, columns)
      // What stands around the root stands in the stack.
      let roots = interpreter.within({ $0.stack = number }) {
        withoutPlaceholders(
          targets(content(of: number).values, owner: isOwn ? nil : stack.screen).0)
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
      let refused = tabs.screen.map(interpreter.refusedTabs) ?? []
      for tab in tabs.tabs {
        let found = targets(tab.content.values).0.filter { !isPlaceholder($0, in: tabs) }
        let roots = found.filter { root in
          guard case .type(let type) = facts.screens[root.screen].key else { return true }
          return !refused.contains(type)
        }
        links.refused.formUnion(
          found.map(\.screen).filter { screen in !roots.contains { $0.screen == screen } })
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
  func notePresented(_ structures: [Value]) {
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
      let arguments = presentation.isItem ? [itemValue(.none, presentation)] : []
      collectStacks(presentation.content, given: arguments, &result)
    }
    for destination in facts.destinations { collectStacks(destination.content, &result) }
    for operation in facts.operations {
      if case .show(let views, _) = operation.effect { collectStacks(views, &result) }
    }
    for entry in facts.entries { collectStacks(entry.content, &result) }
    return result
  }()

  /// Stacks that stand directly in views: what shows the views leads to their roots.
  private func collectStacks(
    _ values: ValueSet, given arguments: [ValueSet] = [], _ result: inout Set<Int>
  ) {
    var views = values.values.filter(interpreter.isView)
    let callable = values.values.filter(interpreter.isCallable)
    if !callable.isEmpty {
      views += interpreter.invokeAll(
        values, arguments, Expression(.null, .none), Frame(receiver: nil, scope: nil, file: 0)
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
