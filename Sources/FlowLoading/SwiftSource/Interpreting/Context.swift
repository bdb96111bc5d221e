import FlowLinks

/// Under which circumstances code runs, as far as the running function tells: what its caller adds
/// is put before it when the function's effects are handed up.
///
/// Copied, hashed and compared far more often than it is changed, so it is one reference, shared
/// until it is changed, that keeps its hash.
struct Context: Hashable {
  /// Nil where nothing is known.
  private var fields: Fields?

  init() {}

  init(
    stack: Int? = nil, trigger: Trigger? = nil, conditions: [RunCondition] = [],
    isInBranch: Bool = false, isShared: Bool = false
  ) {
    let fields = Fields()
    (fields.stack, fields.trigger, fields.conditions) = (stack, trigger, conditions)
    (fields.isInBranch, fields.isShared) = (isInBranch, isShared)
    self.fields = fields
  }

  /// The stack whose content is being built; `noStack` inside a level that is on none.
  var stack: Int? {
    get { fields?.stack }
    set { own { $0.stack = newValue } }
  }

  var trigger: Trigger? {
    get { fields?.trigger }
    set { own { $0.trigger = newValue } }
  }

  var conditions: [RunCondition] {
    get { fields?.conditions ?? [] }
    set { own { $0.conditions = newValue } }
  }

  /// The calls from the trigger to here.
  var hops: [Span] {
    get { fields?.hops ?? [] }
    set { own { $0.hops = newValue } }
  }

  /// Whether a turn of the run loop lies between the trigger and here.
  var isDeferred: Bool {
    get { fields?.isDeferred ?? false }
    set { own { $0.isDeferred = newValue } }
  }

  var builder: ViewNode.Builder? {
    get { fields?.builder }
    set { own { $0.builder = newValue } }
  }

  /// The lazy container whose content is being built; `noLazy` inside a level of its own.
  var lazy: String? {
    get { fields?.lazy }
    set { own { $0.lazy = newValue } }
  }

  /// Whether a component that only some conditions show is around it.
  var isInBranch: Bool {
    get { fields?.isInBranch ?? false }
    set { own { $0.isInBranch = newValue } }
  }

  /// Whether it is what all screens share that runs, and none of them.
  var isShared: Bool {
    get { fields?.isShared ?? false }
    set { own { $0.isShared = newValue } }
  }

  /// The initialiser around the code, and the circumstances within it.
  var making: Making? {
    get { fields?.making }
    set { own { $0.making = newValue } }
  }

  /// The view around the code, which holds the controls that the code sets up.
  var holder: Trigger.Holder? {
    get { fields?.holder }
    set { own { $0.holder = newValue } }
  }

  /// The object whose initialiser started what runs once it has ended.
  var startedBy: Int? { making.flatMap { $0.isLater ? $0.object : nil } }

  /// The same of code inside of it with circumstances of its own.
  func startedBy(_ inner: Context) -> Int? {
    guard inner.making == nil, let making else { return inner.startedBy }
    guard inner.trigger == nil, making.inner.trigger == nil,
      inner.isDeferred || making.inner.isDeferred
    else { return nil }
    return making.object
  }

  /// What set the code off, where that was no person and nothing that a screen does by itself.
  var heard: Heard? {
    get { fields?.heard }
    set { own { $0.heard = newValue } }
  }

  /// The object whose code listens to what somebody said, and runs for that.
  var listener: Int? {
    get { fields?.listener }
    set { own { $0.listener = newValue } }
  }

  /// The one whose code made that one run by what it said in its turn.
  var listenerBefore: Int? {
    get { fields?.listenerBefore }
    set { own { $0.listenerBefore = newValue } }
  }

  /// Whether that one is told among others: it acts for itself, whoever made somebody tell them.
  var isTold: Bool {
    get { fields?.isTold ?? false }
    set { own { $0.isTold = newValue } }
  }

  /// The one who is told among others in code with circumstances of its own inside of this.
  func told(_ inner: Context) -> Int? {
    if let listener = inner.listener { return inner.isTold ? listener : nil }
    return isTold ? listener : nil
  }

  /// Whether it runs at some time that nobody on the screen that started it chose.
  var isUnattended: Bool {
    heard == .notification || making.map { $0.isLater || $0.inner.heard != nil } ?? false
  }

  static let noStack = -1
  static let noLazy = ""

  private mutating func own(_ change: (Fields) -> Void) {
    if !isKnownUniquelyReferenced(&fields) { fields = fields.map(Fields.init) }
    let own = fields ?? Fields()
    change(own)
    own.hash = nil
    fields = own
  }

  static func == (left: Context, right: Context) -> Bool {
    guard left.fields !== right.fields else { return true }
    let (one, other) = (left.fields ?? Fields(), right.fields ?? Fields())
    return one.hashed == other.hashed && one.isEqual(other)
  }

