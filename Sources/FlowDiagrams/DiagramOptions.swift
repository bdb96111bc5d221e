/// What a picture shows and how much of it.
public struct DiagramOptions: Sendable, Hashable {
  /// The way the picture is read.
  public enum Direction: String, Sendable, CaseIterable {
    case leftToRight = "LR"
    case topToBottom = "TB"
  }

  /// The part of the graph that is drawn.
  public enum Scope: Sendable, Hashable {
    /// Screens, or groups where there are more than `overviewThreshold` screens.
    case automatic
    /// Every screen, however many there are.
    case screens
    /// One box a group, with counts, and one line between two groups.
    case groups
    /// The screens of one group, and the outside screens next to them.
    case group(String)
    /// The screens within `depth` transitions of a screen, given by id or name, both ways.
    case focus(String, depth: Int)
  }

  public var title: String
  public var direction: Direction
  public var scope: Scope
  /// A screen that at least this many others lead to keeps one line in; the others become chips.
  public var hubThreshold: Int
  /// The number of screens up to which `Scope.automatic` draws each of them.
  public var overviewThreshold: Int
  /// Whether findings are drawn on their screens and counted in the title.
  public var showsFindings: Bool
  /// Whether the condition of a transition stands below its label.
  public var showsGuards: Bool
  public var showsLegend: Bool
  /// Where the source can be read, up to the file's path: `https://host/owner/repo/blob/main/`.
  /// Screens link to `linkBase` + file + `#L` + line. Only `http` and `https` make links.
  public var linkBase: String?

  public init(
    title: String, direction: Direction = .leftToRight, scope: Scope = .automatic,
    hubThreshold: Int = 5, overviewThreshold: Int = 80, showsFindings: Bool = true,
    showsGuards: Bool = true, showsLegend: Bool = true, linkBase: String? = nil
  ) {
    self.title = title
    self.direction = direction
    self.scope = scope
    self.hubThreshold = hubThreshold
    self.overviewThreshold = overviewThreshold
    self.showsFindings = showsFindings
    self.showsGuards = showsGuards
    self.showsLegend = showsLegend
    self.linkBase = linkBase
  }
}
