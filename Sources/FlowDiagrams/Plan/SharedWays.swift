/// The same set of chips on many screens, as a row or a toolbar offers it: said once.
struct SharedWays: Sendable {
  struct Group: Sendable {
    var letter: String
    /// Ids of the screens that the chips lead to.
    var targets: [String]
    /// Ids of the screens that offer them.
    var screens: [String]
  }

  private(set) var groups: [Group] = []
  static let minimumScreens = 3
  static let minimumTargets = 3
  private static let limit = 6
  /// Only so many different sets are compared with each other.
  private static let maximumSets = 100

  /// Finds the sets greedily, the one that saves most rows first.
  ///
  /// Candidates are the intersections of two screens' chips. At most a hundred different sets are
  /// compared, so the time is O(n) in the number of screens, with six rounds at most.
  init(chips: [String: [String]]) {
    var open = chips.mapValues { Set($0) }.filter { $0.value.count >= Self.minimumTargets }
    let letters = ["A", "B", "C", "D", "E", "F"]
    for letter in letters.prefix(Self.limit) {
      guard let best = Self.best(open) else { break }
      groups.append(Group(letter: letter, targets: best.targets, screens: best.screens))
      for screen in best.screens { open[screen]?.subtract(best.targets) }
      open = open.filter { $0.value.count >= Self.minimumTargets }
    }
  }

  private static func best(_ open: [String: Set<String>]) -> (targets: [String], screens: [String])?
  {
    let ids = open.keys.sorted()
    var candidates: Set<Set<String>> = []
    var sets: [Set<String>] = []
    var seen: Set<Set<String>> = []
    for id in ids {
      guard let set = open[id], sets.count < maximumSets else { break }
      if seen.insert(set).inserted { sets.append(set) } else { candidates.insert(set) }
    }
    for (index, first) in sets.enumerated() {
      for second in sets.dropFirst(index + 1) {
        let common = first.intersection(second)
        if common.count >= minimumTargets { candidates.insert(common) }
      }
    }
    var best: (targets: [String], screens: [String])?
    var bestGain = 4
    for targets in candidates.map({ $0.sorted() }).sorted(by: { $0.lexicographicallyPrecedes($1) })
    {
      let screens = ids.filter { open[$0, default: []].isSuperset(of: targets) }
      // Rows saved on the screens, less the rows of the box that says it once.
      let gain = (targets.count - 1) * screens.count - targets.count - 2
      if screens.count >= minimumScreens, gain > bestGain {
        best = (targets, screens)
        bestGain = gain
      }
    }
    return best
  }
}
