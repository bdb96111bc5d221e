/// What a scene stands in while it is shown, as far as the storyboards tell.
struct Standing: Hashable, Sendable {
  /// Whether some way leads to it inside a navigation controller.
  var isInStack = false
  /// Keys of the navigation controllers of storyboards that it can stand in.
  var stacks: Set<SceneKey> = []
  /// Whether some way leads to it with no navigation controller around it.
  var isBare = false
  /// Whether it stands in a split view controller, which takes `showDetail`.
  var isInSplit = false

  /// Code shows it, and only code knows how.
  var isUnknown: Bool { !isInStack && !isBare }

  mutating func formUnion(_ other: Standing) {
    isInStack = isInStack || other.isInStack
    isBare = isBare || other.isBare
    isInSplit = isInSplit || other.isInSplit
    stacks.formUnion(other.stacks)
  }
}

/// Works out what every scene stands in, by following the segues until nothing new comes up.
///
/// - Complexity: O(n·m) in segues and navigation controllers at worst; storyboards are small.
struct SceneStandings: Sendable {
  private var standings: [SceneKey: Standing] = [:]

  /// - Parameter seeds: what is known beforehand: entries and what Swift source shows.
  init(_ map: SceneMap, seeds: [SceneKey: Standing]) {
    var open = map.keys
    for key in map.keys where map.scene(key).isNavigation {
      standings[key] = Standing(isInStack: true, stacks: [key])
    }
    for (key, standing) in seeds where !map.scene(key).isNavigation {
      standings[key, default: Standing()].formUnion(standing)
    }
    while let key = open.popLast() {
      for segue in map.segues(from: key) {
        guard case .scenes(let found, _) = map.resolve(segue, from: key) else { continue }
        let passed = Self.passed(segue.kind, from: self[key], scene: map.scene(key))
        for destination in found {
          var passed = passed
          // A navigation controller makes a level of its own.
          if map.scene(destination).isNavigation {
            passed = Standing(isInSplit: passed.isInSplit)
          }
          let before = self[destination]
          standings[destination, default: Standing()].formUnion(passed)
          if self[destination] != before { open.append(destination) }
        }
      }
    }
  }

  subscript(key: SceneKey) -> Standing { standings[key] ?? Standing() }

  /// What a segue makes of its destination.
  private static func passed(
    _ kind: InterfaceBuilderSegue.Kind, from standing: Standing, scene: InterfaceBuilderScene
  ) -> Standing {
    switch kind {
    case .relationship:
      var passed = standing
      passed.isInSplit = passed.isInSplit || scene.kind == .splitViewController
      return passed
    case .embed, .replace: return standing
    case .push:
      return Standing(isInStack: true, stacks: standing.stacks, isInSplit: standing.isInSplit)
    case .show: return standing
    case .showDetail: return standing.isInSplit ? standing : Standing(isBare: true)
    case .presentation, .popover: return Standing(isBare: true)
    case .unwind, .custom, .other: return Standing()
    }
  }
}
