/// Finds where code looks at one part of a launch's options.
struct OptionReader {
  let options: String
  private let part: String
  /// Names under which the part was kept.
  private var kept: Set<String> = []
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
    if found != nil, statements.count == 1, case .variable? = statements.first?.kind {
      self.kept.formUnion(bound)
    }
    return found
  }
}
