import FlowGraph

extension FlowGraph {
  /// This graph, extended by what another says about the same app.
  ///
  /// Use it to join a flow file to the graph of the source: `source.merging(flowFile)`. Screens
  /// of one name are one screen, with the place and kind that source gave. A transition of the
  /// other graph is added unless this one has it already, where a route, trigger or guard that
  /// either leaves open fits any. A type that this graph holds as shown by nothing becomes a
  /// screen when the other shows it.
  ///
  /// - Parameter other: The graph that adds to this one; on a contradiction it gives way.
  /// - Returns: The joined graph, normalized. Merging a graph with itself changes no table.
  /// - Complexity: O(n log n) in the number of rows, and quadratic only in the transitions
  ///   between one pair of screens.
  public func merging(_ other: FlowGraph) -> FlowGraph {
    GraphMerge(base: self, extra: other).merged()
  }
}

private struct GraphMerge {
  var base: FlowGraph
  var extra: FlowGraph

  consuming func merged() -> FlowGraph {
    let names = ScreenNames(base)
    extra = extra.renamingScreens { names.id(for: $0) }
    extra = extra.renamingStacks(stackNames())
    base.title = base.title ?? extra.title
    base.resolvedCalls += extra.resolvedCalls
    mergeScreens()
    mergeNavigation()
    mergeTables()
    return base.normalized()
  }

  // MARK: Screens

