/// Finds the word that somebody meant.
enum NearestWord {
  /// The nearest of some words, or nil where none is near.
  ///
  /// Near means at most `limit` mistakes: by default a third of the letters, one at least. Of two
  /// that are equally near the first wins. Capitals cost nothing, so `Push` suggests `push`.
  ///
  /// - Complexity: O(w · n · m) for w words of n letters against m letters.
  static func to(_ word: String, among words: some Sequence<String>, limit: Int? = nil) -> String? {
    let wanted = Array(word.lowercased().prefix(64))
    let limit = limit ?? max(1, wanted.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in words where candidate != word {
      let letters = Array(candidate.lowercased().prefix(64))
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, letters)
      if distance <= limit, distance < (best?.distance ?? .max), distance < letters.count {
        best = (candidate, distance)
      }
    }
    return best?.word
  }

  /// Insertions, deletions, substitutions and swaps of neighbours that turn one word into the
  /// other (optimal string alignment: no part is changed twice).
  static func distance(_ lhs: [Character], _ rhs: [Character]) -> Int {
    guard !lhs.isEmpty, !rhs.isEmpty else { return max(lhs.count, rhs.count) }
    var beforeLast: [Int] = []
    var last = Array(0...rhs.count)
    for i in 1...lhs.count {
      var row = [i]
      for j in 1...rhs.count {
        let substituted = last[j - 1] + (lhs[i - 1] == rhs[j - 1] ? 0 : 1)
        var cost = min(substituted, last[j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, lhs[i - 1] == rhs[j - 2], lhs[i - 2] == rhs[j - 1] {
          cost = min(cost, beforeLast[j - 2] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[rhs.count]
  }
}
