import FlowGraph

/// Everything that interpretation found out. Numbers of screens, stacks and tabs last from round
/// to round; the rest is that of the last round, as the first ones know too little.
///
/// A class, so that nobody who asks it for one thing copies all of it.
final class NavigationFacts {
  struct Handler: Hashable {
    let span: Span
    /// Whether it does anything.
    let does: Bool
    /// Whether it names its cases, and says in so many words that it shows nothing for them.
    let isBlank: Bool
    /// Where it says so on a condition only.
    let blankElse: Span?
    /// All cases of the `switch`.
    let choice: Span
  }

  struct Miss: Hashable {
    let span: Span
    let screen: Int?
  }

  struct Unresolved: Hashable {
    let span: Span
    let reason: String
    let concerns: [String]
  }

  /// What is said of a task that was not followed to its end.
  static let cutReason = UnresolvedCall.tooLarge

  /// What is said of an app whose last round found something new.
  static let unsettledReason = "the app is too large to follow whole"

  /// A parameter of a function that shows what it is given, by its name.
  struct HandedOver: Hashable {
    let function: FunctionDeclaration
    let position: Int

    static func == (one: HandedOver, other: HandedOver) -> Bool {
      one.function === other.function && one.position == other.position
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(function))
      hasher.combine(position)
    }
  }

  struct Entry: Hashable {
    let content: ValueSet
    let span: Span
    /// Whether a launch shows it.
    let isInitial: Bool
    let id: ValueSet
    /// The type of the values that its windows show.
    let type: ValueSet
    /// What makes the content, to be run with the value of a window.
    let closures: ValueSet
    /// The app whose scene it is; known once its effects are told.
    var app: Int?
  }

  /// To which functions screens were given to show them, by their type.
  var handedOver: [Int: Set<HandedOver>] = [:]
  var screens: [ScreenRecord] = []
  var screenNumbers: [ScreenRecord.Key: Int] = [:]
  var stacks: [StackRecord] = []
  var stackNumbers: [StructureKey: Int] = [:]
  var tabs: [TabsRecord] = []
  var tabsNumbers: [StructureKey: Int] = [:]
  var deepLinks: [DeepLinkRecord] = []
  var deepLinkNumbers: [StructureKey: Int] = [:]

  var operations: [Operation] = []
  private var seenOperations: Set<Operation> = []
  var presentations: FoundSet<Presentation> = []
  var destinations: FoundSet<Destination> = []
  var entries: FoundSet<Entry> = []
  var embedded: FoundSet<Embedding> = []
  /// Views that are a part of a screen.
  var inlined: FoundSet<Embedding> = []
  var switches: FoundSet<ScreenSwitch> = []
  var produced: [CaseName: Set<Span>] = [:]
  var implicit: [Span: Set<Int>] = [:]
  var anyCase: Set<Int> = []
  /// Where a case stands only to compare something with it.
  var compared: Set<Span> = []
  var handled: [CaseName: Set<Handler>] = [:]
  /// The cases that lead into each branch of a `switch`, by its statements; one of no type where
  /// something else does too.
  var branches: [Span: Set<CaseName>] = [:]
  /// What a handler of links gives each case to.
  var handedOn: [CaseName: [ObjectIdentifier: FunctionDeclaration]] = [:]
  /// Cases that code around those who send them asks for by name: `case .child(.done)`.
  var askedFor: Set<CaseName> = []
  var missed: [CaseName: Set<Miss>] = [:]
  var uncalled: [CaseName: Set<Miss>] = [:]
  var sent: [CaseName: Set<Miss>] = [:]
  var unresolved: FoundSet<Unresolved> = []
  var missingParts: FoundSet<MissingStoryboardPart> = []
  var provided: FoundSet<Provided> = []
  /// Where objects are put into the environment, as far as code was followed.
  var providing: Set<Span> = []
  var environmentReaders: FoundSet<EnvironmentReader> = []
  /// Where containers are given their controllers, as far as code was followed.
  var filling: Set<Span> = []
  /// Controllers without a class, name or content that stand in a list: `[UIViewController()]`.
  var blanks: Set<Value> = []
  /// Where segues are performed by identifiers that are not known, or are one of several.
  var openSegues: Set<Span> = []
  /// Controllers of UIKit's own class whose views are given something.
  var filledControllers: Set<Int> = []
  /// Calls of the program's own functions that bear the name of an operation.
  var followed: Set<Span> = []
  /// Where a link pushes on the stack of whatever controller is in front.
  var pushedInFront: Set<Span> = []
  /// The controllers that present at a place, as far as code was followed.
  var presenters: [Span: FoundSet<Value>] = [:]
  /// Places where a controller presents itself on another, `root.present(self, animated: true)`, or
  /// another takes its place on a stack.
  var selfShown: Set<Span> = []
  /// Methods of navigation controllers that a person sets off on whatever is on top.
  var stackActs: Set<Span> = []
  /// The types of controllers on the stack around which code pushes, as far as it was followed.
  var pushOwners: [Span: Set<Int>] = [:]
  /// Places that push on a known stack or on another one, such as that of a modal over it:
  /// `stack.visibleViewController?.navigationController ?? stack`.
  var pushesOnEither: Set<Span> = []
  /// Types of objects that scenes put into the environment of all they show.
  var sceneEnvironment: Set<Int> = []
  /// Screens on which a handler of links stands; nil for the app's delegates.
  var linkScreens: [Int: Set<Int?>] = [:]
  /// Functions that a delegate hands the URL of a link before anything is asked of it.
  var linkReceivers: Set<Span> = []
  var parts: FoundSet<Part> = []
  var cellContent: FoundSet<CellContent> = []
  /// Screens that make something whose code is elsewhere, which may do anything.
  var foreign: Set<Int?> = []
  var shownTypes: Set<Int> = []
  /// State that lists keep their selection in, by the type of what is selected.
  var selections: [TypeKey: Set<Place>] = [:]
  var componentTypes: Set<Int> = []
  /// Beside pages of which classes a frame holds controllers of a class.
  var besideClasses: [Int: Set<Int>] = [:]
  /// Controllers that a representable puts into another screen, by object.
  var partControllers: Set<Int> = []

  struct StructureKey: Hashable {
    let span: Span
    let receiver: Value?
    /// The text of a URL that the app opens itself.
    var literal: String?
    var screen: Int?
  }

  /// A container view that stands inside another screen's content.
  struct Embedding: Hashable {
    let screen: Int
    let shown: ViewNode.Shown
    let kind: Transition.Kind
    /// The stack of the other screen in whose content it stands.
    let stack: Int?
  }

  /// Views that cells on a screen host.
  struct CellContent: Hashable {
    let views: [Value]
    let screen: Int
    /// The list's controller, where others of its class are parts of screens too.
    let controller: Int?
    let conditions: [RunCondition]
  }

  func add(_ operation: Operation) {
    if seenOperations.insert(operation).inserted { operations.append(operation) }
  }

  func beginRound() {
    operations = []
    seenOperations = []
    presentations = []
    destinations = []
    entries = []
    embedded = []
    inlined = []
    switches = []
    missed = [:]
    uncalled = [:]
    sent = [:]
    unresolved = []
    missingParts = []
    provided = []
    environmentReaders = []
    linkScreens = [:]
    linkReceivers = []
    parts = []
    cellContent = []
    foreign = []
  }
}
