import FlowGraph

/// Turns what interpretation and linking found into rows of the graph.
struct GraphBuilder {
  let interpreter: Interpreter
  let links: Links
  let occurrences: CaseOccurrences

  let names: [String]
  let screenIDs: [String]
  let stackIDs: [String]
  /// Screens that are worth a row: the app itself is one only where it shows content.
  let isListed: [Bool]
  /// Screens to which no row leads because there is nothing to see.
  let blanks: Set<Int>
  let extensionFolders: [String]
  let launchPushes: [Int: [Value]]

  var facts: NavigationFacts { interpreter.facts }
  var index: ProgramIndex { interpreter.index }

  init(_ interpreter: Interpreter, _ links: Links, _ occurrences: CaseOccurrences) {
    self.interpreter = interpreter
    self.links = links
    self.occurrences = occurrences
    let facts = interpreter.facts
    let names = Self.names(interpreter, links)
    self.names = names
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    screenIDs = zip(names, facts.screens).map { name, screen in
      counts[name] == 1 ? name : "\(name)@\(interpreter.index.units[Int(screen.span.file)].path)"
    }
    var stackNames: [String: Int] = [:]
    let ids = screenIDs
    stackIDs = facts.stacks.map { stack in
      let place = interpreter.place(stack.span)
      let owner = stack.screen.map { ids[$0] } ?? stack.owner ?? "?"
      let base = "\(owner)#\(place.file):\(place.line)"
      stackNames[base, default: 0] += 1
      return stackNames[base] == 1 ? base : "\(base)/\(stackNames[base] ?? 0)"
    }
    let blanks = Self.blanks(interpreter, links)
    self.blanks = blanks
    let entries = Set(links.entries.map(\.screen))
    let acting = Set(links.transitions.flatMap { [$0.from, $0.to] } + links.backs.map(\.from))
    let shown = Set(links.transitions.map(\.to))
    isListed = facts.screens.indices.map { number in
      let screen = facts.screens[number]
      if screen.isApp { return entries.contains(number) }
      // A page without a type of its own to which no row leads has no name that people know.
      if case .inline = screen.key { return shown.contains(number) || entries.contains(number) }
      if blanks.contains(number) || links.refused.contains(number) && !acting.contains(number) {
        return false
      }
      // Nor has a controller without a class that only lies under others, as an overlay's root.
      if case .undeclared = screen.key, !screen.objects.isEmpty {
        return acting.contains(number) || entries.contains(number)
      }
      guard case .type(let type) = screen.key,
        interpreter.index.types[type].isOutside || interpreter.isWithdrawn(screen: number)
          || number >= interpreter.seenScreens
      else { return true }
      return facts.shownTypes.contains(type) || acting.contains(number)
    }
    extensionFolders = Self.extensionFolders(interpreter, links)
    launchPushes = Self.launchPushes(facts)
  }

  static func name(of screen: ScreenRecord, _ interpreter: Interpreter) -> String {
    switch screen.key {
    case .type(let type): interpreter.index.types[type].name
    case .inline(let page): "\(interpreter.index.types[page.type].name).\(page.name)"
    case .undeclared(let name): name
    }
  }

  func name(_ screen: Int) -> String { names[screen] }

  func build(root: String) -> FlowGraph {
    var graph = FlowGraph(root: root)
    graph.screens = screens()
    graph.entries = links.entries.map { entry in
      Entry(
        name: name(entry.screen), screenID: screenIDs[entry.screen],
        at: interpreter.place(entry.span))
    }
    graph.stacks = stacks()
    graph.transitions = transitions()
    graph.backs = backs()
    graph.tabGroups = tabGroups()
    graph.deepLinks = deepLinks()
    graph.declaredLinks = interpreter.syntax.callbackSchemes.map {
      DeclaredLink(.callback, $0.text, at: interpreter.place($0.span))
    }
    graph.usedURLs = links.usedURLs.map {
      UsedURL(
        url: $0.url, from: $0.from.map(name), handled: $0.handled, at: interpreter.place($0.span))
    }
    graph.undelivered = links.withoutDestination().map { value in
      UndeliveredValue(
        type: value.type, from: name(value.from), fromID: screenIDs[value.from],
        stacks: value.stacks.map { stackIDs[$0] }, at: interpreter.place(value.span))
    }
    graph.misplaced = misplaced()
    graph.missingReferences = facts.missingParts.map { part in
      MissingReference(
        kind: part.kind, identifier: part.identifier, owner: part.owner,
        storyboards: part.storyboards, idiom: part.idiom, at: interpreter.place(part.span))
    }
    graph.hazards = hazards()
    graph.routes = routes(
      used: Set(
        graph.transitions.compactMap(\.via)
          + graph.deepLinks.flatMap { $0.path.compactMap(\.route) }))
    graph.actions = actions()
    graph.unshown = unshown()
    graph.screens += unshownControllers()
    noteComponents(in: &graph)
    graph.coordinators = coordinators()
    graph.unresolved = unresolved()
    graph.resolvedCalls = links.resolvedSpans.count
    graph.unreached = unreached()
    return graph.normalized()
  }

