/// A storyboard or nib file that cannot be read, with the line and what to do about it.
public struct InterfaceBuilderError: Error, Hashable, Sendable {
  /// What is wrong with a file.
  public enum Problem: Hashable, Sendable {
    case empty
    case notUTF8
    /// The XML declares another encoding than UTF-8.
    case encoding(String)
    /// Marks of a version control system that could not merge two versions.
    case mergeConflict
    /// XML that breaks a rule of XML; the reason is a sentence fragment.
    case brokenXML(String)
    /// The file has a document type, which no storyboard has and which can make it grow without
    /// end.
    case documentType
    case tooDeep(limit: Int)
    /// XML, but with another root element than a storyboard has.
    case notInterfaceBuilder(root: String)
    /// The format of Xcode 4 and older.
    case oldFormat
  }

  /// The path of the file, relative to the graph's root.
  public var file: String
  /// The line, counted from one.
  public var line: Int
  public var problem: Problem

  public init(file: String, line: Int, problem: Problem) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  /// What is wrong and what to do, without the file's name.
  public var message: String {
    switch problem {
    case .empty: "the file is empty; restore it or take it out of the project"
    case .notUTF8: "the file is not UTF-8 text; open it in Xcode and save it again"
    case .encoding(let name):
      "the file declares the encoding \(name); open it in Xcode and save it again as UTF-8"
    case .mergeConflict: "an unfinished merge left conflict marks here; resolve the conflict"
    case .brokenXML(let reason): "\(reason); repair the XML or restore the file"
    case .documentType:
      "the file declares a document type, which Interface Builder never writes; remove the DOCTYPE"
    case .tooDeep(let limit):
      "elements stand inside each other more than \(limit) deep, which Interface Builder never "
        + "writes; restore the file"
    case .notInterfaceBuilder(let root):
      "the root element is <\(root)>, not the <document> of a storyboard or nib; "
        + "rename the file or restore it"
    case .oldFormat:
      "the file has the format of Xcode 4 and older; open it in a newer Xcode and save it again"
    }
  }
}

extension InterfaceBuilderError: CustomStringConvertible {
  /// One line in the form that editors and Xcode turn into links.
  public var description: String { "\(file):\(line):1: error: \(message)" }
}
