import FlowGraph

/// Makes the graph of one flow file.
///
/// It passes over whatever has the wrong shape: `ShapeCheck` reports that. What only the whole
/// file can show, such as a name that stands for nothing, it reports itself.
struct FlowFileReader {
  typealias Problem = FlowFileError.Problem

  let file: String
  private(set) var problems: [Problem] = []
  private var names: FlowFileNames
  private var graph = FlowGraph()

  init(file: String) {
    self.file = file
    names = FlowFileNames(YAMLValue(content: .table([]), line: 1, column: 1), file: file)
  }

  mutating func read(_ value: YAMLValue) -> FlowGraph {
    names = FlowFileNames(value, file: file)
    graph = FlowGraph()
    graph.title = value["title"]?.text
    for coordinator in names.coordinators { read(coordinator: coordinator) }
    for screen in names.screens { read(screen: screen) }
    for pair in value["routes"]?.pairs ?? [] { read(route: pair, owner: nil) }
    for action in value["anywhere"]?.elements ?? [] {
      read(action: action, on: Transition.anywhere, in: nil)
    }
    for entry in value["entries"]?.elements ?? [] {
      for screen in names.targets(entry) {
        graph.entries.append(Entry(name: screen, at: names.place(entry)))
      }
    }
    FlowFileStacks(graph: graph, names: names).fill(&graph)
    readDeepLinks(value["deepLinks"]?.elements ?? [])
    graph.screens += names.undeclared()
    markProducedRoutes()
    problems += names.problems
    return graph
  }

  private mutating func read(coordinator: FlowFileNames.Declaration) {
    guard let value = coordinator.value else { return }
    graph.coordinators.append(Coordinator(name: coordinator.name, at: coordinator.place))
    read(stackOf: coordinator.name, value, in: coordinator.name, default: coordinator.place)
    for pair in value["routes"]?.pairs ?? [] { read(route: pair, owner: coordinator.name) }
  }

  /// Reads the key `stack` of a coordinator or a screen.
  ///
  /// - Returns: The roots, each with its place.
  @discardableResult
  private mutating func read(
    stackOf owner: String, _ value: YAMLValue, in coordinator: String?, default place: SourcePlace
  ) -> [(screen: String, place: SourcePlace)] {
    var roots: [(screen: String, place: SourcePlace)] = []
    for root in FlowFileNames.roots(of: value) {
      guard let screen = names.screen(root, in: coordinator) else { continue }
      roots.append((screen, names.place(root)))
    }
    if !roots.isEmpty {
      graph.stacks.append(
        Stack(
          id: owner, owner: owner, roots: Set(roots.map(\.screen)).sorted(),
          path: value["stack"]?["path"]?.text,
          at: value["stack"].map(names.place) ?? place))
    }
    return roots
  }

  private mutating func read(screen: FlowFileNames.Declaration) {
    guard let value = screen.value else { return }
    let tabs = value["tabs"]?.elements ?? []
    let roots = read(stackOf: screen.name, value, in: screen.coordinator, default: screen.place)
    let tags = value["tags"]?.elements.compactMap(\.text) ?? []
    graph.screens.append(
      Screen(
        name: screen.name, kind: .declared,
        container: value["container"]?.flag ?? (!roots.isEmpty || !tabs.isEmpty),
        group: value["group"]?.text ?? screen.coordinator, title: value["title"]?.text,
        note: value["note"]?.text, tags: tags.isEmpty ? nil : tags, at: screen.place))
    for root in roots {
      graph.transitions.append(
        Transition(from: screen.name, to: root.screen, kind: .root, at: root.place))
    }
    read(tabs: tabs, of: screen)
    for action in value["actions"]?.elements ?? [] {
      read(action: action, on: screen.name, in: screen.coordinator)
    }
  }

  private mutating func read(tabs: [YAMLValue], of screen: FlowFileNames.Declaration) {
    guard !tabs.isEmpty else { return }
    var rows: [TabGroup.Tab] = []
    for tab in tabs {
      let target = tab["show"] ?? tab
      for shown in names.targets(target) {
        let label = tab["label"]?.text
        rows.append(
          TabGroup.Tab(
            label: label, tag: tab["tag"]?.text, screen: shown, at: names.place(target)))
        graph.transitions.append(
          Transition(
            from: screen.name, to: shown, kind: .tab, via: tab["tag"]?.text,
            trigger: label.map { "tab \"\($0)\"" }, at: names.place(target)))
      }
    }
    graph.tabGroups.append(
      TabGroup(
        owner: screen.name, tabs: rows,
        at: screen.value?["tabs"].map(names.place) ?? screen.place))
  }

