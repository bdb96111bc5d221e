/// A position in a file of the analysed project.
public struct SourcePlace: Codable, Hashable, Sendable, Comparable {
  /// The path of the file, relative to the graph's root, with `/` between its parts.
  public var file: String
  /// The line, counted from one. Zero where a place stands for a whole file.
  public var line: Int
  /// The column in UTF-8 bytes, counted from one.
  public var column: Int

  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  public static func < (lhs: SourcePlace, rhs: SourcePlace) -> Bool {
    (lhs.file, lhs.line, lhs.column) < (rhs.file, rhs.line, rhs.column)
  }
}

extension SourcePlace: CustomStringConvertible {
  public var description: String { "\(file):\(line):\(column)" }
}

/// A row of the graph document that stands at a place in the source.
///
/// The document writes the place flat (`file`, `line`, `column`) so that other tools can read it
/// with no knowledge of this package.
public protocol Placed: Sendable {
  var file: String { get set }
  var line: Int { get set }
  var column: Int { get set }
}

extension Placed {
  public var place: SourcePlace {
    get { SourcePlace(file: file, line: line, column: column) }
    set { (file, line, column) = (newValue.file, newValue.line, newValue.column) }
  }
}
