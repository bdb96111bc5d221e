import SwiftParser
import SwiftSyntax

/// Finds the comments for waymark in a file of Swift: in trivia only, so that text in a string is
/// never taken for one.
enum SwiftComments {
  /// - Complexity: O(n) in the text, which is parsed only where it holds the marker.
  static func commands(in text: String) -> [PlacedCommand] {
    guard CommentCommand.mayStand(in: text) else { return [] }
    let tree = Parser.parse(source: text)
    var reader = Reader(converter: SourceLocationConverter(fileName: "", tree: tree))
    for token in tree.tokens(viewMode: .sourceAccurate) { reader.read(token) }
    return reader.found
  }

  private struct Reader {
    let converter: SourceLocationConverter
    var found: [PlacedCommand] = []
    private var previousCode: Int?
    /// The commands that still wait for the code after them.
    private var waiting: [Int] = []
    /// For each open brace the commands inside it.
    private var blocks: [[Int]] = []
    /// Whether the code that the waiting commands are for has begun with an attribute.
    private var attributeStart: Int?

    init(converter: SourceLocationConverter) { self.converter = converter }

    mutating func read(_ token: TokenSyntax) {
      comments(token.leadingTrivia, from: token.position, at: token, isBefore: true)
      let line = converter.location(for: token.positionAfterSkippingLeadingTrivia).line
      if token.tokenKind == .rightBrace { closeBlock(line) }
      if token.tokenKind != .endOfFile { code(token, line) }
      if token.tokenKind == .leftBrace { blocks.append([]) }
      comments(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia, at: token)
    }

    private mutating func closeBlock(_ line: Int) {
      // An unbalanced brace closes nothing.
      for index in blocks.popLast() ?? [] { found[index].blockEnd = line }
    }

    private mutating func code(_ token: TokenSyntax, _ line: Int) {
      previousCode = line
      guard !waiting.isEmpty else { return }
      let start = attributeStart ?? line
      if isInAttribute(token) {
        attributeStart = start
        return
      }
      for index in waiting { found[index].nextCode = start...line }
      waiting = []
      attributeStart = nil
    }

    private func isInAttribute(_ token: TokenSyntax) -> Bool {
      var node = token.parent
      while let one = node {
        if one.is(AttributeSyntax.self) { return true }
        if one.is(CodeBlockItemSyntax.self) || one.is(MemberBlockItemSyntax.self) { return false }
        node = one.parent
      }
      return false
    }

    private mutating func comments(
      _ trivia: Trivia, from start: AbsolutePosition, at token: TokenSyntax, isBefore: Bool = false
    ) {
      var position = start
      for piece in trivia {
        if let text = piece.commentText, let command = CommentCommand(text) {
          let place = converter.location(for: position)
          found.append(
            PlacedCommand(
              command: command, line: place.line, column: place.column,
              previousCode: previousCode, declares: isBefore ? token.declaredType : nil,
              encloses: token.enclosingType(isBefore: isBefore)))
          waiting.append(found.count - 1)
          for block in blocks.indices.suffix(1) { blocks[block].append(found.count - 1) }
        }
        position += piece.sourceLength
      }
    }
  }
}

extension TriviaPiece {
  /// The text of a comment without what opens and closes it.
  fileprivate var commentText: String? {
    switch self {
    case .lineComment(let text): String(text.dropFirst(2))
    case .docLineComment(let text): String(text.dropFirst(3))
    case .blockComment(let text): String(text.dropFirst(2).dropLast(2))
    default: nil
    }
  }
}

extension TokenSyntax {
  /// The type whose declaration begins with the token.
  fileprivate var declaredType: String? {
    var node = parent
    while let one = node {
      if one.typeName != nil, one.firstToken(viewMode: .sourceAccurate) == self {
        return one.fullTypeName
      }
      node = one.parent
    }
    return nil
  }

  /// The type around the token. One that begins with it is not around a comment before it, and one
  /// that ends with it is.
  fileprivate func enclosingType(isBefore: Bool) -> String? {
    var node = parent
    while let one = node {
      if one.typeName != nil,
        !(isBefore && one.firstToken(viewMode: .sourceAccurate) == self)
      {
        return one.fullTypeName
      }
      node = one.parent
    }
    return nil
  }
}

extension Syntax {
  fileprivate var typeName: String? {
    if let node = self.as(ExtensionDeclSyntax.self) { return node.extendedType.trimmedDescription }
    guard isProtocol(DeclGroupSyntax.self) else { return nil }
    return asProtocol(NamedDeclSyntax.self)?.name.text
  }

  /// The name with those of the types around it.
  fileprivate var fullTypeName: String {
    var names: [String] = []
    var node: Syntax? = self
    while let one = node {
      if let name = one.typeName { names.append(name) }
      node = one.parent
    }
    return names.reversed().joined(separator: ".")
  }
}
