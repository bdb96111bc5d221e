import FlowGraph

/// The navigation that an app's storyboards hold, as a graph and for look-ups from Swift source.
///
/// A pure function of its parameters: documents in any order give equal graphs. Make it once for
/// all storyboards of an app; references lead from one to another.
public struct InterfaceBuilderGraph: Sendable {
  /// What other sources tell about the storyboards.
  public struct Options: Sendable {
    /// Storyboards whose initial view controller a launch shows.
    public var entries: [EntryStoryboard]
    /// Whether segues that only code can set off become possible transitions. Leave them out
    /// where Swift source is read: it tells which of them are performed.
    public var manualSegues: Bool
    /// How code shows screens that no segue leads to, by the screen's id.
    public var surroundings: [String: Surroundings]
    /// Names of the classes that declare each unwind method, by selector: `unwindToList:`.
    public var unwindTargets: [String: [String]]

    public init(
      entries: [EntryStoryboard] = [], manualSegues: Bool = true,
      surroundings: [String: Surroundings] = [:], unwindTargets: [String: [String]] = [:]
    ) {
      self.entries = entries
      self.manualSegues = manualSegues
      self.surroundings = surroundings
      self.unwindTargets = unwindTargets
    }
  }

  /// What stands around a screen when code shows it; it decides what a `show` segue does.
  public enum Surroundings: Hashable, Sendable {
    case navigationController, none
  }

  /// The rows that storyboards give, normalized.
  public let graph: FlowGraph
  let map: SceneMap
  let translation: SegueTranslation
  let options: Options

  /// - Parameters:
  ///   - documents: all storyboards and nibs. Of translations of one file, one is used; launch
  ///     screens and other platforms' files are left out.
  ///   - options: what Info.plist and Swift source tell.
  ///   - root: the name of the folder that was read.
  ///   - classNamed: the class of a name in Swift source, as a storyboard means it; nil for one that
  ///     the source does not declare.
  public init(
    _ documents: [InterfaceBuilderDocument], options: Options = Options(), root: String = ".",
    classNamed: (_ name: String, _ file: String) -> ControllerClass? = { _, _ in nil }
  ) {
    let map = SceneMap(documents)
    let names = SceneNames(map, classNamed: classNamed)
    var seeds: [SceneKey: Standing] = [:]
    for entry in options.entries {
      guard case .scenes(let keys, _) = Self.resolve(entry, in: map) else { continue }
      for key in keys { seeds[key, default: Standing()].isBare = true }
    }
    for key in map.keys {
      guard let id = names[key]?.id, let around = options.surroundings[id] else { continue }
      seeds[key, default: Standing()].formUnion(
        around == .none ? Standing(isBare: true) : Standing(isInStack: true))
    }
    self.map = map
    self.options = options
    translation = SegueTranslation(
      map: map, names: names, standings: SceneStandings(map, seeds: seeds),
      unwindTargets: options.unwindTargets)
    graph = GraphAssembly(translation, options, root: root).graph.normalized()
  }

  static func resolve(_ entry: EntryStoryboard, in map: SceneMap) -> SceneMap.Destination {
    map.resolve(storyboard: entry.name, identifier: nil, near: entry.file)
  }
}

/// Puts the tables together.
private struct GraphAssembly {
  private(set) var graph: FlowGraph
  private let translation: SegueTranslation
  private let options: InterfaceBuilderGraph.Options
  private var map: SceneMap { translation.map }

  init(_ translation: SegueTranslation, _ options: InterfaceBuilderGraph.Options, root: String) {
    self.translation = translation
    self.options = options
    graph = FlowGraph(root: root)
    let shown = reachable()
    addScreens(shown)
    addEntries()
    for key in map.keys where shown.contains(key) {
      addSegues(from: key)
      let scene = map.scene(key)
      if scene.isNavigation { addStack(key) }
      if scene.kind == .tabBarController { addTabs(key) }
    }
  }

