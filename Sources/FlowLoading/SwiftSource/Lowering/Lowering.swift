import SwiftParser
import SwiftSyntax

/// Turns one file's syntax tree into the small program that all later stages read.
///
/// Nothing outside this folder sees SwiftSyntax. Every arm of an `#if` is lowered that some build
/// for iOS can have.
struct Lowering {
  let file: UInt32
  let depth = Depth()
  let elsewhere = Elsewhere()
  let functionTypes = FunctionTypes()
  /// What generic parameters are in an extension that says so, `where Content == CourseView`, and
  /// the type aliases of the code around.
  var pinned: [String: TypeReference] = [:]

  /// - Returns: the file's program and, where a part of it is missing, why.
  static func unit(
    file: UInt32, path: String, text: String, isElsewhere: Bool = false, isForMac: Bool = false,
    readsTests: Bool = false
  ) -> (SourceUnit, problem: String?) {
    var text = text
    let bytes = text.withUTF8 { Array($0) }
    let (tree, end) = bytes.withUnsafeBufferPointer { bytes in
      let end = BracketScan.firstTooDeep(in: bytes)
      let readable = UnsafeBufferPointer(rebasing: bytes[..<(end ?? bytes.count)])
      let tree = Parser.parse(source: readable, maximumNestingLevel: NestingLimit.brackets)
      return (tree, end)
    }
    let lowering = Lowering(file: file)
    var members = TypeDeclaration.Members()
    var imports: [String] = []
    if isElsewhere || !isForMac && lowering.isElsewhere(tree) {
      lowering.elsewhere.collect(tree.statements, in: lowering)
    } else if readsTests || !lowering.isTest(tree) {
      lowering.lower(items: tree.statements, into: &members, imports: &imports)
    }
    members.types += lowering.functionTypes.declared
    let unit = SourceUnit(
      file: file, path: path, imports: imports, members: members, lines: LineTable(bytes),
      text: bytes, elsewhere: lowering.elsewhere.names,
      isTest: !readsTests && lowering.isTest(tree), tested: lowering.tested(by: tree))
    return (unit, NestingLimit.problem(of: tree, end: end, unit: unit, depth: lowering.depth))
  }

  func span(_ node: some SyntaxProtocol) -> Span {
    Span(
      file: file, start: UInt32(node.positionAfterSkippingLeadingTrivia.utf8Offset),
      end: UInt32(node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  /// Previews are not part of the app.
  private func isPreview(_ node: ExprSyntax) -> Bool {
    node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
  }

  private func lower(
    items: CodeBlockItemListSyntax, into members: inout TypeDeclaration.Members,
    imports: inout [String]
  ) {
    for item in items {
      switch item.item {
      case .decl(let declaration):
        if let config = declaration.as(IfConfigDeclSyntax.self) {
          var arms = TypeDeclaration.Members()
          for clause in readable(config.clauses) {
            guard case .statements(let inner)? = clause.elements else { continue }
            var arm = TypeDeclaration.Members()
            lower(items: inner, into: &arm, imports: &imports)
            arms.join(arm)
          }
          members.add(arms)
        } else if let imported = declaration.as(ImportDeclSyntax.self) {
          imports.append(imported.path.map(\.name.text).joined(separator: "."))
        } else {
          lower(declaration, into: &members)
        }
      case .expr(let macro) where isPreview(macro):
        members.previews.append(span(macro))
      case .stmt, .expr:
        members.statements += statements(of: item)
      }
    }
  }
}
