import FlowGraph

/// An apple-app-site-association file: which URLs of a site the system hands to which apps.
///
/// Reads what Apple documents under `applinks` (`details`, `components`, `defaults`,
/// `substitutionVariables`) and the older `paths`. What Apple leaves open follows what its own
/// tool, `swcutil`, was seen to do.
public struct AssociationFile: Hashable, Sendable {
  /// One component or path: the first of an app's that matches decides.
  public struct Rule: Hashable, Sendable {
    /// Ids of the apps that it is for.
    public var apps: [String]
    /// As written, for readers: `/buy/*`, `?articleNumber=????`.
    public var text: String
    /// Whether a URL that matches is kept from the app.
    public var excludes: Bool
    public var place: SourcePlace
    var path: Glob = .anything
    var query: Query = .anything
    var fragment: Glob = .anything
    var ignoresCase = false
    var decodes = false
    /// Whether it stands under `paths`, which systems before iOS 13 read instead of components.
    var isPath = false
  }

  /// What a rule asks of a query.
  enum Query: Hashable, Sendable {
    case anything
    case whole(Glob)
    case items([Item])

    struct Item: Hashable, Sendable {
      let name: String
      let value: Glob
    }
  }

  /// Something in the file that has no effect, or another than it seems to.
  public struct Problem: Hashable, Sendable {
    /// What it does and what to do about it, in a sentence.
    public var message: String
    public var place: SourcePlace
  }

  /// Whether the system hands a URL to an app, and the rule that says so.
  public enum Decision: Hashable, Sendable {
    case opens(Rule)
    case excluded(Rule)
    case noMatch
  }

  /// The path of the file, relative to the graph's root.
  public var file: String
  /// In the order in which the system tries them.
  public var rules: [Rule] = []
  public var problems: [Problem] = []

  init(file: String) { self.file = file }

  /// Ids of all apps that the file names, sorted.
  public var apps: [String] { Set(rules.flatMap(\.apps)).sorted() }

  /// What the system does with a URL.
  ///
  /// - Parameters:
  ///   - url: The URL as a person taps it.
  ///   - app: The app's id with its prefix, `ABCDE12345.com.example.app`; nil for any app.
  ///   - domain: The site that serves the file; nil where it is not known. Another site's URLs
  ///     are not the file's.
  /// - Complexity: O(rules × length of their patterns × length of the URL).
  public func decision(for url: LinkURL, app: String? = nil, domain: String? = nil) -> Decision {
    if let domain, domain.lowercased() != url.host { return .noMatch }
    for rule in rules where app.map(rule.apps.contains) ?? true {
      if rule.matches(url) { return rule.excludes ? .excluded(rule) : .opens(rule) }
    }
    return .noMatch
  }
}

extension AssociationFile.Rule {
  func matches(_ url: LinkURL) -> Bool {
    func text(_ part: String) -> [Character] { Array(decodes ? part.percentDecoded : part) }
    var path = text(url.path.isEmpty ? "/" : url.path)[...]
    if path.first == "/" { path = path.dropFirst() }
    while path.last == "/" { path = path.dropLast() }
    let pathMatches = [self.path, self.path.parent].compactMap(\.self).contains {
      $0.matches(Array(path), ignoringCase: ignoresCase)
    }
    guard pathMatches,
      fragment.matches(text(url.fragment ?? ""), ignoringCase: ignoresCase)
    else { return false }
    switch query {
    case .anything: return true
    case .whole(let pattern):
      return pattern.matches(text(url.query ?? ""), ignoringCase: ignoresCase)
    case .items(let items):
      return items.allSatisfy { item in
        let values = url.queryItems.filter { isSame(text($0.name), item.name) }.map(\.value)
        // An item that is not there counts as empty; of several, each must match.
        return (values.isEmpty ? [""] : values).allSatisfy {
          item.value.matches(text($0), ignoringCase: ignoresCase)
        }
      }
    }
  }

  private func isSame(_ name: [Character], _ wanted: String) -> Bool {
    ignoresCase ? name.map(\.folded) == wanted.map(\.folded) : name == Array(wanted)
  }

  /// Whether every URL that the other rule takes is sure to be taken by this one.
  func covers(_ other: Self) -> Bool {
    guard Set(apps).isSuperset(of: other.apps), ignoresCase || !other.ignoresCase else {
      return false
    }
    if decodes != other.decodes, !takesEverything { return false }
    let paths = [path, path.parent].compactMap(\.self)
    let theirs = [other.path, other.path.parent].compactMap(\.self)
    guard
      theirs.allSatisfy({ one in paths.contains { $0.covers(one, ignoringCase: ignoresCase) } }),
      fragment.covers(other.fragment, ignoringCase: ignoresCase)
    else { return false }
    switch (query, other.query) {
    case (.anything, _): return true
    case (.whole(let mine), .whole(let theirs)):
      return mine.covers(theirs, ignoringCase: ignoresCase)
    case (.whole(let mine), _): return mine == .anything
    case (.items(let mine), .items(let theirs)):
      return mine.allSatisfy { item in
        item.value == .anything
          || theirs.contains {
            $0.name == item.name && item.value.covers($0.value, ignoringCase: ignoresCase)
          }
      }
    case (.items(let mine), _): return mine.allSatisfy { $0.value == .anything }
    }
  }

  /// Whether it is for every URL of the site.
  public var takesEverything: Bool {
    let asksNothing: Bool =
      switch query {
      case .anything: true
      case .whole(let pattern): pattern == .anything
      case .items(let items): items.allSatisfy { $0.value == .anything }
      }
    return path == .anything && fragment == .anything && asksNothing
  }
}
