import SwiftSyntax

/// Folds a flat `a ?? b == c ? d : e` into a tree.
///
/// The parser leaves operators unfolded, as their precedence may be declared elsewhere. The
/// standard operators and a default for all others are enough here, and far faster than a table
/// built from the whole program.
extension Lowering {
  func folded(_ elements: [ExprSyntax]) -> Expression {
    // As a tree, a chain of this length would be nested too deep. What it holds counts, not how
    // it is joined.
    if elements.count > NestingLimit.parts, let first = elements.first, let last = elements.last {
      return Expression(
        .other(elements.filter { !$0.isOperator }.map { expression($0) }),
        joined(span(first), span(last)))
    }
    var parser = OperatorParser(lowering: self, elements: elements)
    return parser.parse(minimum: 0).whole
  }

  fileprivate func joined(_ first: Span, _ last: Span) -> Span {
    Span(file: first.file, start: first.start, end: max(first.end, last.end))
  }
}

extension ExprSyntax {
  fileprivate var isOperator: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .assignmentExpr, .binaryOperatorExpr, .unresolvedAsExpr, .unresolvedIsExpr, .arrowExpr:
      true
    default: false
    }
  }
}

private struct OperatorParser {
  let lowering: Lowering
  let elements: [ExprSyntax]
  var index = 0

  private enum Operator {
    case binary(String, precedence: Int, rightAssociative: Bool)
    case ternary(ExprSyntax)
    case cast(TypeReference, conditional: Bool)
    case test(TypeReference)

    var precedence: Int {
      switch self {
      case .binary(_, let precedence, _): precedence
      case .ternary: 2
      case .cast, .test: 8
      }
    }
  }

  /// - Returns: What was parsed, and where it stands with the parentheses around it.
  mutating func parse(minimum: Int) -> (whole: Expression, outer: Span) {
    guard index < elements.count else {
      let span = Span(file: lowering.file, start: 0, end: 0)
      return (Expression(.other([]), span), span)
    }
    var left = lowering.expression(elements[index])
    let hasParentheses = elements[index].is(TupleExprSyntax.self)
    var outer = hasParentheses ? lowering.span(elements[index]) : left.span
    index += 1
    while index < elements.count, let next = peek(), next.precedence >= minimum {
      index += 1
      switch next {
      case .cast(let type, let conditional):
        index += 1
        left = Expression(.cast(left, type, conditional: conditional), left.span)
      case .test(let type):
        index += 1
        outer = lowering.joined(outer, lowering.span(elements[min(index, elements.count) - 1]))
        left = Expression(.typeTest(left, type), outer)
      case .ternary(let middle):
        let second = lowering.expression(middle)
        let third = parse(minimum: 2)
        outer = lowering.joined(outer, third.outer)
        left = Expression(.ternary(left, second, third.whole), outer)
      case .binary(let name, let precedence, let rightAssociative):
        let right = parse(minimum: rightAssociative ? precedence : precedence + 1)
        outer = lowering.joined(outer, right.outer)
        left = Expression(.binary(name, left, right.whole), outer)
      }
    }
    return (left, outer)
  }

  private func peek() -> Operator? {
    let node = elements[index]
    switch node.as(ExprSyntaxEnum.self) {
    case .assignmentExpr:
      return .binary("=", precedence: 1, rightAssociative: true)
    case .binaryOperatorExpr(let node):
      let name = node.operator.text
      let precedence = Self.precedence[name] ?? (name.hasSuffix("=") ? 1 : 9)
      return .binary(
        name, precedence: precedence, rightAssociative: precedence == 1 || name == "??")
    case .unresolvedTernaryExpr(let node):
      return .ternary(node.thenExpression)
    case .unresolvedAsExpr(let node):
      return .cast(target(), conditional: node.questionOrExclamationMark != nil)
    case .unresolvedIsExpr:
      return .test(target())
    default:
      return .binary("?", precedence: 9, rightAssociative: false)
    }
  }

  private func target() -> TypeReference {
    guard index + 1 < elements.count, let node = elements[index + 1].as(TypeExprSyntax.self) else {
      return .unknown
    }
    return lowering.type(node.type)
  }

  private static let precedence: [String: Int] = [
    "<~": 1, "||": 3, "&&": 4, "==": 5, "!=": 5, "===": 5, "!==": 5, "<": 5, ">": 5, "<=": 5,
    ">=": 5, "~=": 5, "??": 7, "...": 9, "..<": 9, "+": 10, "-": 10, "|": 10, "*": 11, "/": 11,
    "%": 11, "&": 11, "<<": 12, ">>": 12,
  ]
}
