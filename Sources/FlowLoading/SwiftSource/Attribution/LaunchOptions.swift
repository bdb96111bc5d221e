/// Finds where code looks at one part of a launch's options.
struct OptionReader {
  let options: String
  private let part: String
  /// Names under which the part was kept.
  private var kept: Set<String> = []
  /// Names under which it was kept whether there is one: code that is told so runs at every launch.
  private var asked: Set<String> = []
  /// Whether the options are handed on as a whole.
  private(set) var isWhole = false

  /// - Parameters:
  ///   - options: The name of the parameter with the options.
  ///   - part: The name of the part.
  init(options: String, part: String) {
    (self.options, self.part) = (options, part)
  }

  func isMentioned(in conditions: [Condition], at span: Span) -> Bool {
    var reader = self
    return reader.mention(in: [Statement(.guarding(conditions, otherwise: []), span)]) != nil
  }

  func isMentioned(in expression: Expression) -> Bool {
    var reader = self
    return reader.mention(in: [Statement(.expression(expression), expression.span)]) != nil
  }

  mutating func mention(in statements: [Statement]) -> Span? {
    var found: Span?
    var bound: Set<String> = []
    var isWhole = false
    let (options, part, kept) = (options, part, kept)
    Walk(bound: { bound.insert($0) }) { node in
      switch node.kind {
      case .member(let base?, let name, _):
        guard case .name(options, _) = base.kind else { return true }
        if name == part { found = found ?? node.span }
        return false
      case .name(let name, _):
        if name == options { isWhole = true }
        if name == options || kept.contains(name) { found = found ?? node.span }
      default: break
      }
      return true
    }.statements(statements)
    if isWhole { self.isWhole = true }
    // Of a whole body it is not known which names hold it.
    guard statements.count == 1, let only = statements.first else { return found }
    if found != nil, case .variable(_, _, let value) = only.kind {
      if value.map(Self.isTest) == true {
        self.asked.formUnion(bound)
      } else {
        self.kept.formUnion(bound)
      }
    }
    return found ?? question(in: only)
  }

  /// Where a statement itself decides by whether there is a link.
  private func question(in statement: Statement) -> Span? {
    let conditions: [Condition]
    switch statement.kind {
    case .guarding(let all, _), .conditional(let all, _, _): conditions = all
    default: return nil
    }
    guard !asked.isEmpty else { return nil }
    var found: Span?
    Walk { node in
      if case .name(let name, _) = node.kind, asked.contains(name) { found = found ?? node.span }
      return true
    }.statements([Statement(.guarding(conditions, otherwise: []), statement.span)])
    return found
  }

  /// Whether an expression only says that there is something, and not what.
  private static func isTest(_ value: Expression) -> Bool {
    switch value.plain.kind {
    case .prefix("!", let inner): isTest(inner)
    case .binary("!=", _, let other), .binary("==", _, let other): other.isNull
    case .member(_, "isEmpty", _): true
    default: false
    }
  }
}
