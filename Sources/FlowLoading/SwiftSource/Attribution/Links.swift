import FlowGraph

/// What operations do, in numbers of screens and stacks.
struct Links {
  struct Transition: Hashable {
    var from: Int?
    var to: Int
    var kind: TransitionKind
    var via: String?
    /// The case that the one which it goes by carries: `.tab(.cart)`.
    var carried: CaseName?
    var span: Span
    var trigger: Trigger?
    /// What else sets it off.
    var otherTriggers: Set<Trigger> = []
    var conditions: [RunCondition]
    var hops: [Span]
    /// Where the screen is made.
    var content: Span?
    var builder: ViewNode.Builder?
    var stacks: [Int]
    var onPath: Bool
    var sequence: String?
    var deepLink: Int?
    var isCertain: Bool = true
    /// Whether a binding made by hand hands on whatever it is given.
    var isEcho = false
    /// The listener that runs it, which links from outside set off too.
    var listener: Span?
    /// The stack that the screen brings along as its root; negative where that is not known.
    var ownStack: Int?
    /// Whether it brings up a tab, which stands where it stood.
    var isSelection = false
    /// Whether it only sets state that chooses among pages.
    var isSwitch = false
    /// Whether it happens once something has come to its end that was begun.
    var isDeferred = false

    /// Stands for the stack of what comes up in a window of its own.
    static let ownWindow = -2

    /// What makes two rows one: the first way there stands for all.
    struct Key: Hashable {
      let from: Int?
      let to: Int
      let kind: TransitionKind
      /// Nil also for data.
      let via: String?
      let span: Span
      let sequence: String?
      let deepLink: Int?
      let listener: Span?
      /// A link from outside may do one thing on several conditions.
      let conditions: [RunCondition]?
    }

    /// Whether what it goes by is a number or a text: one of a list's items, and no way of its own.
    private var isData: Bool { via.map { $0.first == "“" || $0.first?.isNumber == true } ?? false }

    var key: Key {
      Key(
        from: from, to: to, kind: kind, via: isData ? nil : via, span: span, sequence: sequence,
        deepLink: deepLink, listener: listener, conditions: deepLink == nil ? nil : conditions)
    }
  }

  struct Back: Hashable {
    var from: Int?
    var kind: BackKind
    var count: Int?
    /// The screen that it goes back to, where that is known.
    var to: Int?
    var traps: Bool
    var isGuarded: Bool
    var operation: Operation
    var stacks: [Int]
  }

  struct Undelivered: Hashable {
    let type: String
    let from: Int
    let stacks: [Int]
    let span: Span
    let isConditional: Bool
    /// Whether some stack has a destination for the type.
    let isTakenElsewhere: Bool
    /// Whether one that the screen has itself does.
    let isTakenInside: Bool
  }

  /// A screen inside another.
  struct Part: Hashable {
    let screen: Int
    /// Whether it stands on a stack that is inside as well: what it pushes is.
    let hasStack: Bool
  }

  /// A part of a screen where it does not work.
  struct Misplaced: Hashable {
    let kind: MisplacedPart.Kind
    let subject: String
    let screen: Int
    let span: Span
    /// How the screen comes up there.
    let way: Footing.Way?
    var shownAs: TransitionKind?
    var container: String?
    var other: Span?
  }

  struct UsedURL: Hashable {
    let url: String
    let from: Int?
    let handled: Bool?
    let span: Span
  }

  /// What takes a modal away by itself, however that code comes to run.
  struct TakenAway: Hashable {
    let screen: Int
    let span: Span
    let deepLink: Int?
  }

  /// Where a route leads.
  struct RouteTarget: Hashable {
    var screens: [Int] = []
    var content: [String] = []
    /// Whether some destination takes it at all, and whether it shows or does anything.
    var isTaken = false
    /// Whether destinations take it as a value, so that it is seen who hands it over.
    var isValue = false
    var shows = false
    var emptyAt: Span?
    /// Whether a branch of its own says so, with `EmptyView()`.
    var isBlank = false
    /// Where one that shows something says so on a condition.
    var blankElse: Span?
    /// Whether it is handed on as a whole until code does nothing for it.
    var isHandedOn = false
  }

