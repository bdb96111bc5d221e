import SwiftSyntax

/// How deep source may be nested.
enum NestingLimit {
  /// Brackets inside brackets. The Swift compiler refuses more as well. Said to the parser because
  /// its own limit is another one in a debug build.
  static let brackets = 256

  /// Parts of one expression or type inside each other, such as the modifiers of a view.
  static let parts = 4_000

  /// What is missing of a file; nil where nothing is.
  ///
  /// - Parameter end: where reading stopped before the parser began; nil for the end of the file.
  static func problem(
    of tree: SourceFileSyntax, end: Int?, unit: SourceUnit, depth: Depth
  ) -> String? {
    // The parser leaves the rest of a file out, and no public flag tells.
    let offset =
      end.map { UInt32($0) } ?? depth.firstTooDeep
      ?? (tree.hasError ? firstBracketTooDeep(in: tree) : nil)
    guard let offset else { return nil }
    let line = unit.lines.position(of: offset).line
    return "is nested too deep at line \(line); what follows there was left out"
  }

  private static func firstBracketTooDeep(in tree: SourceFileSyntax) -> UInt32? {
    var level = 0
    for token in tree.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .leftAngle, .leftBrace, .leftParen, .leftSquare, .poundIf: level += 1
      case .rightAngle, .rightBrace, .rightParen, .rightSquare, .poundEndif: level -= 1
      default: continue
      }
      if level > brackets {
        return UInt32(token.positionAfterSkippingLeadingTrivia.utf8Offset)
      }
    }
    return nil
  }
}

/// How deep the lowering has descended.
final class Depth {
  private var level = 0
  private(set) var firstTooDeep: UInt32?

  /// What the work gives; nil, without doing it, where it would descend too deep.
  @inline(__always)
  func descending<Value>(at node: some SyntaxProtocol, _ work: () -> Value) -> Value? {
    guard level < NestingLimit.parts else {
      if firstTooDeep == nil { firstTooDeep = UInt32(node.position.utf8Offset) }
      return nil
    }
    level += 1
    defer { level -= 1 }
    return work()
  }
}