  func hash(into hasher: inout Hasher) { hasher.combine((fields ?? Fields()).hashed) }

  /// The circumstances of an inner effect, seen from here.
  func enclosing(_ inner: Context) -> Context {
    guard let outer = fields else { return inner }
    let innerContext = inner
    guard let inner = inner.fields else { return self }
    let joined = Fields()
    joined.stack = inner.stack ?? outer.stack
    joined.trigger = inner.trigger.map { $0.held(by: outer.holder) } ?? outer.trigger
    joined.holder = inner.holder ?? outer.holder
    // What made a thing that the whole app shares says nothing of when that acts.
    joined.conditions =
      outer.conditions.isEmpty || inner.isShared
      ? inner.conditions
      : inner.conditions.isEmpty
        ? outer.conditions
        : outer.conditions + inner.conditions.filter { !outer.conditions.contains($0) }
    joined.hops = inner.trigger == nil ? outer.hops + inner.hops : inner.hops
    joined.isDeferred =
      inner.trigger == nil ? outer.isDeferred || inner.isDeferred : inner.isDeferred
    // What comes in answer to code that listens, that code hears.
    let isHeard = inner.trigger == nil || inner.heard == .event
    joined.listener = isHeard ? inner.listener ?? outer.listener : inner.listener
    joined.listenerBefore =
      inner.listener == nil
      ? isHeard ? outer.listenerBefore : nil
      : inner.listenerBefore ?? (isHeard && outer.listener != inner.listener ? outer.listener : nil)
    joined.isTold = inner.listener == nil ? isHeard && outer.isTold : inner.isTold
    joined.heard = inner.trigger == nil ? inner.heard ?? outer.heard : inner.heard
    joined.builder = inner.builder ?? outer.builder
    joined.lazy = inner.lazy ?? outer.lazy
    joined.isInBranch = outer.isInBranch || inner.isInBranch
    joined.isShared = outer.isShared || inner.isShared
    joined.making = inner.making ?? outer.making?.enclosing(innerContext)
    var result = Context()
    result.fields = joined
    return result
  }

  /// Takes in another way to the same code: what only one of the ways asks for is no condition.
  ///
  /// - Parameters:
  ///   - outer: What is around the other way.
  ///   - asked: The conditions of that.
  /// - Returns: Whether that changed anything.
  mutating func meet(_ other: Context, in outer: Context, _ asked: ConditionMarks) -> Bool {
    guard fields !== other.fields, !conditions.isEmpty || isInBranch else { return false }
    let own = other.conditions
    let shared = conditions.filter { asked.contains($0) || own.contains($0) }
    let isInBranch = isInBranch && (other.isInBranch || outer.isInBranch)
    guard shared.count < conditions.count || isInBranch != self.isInBranch else { return false }
    conditions = shared
    self.isInBranch = isInBranch
    return true
  }

  /// The same of a way with nothing around it.
  mutating func meet(_ other: Context) -> Bool { meet(other, in: Context(), ConditionMarks()) }

  private final class Fields {
    var stack: Int?
    var trigger: Trigger?
    var conditions: [RunCondition] = []
    var hops: [Span] = []
    var isDeferred = false
    var builder: ViewNode.Builder?
    var lazy: String?
    var isInBranch = false
    var isShared = false
    var making: Making?
    var heard: Heard?
    var listener: Int?
    var listenerBefore: Int?
    var isTold = false
    var holder: Trigger.Holder?
    /// Once it was asked for.
    var hash: Int?

    init() {}

    init(_ other: Fields) {
      (stack, trigger, conditions, hops) = (
        other.stack, other.trigger, other.conditions, other.hops
      )
      (isDeferred, builder, lazy) = (other.isDeferred, other.builder, other.lazy)
      (isInBranch, isShared, hash) = (other.isInBranch, other.isShared, other.hash)
      (making, heard, listener, holder) = (
        other.making, other.heard, other.listener, other.holder
      )
      (isTold, listenerBefore) = (other.isTold, other.listenerBefore)
    }

    var hashed: Int {
      if let hash { return hash }
      var hasher = Hasher()
      hasher.combine(stack)
      hasher.combine(trigger)
      hasher.combine(conditions)
      hasher.combine(hops)
      hasher.combine(isDeferred)
      hasher.combine(builder)
      hasher.combine(lazy)
      hasher.combine(isInBranch)
      hasher.combine(isShared)
      hasher.combine(making)
      hasher.combine(heard)
      hasher.combine(listener)
      hasher.combine(listenerBefore)
      hasher.combine(isTold)
      hasher.combine(holder)
      let made = hasher.finalize()
      hash = made
      return made
    }

