/// One navigation container: a `NavigationStack`, a `UINavigationController`, a route array.
public struct Stack: Codable, Hashable, Sendable, Placed {
  /// Unique in the graph and equal from run to run.
  public var id: String
  /// The name of the screen or coordinator that declares it.
  public var owner: String
  /// The name of its first root, for readers; `roots` holds all.
  public var root: String?
  /// Ids of the screens that can be its root, sorted (`if` and `switch` give several).
  public var roots: [String]
  /// The state that it is bound to, `Type.property`; nil for a stack that keeps its own.
  public var path: String?
  public var file: String
  public var line: Int
  public var column: Int

  public init(
    id: String, owner: String, roots: [String], path: String? = nil, at place: SourcePlace
  ) {
    self.id = id
    self.owner = owner
    self.root = roots.first
    self.roots = roots
    self.path = path
    (file, line, column) = (place.file, place.line, place.column)
  }
}

/// A tab container and what its selection can be.
public struct TabGroup: Codable, Hashable, Sendable, Placed {
  public struct Tab: Codable, Hashable, Sendable, Placed {
    /// What the person reads on the tab, where it is a literal.
    public var label: String?
    /// The value of `Tab(value:)` or `.tag(_:)`.
    public var tag: String?
    /// The id of the tab's screen.
    public var screen: String?
    public var file: String
    public var line: Int
    public var column: Int

    public init(
      label: String? = nil, tag: String? = nil, screen: String? = nil, at place: SourcePlace
    ) {
      self.label = label
      self.tag = tag
      self.screen = screen
      (file, line, column) = (place.file, place.line, place.column)
    }
  }

  public var owner: String
  /// The selection's state as `Type.property`; nil for tabs without a selection.
  public var selection: String?
  /// The type of the selection, where known.
  public var selectionType: String?
  public var tabs: [Tab]
  /// Whether some child could not be read (a `ForEach` over unknown values, an unknown view).
  public var partial: Bool
  public var file: String
  public var line: Int
  public var column: Int

  public init(
    owner: String, selection: String? = nil, selectionType: String? = nil, tabs: [Tab],
    partial: Bool = false, at place: SourcePlace
  ) {
    self.owner = owner
    self.selection = selection
    self.selectionType = selectionType
    self.tabs = tabs
    self.partial = partial
    (file, line, column) = (place.file, place.line, place.column)
  }
}
