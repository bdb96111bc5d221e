struct Attribute: Sendable {
  let name: String
  let arguments: [Argument]
  /// The generic arguments, of `@EnvironmentObject<T>` and the like.
  let generics: [TypeReference]
}

final class TypeDeclaration: Sendable {
  enum Kind: String, Sendable {
    case structure, classType, enumeration, actor, protocolType, extensionType
  }

  struct Generic: Sendable {
    let name: String
    let constraint: TypeReference?
  }

  struct Case: Sendable {
    let name: String
    let payload: [(label: String?, type: TypeReference)]
    /// What each part is where none is given for it, if that is written; empty without any.
    var defaults: [Expression?] = []
    /// The text of a string case, the digits of a number; empty where these are not known.
    let rawValue: String?
    let span: Span
  }

  let kind: Kind
  /// The declared name; of an extension the extended type's dotted name.
  let name: String
  let inherits: [TypeReference]
  let generics: [Generic]
  let attributes: [Attribute]
  let variables: [VariableDeclaration]
  let functions: [FunctionDeclaration]
  let cases: [Case]
  let aliases: [AliasDeclaration]
  let types: [TypeDeclaration]
  /// Names of the types that a protocol leaves to those that conform to it.
  let associated: [String]
  let isFilePrivate: Bool
  /// Whether other modules see it.
  let isPublic: Bool
  let span: Span

  init(
    kind: Kind, name: String, inherits: [TypeReference], generics: [Generic],
    attributes: [Attribute], members: Members, isFilePrivate: Bool, isPublic: Bool = false,
    span: Span
  ) {
    self.kind = kind
    self.name = name
    self.inherits = inherits
    self.generics = generics
    self.attributes = attributes
    self.variables = members.variables
    self.functions = members.functions
    self.cases = members.cases
    self.aliases = members.aliases
    self.types = members.types
    associated = members.associated
    self.isFilePrivate = isFilePrivate
    self.isPublic = isPublic
    self.span = span
  }

  /// What stands inside a type, or at the top of a file.
  struct Members: Sendable {
    var variables: [VariableDeclaration] = []
    var functions: [FunctionDeclaration] = []
    var cases: [Case] = []
    var aliases: [AliasDeclaration] = []
    var types: [TypeDeclaration] = []
    var associated: [String] = []
    var statements: [Statement] = []
    /// Where `#Preview` stands, which is no part of the app.
    var previews: [Span] = []
  }
}

struct AliasDeclaration: Sendable {
  let name: String
  /// Its generic parameters: `typealias Routes<Screen> = [Route<Screen>]`.
  var generics: [String] = []
  let type: TypeReference
}

final class FunctionDeclaration: Sendable {
  struct Parameter: Sendable {
    /// Nil for `_`.
    var label: String?
    let name: String
    let type: TypeReference
    let value: Expression?
    let isBuilder: Bool
    /// The names of its attributes.
    var marks: [String] = []
    /// Whether it takes any number of arguments, under a type that is the array of them.
    var isVariadic = false
    /// Whether an argument is run where the function asks for it: `@autoclosure`.
    var isAutoclosure = false
    /// Whether it changes what its caller gives it.
    var isInout = false
  }

  /// The names of what a subscript runs.
  static let getter = "subscript"
  static let setter = "subscript="

  /// `init` for initialisers.
  let name: String
  let parameters: [Parameter]
  let result: TypeReference?
  let generics: [TypeDeclaration.Generic]
  let attributes: [Attribute]
  /// Nil for a requirement.
  let body: [Statement]?
  let isStatic: Bool
  let isOverride: Bool
  /// Whether it says that only its own file sees it.
  let isPrivate: Bool
  /// Whether it says that it changes the value that it is called on.
  let isMutating: Bool
  let span: Span

  init(
    name: String, parameters: [Parameter], result: TypeReference?,
    generics: [TypeDeclaration.Generic], attributes: [Attribute], body: [Statement]?,
    isStatic: Bool, isOverride: Bool, isPrivate: Bool = false, isMutating: Bool = false, span: Span
  ) {
    self.isMutating = isMutating
    self.name = name
    self.parameters = parameters
    self.result = result
    self.generics = generics
    self.attributes = attributes
    self.body = body
    self.isStatic = isStatic
    self.isOverride = isOverride
    self.isPrivate = isPrivate
    self.span = span
  }