  /// Rows of `backs` by what takes the modal away.
  var takenAway: [TakenAway: Int] = [:]
  var transitions: [Transition] = []
  /// What the environment is on the way of a row, and on the ways of a launch.
  var environments: [Transition.Key: EnvironmentWay] = [:]
  var launchEnvironments: [(screen: Int, span: Span, way: EnvironmentWay)] = []
  /// Rows by what makes them one.
  var seen: [Transition.Key: Int] = [:]
  /// Screens that a screen leads to with no modal between.
  var below: [Int: Set<Int>] = [:]
  /// Screens that stand inside a screen, which is on show as long as they are.
  var inside: [Int: Set<Part>] = [:]
  /// Modals that a screen shows.
  var above: [Int: Set<Int>] = [:]
  var backs: [Back] = []
  var entries: [(screen: Int, span: Span)] = []
  /// What is so of steady values wherever a launch begins with a screen.
  var entryFacts: [Int: [Set<SteadyFact>]] = [:]
  /// Screens that a launch shows on a stack.
  var stackedEntries: Set<Int> = []
  var misplaced: FoundSet<Misplaced> = []
  var roots: [Int: [Int]] = [:]
  /// What stands for a button among tabs.
  var refused: Set<Int> = []
  /// Screens of empty controllers in stacks that code fills with something else.
  var placeholders: Set<Int> = []
  /// Stacks on which a screen can stand.
  var membership: [Int: Set<Int>] = [:]
  var tabScreens: [Int: [[Int]]] = [:]
  var undelivered: Set<Undelivered> = []
  /// Types of values that a push delivers on some stack, by its place and the screen.
  var delivered: [Span: [Int?: Set<String>]] = [:]

  /// Values that no stack takes. A push in code that several types share, each with values of its
  /// own, is taken to work where some of them arrive: which meets which cannot be told, unless a
  /// screen puts there nothing but values that no stack of the app takes. So is one that only some
  /// conditions show, where it works on another screen.
  func withoutDestination() -> [Undelivered] {
    let types = undelivered.reduce(into: delivered) {
      $0[$1.span, default: [:]][$1.from, default: []].insert($1.type)
    }
    return undelivered.filter { value in
      guard delivered[value.span] != nil, let byScreen = types[value.span] else { return true }
      // Around it is a stack on some condition, and it was seen without that too.
      if value.isTakenInside { return false }
      if Set(byScreen.values.joined()).count == 1 { return !value.isConditional }
      return byScreen[value.from] == [value.type] && !value.isTakenElsewhere
    }
  }

  var usedURLs: Set<UsedURL> = []
  var routes: [CaseName: RouteTarget] = [:]
  /// Cases that some operation was seen to hand to a destination.
  var sent: Set<CaseName> = []
  /// Enum types whose cases are routes.
  var routeTypes: Set<Int> = []
  /// Those among them of which a list selects one to fill a column.
  var selectedTypes: Set<Int> = []
  /// Screens of modals that a deep link takes away, by its number.
  var closes: [Int: Set<Int>] = [:]
  var resolvedSpans: Set<Span> = []
  var unresolvedSpans: Set<Span> = []

  /// Notes the cases among values that are handed to a destination.
  mutating func noteSent(_ values: [Value]) {
    for case .enumCase(let type, let name, _) in values {
      sent.insert(CaseName(type: type, name: name))
    }
  }
}

/// Where views lead: the screens that fill the level.
struct Target: Hashable {
  let screen: Int
  let shown: ViewNode.Shown?
  /// The stack in which it comes, where the views bring their own.
  let ownStack: Int?

  /// The same as the root of a stack.
  func within(_ stack: Int) -> Target {
    Target(screen: screen, shown: shown, ownStack: ownStack ?? stack)
  }
}