    func isEqual(_ other: Fields) -> Bool {
      stack == other.stack && trigger == other.trigger && conditions == other.conditions
        && hops == other.hops && isDeferred == other.isDeferred && builder == other.builder
        && lazy == other.lazy && isInBranch == other.isInBranch && isShared == other.isShared
        && making == other.making && heard == other.heard && listener == other.listener
        && listenerBefore == other.listenerBefore && isTold == other.isTold
        && holder == other.holder
    }
  }
}

/// An initialiser that runs, and under which circumstances something in it does.
struct Making: Hashable {
  let object: Int
  var inner = Context()

  /// Whether what runs there does so once the initialiser has ended, set off by nobody else.
  var isLater: Bool { inner.isDeferred && inner.trigger == nil }

  fileprivate func enclosing(_ context: Context) -> Making {
    Making(object: object, inner: inner.enclosing(context))
  }
}

/// What is heard from outside: the news of a stream whose source is elsewhere, which may answer what
/// a person did, or a notification, which answers nobody.
enum Heard: Hashable { case event, notification }

struct Trigger: Hashable {
  let label: String
  let span: Span
  /// The view whose code set up what a person sets off.
  var holder: Holder?
  /// The control that was made to set it off, by its number.
  var control: Int?

  enum Holder: Hashable {
    /// One that a controller of this class made.
    case controller(Int)
    /// Some view of this class.
    case view(Int)
  }

  func held(by outer: Holder?) -> Trigger {
    guard holder == nil, let outer else { return self }
    return Trigger(label: label, span: span, holder: outer, control: control)
  }

  static let launchLabel = "launch"
  /// What sets off the setter of a binding that code makes by hand.
  static let bindingLabel = "binding"
  var isLaunch: Bool { label == Self.launchLabel }
  /// Whether it says less of what a person does than another that does the same: a cell's
  /// initialiser, in which a library is given what to run, or what only VoiceOver sets off.
  var isAside: Bool {
    label.hasPrefix("init(") || label.hasPrefix("accessibility")
      // `onDismiss` of a modal.
      || ["sheet", "fullScreenCover", "popover"].contains(label)
  }
  /// Whether it is a button of an alert.
  var isAlertAction: Bool { label.hasPrefix("UIAlertAction") }
}

/// A condition in force: a number in the interpreter's table, as conditions are copied and
/// compared far more often than they are read.
struct RunCondition: Hashable {
  let number: Int
}

/// What a condition says, by its place in the source.
struct ConditionText {
  enum Form {
    case holds, fails
    /// A value is a case of a switch: the words of the pattern.
    case matches(String)
    /// It is not the one that a pattern takes.
    case differs(String)
    case isSet
    /// What says nothing to a reader.
    case unsaid
    /// A list has an element at least.
    case isNotEmpty
  }

  let span: Span
  let form: Form
  /// Names of properties that it asks about being empty, a count, or contents.
  var emptinessOf: Set<String> = []
  /// What it asks of the incoming URL: alternatives, each a list of tests.
  var clauses: [[URLTest]] = []
  /// Whether it says what the incoming URL is not.
  var asksURL = false
  /// Whether it says that the incoming URL is not what code asks for elsewhere.
  var deniesURL = false
  /// Whether it says which of several handlers the URL chooses.
  var isChoice = false
  /// The cases that it takes, where what it tests was made of the incoming URL.
  var cases: [CaseName] = []
  /// The type that it casts to.
  var castsTo: Int? = nil
  /// The state that it asks for something which came from outside.
  var asksOf: Set<Place> = []
  /// The type whose objects keep what it asks about for life.
  var steadyIn: Int? = nil
  /// Which case it says that state holds.
  var held: HeldCase? = nil
  /// What it says of where the controller stands whose code asks.
  var footing: [FootingClaim] = []
  /// Whether it says that nothing is on a stack of UIKit's, or that something is.
  var isStackEmpty: Bool? = nil
  /// The state that it says holds something.
  var filled: Set<Place> = []
  /// Which value it says that state holds, or does not hold, that may select a tab.
  var selection: SelectionClaim? = nil
  /// What it says of values that are the same wherever code asks for them.
  var steady: [SteadyFact] = []
  /// For which values of the state that chooses a page it holds.
  var claim: StateClaim? = nil
  /// The function to which it says that a URL was handed, of which nothing is known.
  var handedTo: Span? = nil
}

extension ConditionText {
  /// The words of a condition as one of several that are joined by "and": alternatives stand in
  /// parentheses.
  static func asTerm(_ words: String) -> String {
    guard words.utf8.contains(UInt8(ascii: "|")) else { return words }
    var (depth, isQuoted, last) = (0, false, Character(" "))
    for (position, character) in zip(words.indices, words) {
      if character == "\"", last != "\\" { isQuoted.toggle() }
      if !isQuoted {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        if depth == 0, words[position...].hasPrefix(" || ") { return "(\(words))" }
      }
      last = character
    }
    return words
  }
}