  var isBuilder: Bool { attributes.contains { $0.name.hasSuffix("Builder") } }

  /// The function whose result is a type where it says `Self`.
  func replacingSelf(with type: TypeReference) -> FunctionDeclaration {
    result?.lastName == "Self" ? with(result: type) : self
  }

  func adding(_ attribute: Attribute) -> FunctionDeclaration {
    guard !attributes.contains(where: { $0.name == attribute.name }) else { return self }
    return with(attributes: attributes + [attribute])
  }

  /// The function with what is given here in place of its own.
  func with(
    result: TypeReference? = nil, attributes: [Attribute]? = nil, body: [Statement]? = nil
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      name: name, parameters: parameters, result: result ?? self.result, generics: generics,
      attributes: attributes ?? self.attributes, body: body ?? self.body, isStatic: isStatic,
      isOverride: isOverride, isPrivate: isPrivate, isMutating: isMutating, span: span)
  }
}

final class VariableDeclaration: Sendable {
  let name: String
  let type: TypeReference?
  let value: Expression?
  let getter: [Statement]?
  let setter: (name: String, body: [Statement])?
  let observer: [Statement]?
  let attributes: [Attribute]
  let isStatic: Bool
  let isConstant: Bool
  /// Whether it can become nil by itself.
  let isWeak: Bool
  /// Whether its value is made where it is first asked for.
  let isLazy: Bool
  /// Whether some of what observes it runs while it still holds what it held before.
  let isObservedBefore: Bool
  let isOverride: Bool
  /// Whether only code of its file knows it.
  let isPrivate: Bool
  let span: Span

  init(
    name: String, type: TypeReference?, value: Expression?, getter: [Statement]?,
    setter: (name: String, body: [Statement])?, observer: [Statement]?, attributes: [Attribute],
    isStatic: Bool, isConstant: Bool, isWeak: Bool = false, isLazy: Bool = false,
    isObservedBefore: Bool = false, isOverride: Bool = false, isPrivate: Bool = false,
    span: Span
  ) {
    self.name = name
    self.type = type
    self.value = value
    self.getter = getter
    self.setter = setter
    self.observer = observer
    self.attributes = attributes
    self.isStatic = isStatic
    self.isConstant = isConstant
    self.isWeak = isWeak
    self.isLazy = isLazy
    self.isObservedBefore = isObservedBefore
    self.isOverride = isOverride
    self.isPrivate = isPrivate
    self.span = span
  }

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  /// The variable with what is given here in place of its own.
  func with(value: Expression? = nil, getter: [Statement]? = nil) -> VariableDeclaration {
    VariableDeclaration(
      name: name, type: type, value: value ?? self.value, getter: getter ?? self.getter,
      setter: setter, observer: observer, attributes: attributes, isStatic: isStatic,
      isConstant: isConstant, isWeak: isWeak, isLazy: isLazy, isObservedBefore: isObservedBefore,
      isOverride: isOverride, isPrivate: isPrivate, span: span)
  }
}

/// One file after lowering.
struct SourceUnit: Sendable {
  let file: UInt32
  let path: String
  let imports: [String]
  let members: TypeDeclaration.Members
  let lines: LineTable
  let text: [UInt8]
  var elsewhere = NamesElsewhere()
  /// Whether it is a file of tests, of which nothing was read but what modules it tests.
  var isTest = false
  var tested: Set<String> = []
}

/// What code names that is for other platforms and so is not read.
struct NamesElsewhere: Sendable {
  var types: Set<String> = []
  /// `.name`, by name.
  var cases: [String: [Span]] = [:]
}

/// Byte offsets of line starts.
struct LineTable: Sendable {
  let starts: [UInt32]

  init(_ text: [UInt8]) {
    var starts: [UInt32] = [0]
    for (offset, byte) in text.enumerated() where byte == 10 { starts.append(UInt32(offset + 1)) }
    self.starts = starts
  }

  /// Lines of equal length.
  init(bytesPerLine length: UInt32, lines: UInt32) {
    starts = (0..<lines).map { $0 * length }
  }

  /// The line and the column, both from one. O(log n).
  func position(of offset: UInt32) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return (low + 1, Int(offset - starts[low]) + 1)
  }
}
