/// What is wrong with a flow file or a configuration file: every problem of the file at once.
public struct FlowFileError: Error, Hashable, Sendable {
  /// One mistake, at the place where it can be mended.
  public struct Problem: Hashable, Sendable {
    /// The line, counted from one.
    public var line: Int
    /// The column in UTF-8 bytes, counted from one.
    public var column: Int
    /// What is wrong and what to do, without the file's name.
    public var message: String
    /// The valid word nearest to the one that was written.
    public var suggestion: String?

    public init(line: Int, column: Int, message: String, suggestion: String? = nil) {
      self.line = line
      self.column = column
      self.message = message
      self.suggestion = suggestion
    }
  }

  /// The file's name as it was given to the loader.
  public var file: String
  /// The problems in the order of the file; never empty.
  public var problems: [Problem]

  public init(file: String, problems: [Problem]) {
    self.file = file
    self.problems = problems.sorted {
      ($0.line, $0.column, $0.message) < ($1.line, $1.column, $1.message)
    }
  }

  /// The line of the first problem.
  public var line: Int { problems.first?.line ?? 1 }
  /// The column of the first problem.
  public var column: Int { problems.first?.column ?? 1 }
  /// The message of the first problem.
  public var message: String { problems.first?.message ?? "" }
  /// The suggestion of the first problem.
  public var suggestion: String? { problems.first?.suggestion }
}

extension FlowFileError.Problem: CustomStringConvertible {
  public var description: String {
    "\(message)\(suggestion.map { "; did you mean `\($0)`?" } ?? "")"
  }
}

extension FlowFileError: CustomStringConvertible {
  /// One line for each problem, in the form that editors and Xcode turn into links.
  public var description: String {
    problems.map { "\(file):\($0.line):\($0.column): error: \($0)" }.joined(separator: "\n")
  }
}
