extension Interpreter {
  /// Rounds of linking, each of which can show the screens behind those of the round before.
  private static let linkLimit = 120
  /// After so many rounds that found the same, no further one begins, though links grow or calls
  /// are cut off by their depth each time.
  private static let quietRounds = 3
  /// Rounds of interpretation within each: what linking finds saves the next ones from running
  /// twice.
  private static let roundLimit = 2

  /// Interprets all screens again and again until a round finds nothing new, and then the screens
  /// to which no way was seen.
  ///
  /// - Parameter occurrences: What the source names, by which these are known.
  /// - Returns: What the operations of the last round do.
  func runToFixpoint(_ occurrences: CaseOccurrences = CaseOccurrences()) -> Links {
    let links = settle()
    // What is known already is not to be cut short by what is not.
    guard !budget.isUsedUp, takeUnseenControllers(occurrences) else { return links }
    return settle()
  }

  private func settle() -> Links {
    var links = Links()
    var before: [[Int]] = []
    for round in 0..<Self.linkLimit {
      let isStable = interpretUntilStable()
      let settled = (heap.clock, facts.screens.count)
      let linker = link(isLast: false)
      links = linker.links
      func whole() -> Links { linker.isSettled ? linker.links : link(isLast: true).links }
      let first = Set(links.entries.map(\.screen))
      let isKnown = first == firstScreens
      firstScreens = first
      // Linking shows more screens, until it finds none that interpretation did not know.
      if isStable, isKnown, settled == (heap.clock, facts.screens.count) {
        links = whole()
        if settled == (heap.clock, facts.screens.count) { return links }
      }
      // Values can go on growing when nothing more comes of it: twice the same is enough.
      let found = [facts.screens.count, links.transitions.count, links.backs.count]
      before = (before + [found]).suffix(Self.quietRounds)
      if isKnown, awaited.isEmpty, before.count == Self.quietRounds, Set(before).count == 1 {
        return whole()
      }
      if round > 0, budget.isUsedUp || round == Self.linkLimit - 1 {
        links = whole()
        noteUnsettled(links.entries.first?.span)
        return followLateScreens(after: settled.1, links)
      }
    }
    return links
  }

  private func link(isLast: Bool) -> Linker {
    begin(nil)
    let linker = Linker(self)
    linker.link(isLast: isLast)
    return linker
  }

  /// Says that the last round found something that no further round was given to follow.
  private func noteUnsettled(_ span: Span?) {
    guard let span else { return }
    facts.unresolved.insert(
      .init(span: span, reason: NavigationFacts.unsettledReason, concerns: []))
  }

  /// Linking shows more screens, but what values reach which state settles without it.
  ///
  /// - Returns: Whether the last round found nothing new.
  private func interpretUntilStable() -> Bool {
    var isStable = false
    for _ in 0..<Self.roundLimit {
      beginRoundOfWaiting()
      let before = (heap.clock, facts.screens.count)
      memory.beginRound()
      facts.beginRound()
      kept = []
      interpretEntries()
      interpretLaunch()
      interpretSharedDelegates()
      interpretOutsideControllers()
      interpretOutsideClasses()
      var next = 0
      while next < facts.screens.count {
        interpret(screen: next)
        next += 1
      }
      interpretCompletions()
      let isQuiet = before == (heap.clock, facts.screens.count) && awaited.isEmpty
      shortRounds = isQuiet && memory.isShort ? shortRounds + 1 : 0
      isStable = isQuiet && (!memory.isShort || shortRounds >= Self.quietRounds)
      if isStable || budget.isUsedUp { break }
    }
    attributeKept()
    return isStable
  }

  /// What a launch runs: the app's scenes.
  private func interpretEntries() {
    for type in index.types where type.inherits(external: "App") && isMain(type) {
      guard let (body, owner) = type.variable("body"), body.getter != nil else { continue }
      begin(body.span)
      visited = [:]
      let object = heap.object(type: type.id, site: nil, maker: nil)
      let number = facts.screen(.type(type.id), object: object, span: type.span)
      facts.screens[number].isApp = true
      showing = number
      var attached: [(shown: ViewNode.Shown, views: [Value])] = []
      var first: ViewNode.Shown?
      let (_, effects) = isolated {
        runInitializer(of: object, type)
        begin(body.span)
        noteSceneSwitches(body.getter ?? [], owner, .object(object))
        let scenes = read(body, owner: owner, receiver: .object(object))
        let levels = sceneLevels(scenes.values.filter(isView))
        for shown in levels.shown { _ = screen(shown) }
        recordForeignScene(scenes, body.span)
        attached = levels.attached
        first = levels.shown.first
        show(levels.inline + levels.beside + levels.structures, isPrincipal: false)
      }
      keep(effects, of: number)
      // A scene's modifiers, its menu commands among them, act on what the scene shows.
      for (shown, views) in attached {
        let screen = screen(shown)
        showing = screen
        keep(isolated { show(views, isPrincipal: false) }.1, of: screen)
      }
      // What the system tells an object that the app keeps, it tells while the scene is there.
      if let first {
        let screen = screen(first)
        showing = screen
        keep(isolated { runHeldDelegates(of: type, object) }.1, of: screen)
      }
      showing = nil
    }
  }

  /// Each scene fills a level alone: a library's container in one is not beside what another shows.
  private func sceneLevels(_ scenes: [Value]) -> Levels {
    var result = levels(scenes)
    let contents = flattened(buffer.list()).compactMap { effect in
      if case .entry(let entry) = effect.kind { entry.content.values } else { nil }
    }
    guard contents.count > 1 else { return result }
    for content in contents {
      let own = levels(content)
      guard !own.isEmpty else { continue }
      result.inline.removeAll { !own.inline.contains($0) && stands($0, in: content) }
      result.take(own)
    }
    return result.uniqued
  }

  private func stands(_ view: Value, in views: [Value]) -> Bool {
    views.contains { other in
      guard other != view, case .view(let number) = other,
        case .group(let children) = heap.views[number]
      else { return other == view }
      return stands(view, in: children)
    }
  }

  /// Scenes that hold one screen or another, as state says.
  private func noteSceneSwitches(_ body: [Statement], _ owner: TypeInfo, _ receiver: Value) {
    Walk { node in
      guard case .call(let callee, _) = node.kind, case .name("WindowGroup", _) = callee.kind else {
        return true
      }
      let frame = Frame(receiver: receiver, scope: owner, file: node.span.file)
      self.noteSwitch([Statement(.expression(node), node.span)], frame, screen: nil)
      return false
    }.statements(body)
  }

  /// A scene of a library that is not read shows what it is given.
  private func recordForeignScene(_ scenes: ValueSet, _ span: Span) {
    guard !buffer.list().hasEntry else { return }
    let content = scenes.values.flatMap { scene -> [Value] in
      guard case .view(let number) = scene, case .framework(_, let children) = heap.views[number]
      else { return isView(scene) ? [scene] : [] }
      return children
    }
    guard !levels(content).isEmpty else { return }
    record(
      .entry(
        .init(
          content: ValueSet(content), span: span, isInitial: true, id: .none, type: .none,
          closures: .none)))
  }

  private func isMain(_ type: TypeInfo) -> Bool {
    type.attributes.contains { $0.name == "main" } || !syntax.isTestDouble(type)
  }
}
