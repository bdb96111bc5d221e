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

/// A local name's storage. Branches share it, so that an assignment in one is seen after it.
final class Slot {
  private(set) var values: ValueSet
  let type: ScopedType?
  /// Where a variable is declared that has no value at first.
  let origin: Span?
  /// Where what it holds is kept for closures that captured it before it had a value.
  var cell: Place?

  /// The same variable as it is outside of a branch that says what it holds.
  private var whole: Slot?

  init(_ values: ValueSet, type: ScopedType? = nil, origin: Span? = nil, cell: Place? = nil) {
    self.values = values
    self.type = type
    self.origin = origin
    self.cell = cell
  }

  /// The variable in a branch that says what it holds. What is assigned there, it holds outside too.
  func narrowed(to values: ValueSet) -> Slot {
    let slot = Slot(values, type: type, origin: origin, cell: cell)
    slot.whole = self
    return slot
  }

  func assign(_ added: ValueSet) {
    values.formUnion(added)
    whole?.assign(added)
  }

  func replace(_ values: ValueSet) {
    self.values = values
    whole?.replace(values)
  }

  /// The variable as state that closures share, if it held nothing when one captured it.
  func share(_ name: String) -> Place? {
    if let cell { return cell }
    guard let origin, values.values.allSatisfy({ $0 == .null }) else { return nil }
    let place = Place(object: nil, type: Self.cellType, name: name, local: origin)
    cell = place
    whole?.cell = place
    return place
  }

  /// In place of a type, for locals.
  private static let cellType = -4
}

/// One run of a function, closure or property.
final class Frame {
  /// `self`, where there is one.
  let receiver: Value?
  /// The type whose code runs: names are looked up from here.
  let scope: TypeInfo?
  let file: UInt32
  var locals: [String: Slot] = [:]
  var functions: [String: FunctionDeclaration] = [:]
  var result: ScopedType?
  /// Whether an initialiser runs: what it stores in its object is no act.
  var isInitializer = false
  /// What code without an object of its own was given, and by whom: it tells the objects that one
  /// call makes from those of another.
  var given: [ValueSet] = []
  var giver: Frame?
  var returned: ValueSet = .none
  var hasReturned = false

  init(receiver: Value?, scope: TypeInfo?, file: UInt32, result: ScopedType? = nil) {
    self.receiver = receiver
    self.scope = scope
    self.file = file
    self.result = result
  }

  func bind(
    _ name: String, _ values: ValueSet, type: ScopedType? = nil, origin: Span? = nil,
    cell: Place? = nil
  ) {
    guard name != "_" else { return }
    locals[name] = Slot(values, type: type, origin: origin, cell: cell)
  }
}

/// Under which circumstances code runs, as far as the running function tells: what its caller adds
/// is put before it when the function's effects are handed up.
struct Context: Hashable {
  /// The stack whose content is being built; `noStack` inside a level that is on none.
  var stack: Int?
  var trigger: Trigger?
  var conditions: [RunCondition] = []
  /// The calls from the trigger to here.
  var hops: [Span] = []
  /// Whether a turn of the run loop lies between the trigger and here.
  var isDeferred = false
  var builder: ViewNode.Builder?
  /// The lazy container whose content is being built; `noLazy` inside a level of its own.
  var lazy: String?

  /// Whether a component that only some conditions show is around it.
  var isInBranch = false
  /// Whether it is what all screens share that runs, and none of them.
  var isShared = false

  static let noStack = -1
  static let noLazy = ""

  /// The circumstances of an inner effect, seen from here.
  func enclosing(_ inner: Context) -> Context {
    Context(
      stack: inner.stack ?? stack, trigger: inner.trigger ?? trigger,
      conditions: conditions.isEmpty
        ? inner.conditions : conditions + inner.conditions.filter { !conditions.contains($0) },
      hops: inner.trigger == nil ? hops + inner.hops : inner.hops,
      isDeferred: inner.trigger == nil ? isDeferred || inner.isDeferred : inner.isDeferred,
      builder: inner.builder ?? builder, lazy: inner.lazy ?? lazy,
      isInBranch: isInBranch || inner.isInBranch, isShared: isShared || inner.isShared)
  }
}

extension Context {
  /// Takes in another way to the same code: what only one of the ways asks for is no condition.
  ///
  /// - Returns: Whether that changed anything.
  mutating func meet(_ other: Context) -> Bool {
    guard !conditions.isEmpty || isInBranch else { return false }
    let shared = conditions.filter { other.conditions.contains($0) }
    let isInBranch = isInBranch && other.isInBranch
    guard shared.count < conditions.count || isInBranch != self.isInBranch else { return false }
    conditions = shared
    self.isInBranch = isInBranch
    return true
  }
}

struct Trigger: Hashable {
  let label: String
  let span: Span

  static let launchLabel = "launch"
  var isLaunch: Bool { label == Self.launchLabel }
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
    case isSet
  }

  let span: Span
  let form: Form
  /// Names of properties that it asks about being empty, a count, or contents.
  var emptinessOf: Set<String> = []
  /// What it asks of the incoming URL: alternatives, each a list of tests.
  var clauses: [[URLTest]] = []
  /// Whether it says what the incoming URL is not.
  var asksURL = false
  /// The cases that it takes, where what it tests was made of the incoming URL.
  var cases: [CaseName] = []
  /// The type that it casts to.
  var castsTo: Int? = nil
}
