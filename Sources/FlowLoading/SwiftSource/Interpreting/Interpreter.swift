import FlowGraph
import FlowLinks

/// Runs the program on abstract values, screen by screen, and records what it does to navigation.
///
/// A call is followed into what it runs with the values that it is given, so that a `switch` over
/// a known case takes that case's branch alone. State that outlives a call lives in the heap.
/// After Cousot and Cousot, "Abstract interpretation" (POPL 1977); objects are told apart by the
/// object that makes them, after Milanova, Rountev and Ryder, "Parameterized object sensitivity"
/// (TOSEM 14, 2005).
final class Interpreter {
  let index: ProgramIndex
  let syntax: SyntaxFacts
  let memory = CallMemory()
  let heap: Heap
  let facts = NavigationFacts()
  var context = Context()
  var buffer = EffectBuffer()
  let noEffects = EffectList([], asks: false, isForeign: false)
  /// What code did, each kept once: closures that differ only in what they captured mostly do the
  /// same, and it need be told out once for all of them.
  var effectLists: Set<EffectList> = []
  let onlyForeign = EffectList([], asks: false, isForeign: true)
  /// What screens did in this round, to be written down once values have settled.
  var kept: [(effects: EffectList, deepLink: Int?, screen: Int?)] = []
  /// What observers of notifications do, told out once for all who post.
  var toldOfPosts: [Posts.News: [Effect]] = [:]

  /// What views that are looked through hold, while a level is sorted.
  var framed: [Int: Levels] = [:]

  /// Branches of switches over screens and destinations of links, as closures, by their place.
  var branchClosures: [Span: Closure] = [:]

  /// Conditions which say that a URL was handed to a function, of which nothing is known.
  var handedURLs: Set<RunCondition> = []
  /// Whether the call that was asked for last is under way.
  var runsAlready = false
  /// Whether the app acts on something from outside, and how deep such acts are nested.
  var linkDepth = 0
  /// Closures of a launch that look at the link which it brings, among other things.
  var linkReaders: [ObjectIdentifier: OptionReader] = [:]
  /// Notifications whose observers are being followed.
  var followed: Set<String> = []
  /// What handlers of links posted that no observer was told yet, and whether they are being told.
  var pendingPosts: [Posts.Pending] = []
  var isTellingPosts = false
  /// Those that were followed since the last round.
  var posts: [Posts.Key: Posts] = [:]
  /// What the incoming URL must be to give each case.
  var caseClauses: [CaseName: [[URLTest]]] = [:]
  /// The same for each case that another one carries: `.tab(.cart)`.
  var carriedClauses: [CarriedCase: [[URLTest]]] = [:]
  /// Cases that come about where nothing is asked of it, or only what it is not.
  var untoldCases: Set<CaseName> = []
  /// That one of several handlers is chosen by the incoming URL, for each of them.
  var linkChoices: [Value: RunCondition] = [:]
  /// How deep the functions are nested of which it is asked what they ask of the URL.
  var questionDepth = 0
  /// State that `onChange` looks at, by the place of the modifier.
  var observed: [Span: Set<Place>] = [:]
  /// The same state in words that are the same in every view that looks at it.
  var observedNames: [Span: Set<String>] = [:]
  /// State that bindings made by hand give as it is, by the place of the binding.
  var mirrored: [Span: Set<Place>] = [:]
  /// Keys of the program's own under which something is put into the environment.
  var surroundingKeys: Set<String> = []
  /// All keys under which the program puts something there.
  var environmentKeys: Set<String> = []
  /// Links that state sets off, by their place, and whether their labels are empty views.
  var emptyLinks: [Span: Bool] = [:]
  /// Pages without a type that links lead to.
  var linkPages: [Span: InlinePage] = [:]
  /// The links that such pages stand in, which tell pages of one title apart.
  var linkPagePlaces: [InlinePage: Span] = [:]
  /// Those that say a title of their own.
  var titledPages: Set<InlinePage> = []
  /// What types read from the environment.
  var environmentReads: [Int: [EnvironmentRead]] = [:]

  var budget = EvaluationBudget()
  /// What screens' objects, and the launch, did when they last came to an end or were first cut off.
  var fullest: [Int?: EffectList] = [:]