  /// Scenes that a name leads to, and those that segues lead to from there. UIKit has no other
  /// way to a scene of a storyboard.
  private func reachable() -> Set<SceneKey> {
    var open = map.keys.filter {
      let scene = map.scene($0)
      return scene.isInitial || scene.storyboardIdentifier?.isEmpty == false
    }
    var seen = Set(open)
    while let key = open.popLast() {
      for segue in map.segues(from: key) {
        // A segue without an identifier that no control sets off cannot be performed.
        if segue.isManual, segue.identifier == nil { continue }
        guard case .scenes(let found, _) = map.resolve(segue, from: key) else { continue }
        for next in found where seen.insert(next).inserted { open.append(next) }
      }
    }
    return seen
  }

  private mutating func addScreens(_ shown: Set<SceneKey>) {
    var byID: [String: Screen] = [:]
    for key in map.keys where shown.contains(key) && translation.contents(of: key) == [key] {
      guard let screen = translation.names[key] else { continue }
      byID[screen.id, default: screen].container =
        byID[screen.id]?.container == true
        || screen.container
    }
    graph.screens = Array(byID.values)
    for key in map.keys where !shown.contains(key) && !map.scene(key).isNavigation {
      guard let screen = translation.names[key], byID[screen.id] == nil else { continue }
      graph.unshown.append(
        UnshownScreen(id: screen.id, name: screen.name, kind: screen.kind, at: screen.place))
    }
  }

  private mutating func addEntries() {
    for entry in options.entries {
      switch InterfaceBuilderGraph.resolve(entry, in: map) {
      case .scenes(let keys, let problem):
        for key in keys {
          let scene = map.scene(key)
          for screen in translation.screens(of: key) {
            graph.entries.append(
              Entry(
                name: screen.name, screenID: screen.id,
                at: SourcePlace(file: scene.file, line: scene.line)))
          }
        }
        if let problem { addUnresolved(entry, problem) }
      case .missing(let problem): addUnresolved(entry, problem)
      case .exit: break
      }
    }
  }

  private mutating func addUnresolved(_ entry: EntryStoryboard, _ reason: String) {
    graph.unresolved.append(
      UnresolvedCall(
        operation: "\(entry.key) “\(entry.name)”", reason: reason, concerns: [entry.name],
        at: entry.place))
  }

  private mutating func addSegues(from key: SceneKey) {
    for segue in map.segues(from: key) {
      if segue.isManual, segue.identifier == nil || !options.manualSegues { continue }
      let rows = translation.rows(segue, from: key)
      graph.transitions += rows.transitions
      graph.backs += rows.backs
      graph.unresolved += rows.unresolved
      graph.resolvedCalls += rows.unresolved.isEmpty ? 1 : 0
    }
  }

  private mutating func addStack(_ key: SceneKey) {
    let scene = map.scene(key)
    guard let name = translation.names[key]?.name else { return }
    let roots = translation.screens(of: key).map(\.id).filter { $0 != name }
    graph.stacks.append(
      Stack(
        id: translation.stackID(key), owner: name, roots: Set(roots).sorted(),
        at: SourcePlace(file: scene.file, line: scene.line)))
  }

  private mutating func addTabs(_ key: SceneKey) {
    let scene = map.scene(key)
    guard let owner = translation.names[key]?.name else { return }
    var group = TabGroup(
      owner: owner, tabs: [], at: SourcePlace(file: scene.file, line: scene.line))
    for segue in map.segues(from: key) where segue.kind == .relationship("viewControllers") {
      var tab = TabGroup.Tab(at: SourcePlace(file: scene.file, line: segue.line))
      if case .scenes(let found, _) = map.resolve(segue, from: key), let child = found.first {
        let root = translation.contents(of: child).first
        let rootScene = root.map(map.scene)
        tab.screen = root.flatMap { translation.names[$0]?.id }
        tab.label = map.scene(child).tabTitle ?? rootScene?.tabTitle ?? rootScene?.title
      }
      group.partial = group.partial || tab.screen == nil
      group.tabs.append(tab)
    }
    // Without tabs in the storyboard, code gives them.
    group.partial = group.partial || group.tabs.isEmpty
    graph.tabGroups.append(group)
  }
}
