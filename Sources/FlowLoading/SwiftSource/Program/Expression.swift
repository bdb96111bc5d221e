/// An expression of the lowered program.
///
/// A class so that a node has an identity: the same text at two places is two nodes, and the heap
/// names objects by the node that makes them.
final class Expression: Sendable {
  let kind: Kind
  let span: Span

  init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  indirect enum Kind: Sendable {
    /// An identifier, `self`, `super`, `$0` or a projected `$state`, with generic arguments.
    case name(String, generics: [TypeReference])
    /// `base.member`; without a base an implicit member, `.member`.
    case member(Expression?, String, generics: [TypeReference])
    /// Trailing closures are arguments at the end; the first has an empty label.
    case call(Expression, [Argument])
    case index(Expression, [Argument])
    case closure(Closure)
    /// A string literal; nil where it is interpolated.
    case string(String?, parts: [Expression])
    case integer(Int?)
    case boolean(Bool)
    case null
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([(label: String?, value: Expression)])
    case ternary(Expression, Expression, Expression)
    case binary(String, Expression, Expression)
    case prefix(String, Expression)
    /// `base?` in a chain, and `base!`.
    case unwrap(Expression)
    case cast(Expression, TypeReference, conditional: Bool)
    case typeTest(Expression, TypeReference)
    /// `if` and `switch` as expressions.
    case statement(Statement)
    case keyPath(root: TypeReference?, [String])
    case type(TypeReference)
    case macro(String, [Argument])
    case other([Expression])
  }
}

struct Argument: Sendable {
  /// Nil without a label.
  let label: String?
  let value: Expression
  /// Whether it stands behind the parentheses.
  let isTrailing: Bool
}

/// Where a piece of source stands, in bytes.
struct Span: Sendable, Hashable {
  let file: UInt32
  let start: UInt32
  let end: UInt32

  /// Whether another piece is a part of it, or the same.
  func encloses(_ other: Span) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }
}

final class Closure: Sendable {
  struct Parameter: Sendable {
    let name: String
    let type: TypeReference?
  }

  let parameters: [Parameter]
  let result: TypeReference?
  let body: [Statement]
  let span: Span

  init(
    parameters: [Parameter], result: TypeReference?, body: [Statement], span: Span
  ) {
    self.parameters = parameters
    self.result = result
    self.body = body
    self.span = span
  }
}

extension Expression {
  /// Whether it is data whatever its context: `8`, `"title"`, `.leading`.
  var isConstant: Bool {
    switch kind {
    case .string(_, let parts): parts.isEmpty
    case .integer, .boolean, .null, .member(nil, _, _): true
    case .prefix(_, let inner): inner.isConstant
    default: false
    }
  }

  /// The value that it says, where it says one whatever surrounds it.
  var literal: ValueSet? {
    switch kind {
    case .string(let text?, let parts) where parts.isEmpty && !URLText.isBegun(text):
      ValueSet(.string(text))
    case .integer(let number?): ValueSet(.integer(number))
    case .boolean(let flag): ValueSet(.boolean(flag))
    case .null: ValueSet(.null)
    default: nil
    }
  }

  /// Whether it runs no code that could matter.
  var isSimple: Bool {
    switch kind {
    case .string(_, let parts): parts.isEmpty
    case .name, .integer, .boolean, .null, .member(nil, _, _), .keyPath: true
    case .member(let base?, _, _), .unwrap(let base): base.isSimple
    default: false
    }
  }

  /// What stands before an argument that a function is to change: `&path`.
  static let reference = "&"

  /// What a function that is given `&path` is to change.
  var referenced: Expression? {
    if case .prefix(Self.reference, let inner) = kind { return inner }
    return nil
  }

  /// The expression without `?` and `!` behind it, `self` of `self?`, and without `&` before it.
  var plain: Expression {
    if case .unwrap(let inner) = kind { return inner.plain }
    return referenced?.plain ?? self
  }

  /// Whether both are the same chain of names.
  func isSame(as other: Expression) -> Bool {
    switch (kind, other.kind) {
    case (.name(let name, _), .name(let another, _)): name == another
    case (.member(let base?, let name, _), .member(let otherBase?, let another, _)):
      name == another && base.isSame(as: otherBase)
    case (.unwrap(let inner), .unwrap(let another)): inner.isSame(as: another)
    default: false
    }
  }

  var isSelf: Bool {
    if case .name("self", _) = kind { return true }
    return false
  }

  var isClosure: Bool {
    if case .closure = kind { return true }
    return false
  }

  var isNull: Bool {
    if case .null = kind { return true }
    return false
  }

  /// The last name of a chain: `c` of `a.b.c`, `f` of `x.f(1)`.
  var lastName: String? {
    switch kind {
    case .name(let name, _), .member(_, let name, _): name
    case .call(let callee, _): callee.lastName
    case .unwrap(let inner), .prefix(_, let inner): inner.lastName
    default: nil
    }
  }

  /// The name of a table of which it is an element: `paths` of `model.paths[tab, default: []]`.
  var tableName: String? {
    switch kind {
    case .index(let base, _): base.lastName
    case .unwrap(let inner): inner.tableName
    default: nil
    }
  }

  /// The name that a chain begins with: `a` of `a.b().c`, `b` of `self.b`.
  var root: String? {
    switch plain.kind {
    case .member(let base?, let name, _): base.plain.isSelf ? name : base.root
    case .call(let base, _), .index(let base, _): base.root
    case .name(let name, _): name
    default: nil
    }
  }

  /// Whether it is `false`.
  var isFalseLiteral: Bool { if case .boolean(false) = plain.kind { true } else { false } }

  /// The name of the property or method that it is, where that is of the code's own object:
  /// `content`, `self.content?`.
  var ownPropertyName: String? {
    switch plain.kind {
    case .name(let name, _): name
    case .member(let base?, let name, _): base.plain.isSelf ? name : nil
    default: nil
    }
  }

  /// The name of the method of the code's own object that it calls: `content(page)`.
  var ownMethod: String? {
    guard case .call(let callee, _) = kind, let name = callee.ownPropertyName,
      name.startsLowercase
    else { return nil }
    return name
  }

  /// The name of the property, the function without arguments or the type that it uses, where that
  /// is of the code's own object or scope: `content`, `self.content`, `content()`, `Content(1)`.
  var ownName: String? {
    switch kind {
    case .name(let name, _): return name
    case .member(let base?, let name, _): return base.isSelf ? name : nil
    case .call(let callee, let arguments):
      guard let name = callee.ownName, arguments.isEmpty || name.startsUppercase else {
        return nil
      }
      return name
    default: return nil
    }
  }
}

extension Expression {
  /// The type that it names: `Pages.Settings` of `Pages.Settings.self`.
  var writtenType: TypeReference? {
    switch kind {
    case .name(let name, let generics) where name.startsUppercase: .name(name, generics)
    case .member(let outer?, let name, let generics) where name.startsUppercase:
      if case .named(let parts)? = outer.writtenType {
        .named(parts + [.init(name: name, generics: generics)])
      } else {
        nil
      }
    default: nil
    }
  }
}
