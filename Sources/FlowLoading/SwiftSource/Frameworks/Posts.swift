/// What a handler of something from outside posts under one name.
///
/// Observers are told of each value apart, so that a page that comes with the notification leads
/// where it says. What an app posts from everywhere with something else each time, such as the
/// object that posts, is told as one.
struct Posts {
  struct Key: Hashable {
    let notification: String
    let deepLink: Int
  }

  /// What observers are told.
  struct News: Hashable {
    let notification: String
    let given: ValueSet
  }

  static let limit = 8

  private var told: [ValueSet] = []
  private var joined: ValueSet?

  /// - Returns: What the observers have yet to be told; nil where it adds nothing.
  mutating func add(_ given: ValueSet) -> ValueSet? {
    if joined == nil {
      guard !told.contains(given) else { return nil }
      told.append(given)
      if told.count <= Self.limit { return given }
    }
    let all = Self.join(joined.map { [$0, given] } ?? told)
    guard all != joined else { return nil }
    joined = all
    return all
  }

  /// Tuples as one whose fields hold what theirs do.
  static func join(_ values: some Sequence<ValueSet>) -> ValueSet {
    var (labels, fields): ([String?], [ValueSet]) = ([], [])
    for case .tuple(let names, let items) in values.flatMap(\.values) {
      if labels.isEmpty { (labels, fields) = (names, items.map { _ in .none }) }
      for (position, item) in items.enumerated() where position < fields.count {
        fields[position].formUnion(item)
      }
    }
    return ValueSet(.tuple(labels, fields))
  }
}

extension Interpreter {
  /// The effects of a handler with those posts as one that come in too many forms.
  func joiningPosts(_ effects: [Effect]) -> [Effect] {
    var posted: [String: [ValueSet]] = [:]
    for case .posts(let name, let given, _) in effects.lazy.map(\.kind) {
      posted[name, default: []].append(given)
    }
    posted = posted.filter { $0.value.count > Posts.limit }
    guard !posted.isEmpty else { return effects }
    var places: [String: Int] = [:]
    var result: [Effect] = []
    for var effect in effects {
      if case .posts(let name, _, let span) = effect.kind, let all = posted[name] {
        if let known = places[name] {
          _ = result[known].context.meet(effect.context)
          continue
        }
        places[name] = result.count
        effect.kind = .posts(name, Posts.join(all), span)
      }
      result.append(effect)
    }
    return result
  }
}
