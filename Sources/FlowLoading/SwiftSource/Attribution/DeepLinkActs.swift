/// The rows of one handler of links, by number: which of them run under the same URL.
///
/// A handler that leads into most of an app has thousands of rows; what they do and on which
/// conditions is numbered once, so that two of them are compared by their numbers.
struct DeepLinkActs {
  private let byPlace: [Span: [Int]]
  /// What each row does, wherever it is done from.
  private let acts: [Int]
  /// The set of conditions of each row.
  private let asked: [Int]
  private let conditions: [Set<RunCondition>]

  init(_ rows: [Links.Transition]) {
    byPlace = Dictionary(grouping: rows.indices) { rows[$0].span }
    acts = Self.numbers(
      of: rows.map { row in
        var act = row
        (act.from, act.deepLink) = (nil, nil)
        return act.key
      })
    let sets = rows.map { Set($0.conditions) }
    asked = Self.numbers(of: sets)
    var different: [Set<RunCondition>] = []
    for (number, set) in zip(asked, sets) where number == different.count { different.append(set) }
    conditions = different
  }

  /// The rows of one operation, which lead to different screens or by different ways.
  func atSamePlace(as row: Links.Transition) -> [Int] { byPlace[row.span] ?? [] }

  /// The rows that run whenever one of them does, each act once, in their order.
  func running(with row: Int, where isMeant: (Int) -> Bool) -> [Int] {
    let all = conditions[asked[row]]
    let isMet = conditions.map { $0.isSubset(of: all) }
    var known: Set<Int> = []
    return asked.indices.filter { other in
      isMet[asked[other]] && isMeant(other) && known.insert(acts[other]).inserted
    }
  }

  /// Equal elements get the same number, in the order in which they first occur.
  private static func numbers<Element: Hashable>(of elements: [Element]) -> [Int] {
    var known: [Element: Int] = [:]
    return elements.map { element in
      if let number = known[element] { return number }
      known[element] = known.count
      return known.count - 1
    }
  }
}
