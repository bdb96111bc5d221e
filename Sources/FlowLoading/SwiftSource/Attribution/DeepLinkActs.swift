/// The rows of one handler of links, by number: which of them run under the same URL.
///
/// A handler that leads into most of an app has thousands of rows; what they do and on which
/// conditions is numbered once, so that two of them are compared by their numbers.
struct DeepLinkActs {
  private let rows: [Links.Transition]
  private let byPlace: [Span: [Int]]
  /// What each row does, wherever it is done from.
  private let acts: [Int]
  /// The set of conditions of each row.
  private let asked: [Int]
  private let conditions: [Set<RunCondition>]

  init(_ rows: [Links.Transition]) {
    self.rows = rows
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

  /// Rows that run together, with what tells them from others.
  struct Choice {
    var rows: [Int]
    /// Those among them that stand for one of several values.
    var chosen: [Int] = []
  }

  /// What runs with a row for each of the values that other expressions may have: `tab = 0; path =
  /// [route]` selects a tab and pushes one of some pages.
  ///
  /// - Parameter isChosen: Whether the row stands for one of several values itself.
  func choices(among together: [Int], with leader: Int, isChosen: Bool) -> [Choice] {
    let others = isChosen ? [leader] : []
    var result = [Choice(rows: together)]
    for rivals in rivals(among: together) {
      let own = Set(rivals.filter { asked[$0] == asked[leader] })
      // Each of them leads the same rows.
      if !isChosen, own.count == rivals.count { return [] }
      let next = result.flatMap { choice in
        rivals.filter { isChosen || !own.contains($0) }.compactMap { one -> Choice? in
          guard (choice.chosen + others).allSatisfy({ fit(one, $0) }) else { return nil }
          let kept = choice.rows.filter { !rivals.contains($0) || rows[$0].to == rows[one].to }
          return Choice(rows: kept, chosen: choice.chosen + [one])
        }
      }
      guard !next.isEmpty, next.count <= GraphBuilder.mostAlternatives else { break }
      result = next
    }
    return result
  }

  /// Rows of which only one can run, as they stand for the values of one expression.
  private func rivals(among together: [Int]) -> [[Int]] {
    var order: [Expressed] = []
    var byExpression: [Expressed: [Int]] = [:]
    for number in together {
      let row = rows[number]
      let key = Expressed(span: row.span, sequence: row.sequence, hops: row.hops)
      if byExpression[key] == nil { order.append(key) }
      byExpression[key, default: []].append(number)
    }
    return order.compactMap { byExpression[$0] }.filter { found in
      Set(found.map { rows[$0].to }).count > 1
    }
  }

  /// One expression, as it is reached by certain calls.
  private struct Expressed: Hashable {
    let span: Span
    let sequence: String?
    let hops: [Span]
  }

  /// Whether two rows may stand for one value: not for two cases of one enum.
  private func fit(_ one: Int, _ other: Int) -> Bool {
    guard let via = rows[one].via, let another = rows[other].via, via != another else {
      return true
    }
    let types = [via, another].map { $0.split(separator: ".").dropLast() }
    return types[0].isEmpty || types[0] != types[1]
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
