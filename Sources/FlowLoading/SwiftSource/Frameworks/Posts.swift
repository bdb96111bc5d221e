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

  /// What a handler posts, on one way to the post.
  struct Pending {
    let notification: String
    let given: ValueSet
    let context: Context
    let deepLink: Int
    let screen: Int?
    /// The notifications by which the way there leads.
    let chain: Set<String>

    var key: Key { Key(notification: notification, deepLink: deepLink) }
  }

  static let limit = 8
  private var told: [ValueSet] = []
  private var joined: ValueSet?
  var isJoined: Bool { joined != nil }

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

/// What observers do for handlers of links, each act once for a handler, on the conditions that all
/// ways there ask for.
private struct ToldActs {
  private struct Key: Hashable {
    var act: ActKey
    let screen: Int?
  }

  private(set) var effects: [(effect: Effect, screen: Int?)] = []
  private var places: [Key: Int] = [:]
  private var alternatives = Alternatives<Key>()

  func placed(_ effect: Effect, by post: Posts.Pending) -> Effect {
    var placed = effect
    placed.context = post.context.enclosing(effect.context)
    placed.deepLink = post.deepLink
    return placed
  }

  mutating func add(_ effect: Effect, by post: Posts.Pending, _ interpreter: Interpreter) {
    let placed = placed(effect, by: post)
    let asked = effect.isPlain ? [] : interpreter.asked(placed.context.conditions)
    var key = Key(
      act: ActKey(placed, deepLink: post.deepLink, asked: asked), screen: post.screen)
    var known = places[key]
    if known == nil, !asked.isEmpty {
      var plain = key
      plain.act.asked = []
      key.act.asked = alternatives.next(asked, of: plain)
      known = places[key]
    }
    if let known {
      _ = effects[known].effect.context.meet(placed.context)
    } else {
      places[key] = effects.count
      effects.append((placed, post.screen))
    }
  }
}

/// What a handler of links does by way of notifications.
extension Interpreter {
  /// Keeps a post of a handler until all that the code does which posts is written down.
  func follow(
    _ notification: String, _ given: ValueSet, _ context: Context, deepLink: Int, screen: Int?
  ) {
    guard !followed.contains(notification) else { return }
    pendingPosts.append(
      .init(
        notification: notification, given: given, context: context, deepLink: deepLink,
        screen: screen, chain: followed.union([notification])))
  }

  /// Does for handlers of links what the observers of the notifications do that they post.
  ///
  /// The nearest first, so that steps are few, and all posts of one name that are as near at once:
  /// what observers are told is told again for whatever they have not heard yet.
  func tellPosts() {
    guard !isTellingPosts, !pendingPosts.isEmpty else { return }
    isTellingPosts = true
    defer { (isTellingPosts, followed) = (false, []) }
    var acts = ToldActs()
    while !pendingPosts.isEmpty {
      let level = pendingPosts
      pendingPosts = []
      for (post, given) in news(of: level) {
        followed = post.chain
        for effect in told(post.notification, given) {
          if case .posts = effect.kind {
            attribute([acts.placed(effect, by: post)], to: post.screen)
          } else {
            acts.add(effect, by: post, self)
          }
        }
      }
    }
    for (effect, screen) in acts.effects { attribute([effect], to: screen) }
  }

  /// What observers have yet to hear. Each way to a post leads to the same: once for a handler is
  /// enough.
  private func news(of level: [Posts.Pending]) -> [(post: Posts.Pending, given: ValueSet)] {
    var result: [(post: Posts.Pending, given: ValueSet)] = []
    var joined: [Posts.Key: Int] = [:]
    for post in level {
      guard let given = posts[post.key, default: Posts()].add(post.given) else { continue }
      if posts[post.key]?.isJoined == true {
        if let known = joined[post.key] {
          result[known].given = given
          continue
        }
        joined[post.key] = result.count
      }
      result.append((post, given))
    }
    return result
  }

  /// All that the observers of a notification do: the same for every handler that posts it.
  private func told(_ notification: String, _ given: ValueSet) -> [Effect] {
    let news = Posts.News(notification: notification, given: given)
    if let known = toldOfPosts[news] { return known }
    budget.refuel()
    // What is left to do is not the less for it.
    let spent = budget.spent
    defer { budget.spent = spent }
    linkDepth += 1
    let (_, effects) = isolated {
      invokeAll(
        ValueSet(heap.listeners(on: Self.place(of: notification))), [given],
        Expression(.null, .none), Frame(receiver: nil, scope: nil, file: Span.none.file))
    }
    linkDepth -= 1
    let result = joiningPosts(flattened(effects, isLinked: true))
    toldOfPosts[news] = result
    return result
  }
}
