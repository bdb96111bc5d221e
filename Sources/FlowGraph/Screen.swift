/// A view, controller or scene that fills a navigation level of its own at run time.
public struct Screen: Codable, Hashable, Sendable, Placed {
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// A SwiftUI `View`.
    case view
    /// A `UIViewController`.
    case controller
    /// A storyboard scene without a class of its own.
    case scene
    /// Named by a flow file, or used by source that does not declare it.
    case declared
  }

  /// Unique in the graph: the name, and the file behind an `@` where two screens share a name.
  public var id: String
  /// The type's name as declared: `Outer.Inner` when nested, no generic arguments.
  public var name: String
  public var kind: Kind
  /// Whether it shows other screens rather than content of its own: a stack, tabs, child flows.
  public var container: Bool
  /// The coordinator, module or flow that the screen belongs to; diagrams cluster by it.
  public var group: String?
  /// What people call it, where a flow file says so; diagrams show it in place of the name.
  public var title: String?
  /// A remark of a flow file.
  public var note: String?
  /// Words that a flow file sorts screens by, in its order; nil for none.
  public var tags: [String]?
  public var file: String
  public var line: Int
  public var column: Int

  public init(
    id: String? = nil, name: String, kind: Kind = .view, container: Bool = false,
    group: String? = nil, title: String? = nil, note: String? = nil, tags: [String]? = nil,
    at place: SourcePlace
  ) {
    self.id = id ?? name
    self.name = name
    self.kind = kind
    self.container = container
    self.group = group
    self.title = title
    self.note = note
    self.tags = tags
    (file, line, column) = (place.file, place.line, place.column)
  }
}

/// A type that owns navigation state or navigates for others.
public struct Coordinator: Codable, Hashable, Sendable, Placed {
  public var id: String
  public var name: String
  public var file: String
  public var line: Int
  public var column: Int

  public init(id: String? = nil, name: String, at place: SourcePlace) {
    self.id = id ?? name
    self.name = name
    (file, line, column) = (place.file, place.line, place.column)
  }
}

/// A screen that a launch can show first.
public struct Entry: Codable, Hashable, Sendable, Placed {
  /// The name of the screen.
  public var name: String
  /// The id of the screen.
  public var screenID: String
  /// The operation's own place: the scene's content, the window's root.
  public var file: String
  public var line: Int
  public var column: Int

  public init(name: String, screenID: String? = nil, at place: SourcePlace) {
    self.name = name
    self.screenID = screenID ?? name
    (file, line, column) = (place.file, place.line, place.column)
  }
}

/// A type that could be a screen and that nothing shows, previews and tests left out.
public struct UnshownScreen: Codable, Hashable, Sendable, Placed {
  public var id: String
  public var name: String
  public var kind: Screen.Kind
  /// Where code makes one and lets it go without showing it.
  public var madeAt: SourcePlace?
  /// Where a function that nothing calls makes one, where no other code does.
  public var madeUnused: SourcePlace?
  /// The function that is given one, by a name that says that it shows it, and does nothing with it.
  public var droppedBy: SourcePlace?
  public var file: String
  public var line: Int
  public var column: Int

  public init(
    id: String? = nil, name: String, kind: Screen.Kind = .view, madeAt: SourcePlace? = nil,
    madeUnused: SourcePlace? = nil, droppedBy: SourcePlace? = nil, at place: SourcePlace
  ) {
    self.id = id ?? name
    self.name = name
    self.kind = kind
    self.madeAt = madeAt
    self.madeUnused = madeUnused
    self.droppedBy = droppedBy
    (file, line, column) = (place.file, place.line, place.column)
  }
}
