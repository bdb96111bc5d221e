import FlowGraph

/// Finds screens that have another name in the newer version.
///
/// Two screens are compared by what tells one from another: the file, the words of the name, and
/// what leads to and from them. The most similar pair is taken first; the ways to and from a pair
/// that was taken count for the next ones.
struct RenameSearch {
  private typealias Row = FlowChange.ScreenRow

  /// Pairs less similar than this are two screens.
  private static let threshold = 0.5
  /// Suffixes that say what a type is and not what it shows.
  private static let kinds: Set<String> = [
    "view", "screen", "controller", "page", "scene", "vc", "ui",
  ]

  private let before: Neighbours
  private let after: Neighbours
  private var known: [String: String]

  /// - Parameter known: the ids in the head of the screens that are in both, by their base id.
  init(_ base: FlowGraph, _ head: FlowGraph, known: [String: String]) {
    before = Neighbours(base)
    after = Neighbours(head)
    self.known = known
  }

  /// The pairs, most similar first.
  ///
  /// - Complexity: O(b·h) comparisons for each pair that is found.
  func pairs(
    of base: [FlowChange.ScreenRow], and head: [FlowChange.ScreenRow]
  ) -> [(before: FlowChange.ScreenRow, after: FlowChange.ScreenRow)] {
    var (search, old, new) = (self, base, head)
    var result: [(before: Row, after: Row)] = []
    while let best = search.best(old, new) {
      result.append(best)
      search.known[best.before.id] = best.after.id
      old.removeAll { $0.id == best.before.id }
      new.removeAll { $0.id == best.after.id }
    }
    return result
  }

  /// The pairs whose names have the same words and to which the same leads: where a controller hosts
  /// a view, either can be the screen, and the other a part of it.
  func rewritten(
    _ base: [FlowChange.ScreenRow], as head: [FlowChange.ScreenRow]
  ) -> [(before: FlowChange.ScreenRow, after: FlowChange.ScreenRow)] {
    let names = Set(known.values)
    var open = head
    return base.compactMap { old in
      let wasIn = before.into(old.id) { known[$0] }
      let same = open.firstIndex { new in
        let isIn = after.into(new.id) { names.contains($0) ? $0 : nil }
        return Self.sameWords(old.name, new.name) == 1 && !wasIn.isDisjoint(with: isIn)
      }
      return same.map { (old, open.remove(at: $0)) }
    }
  }

  private func best(_ base: [Row], _ head: [Row]) -> (before: Row, after: Row)? {
    var best: (before: Row, after: Row)?
    var bestScore = Self.threshold
    let names = Set(known.values)
    for old in base {
      let wasIn = before.into(old.id) { known[$0] }
      let wasOut = before.out(of: old.id) { known[$0] }
      for new in head {
        let isIn = after.into(new.id) { names.contains($0) ? $0 : nil }
        let isOut = after.out(of: new.id) { names.contains($0) ? $0 : nil }
        let score = Self.similarity(old, new, ways: [(wasIn, isIn, 3), (wasOut, isOut, 2)])
        // Both lists are sorted: among equals the first pair stays.
        if score > bestScore || (score == bestScore && best == nil) {
          (best, bestScore) = ((old, new), score)
        }
      }
    }
    return best
  }

  private static func similarity(
    _ old: Row, _ new: Row, ways: [(Set<[String]>, Set<[String]>, Double)]
  ) -> Double {
    var (sum, whole) = (3 * sameFile(old, new) + 3 * sameWords(old.name, new.name), 6.0)
    for (was, now, weight) in ways where !was.isEmpty || !now.isEmpty {
      sum += weight * Double(was.intersection(now).count) / Double(was.union(now).count)
      whole += weight
    }
    return sum / whole
  }

  private static func sameFile(_ old: Row, _ new: Row) -> Double {
    if old.file == new.file { return 1 }
    func parts(_ row: Row) -> (folder: Substring, name: Substring) {
      let end = row.file.lastIndex(of: "/") ?? row.file.startIndex
      let name = row.file[end...].drop { $0 == "/" }
      return (row.file[..<end], name.prefix { $0 != "." })
    }
    let (was, now) = (parts(old), parts(new))
    // A file that bears the type's name moves with it.
    let isNamedAfter = was.name == old.name && now.name == new.name
    if was.folder == now.folder { return isNamedAfter ? 0.7 : 0.3 }
    return 0
  }

  private static func sameWords(_ old: String, _ new: String) -> Double {
    let (was, now) = (words(old), words(new))
    guard !was.isEmpty, !now.isEmpty else { return 0 }
    return Double(was.intersection(now).count) / Double(was.union(now).count)
  }

  /// The words of `OuterType.InnerHTMLView` but those that only say what it is.
  private static func words(_ name: String) -> Set<String> {
    var words: [String] = [""]
    var last: Character = "."
    for character in name {
      let isStart = character.isUppercase && !last.isUppercase
      if isStart || !(character.isLetter || character.isNumber) { words.append("") }
      if character.isLetter || character.isNumber {
        words[words.count - 1] += character.lowercased()
      }
      last = character
    }
    return Set(words.filter { !$0.isEmpty && !kinds.contains($0) })
  }
}

/// What leads to and from each screen.
private struct Neighbours {
  private var incoming: [String: [(screen: String, kind: String)]] = [:]
  private var outgoing: [String: [(screen: String, kind: String)]] = [:]
  /// Launches and deep links, which need no screen to start on.
  private var starts: [String: [[String]]] = [:]

  init(_ graph: FlowGraph) {
    for row in graph.transitions where row.fromID != row.toID {
      incoming[row.toID, default: []].append((row.fromID, row.kind.rawValue))
      outgoing[row.fromID, default: []].append((row.toID, row.kind.rawValue))
    }
    for entry in graph.entries { starts[entry.screenID, default: []].append(["launch"]) }
    for link in graph.deepLinks {
      if let id = link.toID { starts[id, default: []].append(["link", link.pattern]) }
    }
  }

  /// The ways in from screens that have a name in both versions.
  func into(_ id: String, named name: (String) -> String?) -> Set<[String]> {
    Set(starts[id, default: []] + Self.ways(incoming[id], name))
  }

  func out(of id: String, named name: (String) -> String?) -> Set<[String]> {
    Set(Self.ways(outgoing[id], name))
  }

  private static func ways(
    _ rows: [(screen: String, kind: String)]?, _ name: (String) -> String?
  ) -> [[String]] {
    (rows ?? []).compactMap { row in
      let screen = row.screen == Transition.anywhere ? row.screen : name(row.screen)
      return screen.map { [$0, row.kind] }
    }
  }
}
