/// What a team says of the ways through its app, in `.waymark.yml`.
public struct Policy: Codable, Hashable, Sendable {
  /// What every statement bears.
  public struct Statement: Codable, Hashable, Sendable {
    /// Shown with each finding: why the team wants it so.
    public var comment: String?
    /// The severity of its findings; the rule's own where nil.
    public var severity: Severity?
    /// Where the configuration says so.
    public var place: SourcePlace

    public init(comment: String? = nil, severity: Severity? = nil, at place: SourcePlace) {
      self.comment = comment
      self.severity = severity
      self.place = place
    }
  }

  /// A way from some screens to others, of some kinds.
  public struct Way: Codable, Hashable, Sendable {
    public var from: ScreenSelector
    public var to: ScreenSelector
    /// The kinds of transition that are meant; empty for every kind.
    public var kinds: [Transition.Kind]
    /// Whether ways of more than one transition are meant as well.
    public var reachable: Bool
    public var statement: Statement

    public init(
      from: ScreenSelector, to: ScreenSelector, kinds: [Transition.Kind] = [],
      reachable: Bool = false, statement: Statement
    ) {
      self.from = from
      self.to = to
      self.kinds = kinds
      self.reachable = reachable
      self.statement = statement
    }
  }

  /// Every way to some screens passes one of others.
  public struct Passage: Codable, Hashable, Sendable {
    /// Where the ways begin; nil for a launch or a deep link.
    public var from: ScreenSelector?
    public var to: ScreenSelector
    public var passes: ScreenSelector
    public var statement: Statement

    public init(
      from: ScreenSelector? = nil, to: ScreenSelector, passes: ScreenSelector,
      statement: Statement
    ) {
      self.from = from
      self.to = to
      self.passes = passes
      self.statement = statement
    }
  }

  /// Some screens are no more than so many taps from launch.
  public struct Distance: Codable, Hashable, Sendable {
    public var to: ScreenSelector
    public var taps: Int
    public var statement: Statement

    public init(to: ScreenSelector, taps: Int, statement: Statement) {
      self.to = to
      self.taps = taps
      self.statement = statement
    }
  }

  public var forbidden: [Way] = []
  /// Where there is one, each transition must fit one of them.
  public var allowed: [Way] = []
  public var required: [Passage] = []
  public var distances: [Distance] = []

  public init() {}

  public var isEmpty: Bool { self == Policy() }
}