  // MARK: Screens

  private func screens() -> [Screen] {
    facts.screens.indices.filter { isListed[$0] }.map { number in
      let record = facts.screens[number]
      var kind = Screen.Kind.view
      switch record.key {
      case .undeclared: kind = .declared
      case .inline: kind = .view
      case .type(let type):
        if index.types[type].inherits(external: "UIViewController") { kind = .controller }
      }
      return Screen(
        id: screenIDs[number], name: name(number), kind: kind, container: record.isContainer,
        group: group(record), at: interpreter.place(record.span))
    }
  }

  /// The folder that a screen's file stands in, which is how teams divide an app.
  private func group(_ record: ScreenRecord) -> String? {
    let parts = index.units[Int(record.span.file)].path.split(separator: "/").dropLast()
    return parts.last.map(String.init)
  }

  private func coordinators() -> [Coordinator] {
    var found: Set<Int> = []
    for stack in facts.stacks { for place in stack.places { found.insert(place.type) } }
    for tabs in facts.tabs { for place in tabs.places { found.insert(place.type) } }
    for presentation in facts.presentations {
      for place in presentation.places { found.insert(place.type) }
    }
    let screenTypes = Set(
      facts.screens.compactMap { screen -> Int? in
        if case .type(let type) = screen.key { return type }
        return nil
      })
    return found.filter { $0 >= 0 && !screenTypes.contains($0) }.sorted().compactMap { number in
      let type = index.types[number]
      guard !type.inherits(external: "View"), !type.isExternal, !index.isModel(type.span) else {
        return nil
      }
      return Coordinator(name: type.name, at: interpreter.place(type.span))
    }
  }

  private func stacks() -> [Stack] {
    facts.stacks.indices.compactMap { number in
      let record = facts.stacks[number]
      guard let owner = record.screen.map(name) ?? record.owner,
        record.screen != nil || links.roots[number]?.isEmpty == false
      else { return nil }
      return Stack(
        id: stackIDs[number], owner: owner,
        roots: (links.roots[number] ?? []).filter { isListed[$0] }.map { screenIDs[$0] }.sorted(),
        path: record.places.first.map(text), at: interpreter.place(record.span))
    }
  }

  private func text(_ place: Place) -> String {
    place.type >= 0 ? "\(index.types[place.type].name).\(place.name)" : place.name
  }

  // MARK: Transitions

  private func from(_ screen: Int?) -> (name: String, id: String) {
    guard let screen, let known = isListed[screen] ? screen : facts.screens[screen].presenter,
      isListed[known]
    else { return (Transition.anywhere, Transition.anywhere) }
    return (name(known), screenIDs[known])
  }

  private func transitions() -> [Transition] {
    var seen: Set<Links.Transition> = []
    let unmade = unmadePages()
    return links.transitions.compactMap { row in
      // What a URL from outside does is a deep link's row.
      if let link = row.deepLink, facts.deepLinks[link].literal == nil { return nil }
      if let from = row.from, !isListed[from], row.kind.isStructure, row.trigger == nil {
        return nil
      }
      guard !blanks.contains(row.to), row.from.map(blanks.contains) != true,
        seen.insert(row).inserted, !isNeverShown(row, unmade)
      else {
        return nil
      }
      let from = from(row.from)
      return Transition(
        from: from.name, fromID: from.id, to: name(row.to), toID: screenIDs[row.to], kind: row.kind,
        via: row.via, trigger: row.trigger?.label, otherTriggers: otherTriggers(of: row),
        guard: words(row.conditions),
        certainty: isCertain(row) ? .certain : .possible,
        content: row.content.map { interpreter.text($0) },
        stacks: row.stacks.map { stackIDs[$0] }.sorted(), onPath: row.onPath,
        sequence: row.sequence,
        at: interpreter.place(row.span), steps: interpreter.steps(row.trigger, row.hops))
    }
  }

  /// What sets a way off beside its trigger, by where that stands; nil where nothing does.
  private func otherTriggers(of row: Links.Transition) -> [String]? {
    row.otherTriggers.filter { !$0.isAside && $0.label != Trigger.bindingLabel }
      .sorted { ($0.span.key, $0.label) < ($1.span.key, $1.label) }
      .map(\.label).uniqued().filter { $0 != row.trigger?.label }.nonEmpty
  }

