/// What a picture shows.
public struct PictureOptions: Hashable, Sendable {
  public enum Direction: String, CaseIterable, Sendable {
    case right, down
  }

  public var title: String
  /// The id of the screen to draw with its surroundings; nil for all.
  public var focus: String?
  /// How many transitions away from the focus a screen may lie.
  public var depth: Int
  /// The group to draw with the screens next to it; nil for all.
  public var group: String?
  public var direction: Direction
  /// Where the source can be read: screens link to this, the file's path and `#L` with the line.
  public var linkBase: String?
  public var showsLegend: Bool

  public init(
    title: String, focus: String? = nil, depth: Int = 2, group: String? = nil,
    direction: Direction = .right, linkBase: String? = nil, showsLegend: Bool = true
  ) {
    self.title = title
    self.focus = focus
    self.depth = depth
    self.group = group
    self.direction = direction
    self.linkBase = linkBase
    self.showsLegend = showsLegend
  }
}

/// The forms of a picture.
public enum PictureForm: String, CaseIterable, Sendable {
  case svg, png, pdf, dot
  /// Mermaid.
  case mmd

  /// - Returns: nil where the file's name has no extension of a known form.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: "."), !fileName[dot...].contains("/") else { return nil }
    let ending = fileName[dot...].dropFirst().lowercased()
    self.init(rawValue: ending == "mermaid" ? "mmd" : ending == "gv" ? "dot" : ending)
  }
}
