/// What a person who mistyped a name probably meant.
public enum NearestNames {
  /// Up to three names that differ little, or that hold the text; the nearest first.
  public static func to(_ text: String, among names: [String]) -> [String] {
    let wanted = text.lowercased()
    let limit = max(2, wanted.count / 3)
    return Set(names)
      .compactMap { name -> (distance: Int, name: String)? in
        let lower = name.lowercased()
        if !wanted.isEmpty, lower.contains(wanted) { return (0, name) }
        let distance = distance(Array(wanted.utf8), Array(lower.utf8), atMost: limit)
        return distance.map { ($0, name) }
      }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }

  /// Levenshtein's distance (Wagner and Fischer 1974), in O(n·m) time and O(m) space.
  private static func distance(_ lhs: [UInt8], _ rhs: [UInt8], atMost limit: Int) -> Int? {
    guard abs(lhs.count - rhs.count) <= limit else { return nil }
    var row = Array(0...rhs.count)
    for (i, left) in lhs.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in rhs.enumerated() {
        let substituted = diagonal + (left == right ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, diagonal + 1)
      }
    }
    return row[rhs.count] <= limit ? row[rhs.count] : nil
  }
}