  private mutating func read(route pair: YAMLValue.Pair, owner: String?) {
    let parts = pair.key.split(separator: ".").map(String.init)
    let name = parts.last ?? pair.key
    let owner = owner ?? (parts.count > 1 ? parts.dropLast().joined(separator: ".") : name)
    let id = owner == name ? name : "\(owner).\(name)"
    let place = SourcePlace(file: file, line: pair.line, column: pair.column)
    if let other = graph.routes.first(where: { $0.id == id }) {
      report(place, "the route `\(id)` stands twice, first on line \(other.line)")
    }
    var screens: Set<String> = []
    for target in pair.value.elements {
      screens.formUnion(names.targets(target, in: names.isCoordinator(owner) ? owner : nil))
    }
    graph.routes.append(
      Route(id: id, name: name, owner: owner, screens: screens.sorted(), at: place))
  }

  // MARK: Actions

  private static let kinds: [String: Transition.Kind] = [
    "push": .push, "sheet": .sheet, "cover": .cover, "popover": .popover, "select": .tab,
    "replace": .root, "embed": .embed,
  ]

  private mutating func read(action: YAMLValue, on screen: String, in coordinator: String?) {
    if let tap = action["tap"], let when = action["when"], tap.text != nil, when.text != nil {
      report(
        names.place(when), "`tap` and `when` both say what sets the action off; write one of them")
    }
    let trigger = action["tap"]?.text.map { "tap \"\($0)\"" } ?? action["when"]?.text
    for pair in action.pairs {
      let place = SourcePlace(file: file, line: pair.line, column: pair.column)
      if let kind = Self.kinds[pair.key] {
        // What is pushed belongs to the flow that pushes it; a modal may be anyone's.
        let owner = kind == .push ? coordinator : nil
        let lists = pair.value.elements.map { names.targets($0, in: owner) }
        for (index, screens) in lists.enumerated() {
          for target in screens {
            graph.transitions.append(
              Transition(
                from: screen, to: target, kind: kind, via: action["via"]?.text, trigger: trigger,
                guard: action["if"]?.text, onPath: kind == .push,
                sequence: lists.count > 1 ? "\(place)#\(index)" : nil, at: place))
          }
        }
      } else if let kind = Back.Kind(rawValue: pair.key) {
        read(back: kind, pair, of: action, on: screen, trigger: trigger, at: place)
      }
    }
  }

  private mutating func read(
    back kind: Back.Kind, _ pair: YAMLValue.Pair, of action: YAMLValue, on screen: String,
    trigger: String?, at place: SourcePlace
  ) {
    let to = kind == .popTo ? names.screen(pair.value) : nil
    let count: Int? =
      switch kind {
      case .pop: pair.value.integer ?? 1
      case .dismiss: 1
      case .popTo, .popToRoot: nil
      }
    graph.backs.append(
      Back(
        from: screen, kind: kind, count: count, to: to, trigger: trigger,
        guard: action["if"]?.text,
        operation: to.map { "\(kind.rawValue) \($0)" } ?? kind.rawValue, at: place))
  }

  // MARK: Deep links

  private mutating func readDeepLinks(_ links: [YAMLValue]) {
    var lines: [String: Int] = [:]
    for link in links {
      guard let url = link["url"], let pattern = url.name else { continue }
      let place = names.place(url)
      if let first = lines.updateValue(url.line, forKey: pattern) {
        report(place, "the deep link `\(pattern)` stands twice, first on line \(first)")
      }
      var screens = (link["opens"]?.elements ?? []).flatMap { Array(names.targets($0).prefix(1)) }
      let tab = link["tab"].flatMap { names.targets($0).first }
      // A mistyped key has been reported; that the link then opens nothing is no second mistake.
      let complete = link.pairs.allSatisfy { FlowFileKeys.deepLink.key($0.key) != nil }
      if complete, link["opens"]?.elements.isEmpty ?? true, link["tab"] == nil {
        report(
          place,
          "the deep link `\(pattern)` opens nothing: add `opens: <screen>` or `tab: <screen>`")
      }
      let top = screens.last ?? tab
      let stack = FlowFileStacks(graph: graph, names: names).stack(holding: screens)
      // The path is what lies above the root, so a root that is written first is left out.
      if let first = screens.first, stack?.roots.contains(first) ?? false { screens.removeFirst() }
      graph.deepLinks.append(
        DeepLink(
          pattern: pattern, to: top, path: screens.map { .init(screen: $0) }, tab: tab,
          stack: stack?.id, replacesPath: !(link["onTop"]?.flag ?? false),
          handler: link["handler"]?.text ?? "flow file", at: place))
    }
  }

  /// Routes that a `via` names are produced there.
  private mutating func markProducedRoutes() {
    for index in graph.routes.indices {
      let route = graph.routes[index]
      graph.routes[index].produced =
        Set(
          graph.transitions.filter { $0.via == route.id || $0.via == route.name }.map(\.place)
        ).sorted()
    }
  }

  private mutating func report(_ place: SourcePlace, _ message: String) {
    problems.append(Problem(line: place.line, column: place.column, message: message))
  }
}
