import FlowGraph

/// What a team says about its app in `.waymark.yml`.
///
/// `Documentation/Configuration.md` describes the file.
public struct Configuration: Hashable, Sendable {
  /// How much a rule's findings matter.
  public enum RuleLevel: String, Hashable, Sendable, CaseIterable {
    case off, note, warning, error

    /// The severity, or nil for a rule that does not run.
    public var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// The title of diagrams and reports.
  public var title: String?
  /// Files to read; empty for all.
  public var include: [Glob] = []
  /// Files to leave out. It wins over `include`.
  public var exclude: [Glob] = []
  /// Screens that a launch can show first, where the code does not tell.
  public var entries: [String] = []
  /// Levels that differ from the default, by the id of the rule.
  public var rules: [String: RuleLevel] = [:]
  /// Files in which a rule reports nothing, by its id.
  public var ruleExcludes: [String: [Glob]] = [:]
  /// What the team says of the ways through its app.
  public var policy = Policy()
  /// Files whose text stands before this one's, as written.
  public var extends: [String] = []
  /// The file of the baseline, relative to the folder of the configuration.
  public var baseline: String?
  /// The share of routes that deep links must reach, from 0 to 1.
  public var deepLinkCoverage: Double?
  /// What the calls of the team's own router do.
  public var operations: [DeclaredOperation] = []
  /// The name of the file, for messages; nil for the default configuration.
  public var file: String?
  /// Every file that it is made of, the extended ones first.
  public var files: [String] = []

  public init() {}

  /// Whether a file is to be read.
  ///
  /// - Parameter path: The path relative to the folder of the configuration file.
  public func reads(_ path: String) -> Bool {
    guard !exclude.contains(where: { $0.matches(path) }) else { return false }
    return include.isEmpty || include.contains { $0.matches(path) }
  }
}

/// A call of a team's own router and what it does.
public struct DeclaredOperation: Hashable, Sendable {
  public enum Effect: String, Hashable, Sendable, CaseIterable {
    case push, sheet, cover, popover, root, select, pop, popTo, popToRoot, dismiss

    /// The kind of transition that it makes; nil for a way back.
    public var transition: Transition.Kind? {
      switch self {
      case .push: .push
      case .sheet: .sheet
      case .cover: .cover
      case .popover: .popover
      case .root: .root
      case .select: .tab
      case .pop, .popTo, .popToRoot, .dismiss: nil
      }
    }

    /// The kind of way back that it is; nil for a transition.
    public var back: Back.Kind? { Back.Kind(rawValue: rawValue) }

    /// Whether it needs an argument that says where to.
    public var needsRoute: Bool { transition != nil || self == .popTo }
  }

  /// The call as written: `AppRouter.go(to:animated:)`.
  public var call: String
  /// The type that declares the function; nil where any type's function of that name is meant.
  public var type: String?
  /// The function's name without its arguments: `go`.
  public var function: String
  /// The labels of its arguments in order, `_` for an argument without one.
  public var labels: [String]
  public var effect: Effect
  /// The position of the argument that names the destination; nil where the effect needs none.
  public var route: Int?
  /// Where the configuration says so.
  public var place: SourcePlace

  public init(
    call: String, type: String?, function: String, labels: [String], effect: Effect, route: Int?,
    at place: SourcePlace
  ) {
    self.call = call
    self.type = type
    self.function = function
    self.labels = labels
    self.effect = effect
    self.route = route
    self.place = place
  }
}