  private mutating func mergeScreens() {
    let own = Set(base.screens.map(\.name))
    let unshown = Dictionary(base.unshown.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    let shown = Set(
      extra.transitions.map(\.toID) + extra.entries.map(\.screenID)
        + extra.deepLinks.compactMap(\.toID) + extra.stacks.flatMap(\.roots))
    base.screens = join(base.screens, extra.screens, id: \.id) { mine, theirs in
      var joined = mine
      if mine.kind == .declared, theirs.kind != .declared {
        (joined.kind, joined.place) = (theirs.kind, theirs.place)
      }
      joined.container = mine.container || theirs.container
      joined.group = mine.group ?? theirs.group
      joined.title = mine.title ?? theirs.title
      joined.note = mine.note ?? theirs.note
      let tags = (mine.tags ?? []) + (theirs.tags ?? []).filter { !(mine.tags ?? []).contains($0) }
      joined.tags = tags.isEmpty ? nil : tags
      return joined
    }
    for index in base.screens.indices where base.screens[index].kind == .declared {
      guard let type = unshown[base.screens[index].id] else { continue }
      base.screens[index].kind = type.kind
      base.screens[index].place = type.place
    }
    let screens = Set(base.screens.map(\.id))
    base.unshown = join(base.unshown, extra.unshown, id: \.id) { mine, _ in mine }
      .filter { !(screens.contains($0.id) && shown.contains($0.id)) }
    let names = Set(base.screens.map(\.name))
    base.components = (base.components + extra.components).filter { !names.contains($0) }
    // A screen of the source's own stays one of which it is not known what shows it, until the other
    // shows it.
    let shownNames = Set(base.screens.filter { shown.contains($0.id) }.map(\.name))
    base.unseen = (base.unseen + extra.unseen).filter {
      !names.contains($0) || own.contains($0) && !shownNames.contains($0)
    }
  }

  // MARK: Transitions

  private mutating func mergeNavigation() {
    let mine = Dictionary(grouping: base.transitions, by: Self.key)
    let new = Set(extra.transitions).filter { transition in
      !mine[Self.key(transition), default: []].contains { says($0, transition) }
    }
    // The elements of a path that is assigned whole belong together: all of them or none.
    let sequences = Set(new.compactMap(Self.operation))
    base.transitions += extra.transitions.filter { transition in
      new.contains(transition) || Self.operation(transition).map(sequences.contains) ?? false
    }
    var backs = Dictionary(grouping: base.backs) { [$0.fromID, $0.kind.rawValue, $0.to ?? ""] }
    for back in extra.backs {
      let key = [back.fromID, back.kind.rawValue, back.to ?? ""]
      let isKnown = backs[key, default: []].contains {
        fits($0.count.map(String.init), back.count.map(String.init)) && fits($0.guard, back.guard)
          && fits($0.trigger.map(label), back.trigger.map(label))
      }
      guard !isKnown else { continue }
      backs[key, default: []].append(back)
      base.backs.append(back)
    }
  }

  private static func link(_ link: DeepLink) -> [String] { [link.pattern, link.toID ?? ""] }

  private static func key(_ transition: Transition) -> [String] {
    [transition.fromID, transition.toID, transition.kind.rawValue]
  }

  /// What the elements of one sequence share: `id` of `id#0`, `id#1`.
  private static func operation(_ transition: Transition) -> Substring? {
    transition.sequence.map { $0[..<($0.lastIndex(of: "#") ?? $0.endIndex)] }
  }

  private func says(_ mine: Transition, _ theirs: Transition) -> Bool {
    fits(lastPart(mine.via), lastPart(theirs.via)) && fits(mine.guard, theirs.guard)
      && (mine.triggers.isEmpty || theirs.triggers.isEmpty
        || !Set(mine.triggers.map(label)).isDisjoint(with: theirs.triggers.map(label)))
  }

  private func fits(_ lhs: String?, _ rhs: String?) -> Bool {
    lhs == nil || rhs == nil || lhs == rhs
  }

  /// What the person reads on what they tap: `tap "Next"` of a flow file and `Button “Next”` of the
  /// source are one trigger.
  private func label(_ trigger: String) -> String {
    guard let first = trigger.firstIndex(where: { "\"“".contains($0) }),
      let last = trigger.lastIndex(where: { "\"”".contains($0) }), first < last
    else { return trigger }
    return "“\(trigger[trigger.index(after: first)..<last])”"
  }

  /// A flow file may write `detail` for `ShopRoute.detail`.
  private func lastPart(_ route: String?) -> String? {
    route.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
  }

  // MARK: The other tables

  private mutating func mergeTables() {
    base.coordinators = join(base.coordinators, extra.coordinators, id: \.id) { mine, _ in mine }
    base.entries = join(base.entries, extra.entries, id: \.screenID) { mine, _ in mine }
    base.routes = join(base.routes, extra.routes, id: \.id) { mine, theirs in
      var joined = mine
      joined.screens = Set(mine.screens + theirs.screens).sorted()
      joined.produced = Set(mine.produced + theirs.produced).sorted()
      let unused = Set((mine.madeUnused ?? []) + (theirs.madeUnused ?? []))
      joined.madeUnused = unused.isEmpty ? nil : unused.sorted()
      let dead = Set((mine.madeByDead ?? []) + (theirs.madeByDead ?? []))
      joined.madeByDead = dead.isEmpty ? nil : dead.sorted()
      joined.content = Set(mine.content + theirs.content).sorted()
      // A flow file can say what an unknown router does with a route.
      if mine.handling != .shown, !theirs.screens.isEmpty { joined.handling = theirs.handling }
      return joined
    }
    base.actions = join(base.actions, extra.actions, id: \.id) { mine, theirs in
      var joined = mine
      joined.sent = Set(mine.sent + theirs.sent).sorted()
      joined.screens = Set(mine.screens + theirs.screens).sorted()
      return joined
    }
    base.stacks = join(base.stacks, extra.stacks, id: \.id) { mine, theirs in
      var joined = mine
      joined.roots = Set(mine.roots + theirs.roots).sorted()
      joined.root = mine.root ?? theirs.root
      joined.path = mine.path ?? theirs.path
      return joined
    }
    base.tabGroups = join(base.tabGroups, extra.tabGroups, id: \.owner) { mine, theirs in
      var joined = mine
      let known = Set(mine.tabs.compactMap(\.screen))
      joined.tabs += theirs.tabs.filter { $0.screen.map { !known.contains($0) } ?? true }
        .filter { !mine.tabs.contains($0) }
      return joined
    }
    base.deepLinks = join(base.deepLinks, extra.deepLinks, id: Self.link) { mine, _ in mine }
    base.usedURLs += extra.usedURLs
    base.declaredLinks += extra.declaredLinks
    base.associationProblems += extra.associationProblems
    base.undelivered += extra.undelivered
    base.missingReferences += extra.missingReferences
    base.hazards += extra.hazards
    base.misplaced += extra.misplaced
    base.unresolved += extra.unresolved
    base.unreached += extra.unreached
    base.suppressions += extra.suppressions
    base.findings += extra.findings
  }

  /// The rows of both, in which rows of one id are joined. Several rows of one id on one side
  /// stay apart; the first of the base takes what the other adds.
  private func join<Row: Hashable, ID: Hashable>(
    _ mine: [Row], _ theirs: [Row], id: (Row) -> ID, _ joined: (Row, Row) -> Row
  ) -> [Row] {
    var rows = mine
    var index: [ID: Int] = [:]
    for (position, row) in mine.enumerated() where index[id(row)] == nil {
      index[id(row)] = position
    }
    let known = Set(mine)
    for row in theirs where !known.contains(row) {
      if let position = index[id(row)] {
        rows[position] = joined(rows[position], row)
      } else {
        index[id(row)] = rows.count
        rows.append(row)
      }
    }
    return rows
  }

  /// A stack that a flow file names after its owner is the owner's only stack in the source.
  private func stackNames() -> [String: String] {
    let owned = Dictionary(grouping: base.stacks, by: \.owner)
    let known = Set(base.stacks.map(\.id))
    var names: [String: String] = [:]
    for stack in extra.stacks where !known.contains(stack.id) {
      guard let same = owned[stack.owner], same.count == 1 else { continue }
      names[stack.id] = same[0].id
    }
    return names
  }
}

/// The ids by which a graph knows the screens that another calls by name.
private struct ScreenNames {
  private let ids: Set<String>
  private let byName: [String: [String]]

  init(_ graph: FlowGraph) {
    let named =
      graph.screens.map { ($0.name, $0.id) }
      + graph.unshown.map { ($0.name, $0.id) }
    ids = Set(named.map(\.1))
    byName = Dictionary(grouping: named, by: \.0).mapValues { Set($0.map(\.1)).sorted() }
  }

  /// The same id where the graph has it, the only screen of that name, or the id unchanged.
  func id(for id: String) -> String {
    guard !ids.contains(id), let same = byName[id], same.count == 1 else { return id }
    return same[0]
  }
}
