import FlowGraph

extension Interpreter {
  /// The screen that a view is, once it fills a level: one for each type.
  func screen(_ shown: ViewNode.Shown) -> Int {
    switch shown.content {
    case .undeclared(let name, let callbacks):
      let number = facts.screen(.undeclared(name), object: nil, span: shown.span)
      if facts.screens[number].callbacks.formUnion(callbacks) { heap.touch() }
      return number
    case .plain(let object, let name):
      let owner = ownTabs[object].flatMap { facts.screenNumbers[.type($0)] }
      let number = owner ?? facts.screen(.undeclared(name), object: object, span: shown.span)
      // One that makes several plain controllers, one around the other, is one screen.
      if !facts.screens[number].objects.contains(object) {
        facts.screens[number].objects.append(object)
        heap.touch()
      }
      return number
    case .object(let object):
      let type = heap.objects[object].type
      let whole = heap.object(type: type, site: nil, maker: nil)
      heap.merge(object, into: whole)
      handSurroundings(of: object, to: whole)
      facts.shownTypes.insert(type)
      let number = facts.screen(.type(type), object: whole, span: index.types[type].span)
      noteShown(object, by: number)
      // Its code runs as that of any object of its type.
      noteShown(whole, by: number)
      return number
    }
  }

  /// Interprets a screen's code: its body and, inline, all components that it shows.
  func interpret(screen number: Int) {
    // The app's scenes have run already.
    guard !facts.screens[number].isApp, !isWithdrawn(screen: number) else { return }
    if facts.screens[number].objects.isEmpty {
      runCallbacks(of: number)
    } else {
      for object in facts.screens[number].objects { interpret(object, screen: number) }
    }
    showCells(of: number)
  }

  private func interpret(_ object: Int, screen number: Int) {
    begin(facts.screens[number].span)
    visited = [:]
    showing = number
    let refusals = budget.refusals
    let (_, effects) = isolated {
      assuming(shownStates[number], reach: Self.shownReach) { run(object, as: number) }
    }
    keep(effects, of: number, by: object, whereCutSince: refusals)
    showing = nil
  }

  /// How far into what a screen's code calls it is known which state shows the screen.
  private static let shownReach = 2

  private func run(_ object: Int, as number: Int) {
    if index.types[heap.objects[object].type].isController {
      makeUnseen(object)
      interpret(controller: object, screen: number)
    } else {
      let type = index.types[heap.objects[object].type]
      if let (body, owner) = type.variable("body"), let getter = body.getter {
        let frame = Frame(receiver: .object(object), scope: owner, file: body.span.file)
        noteSwitch(getter, frame, screen: number)
      }
      noteColumns(of: type, object: object, screen: number)
      noteEnvironmentReads(type)
      show(bodyValues(of: object), isPrincipal: true)
      runHeld(by: type)
      runHeldDelegates(of: type, object)
    }
  }

  /// A screen that is not in the source can do whatever it was given to do.
  private func runCallbacks(of number: Int) {
    let record = facts.screens[number]
    begin(facts.screens[number].span)
    showing = number
    let (_, effects) = isolated {
      if case .undeclared(let name) = record.key { tellDelegates(ofScreen: name) }
      for value in record.callbacks.values { runMethods(of: value) }
      context.trigger = Trigger(label: "callback", span: record.span)
      setFlags(in: record.callbacks, record.span)
      return invokeAll(
        record.callbacks, [], Expression(.null, record.span),
        Frame(receiver: nil, scope: nil, file: record.span.file))
    }
    keep(effects, of: number)
    showing = nil
  }

  /// A part of a screen that is not in the source does there what it was given to do.
  private func runCallbacks(of part: ViewNode.Shown) {
    guard case .undeclared(_, let callbacks) = part.content, !callbacks.isEmpty else { return }
    let branch = Context(conditions: part.conditions, isInBranch: !part.conditions.isEmpty)
    let views = within({
      $0 = $0.enclosing(branch)
      $0.trigger = Trigger(label: "callback", span: part.span)
      $0.hops = []
      $0.isDeferred = false
    }) {
      for value in callbacks.values { runMethods(of: value) }
      setFlags(in: callbacks, part.span)
      return invokeAll(
        callbacks, [], Expression(.null, part.span),
        Frame(receiver: nil, scope: nil, file: part.span.file))
    }
    show(views.values.filter(isView), isPrincipal: false)
  }

  /// Walks shown views: components run under this screen, containers are screens of their own.
  func show(_ views: [Value], isPrincipal: Bool) {
    for view in views { show(view, isPrincipal: isPrincipal) }
  }

