/// The directed graph of an app's navigation, and the document that holds it.
///
/// A value: loading makes it, and everything else only reads it. `normalized()` puts every table
/// in order, so that equal input gives equal bytes.
public struct FlowGraph: Codable, Hashable, Sendable {
  public struct Tool: Codable, Hashable, Sendable {
    public var name: String
    public var version: String

    public init(name: String = "waymark", version: String = FlowGraph.toolVersion) {
      self.name = name
      self.version = version
    }
  }

  public static let toolVersion = "0.1.0"
  public static let currentSchemaVersion = 1

  public var schemaVersion: Int
  public var tool: Tool
  /// The name of the folder that was read; file names are relative to it.
  public var root: String
  /// What people call the app or the flow; nil where nothing gives it a title.
  public var title: String?
  public var screens: [Screen] = []
  public var coordinators: [Coordinator] = []
  public var routes: [Route] = []
  public var actions: [Action] = []
  public var stacks: [Stack] = []
  public var tabGroups: [TabGroup] = []
  public var entries: [Entry] = []
  public var transitions: [Transition] = []
  public var backs: [Back] = []
  public var deepLinks: [DeepLink] = []
  public var usedURLs: [UsedURL] = []
  public var declaredLinks: [DeclaredLink] = []
  public var associationProblems: [AssociationProblem] = []
  public var unshown: [UnshownScreen] = []
  /// Names of views and controllers that stand inside screens and are none of their own.
  public var components: [String] = []
  /// Names of views and controllers of which it is not known whether anything shows them: code that
  /// nothing was seen to run may make them. Of those that show others there is a row in `screens`.
  public var unseen: [String] = []
  public var undelivered: [UndeliveredValue] = []
  public var missingReferences: [MissingReference] = []
  public var hazards: [Hazard] = []
  public var misplaced: [MisplacedPart] = []
  public var unresolved: [UnresolvedCall] = []
  /// Navigation calls in code that nothing was seen to run: dead code, or code of which the way to
  /// it was missed.
  public var unreached: [UnresolvedCall] = []
  /// How many navigation calls were resolved; `unresolved` and `unreached` hold the others.
  public var resolvedCalls: Int = 0
  /// Comments in the source that set findings aside.
  public var suppressions: [Suppression] = []
  public var findings: [Finding] = []

  public init(root: String = ".") {
    schemaVersion = Self.currentSchemaVersion
    tool = Tool()
    self.root = root
  }

  /// A document may leave out a table that it has no rows for.
  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    schemaVersion = try box.decode(Int.self, forKey: .schemaVersion)
    tool = try box.decodeIfPresent(Tool.self, forKey: .tool) ?? Tool()
    root = try box.decodeIfPresent(String.self, forKey: .root) ?? "."
    title = try box.decodeIfPresent(String.self, forKey: .title)
    func rows<Row: Decodable>(_ key: CodingKeys) throws -> [Row] {
      try box.decodeIfPresent([Row].self, forKey: key) ?? []
    }
    screens = try rows(.screens)
    coordinators = try rows(.coordinators)
    routes = try rows(.routes)
    actions = try rows(.actions)
    stacks = try rows(.stacks)
    tabGroups = try rows(.tabGroups)
    entries = try rows(.entries)
    transitions = try rows(.transitions)
    backs = try rows(.backs)
    deepLinks = try rows(.deepLinks)
    usedURLs = try rows(.usedURLs)
    declaredLinks = try rows(.declaredLinks)
    associationProblems = try rows(.associationProblems)
    unshown = try rows(.unshown)
    components = try rows(.components)
    unseen = try rows(.unseen)
    undelivered = try rows(.undelivered)
    missingReferences = try rows(.missingReferences)
    hazards = try rows(.hazards)
    misplaced = try rows(.misplaced)
    unresolved = try rows(.unresolved)
    unreached = try rows(.unreached)
    resolvedCalls = try box.decodeIfPresent(Int.self, forKey: .resolvedCalls) ?? 0
    suppressions = try rows(.suppressions)
    findings = try rows(.findings)
  }

  /// The screen with the given id. O(n); build an index for many look-ups.
  public func screen(_ id: String) -> Screen? { screens.first { $0.id == id } }
}
