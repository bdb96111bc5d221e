import FlowGraph

/// What changed in an app's navigation from one version to another.
///
/// A value like the graphs it is made from, and a document of its own: rows of both versions keep
/// the form that they have in the graph document. A screen that is in both versions is named by
/// its id in the newer one.
public struct FlowChange: Codable, Hashable, Sendable {
  public static let currentSchemaVersion = 1

  public var schemaVersion: Int = Self.currentSchemaVersion
  public var tool = FlowGraph.Tool()
  public var base: Version
  public var head: Version
  public var screens = Screens()
  public var entries = Entries()
  public var transitions = Transitions()
  public var backs = Backs()
  public var reach = Reach()
  public var deepLinks = DeepLinks()
  public var findings = Findings()
  public var unresolved = Unresolved()

  /// One of the two versions.
  public struct Version: Codable, Hashable, Sendable {
    /// What the person called it: a revision, a file, the working tree.
    public var name: String
    public var screens: Int
    public var transitions: Int
    public var deepLinks: Int
    public var findings: Int

    public init(name: String, graph: FlowGraph) {
      self.name = name
      screens = graph.screens.count
      transitions = graph.transitions.count
      deepLinks = graph.deepLinks.count
      findings = graph.findings.count
    }
  }

  /// A screen of one of the versions.
  public struct ScreenRow: Codable, Hashable, Sendable, Placed {
    public var id: String
    public var name: String
    public var kind: Screen.Kind
    public var file: String
    public var line: Int
    public var column: Int

    public init(id: String, name: String, kind: Screen.Kind, at place: SourcePlace) {
      (self.id, self.name, self.kind) = (id, name, kind)
      (file, line, column) = (place.file, place.line, place.column)
    }
  }

  public struct Screens: Codable, Hashable, Sendable {
    public var added: [ScreenRow] = []
    /// Screens whose type is gone. One that is still declared and that nothing shows any more
    /// stands in `reach.unreachable`.
    public var removed: [ScreenRow] = []
    public var renamed: [Renaming] = []
    /// Screens that stood inside another one in the base, as a component of it.
    public var split: [ScreenRow] = []
    /// Screens of the base that stand inside another one now.
    public var joined: [ScreenRow] = []
  }

  public struct Renaming: Codable, Hashable, Sendable {
    public var before: ScreenRow
    public var after: ScreenRow
  }

  /// Screens that a launch can show first now and could not before, and the other way round.
  public struct Entries: Codable, Hashable, Sendable {
    public var added: [ScreenRow] = []
    public var removed: [ScreenRow] = []
  }

  public struct Transitions: Codable, Hashable, Sendable {
    public var added: [Way] = []
    /// Rows of the base. Ids of screens that both versions have are those of the head.
    public var removed: [Way] = []
    public var changed: [TransitionChange] = []

    public init() {}
  }

  /// A transition that only one version has.
  public struct Way: Codable, Hashable, Sendable {
    public var transition: Transition
    /// Whether nothing leads from the one screen to the other in the other version.
    public var isOnly: Bool
  }

  public struct TransitionChange: Codable, Hashable, Sendable {
    public enum Aspect: String, Codable, Hashable, Sendable, CaseIterable {
      case kind, condition, trigger, route, certainty
    }

    public var before: Transition
    public var after: Transition
    /// What differs, in the order of the cases; never empty.
    public var aspects: [Aspect]

    /// Whether a person who uses the app can notice it.
    public var isVisible: Bool { aspects.contains { $0 == .kind || $0 == .condition } }
  }

  /// How a person gets to screens that both versions have.
  public struct Reach: Codable, Hashable, Sendable {
    public var unreachable: [Loss] = []
    /// A launch led to them, and now only a deep link does.
    public var linkOnly: [ScreenRow] = []
    public var reachable: [ScreenRow] = []
    public var longer: [Distance] = []
    public var shorter: [Distance] = []
  }

  /// A screen that a launch or a deep link led to, and that nothing leads to any more.
  public struct Loss: Codable, Hashable, Sendable {
    public var screen: ScreenRow
    /// Whether no way in is left at all; else its ways in start on screens that are lost too.
    public var hasNoWayIn: Bool
    /// The ways in that it had, for a screen with none left.
    public var lost: [Transition]
    /// The id of the screen that it hangs on and that was lost first; nil where it has no way in.
    public var behind: String?
    /// New navigation calls that could not be resolved and that may lead there.
    public var doubts: [UnresolvedCall]
  }

