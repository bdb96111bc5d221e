import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// One element of an XML file, with all that stands in it.
struct XMLNode: Hashable, Sendable {
  var name: String
  var attributes: [String: String]
  /// The line on which the start tag ends.
  var line: Int
  var children: [XMLNode] = []
  var text = ""

  subscript(attribute: String) -> String? { attributes[attribute] }

  func children(named name: String) -> [XMLNode] { children.filter { $0.name == name } }
  func child(named name: String) -> XMLNode? { children.first { $0.name == name } }
  /// The child that the element keeps under a key: `<state key="normal">`.
  func child(key: String) -> XMLNode? { children.first { $0["key"] == key } }
}

/// Reads XML into a tree, and refuses what could make a reader run without end.
enum XMLTree {
  /// Interface Builder nests two elements a view, so this leaves room for a hundred views.
  static let deepest = 256

  static func read(_ data: Data, file: String) throws(InterfaceBuilderError) -> XMLNode {
    guard let text = String(data: data, encoding: .utf8) else {
      throw InterfaceBuilderError(file: file, line: 1, problem: .notUTF8)
    }
    if let (line, problem) = XMLProlog.problem(text) {
      throw InterfaceBuilderError(file: file, line: line, problem: problem)
    }
    let builder = TreeBuilder()
    let parser = XMLParser(data: data)
    parser.delegate = builder
    parser.shouldResolveExternalEntities = false
    // The result of `parse()` does not tell: on Linux it is true for a file that breaks off.
    _ = parser.parse()
    if builder.problem == nil, parser.parserError == nil, let root = builder.root { return root }
    if !builder.isTooDeep, let conflict = conflictLine(text) {
      throw InterfaceBuilderError(file: file, line: conflict, problem: .mergeConflict)
    }
    let (line, problem) =
      builder.problem ?? (max(1, parser.lineNumber), .brokenXML("the file is not well-formed XML"))
    throw InterfaceBuilderError(file: file, line: line, problem: problem)
  }

  private static func conflictLine(_ text: String) -> Int? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.firstIndex { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") }.map { $0 + 1 }
  }

  /// What a code of the XML parser means; Foundation gives no text for it on every platform.
  fileprivate static func reason(_ code: Int, _ open: XMLNode?) -> String {
    switch code {
    case 4: return "the file does not begin with an XML element"
    case 5:
      return open.map { "the file breaks off; <\($0.name)> of line \($0.line) is not closed" }
        ?? "something stands after the end of the root element"
    case 9: return "a character stands here that XML does not allow"
    case 26: return "an entity stands here that is not declared"
    case 38: return "`<` stands in an attribute's value"
    case 39: return "an attribute's value is not in quotes"
    case 41: return "an attribute has no value"
    case 42: return "an attribute stands twice on one element"
    case 68: return "a name is expected after `<` or `&`"
    case 76:
      return open.map { "the closing tag does not close <\($0.name)> of line \($0.line)" }
        ?? "a closing tag closes nothing"
    default: return "the XML is malformed here"
    }
  }
}

/// Collects the tree; nodes are values, so an element joins its parent when it ends.
private final class TreeBuilder: NSObject, XMLParserDelegate {
  var open: [XMLNode] = []
  var root: XMLNode?
  var problem: (line: Int, problem: InterfaceBuilderError.Problem)?

  private(set) var isTooDeep = false

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard problem == nil else { return }
    guard open.count < XMLTree.deepest else {
      isTooDeep = true
      problem = (max(1, parser.lineNumber), .tooDeep(limit: XMLTree.deepest))
      return parser.abortParsing()
    }
    open.append(XMLNode(name: name, attributes: attributes, line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard problem == nil, let node = open.popLast() else { return }
    if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
  }

  /// The first error counts: the parser goes on, and the last one says only that the file ended.
  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard problem == nil else { return }
    let reason = XMLTree.reason((error as NSError).code, open.last)
    problem = (max(1, parser.lineNumber), .brokenXML(reason))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard problem == nil, !open.isEmpty else { return }
    // White space between elements would be most of the memory.
    guard !open[open.count - 1].text.isEmpty || string.contains(where: { !$0.isWhitespace }) else {
      return
    }
    open[open.count - 1].text += string
  }
}