  /// The screen whose content is being shown.
  var showing: Int?
  /// Views that the current screen has shown already, and on what conditions.
  var visited: [Value: Visit] = [:]
  /// The type of the selection whose tabs are being read.
  var selectionType: ScopedType?
  /// The Info.plists of the app and its extensions.
  var bundles: [AppBundle] = []
  /// The classes of the views at the top of nibs, by the nibs' names.
  var nibClasses: [String: [String]] = [:]
  /// The classes of the cells in nibs, by the identifiers that lists ask for them by.
  var cellClasses: [String: String] = [:]
  /// Names of the types that comments say are screens.
  var assertedScreens: Set<String> = []
  var conditionTexts: [ConditionText] = []
  /// How often it was found that one of these asks something of an incoming URL.
  var askings = 0
  var conditionNumbers: [ConditionKey: Int] = [:]
  var calledCases: [CalledCase: RunCondition] = [:]
  var wrappers: [ObjectIdentifier: (TypeInfo, Attribute)?] = [:]
  var resolutions = ResolutionMemory()

  struct ConditionKey: Hashable {
    let span: Span
    let isNegated: Bool
  }

  struct PropertyKey: Hashable {
    let variable: ObjectIdentifier
    let owner: Int
  }

  /// What declarations of properties tell.
  var propertyTraits: [PropertyKey: PropertyTraits] = [:]
  /// Whether getters ask only for what is fixed, by the classes of whose objects they are asked.
  var fixedGetters: [PropertyKey: Bool] = [:]
  var texts = TextMemory()
  /// What state holds while a screen is on show, and the screens of which that is not known.
  var shownStates: [Int: Written] = [:]
  var shownElsewhere: Set<Int> = []
  /// The only state that holds an enum, by the enum.
  var onlyStates: [Int: Place?] = [:]
  /// Calls that change what a getter chooses, as its code with the change in it.
  var chosenChanges: [ChosenChange.Key: ChosenChange?] = [:]
  /// What is switched over where switches between screens are being read, one in the other.
  var switching: Set<Span> = []
  /// State that is being read through a binding to it.
  var readBindings: Set<Place> = []
  /// The code of the view that was last looked through, and what its names mean.
  var lookedThrough: (code: [Statement], frame: Frame)?
  /// Types of views that are being looked through, one in the other.
  var lookingThrough: Set<Int> = []
  /// Views that take turns in filling a screen, by the screen.
  var switched: [Int: Set<Int>] = [:]
  /// The app's call by which a library's model runs.
  var anchor: Anchor?
  /// The app's call that an override of a framework's method answers.
  var overridden: OverriddenCall?
  /// What controllers set up to be set off later while other code runs, by their type.
  var heldActions: [HeldKey: Flattening] = [:]
  /// Where other controllers\' controls were given a controller\'s method, by the method.
  var movedActions: [ObjectIdentifier: Set<Span>] = [:]
  /// Properties whose type is being worked out from what they are made of.
  var beingTyped: Set<ObjectIdentifier> = []
  /// Where stands what code made with a closure for a person to set off.
  var standingControls = StandingControls()
  /// Where code gives controls a method to call, by the method.
  var connectedAt: [ObjectIdentifier: Set<Span>] = [:]
  /// The classes of which something gives controls a method to call, by the method.
  var connectedTypes: [ObjectIdentifier: Set<Int>] = [:]
  /// What a type's code asks before it sets up its controls.
  var controlConditions: [Int: ControlConditions] = [:]
  /// What an object's generic parameters stand for.
  var genericArguments: [Int: [String: TypeReference]] = [:]
  /// The type that the result of a call is wanted as, where it runs now.
  var wantedTypes: [ObjectIdentifier: ScopedType] = [:]
  /// What windows show from the start, as the last linking found.
  var firstScreens: Set<Int> = []
  /// State that is known to hold something where code runs because it was just written.
  var assumed: Written?
  /// What state holds that the code which runs has just written.
  var fresh: [Place: ValueSet] = [:]
  /// Where the results of groups of tasks are kept.
  var taskGroups: [Place] = []
  /// Whether the caller asks what the call that runs next leaves in state.
  var asksWhatIsLeft = false
  /// What the call that ran last left in state.
  var left: [Place: ValueSet] = [:]
  /// Computed properties whose state is being looked for.
  var forwarding: Set<Place> = []
  /// What is on its way through channels.
  var sending: Set<Message> = []
  /// Steps that bring in streams, while what they bring is listened to: how many times.
  var flattening: [Set<ObjectIdentifier>: Int] = [:]
  /// The types of what closures of streams say, by where that goes.
  var yieldedTypes: [Place: ScopedType] = [:]
  /// What the bodies of reducers do themselves, by their type.
  var reducerCode: [Int: [ReducerCode]] = [:]
  /// State that reducers give to others, by their type and the case of the actions.
  var reducerStates: [Int: [String: String]] = [:]
  private(set) lazy var reducerTree = ReducerTree(self)
  private(set) lazy var pagesOfViews = ReducerPages.cases(index)
  private(set) lazy var observedStructs = findObservedStructs()
  private(set) lazy var hasSplitViews = findSplitViews()
  /// Whether objects of a type keep something for others, as far as it was asked.
  var tellers: [Int: Bool] = [:]
  private(set) lazy var buttonActions = ReducerButtons.actions(index)
  /// What effects of a reducer are given to send by, by its type.
  var senders: [Int: Closure] = [:]
  var sentTo: [ObjectIdentifier: TypeInfo] = [:]
  /// Whether what is evaluated is only compared with something.
  var isComparing = false
  /// Whether types hold a value of a protocol of the program, by number.
  var protocolHolders: [Int: Bool] = [:]
  /// Delegates that had no time to be set.
  var awaited = Awaited()
  /// Rounds one after the other that found nothing new, but cut off calls by their depth.
  var shortRounds = 0
  /// Whether a structure keeps a controller, by the number of its type.
  var controllerHolders: [Int: Bool] = [:]
  /// What stands for values where code tells objects apart.
  var valueMarks: [Value: ValueMark] = [:]
  /// What stands for the code that objects are made around.
  var codeMarks = CodeMarks()