  /// A screen whose shortest way from a launch has another length.
  public struct Distance: Codable, Hashable, Sendable {
    public var screen: ScreenRow
    /// Acts of a person.
    public var before: Int
    public var after: Int
    /// The shortest way now.
    public var way: [Transition]
    /// The id of the screen on that way which moved first, where it is another one.
    public var behind: String?
  }

  public struct DeepLinks: Codable, Hashable, Sendable {
    public var added: [DeepLink] = []
    public var removed: [DeepLink] = []
    public var changed: [DeepLinkChange] = []
  }

  /// Ways back from screens that both versions have.
  public struct Backs: Codable, Hashable, Sendable {
    public var added: [Back] = []
    public var removed: [Back] = []
  }

  /// A pattern that leads elsewhere.
  public struct DeepLinkChange: Codable, Hashable, Sendable, Placed {
    /// What is on show after the link was opened.
    public struct Destination: Codable, Hashable, Sendable, Comparable {
      /// The screen on top; nil where the link changes no screen.
      public var screen: String?
      /// The screens below it on the stack, from the bottom up.
      public var below: [String]
      public var tab: String?
      /// How the screen on top is shown, where only that differs.
      public var kind: Transition.Kind?

      public init(
        screen: String?, below: [String] = [], tab: String? = nil, kind: Transition.Kind? = nil
      ) {
        (self.screen, self.below, self.tab, self.kind) = (screen, below, tab, kind)
      }

      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.key < rhs.key }
      private var key: String {
        [screen ?? "", below.joined(separator: "/"), tab ?? "", kind?.rawValue ?? ""].joined()
      }
    }

    public var pattern: String
    public var before: [Destination]
    public var after: [Destination]
    /// The handler's place in the head.
    public var file: String
    public var line: Int
    public var column: Int
  }

  public struct Findings: Codable, Hashable, Sendable {
    public var new: [Finding] = []
    public var fixed: [Finding] = []
    /// Findings of both versions that are more severe now.
    public var raised: [Raised] = []
    /// How many findings both versions have.
    public var kept: Int = 0
    /// How many findings the head has more, and the baseline knows.
    public var known: Int = 0
    /// How many findings of the base a comment in the head sets aside; they are not fixed.
    public var suppressed: Int = 0
    /// Of the findings of both versions, those whose code moved to another screen or type, as they
    /// are in the head.
    public var moved: [Finding] = []
    /// What a person taps for new findings at an operation that stands elsewhere.
    public var triggers: [FindingTrigger] = []
  }

  /// The trigger of the operation that a finding stands at.
  public struct FindingTrigger: Codable, Hashable, Sendable, Placed {
    public var rule: String
    public var subject: String
    /// The finding's place.
    public var file: String
    public var line: Int
    public var column: Int
    public var trigger: Step

    public init(_ trigger: Step, of finding: Finding) {
      (rule, subject) = (finding.rule, finding.subject)
      (file, line, column) = (finding.file, finding.line, finding.column)
      self.trigger = trigger
    }
  }

  public struct Raised: Codable, Hashable, Sendable {
    public var finding: Finding
    public var was: Severity
  }

  /// Navigation calls whose target could not be worked out.
  public struct Unresolved: Codable, Hashable, Sendable {
    public var added: [UnresolvedCall] = []
    public var removed: [UnresolvedCall] = []
  }
}

extension FlowChange {
  /// The change without the new findings that the team's baseline knows; they are counted.
  public func leavingOut(_ isKnown: (Finding) -> Bool) -> FlowChange {
    var change = self
    change.findings.new.removeAll(where: isKnown)
    change.findings.raised.removeAll { isKnown($0.finding) }
    change.findings.known += newFindings.count - change.newFindings.count
    return change
  }

  /// What sets off the operation that a new finding stands at, where that is known.
  public func trigger(of finding: Finding) -> Step? {
    findings.triggers.first {
      $0.rule == finding.rule && $0.subject == finding.subject && $0.place == finding.place
    }?.trigger
  }

  /// Findings that the head has and the base had not, or not as severe.
  public var newFindings: [Finding] { findings.new + findings.raised.map(\.finding) }

  /// Whether nothing of the navigation differs. Rows that only run through other code, which no
  /// person can notice, do not count.
  public var isEmpty: Bool {
    screens == Screens() && entries == Entries() && transitions.added.isEmpty
      && transitions.removed.isEmpty && !transitions.changed.contains(where: \.isVisible)
      && backs == Backs() && reach == Reach() && deepLinks == DeepLinks()
      && newFindings.isEmpty && findings.fixed.isEmpty
  }
}