  private func isCertain(_ row: Links.Transition) -> Bool {
    row.isCertain && !facts.openSegues.contains(row.span) && !isHeardElsewhere(row)
      && !interpreter.isGuess(row.conditions)
  }

  /// Conditions in words, joined; nil where there are none.
  func words(_ conditions: [RunCondition]) -> String? {
    let all = conditions.filter { !interpreter.isUnsaid($0) }.map(interpreter.words).uniqued()
    if all.count > 1 { return all.map(ConditionText.asTerm).joined(separator: " && ") }
    return all.first
  }

  private func backs() -> [Back] {
    let shownAs = kindsShown()
    return links.backs.flatMap { row -> [Back] in
      if let link = row.operation.deepLink, facts.deepLinks[link].literal == nil { return [] }
      let from = from(row.from)
      return kinds(of: row, shownAs).map { kind in
        Back(
          from: from.name, fromID: from.id, kind: kind,
          count: takesAwayItself(row) || isElsewhere(row) ? nil : row.count,
          to: row.to.map(name),
          trigger: row.operation.trigger?.label,
          guard: words(row.operation.conditions),
          guarded: row.isGuarded, onEmpty: row.traps ? .crash : .ignored,
          deferred: row.operation.isDeferred, stacks: row.stacks.map { stackIDs[$0] }.sorted(),
          operation: interpreter.text(row.operation.span),
          observes: row.operation.trigger.flatMap { interpreter.observedNames[$0.span] }?.sorted(),
          at: interpreter.place(row.operation.span),
          steps: interpreter.steps(row.operation.trigger, row.operation.hops))
      }
    }
  }

  /// Whether a back takes away the screen that it stands on, however that came: it cannot find
  /// nothing to pop.
  private func takesAwayItself(_ row: Links.Back) -> Bool {
    switch row.operation.effect {
    case .dismiss, .state(_, .assign): row.kind == .dismiss || row.kind == .pop
    default: false
    }
  }

  /// `dismiss()` pops a screen that was pushed and takes away one that was presented.
  private func kinds(of row: Links.Back, _ shownAs: [Int: Set<TransitionKind>]) -> [BackKind] {
    guard row.kind == .dismiss, let from = row.from, case .dismiss(let type) = row.operation.effect
    else { return [row.kind] }
    // The action closes the view that it is from, which may be below the screen that runs it.
    let owner = type.flatMap { facts.screenNumbers[.type($0)] } ?? from
    let kinds = shownAs[owner] ?? []
    // What a stack's code puts around the root is the root's where that stack shows it alone: the
    // same screen may be pushed elsewhere, without it.
    let isAtRoot = row.operation.stack.map { links.roots[$0]?.contains(from) == true } ?? false
    let isPushed = kinds.contains(.push) && !(isAtRoot && kinds.contains(where: \.isModal))
    let isModal = kinds.contains { $0.isModal }
    if isPushed, !isModal { return [.pop] }
    if isPushed, isModal { return [.dismiss, .pop] }
    return [.dismiss]
  }

  private func kindsShown() -> [Int: Set<TransitionKind>] {
    var result: [Int: Set<TransitionKind>] = [:]
    for row in links.transitions { result[row.to, default: []].insert(row.kind) }
    // The root of a modal's stack is as modal as the modal.
    for row in links.transitions where row.kind == .root {
      guard let from = row.from else { continue }
      result[row.to, default: []].formUnion((result[from] ?? []).filter(\.isModal))
    }
    return result
  }

  private func tabGroups() -> [TabGroup] {
    facts.tabs.indices.compactMap { number in
      let record = facts.tabs[number]
      guard let owner = record.screen else { return nil }
      let tabs = zip(record.tabs, links.tabScreens[number] ?? []).map { tab, screens in
        TabGroup.Tab(
          label: tab.label, tag: tab.isTagged ? tagText(tab.tag) : nil,
          screen: screens.first { isListed[$0] }.map { screenIDs[$0] },
          at: interpreter.place(tab.span))
      }
      let type = record.places.first.flatMap(interpreter.declaredType)
      let typeName = type.flatMap { known in
        interpreter.resolve(known)?.name ?? known.reference.dottedName
      }
      return TabGroup(
        owner: name(owner),
        selection: record.hasSelection ? record.places.first.map(text) ?? "?" : nil,
        selectionType: typeName, tabs: tabs, partial: record.isPartial,
        at: interpreter.place(record.span))
    }
  }

  private func tagText(_ values: ValueSet) -> String {
    for value in values.values {
      switch value {
      case .enumCase(let type, let name, _): return "\(index.types[type].name).\(name)"
      case .string(let text): return text
      case .integer(let number): return String(number)
      default: break
      }
    }
    return "?"
  }
}
