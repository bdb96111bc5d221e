import FlowGraph
import FlowLinks

/// A type as written, with the scope in which its names mean something.
struct ScopedType {
  let reference: TypeReference
  let scope: TypeInfo?
  let file: UInt32

  func with(_ reference: TypeReference) -> ScopedType {
    ScopedType(reference: reference, scope: scope, file: file)
  }
}

/// What all branches assigned to a parameter.
final class HandedBack {
  var values = ValueSet.none
}

/// A local name's storage. Branches share it, so that an assignment in one is seen after it.
final class Slot {
  private(set) var values: ValueSet
  let type: ScopedType?
  /// Where a variable is declared that has no value at first.
  let origin: Span?
  /// Where what it holds is kept for closures that captured it before it had a value.
  var cell: Place?

  /// The type of what it was unwrapped from, where its own is not written: `if let controller`.
  var unwrapped: ScopedType?

  /// What it was unwrapped from, or taken out of a case of.
  var source: Expression?

  /// What one act put into the list that it holds, with more on top.
  private(set) var covered: [ValueSet] = []

  /// The list that a loop takes it out of.
  var list: Expression?

  /// Which part of a path each expression took from what it holds.
  var taken: [ObjectIdentifier: Int] = [:]

  /// The state of the caller that an `inout` parameter stands for.
  var places: [Place] = []

  /// What was assigned to an `inout` parameter that stands for a local of the caller.
  private(set) var handedBack: HandedBack?

  /// Properties that its value tells to be empty or not, until another is assigned.
  var emptinessOf: Set<String> = []

  /// Whether it holds something for certain: an optional parameter that the caller gives what cannot
  /// be nil, or what a condition unwrapped.
  var isFilled = false

  /// The question whose answer it keeps: `let isShown = view.window != nil`.
  var flag: Expression?

  /// Whether it is what a loop takes out of a list, one after the other.
  var isElement = false

  /// Whether it is what a closure is given each time that it runs.
  var isGiven = false

  /// The part of a library's controller that it stands for.
  var framed: String?

  /// How what it holds is presented.
  private(set) var styles = GivenStyles()

  /// The same variable as it is outside of a branch that says what it holds.
  private var whole: Slot?

  init(_ values: ValueSet, type: ScopedType? = nil, origin: Span? = nil, cell: Place? = nil) {
    self.values = values
    self.type = type
    self.origin = origin
    self.cell = cell
  }

  /// The variable in a branch that says what it holds. What is assigned there, it holds outside
  /// too.
  func narrowed(to values: ValueSet) -> Slot {
    let slot = Slot(values, type: type, origin: origin, cell: cell)
    slot.whole = self
    slot.unwrapped = unwrapped
    slot.source = self.source
    slot.list = list
    slot.covered = covered
    slot.places = places
    slot.taken = taken
    slot.styles = styles
    slot.framed = framed
    slot.handedBack = handedBack
    slot.isFilled = isFilled
    slot.isElement = isElement
    slot.isGiven = isGiven
    slot.flag = flag
    slot.emptinessOf = emptinessOf
    return slot
  }

  /// The variable as another frame's own.
  func copied() -> Slot {
    let slot = narrowed(to: values)
    slot.whole = nil
    if handedBack != nil { slot.handBack() }
    return slot
  }

  /// Whether what it holds is kept in it, and not in state of the caller.
  var isOwn: Bool { places.isEmpty }

  /// Whether a branch says what it holds.
  var isNarrowed: Bool { whole != nil }

  func handBack() { handedBack = HandedBack() }

  func assign(_ added: ValueSet, when conditions: [RunCondition] = []) {
    styles.assign(added, when: conditions)
    values.formUnion(added)
    handedBack?.values.formUnion(added)
    emptinessOf = []
    flag = nil
    isFilled = false
    whole?.assign(added, when: conditions)
  }

  /// Forgets that it holds nothing but what is known.
  func loosen() {
    values.isOpen = true
    handedBack?.values.isOpen = true
    emptinessOf = []
    flag = nil
    whole?.loosen()
  }