  private func show(_ view: Value, isPrincipal: Bool) {
    guard case .view(let number) = view, isNews(view) else { return }
    switch heap.views[number] {
    case .group(let children): show(children, isPrincipal: isPrincipal)
    case .framework(let name, let children) where SwiftUIContent.lazyContainers.contains(name):
      within({ $0.lazy = name }) { show(children, isPrincipal: false) }
    case .framework(let name, let children)
    where context.stack == nil && SwiftUIContent.mayHoldStack(name):
      within({ $0.stack = Context.noStack }) { show(children, isPrincipal: false) }
    case .framework(_, let children), .beside(let children): show(children, isPrincipal: false)
    case .tagged(let inner, _, _): show(inner, isPrincipal: isPrincipal)
    case .stack(let stack, let content): show(content, of: stack)
    case .tabs(let tabs):
      facts.tabs[tabs].screen = facts.tabs[tabs].screen ?? showing
      for tab in facts.tabs[tabs].tabs {
        let inner = levels(tab.content.values)
        show(inner.inline + inner.beside, isPrincipal: false)
        show(inner.structures, isPrincipal: false)
        for shown in inner.shown { _ = screen(shown) }
      }
    case .split, .inert: break
    case .acting(let effects, let circumstances): absorb(effects, in: circumstances)
    case .app(let shown):
      if let type = type(of: view),
        assertedScreens.contains(type.name)
          || (syntax.views.hostsStructure(type) && !isTransparent(type)
            && !stacksInline(shown, type)),
        !isCurrent(type), let current = showing
      {
        facts.embedded.insert(
          .init(
            screen: current, shown: shown, kind: isPrincipal ? .root : .embed,
            stack: context.stack))
        _ = screen(shown)
        return
      }
      if case .object(let object) = shown.content {
        if let current = showing, switched[current]?.contains(object) == true {
          facts.embedded.insert(
            .init(screen: current, shown: shown, kind: .embed, stack: context.stack))
          _ = screen(shown)
          return
        }
        facts.componentTypes.insert(heap.objects[object].type)
        noteShown(object, by: showing)
        if let current = showing {
          facts.inlined.insert(
            .init(screen: current, shown: shown, kind: .embed, stack: context.stack))
        }
        noteEnvironmentReads(index.types[heap.objects[object].type])
        // A part that comes with an object, `Splash { Home().environment(store) }`, finds it.
        if !shown.environment.isEmpty { record(.provides(shown.environment, nil)) }
        if let type = type(of: view), ViewSyntax.isRepresentable(type) {
          buffer.isForeign = true
        }
        let branch = Context(conditions: shown.conditions, isInBranch: !shown.conditions.isEmpty)
        within({ $0 = $0.enclosing(branch) }) {
          show(bodyValues(of: shown), isPrincipal: isPrincipal)
          runHeldDelegates(of: index.types[heap.objects[object].type], object)
        }
      } else {
        buffer.isForeign = true
        runCallbacks(of: shown)
      }
    }
  }

  /// Whether a view was not shown yet, or only on conditions that it does not need: what it does is
  /// then taken in once more without those.
  private func isNews(_ view: Value) -> Bool {
    let now = Visit(conditions: context.conditions, isInBranch: context.isInBranch)
    guard let known = visited[view] else {
      visited[view] = now
      return true
    }
    let shared = known.meeting(now)
    visited[view] = shared
    return shared != known
  }

  private func isCurrent(_ type: TypeInfo) -> Bool {
    guard let screen = showing else { return false }
    return facts.screens[screen].key == .type(type.id)
  }

  private func show(_ content: [Value], of stack: Int) {
    facts.stacks[stack].screen = facts.stacks[stack].screen ?? showing
    let levels = levels(content)
    for shown in levels.shown { _ = screen(shown) }
    within({
      $0.stack = stack
      $0.lazy = Context.noLazy
    }) {
      show(levels.inline + levels.beside + levels.structures, isPrincipal: false)
    }
  }
}

/// On what a view was shown.
struct Visit: Equatable {
  let conditions: [RunCondition]
  let isInBranch: Bool

  /// What both ways to the view ask for.
  fileprivate func meeting(_ other: Visit) -> Visit {
    Visit(
      conditions: conditions.filter(other.conditions.contains),
      isInBranch: isInBranch && other.isInBranch)
  }
}

extension NavigationFacts {
  func screen(_ key: ScreenRecord.Key, object: Int?, span: Span) -> Int {
    if let known = screenNumbers[key] { return known }
    screens.append(ScreenRecord(key: key, objects: object.map { [$0] } ?? [], span: span))
    screenNumbers[key] = screens.count - 1
    return screens.count - 1
  }
}
