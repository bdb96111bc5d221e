/// A URL pattern, notification, quick action or intent that the code turns into a screen.
public struct DeepLink: Codable, Hashable, Sendable, Placed {
  /// One element of the stack that a deep link leaves, from the bottom up.
  public struct Element: Codable, Hashable, Sendable {
    /// The id of the route, where one is named.
    public var route: String?
    public var screen: String?
    public var screenID: String?

    public init(route: String? = nil, screen: String? = nil, screenID: String? = nil) {
      self.route = route
      self.screen = screen
      self.screenID = screenID ?? screen
    }
  }

  /// What comes from outside.
  public enum Source: String, Codable, Sendable, CaseIterable {
    /// A URL that another app or the system opens.
    case url
    /// A URL in the app's own content that a person taps.
    case link
    /// A universal link or another user activity.
    case activity
    case notification
    case quickAction
    case intent
  }

  /// The URLs that are meant: `recipes://settings/{id:Int}?tab={tab}`, with `*` for any part and
  /// `**` for any components of the path; `*` alone for a handler that takes every URL. Words for
  /// what is no URL.
  public var pattern: String
  /// What else must hold, as written.
  public var `guard`: String?
  public var source: Source
  /// How the screen on top is shown; nil where it changes no screen.
  public var kind: Transition.Kind?
  /// The name of the screen on top afterwards; nil where it changes no screen.
  public var to: String?
  public var toID: String?
  /// What lies on the stack above its root, from the bottom up.
  public var path: [Element]
  /// The screen's name of the tab that it selects.
  public var tab: String?
  /// The id of the stack that it writes.
  public var stack: String?
  /// Whether it replaces the whole path rather than adding to it.
  public var replacesPath: Bool
  /// Ids of screens in modals that it takes away, so that they do not cover what it shows, sorted;
  /// `*` where it takes away whatever is presented.
  public var closes: [String]
  /// The function or closure that receives the URL: `Coordinator.handleURL`.
  public var handler: String
  /// Whether the handler reads the URL at all.
  public var readsURL: Bool
  public var certainty: Certainty
  /// The handler's place.
  public var file: String
  public var line: Int
  public var column: Int

  public init(
    pattern: String, to: String? = nil, toID: String? = nil, path: [Element] = [],
    tab: String? = nil, stack: String? = nil, replacesPath: Bool = false, handler: String,
    readsURL: Bool = true, certainty: Certainty = .certain, source: Source = .url,
    guard condition: String? = nil, kind: Transition.Kind? = nil, closes: [String] = [],
    at place: SourcePlace
  ) {
    self.pattern = pattern
    self.to = to
    self.toID = toID ?? to
    self.path = path
    self.tab = tab
    self.stack = stack
    self.replacesPath = replacesPath
    self.handler = handler
    self.readsURL = readsURL
    self.certainty = certainty
    self.source = source
    self.guard = condition
    self.kind = kind
    self.closes = closes
    (file, line, column) = (place.file, place.line, place.column)
  }

  /// A document of an earlier version has neither source nor kind.
  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    pattern = try box.decode(String.self, forKey: .pattern)
    `guard` = try box.decodeIfPresent(String.self, forKey: .guard)
    source = try box.decodeIfPresent(Source.self, forKey: .source) ?? .url
    kind = try box.decodeIfPresent(Transition.Kind.self, forKey: .kind)
    closes = try box.decodeIfPresent([String].self, forKey: .closes) ?? []
    to = try box.decodeIfPresent(String.self, forKey: .to)
    toID = try box.decodeIfPresent(String.self, forKey: .toID)
    path = try box.decode([Element].self, forKey: .path)
    tab = try box.decodeIfPresent(String.self, forKey: .tab)
    stack = try box.decodeIfPresent(String.self, forKey: .stack)
    replacesPath = try box.decode(Bool.self, forKey: .replacesPath)
    handler = try box.decode(String.self, forKey: .handler)
    readsURL = try box.decode(Bool.self, forKey: .readsURL)
    certainty = try box.decode(Certainty.self, forKey: .certainty)
    file = try box.decode(String.self, forKey: .file)
    line = try box.decode(Int.self, forKey: .line)
    column = try box.decode(Int.self, forKey: .column)
  }
}

/// A URL of the app's own scheme that the app itself opens.
public struct UsedURL: Codable, Hashable, Sendable, Placed {
  public var url: String
  /// The screen that opens it.
  public var from: String?
  /// Whether some handler takes it; nil where that could not be worked out.
  public var handled: Bool?
  public var file: String
  public var line: Int
  public var column: Int

  public init(url: String, from: String? = nil, handled: Bool?, at place: SourcePlace) {
    self.url = url
    self.from = from
    self.handled = handled
    (file, line, column) = (place.file, place.line, place.column)
  }
}

/// A scheme or a domain whose URLs the app says it takes.
public struct DeclaredLink: Codable, Hashable, Sendable, Placed {
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// A scheme of `CFBundleURLTypes`.
    case scheme
    /// A host of the associated domains.
    case domain
    /// A scheme by which a web page that the app shows itself comes back to it; `*` where it is not
    /// known which.
    case callback
  }

  public var kind: Kind
  /// As written: `recipes`, `*.example.com`, `$(SCHEME)`.
  public var text: String
  public var file: String
  public var line: Int
  public var column: Int

  public init(_ kind: Kind, _ text: String, at place: SourcePlace) {
    self.kind = kind
    self.text = text
    (file, line, column) = (place.file, place.line, place.column)
  }

  /// Whether only a build tells the text.
  public var isVariable: Bool { text.contains("$(") || text.contains("${") }
}

/// Something in an association file that has no effect, or another than it seems to.
public struct AssociationProblem: Codable, Hashable, Sendable, Placed {
  /// What it does and what to do about it.
  public var message: String
  public var file: String
  public var line: Int
  public var column: Int

  public init(_ message: String, at place: SourcePlace) {
    self.message = message
    (file, line, column) = (place.file, place.line, place.column)
  }
}