  func give(style added: ValueSet, when conditions: [RunCondition] = []) {
    styles.give(added, when: conditions)
    whole?.give(style: added, when: conditions)
  }

  func cover(_ items: [ValueSet]) {
    covered += items.filter { !covered.contains($0) }
    whole?.cover(items)
  }

  func replace(_ values: ValueSet) {
    self.values = values
    handedBack?.values.formUnion(values)
    emptinessOf = []
    isFilled = false
    whole?.replace(values)
  }

  /// The variable as state that closures share, if it held nothing when one captured it.
  func share(_ name: String) -> Place? {
    if let cell { return cell }
    guard let origin, values.values.allSatisfy({ $0 == .null }) else { return nil }
    let place = Place(object: nil, of: .locals, name: name, local: origin)
    cell = place
    whole?.cell = place
    return place
  }
}

/// One run of a function, closure or property.
final class Frame {
  /// `self`, where there is one.
  let receiver: Value?
  /// The type whose code runs: names are looked up from here.
  let scope: TypeInfo?
  let file: UInt32
  var locals = Locals()
  var functions: [String: FunctionDeclaration] = [:]
  var result: ScopedType?
  /// The initialiser that runs: what it stores in its object is no act, and it is not what it
  /// delegates to.
  var initializer: FunctionDeclaration?
  /// What code without an object of its own was given, and by whom: it tells the objects that one
  /// call makes from those of another.
  var given: [ValueSet] = []
  var giver: Frame?
  /// Who asked a class to make an object of itself: each has one of its own.
  var customer: Customer?
  /// Where a container was asked for what the code makes anew each time.
  var asker: ObjectIdentifier?
  /// What was put under keys of tables outside of it, with the words that did.
  var elements: [(place: Expression, values: ValueSet)] = []
  /// The pages of stacks that conditions unwrap, by the names that the conditions behind them know
  /// them by.
  var unwrapped: [String: Expression] = [:]
  /// Whether what runs beside a `switch` does something for all of its branches.
  var actsBeside = false
  var returned: ValueSet = .none
  /// What it returns for want of anything else: `guard let page else { return UIViewController() }`.
  var placeholders: ValueSet = .none
  var hasReturned = false
  /// Parameters whose values go back to locals of the caller.
  var handsBack: [String] = [] {
    didSet { handed = handsBack.compactMap { locals[$0]?.handedBack } }
  }
  /// What was assigned to them, whatever the code binds to their names later.
  private(set) var handed: [HandedBack] = []
  /// The types that the program extends of the subjects and streams that expressions are, each with
  /// the expression, so that no other comes to stand where it did.
  var extendedStreams: [ObjectIdentifier: (expression: Expression, type: TypeInfo?)] = [:]
  /// The controllers that its code has made.
  var made: Set<Int> = []
  /// All that a function runs.
  var code: [Statement] = []
  /// Whether it is a closure's.
  var isClosure = false
  /// Whether code around it has the same locals, as that of a local function does.
  var sharesLocals = false

  init(receiver: Value?, scope: TypeInfo?, file: UInt32, result: ScopedType? = nil) {
    self.receiver = receiver
    self.scope = scope
    self.file = file
    self.result = result
  }

  /// The same frame with locals of its own, before any of its code has run; nil where others share
  /// them.
  func begunAnew() -> Frame? {
    guard !sharesLocals else { return nil }
    let frame = Frame(receiver: receiver, scope: scope, file: file, result: result)
    frame.locals = locals.copied()
    frame.functions = functions
    frame.initializer = initializer
    (frame.given, frame.giver) = (given, giver)
    (frame.customer, frame.asker) = (customer, asker)
    (frame.elements, frame.actsBeside) = (elements, actsBeside)
    frame.handsBack = handsBack
    frame.isClosure = isClosure
    return frame
  }

  func bind(
    _ name: String, _ values: ValueSet, type: ScopedType? = nil, origin: Span? = nil,
    cell: Place? = nil
  ) {
    guard name != "_" else { return }
    locals[name] = Slot(values, type: type, origin: origin, cell: cell)
  }
}