  /// What a modal writes to the binding that is being made for it.
  var closing: ValueSet?
  /// Whether the binding that is being made is for a view of the app's, whose own code writes it.
  var isLending = false

  /// The closures that arguments are where a parameter defers them, by the argument.
  var autoclosures: [ObjectIdentifier: Expression] = [:]
  /// Bodies of functions and properties under builders of lists, by their declaration.
  var listedBodies: [ObjectIdentifier: [Statement]] = [:]
  /// What structures hand on to their copies, as arguments.
  var copies: [Copied: [Argument]] = [:]
  /// What streams assign, as closures, by the call.
  var assignmentClosures: [ObjectIdentifier: Expression] = [:]
  /// The rows of the table whose columns are being read.
  var tableRows: SwiftUITables.Rows?
  /// Loops that stand directly in a tab view.
  var tabLoops: Set<Span> = []
  /// Views that code gives a title, a toolbar or a search field.
  var titled: Set<Value> = []
  /// Views that a loop gives: one below the other they are rows.
  var rows: Set<Value> = []
  /// What is to run on the models that containers made.
  var completions = FoundSet<Completion>()
  /// Where types are made whose initialiser is called as a function.
  var madeByValue: [MadeByValue: Expression] = [:]
  /// Properties of views that hold what they run, by the view's type.
  var actionNames: [Int: Set<String>] = [:]
  /// Where containers are asked for what they make anew each time.
  var askers: [ObjectIdentifier: Int] = [:]
  /// How many containers are about to make something, one for the other.
  var containerDepth = 0
  /// Local functions that a closure can call.
  var localFunctions: [Int: [String: FunctionDeclaration]] = [:]
  /// What closures captured that holds something for certain.
  var filledCaptures: [Int: Set<String>] = [:]
  /// How closures present what they captured, as the code around them said.
  var capturedStyles: [Int: [String: ValueSet]] = [:]
  /// Whether the variables that code gives a style are only presented by it, by the assignment.
  var onlyPresented: [ObjectIdentifier: Bool] = [:]
  /// Closures that are run for what lies in a list, one after the other.
  var elementClosures: Set<ObjectIdentifier> = []
  /// The variables around closures that take what these assign to them.
  var localsTold: [Int: [ToldLocal]] = [:]
  var functionClosures: [ObjectIdentifier: Closure] = [:]

