import SwiftParser
import SwiftSyntax

/// The parser and nothing else: the least work of any tool that reads Swift source, against which
/// a whole analysis is measured.
public enum BareParser {
  /// - Returns: the number of bytes in the tree, so that the work cannot be left out.
  @discardableResult
  public static func parse(_ text: String) -> Int {
    Parser.parse(source: text).totalLength.utf8Length
  }
}
