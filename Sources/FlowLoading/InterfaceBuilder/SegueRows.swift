import FlowGraph

/// What one segue adds to the graph.
public struct SegueRows: Hashable, Sendable {
  public var transitions: [Transition] = []
  public var backs: [Back] = []
  public var unresolved: [UnresolvedCall] = []
}

/// Turns segues into rows of the graph.
struct SegueTranslation: Sendable {
  let map: SceneMap
  let names: SceneNames
  let standings: SceneStandings
  /// The screens that declare each unwind method, by its selector.
  let unwindTargets: [String: [String]]
  /// The ways to every scene.
  private(set) var arrivals: [SceneKey: [Arrival]] = [:]

  init(
    map: SceneMap, names: SceneNames, standings: SceneStandings, unwindTargets: [String: [String]]
  ) {
    self.map = map
    self.names = names
    self.standings = standings
    self.unwindTargets = unwindTargets
    arrivals = Self.arrivals(map, self)
  }

  // MARK: Screens

  /// The scenes that a person sees where a scene is shown: a navigation controller's root in place
  /// of the controller. Empty where the storyboard leaves the root to code.
  func contents(of key: SceneKey) -> [SceneKey] { contents(of: key, seen: []) }

  private func contents(of key: SceneKey, seen: Set<SceneKey>) -> [SceneKey] {
    let scene = map.scene(key)
    guard scene.isNavigation else { return [key] }
    // UIKit refuses navigation controllers in each other; a damaged file can nest them in a circle.
    guard seen.count < 8, !seen.contains(key) else { return [] }
    var hasRoot = false
    var found: [SceneKey] = []
    for segue in map.segues(from: key) where segue.kind == .relationship("rootViewController") {
      hasRoot = true
      guard case .scenes(let roots, _) = map.resolve(segue, from: key) else { continue }
      found += roots.flatMap { contents(of: $0, seen: seen.union([key])) }
    }
    // A navigation controller of the app's own without a root makes its content itself.
    if !hasRoot, scene.customClass != nil { return [key] }
    return found
  }

  func screens(of key: SceneKey) -> [Screen] { contents(of: key).compactMap { names[$0] } }

  func stackID(_ key: SceneKey) -> String { "\(map.document(key).file)#\(map.scene(key).id)" }

  // MARK: Segues

  func rows(_ segue: InterfaceBuilderSegue, from key: SceneKey) -> SegueRows {
    var rows = SegueRows()
    if segue.kind == .relationship("rootViewController") {
      // The way to a navigation controller's root is the way to the controller itself.
      if let problem = problem(segue, from: key) { rows.unresolved.append(problem) }
      return rows
    }
    if case .unwind(let action) = segue.kind {
      rows.backs = unwinds(segue, action: action, from: key)
      return rows
    }
    if let problem = problem(segue, from: key) { rows.unresolved.append(problem) }
    guard case .scenes(let found, _) = map.resolve(segue, from: key) else { return rows }
    for source in screens(of: key) {
      for destination in found {
        for screen in screens(of: destination) {
          rows.transitions += transitions(
            segue, from: source, key, to: screen,
            isStack: map.scene(destination).isNavigation, choices: found.count)
        }
      }
    }
    return rows
  }

  private func transitions(
    _ segue: InterfaceBuilderSegue, from source: Screen, _ key: SceneKey, to screen: Screen,
    isStack: Bool, choices: Int
  ) -> [Transition] {
    let file = map.document(key).file
    let standing = standings[key]
    let kinds = Self.kinds(segue.kind, standing, isStack: isStack)
    let isOpen = kinds.count > 1 || choices > 1 || segue.isManual || Self.isOpen(segue, standing)
    let trigger = segue.kind.isStructure ? nil : segue.source.trigger
    return kinds.map { kind in
      Transition(
        from: source.name, fromID: source.id, to: screen.name, toID: screen.id, kind: kind,
        via: segue.identifier, trigger: trigger, certainty: isOpen ? .possible : .certain,
        stacks: kind == .push ? standing.stacks.map(stackID).sorted() : [], onPath: kind == .push,
        at: SourcePlace(file: file, line: segue.line),
        steps: trigger.map {
          [Step($0, at: SourcePlace(file: file, line: segue.source.line))]
        } ?? [])
    }
  }

  /// The kinds of transition that a segue can make; several where the source stands in several
  /// surroundings.
  static func kinds(
    _ kind: InterfaceBuilderSegue.Kind, _ standing: Standing, isStack: Bool
  ) -> [Transition.Kind] {
    switch kind {
    case .relationship("viewControllers"): return [.tab]
    case .relationship, .embed: return [.embed]
    case .replace: return [.root]
    case .popover: return [.popover]
    case .presentation(let style):
      switch style {
      case "fullScreen"?, "overFullScreen"?, "currentContext"?, "overCurrentContext"?:
        return [.cover]
      case "popover"?: return [.popover]
      default: return [.sheet]
      }
    case .showDetail where !standing.isInSplit: return [.sheet]
    case .showDetail:
      // A split view shows a navigation controller as its new column.
      return [isStack ? .root : .push]
    case .show:
      // UIKit cannot push a navigation controller; it presents one.
      if isStack || (standing.isBare && !standing.isInStack) { return [.sheet] }
      return standing.isBare ? [.push, .sheet] : [.push]
    case .push, .custom, .other: return [.push]
    case .unwind: return []
    }
  }

  /// Whether the kind of transition is only likely.
  private static func isOpen(_ segue: InterfaceBuilderSegue, _ standing: Standing) -> Bool {
    switch segue.kind {
    case .show: standing.isUnknown
    case .custom, .other: true
    default: false
    }
  }

  /// Why a segue leads nowhere, or not on every device.
  private func problem(_ segue: InterfaceBuilderSegue, from key: SceneKey) -> UnresolvedCall? {
    let reason: String
    var concerns: [String] = []
    switch map.resolve(segue, from: key) {
    case .exit: return nil
    case .missing(let problem): reason = problem
    case .scenes(_, let problem?): reason = problem
    case .scenes(let found, nil):
      guard let empty = found.first(where: { contents(of: $0).isEmpty }) else { return nil }
      let scene = map.scene(empty)
      reason =
        "the navigation controller at \(scene.file):\(scene.line) has no root there, so code sets "
        + "what it shows"
      concerns = names[empty].map { [$0.id] } ?? []
    }
    let source = names[key]?.name ?? map.scene(key).id
    let identifier = segue.identifier.map { " “\($0)”" } ?? ""
    return UnresolvedCall(
      operation: "\(Self.word(segue.kind)) segue\(identifier) of \(source)", reason: reason,
      concerns: concerns.isEmpty ? [segue.destination] : concerns,
      at: SourcePlace(file: map.document(key).file, line: segue.line))
  }

  private static func word(_ kind: InterfaceBuilderSegue.Kind) -> String {
    switch kind {
    case .show: "show"
    case .showDetail: "show detail"
    case .replace: "replace"
    case .embed: "embed"
    case .push: "push"
    case .presentation: "present"
    case .popover: "popover"
    case .relationship(let name): name
    case .unwind: "unwind"
    case .custom: "custom"
    case .other(let name): name
    }
  }
}
