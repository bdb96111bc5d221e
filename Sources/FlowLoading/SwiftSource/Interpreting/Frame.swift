import FlowGraph

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
  var values: ValueSet
  let type: ScopedType?

  init(_ values: ValueSet, type: ScopedType? = nil) {
    self.values = values
    self.type = type
  }
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
  var returned: ValueSet = .none
  var hasReturned = false

  init(receiver: Value?, scope: TypeInfo?, file: UInt32, result: ScopedType? = nil) {
    self.receiver = receiver
    self.scope = scope
    self.file = file
    self.result = result
  }

  func bind(_ name: String, _ values: ValueSet, type: ScopedType? = nil) {
    guard name != "_" else { return }
    locals[name] = Slot(values, type: type)
  }
}

/// Under which circumstances code runs: whose screen, set off by what, on which conditions.
struct Context {
  var screen: Int?
  /// The stack whose content is being built.
  var stack: Int?
  var trigger: Trigger?
  var conditions: [RunCondition] = []
  var steps: [Step] = []
  /// Whether a hop of the run loop lies between the trigger and here.
  var isDeferred = false
  var builder: ViewNode.Builder?
  /// Set while a URL's handler runs.
  var deepLink: Int?
}

struct Trigger: Hashable {
  let label: String
  let span: Span
}

/// A condition in force, with what it tests.
struct RunCondition: Hashable {
  let text: String
  /// Names of properties that it asks about being empty, a count, or contents.
  let emptinessOf: Set<String>
}