  /// The screens that objects are or that have them as components.
  var shownBy: [Int: Set<Int>] = [:]
  var holders = Holders()
  /// The cases that code assigns to views' own state, where it is set to nothing else.
  var assignedCases: [ObjectIdentifier: KnownCases] = [:]
  /// Assignments to delegates of which it was found whose they are.
  var settledAssignments: Set<Span> = []
  /// Where objects are made, and by the code of which type.
  var objectSpans: [Int: Span] = [:]
  var objectOwners: [Int: String] = [:]
  /// Which types are promises, as far as it was asked.
  var promises: [Int: Bool] = [:]
  /// The controllers, by type, that hold a plain tab controller of their own making as a child.
  var ownTabs: [Int: Int] = [:]
  /// Stacks of navigation controllers by object.
  var controllerStacks: [Int: Int] = [:]
  /// Where a container was given its content.
  var assignedAt: [Place: Span] = [:]
  /// What initialisers give to state of views, by the property.
  var givenAtFirst: [ObjectIdentifier: Expression] = [:]
  /// Where each piece of the content of containers was first given to one.
  var filledAt: [Value: Span] = [:]
  /// Hosting controllers whose code runs as a part of what they host.
  var runningHosts: Set<Int> = []
  /// Whether classes of hosting controllers put objects into the environment, by number.
  var environmentHosts: [Int: Bool] = [:]
  /// What hosting controllers do beside what they host, as last found.
  var hostHandlers: [HostKey: (stamp: HostStamp, views: [Value])] = [:]
  /// The controller whose code runs as a part of a screen, where others of its class are parts of
  /// screens too.
  var partController: Int?
  /// Shared objects with which screens left something to be called, by the screen.
  var leftParts: [Int: Set<Int>] = [:]
  /// The one whose code runs for what a screen left with it.
  var sharedPart: SharedPart?
  /// The features of the views around the one that sent the action whose handling runs.
  var featuresAround: Set<Int> = []
  /// Closures that make what all who ask for it share.
  var keptMakers: Set<Int> = []
  /// Objects that static properties hold: they are there before whoever asks for them.
  var sharedObjects: Set<Int> = []
  /// Whether one of these is being made.
  var isMakingShared = false
  /// What cells on each screen host, as linking found.
  var cellContent: [Int: [NavigationFacts.CellContent]] = [:]
  var knownCells: Set<NavigationFacts.CellContent> = []
  /// Views and helpers whose actions belong to a screen, by the screen.
  var parts: [Int: FoundSet<Value>] = [:]
  /// Those that were made where no screen is: by a launch, a container.
  var orphanParts = FoundSet<Value>()
  /// Those that a controller makes, by its type.
  var ownedParts: [Int: FoundSet<Value>] = [:]
  /// Views that stand on the bars of controllers, and the controllers of each.
  var barViews: [HeldKey: FoundSet<Value>] = [:]
  var bars: [Value: Set<HeldKey>] = [:]
  /// Cells that UIKit makes for a controller's list.
  var reusedCells: [ReusedCell.Key: ReusedCell] = [:]
  /// The classes of cells that controllers' code names, by the controllers' types.
  var registered: [Int: Set<Int>] = [:]
  var reusedObjects: Set<Int> = []
  /// The classes of cells that items of libraries' lists give, by the items' types.
  var itemCells: [Int: [TypeInfo]] = [:]
  /// The types of the controllers that make a part.
  var partOwners: [Value: Set<Int>] = [:]
  /// Controllers that are screens although nothing was seen to show them, by number.
  var unseenTypes: Set<Int> = []
  /// How many screens there were before the first of them.
  var seenScreens = Int.max
  let storyboards: Storyboards?
  let operations: DeclaredOperations

  init(
    index: ProgramIndex, syntax: SyntaxFacts, storyboards: Storyboards? = nil,
    operations: DeclaredOperations = .init()
  ) {
    self.index = index
    self.syntax = syntax
    self.storyboards = storyboards
    self.operations = operations
    heap = Heap(memory: memory, index: index)
  }

  /// Begins a task of its own: a screen, a launch, a handler.
  func begin(_ task: Span?, isLaunch: Bool = false) { budget.begin(task, isLaunch: isLaunch) }

  /// Takes the price of one expression.
  ///
  /// - Returns: False where nothing more is evaluated, which is told once for each task.
  func spend() -> Bool {
    guard case .refused(let task) = budget.pay() else { return true }
    memory.cut()
    if let task { unresolved(NavigationFacts.cutReason, task) }
    return false
  }

  func within<Result>(_ change: (inout Context) -> Void, _ body: () -> Result) -> Result {
    let saved = context
    change(&context)
    defer { context = saved }
    guard let span = context.trigger?.span, span != saved.trigger?.span else { return body() }
    return memory.startingAfresh(body)
  }

  /// Runs code that runs because some state was given these values.
  ///
  /// - Parameter reach: How many calls further than usual it is known.
  func assuming<Result>(
    _ written: Written?, reach: Int = 0, _ body: () -> Result
  ) -> Result {
    guard let written, !written.values.isEmpty else { return body() }
    let saved = assumed
    assumed = written
    assumed?.depth = memory.depth + reach
    defer { assumed = saved }
    return memory.assumingApart(body)
  }

  /// What a call is to know of what was written: code far from it asks for something else.
  static let assumedDepth = 2

  func near(_ written: Written?) -> Written? {
    written.flatMap { memory.depth <= $0.depth + Self.assumedDepth ? $0 : nil }
  }
}
