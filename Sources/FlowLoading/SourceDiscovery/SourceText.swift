import FlowGraph

/// A file of the analysed project, read.
public struct SourceText: Hashable, Sendable {
  /// The path relative to the root of the analysis, with `/` between its parts.
  public var path: String
  public var absolutePath: String
  public var text: String

  public init(path: String, absolutePath: String, text: String) {
    self.path = path
    self.absolutePath = absolutePath
    self.text = text
  }
}

/// What every loader is told beside the files.
public struct LoaderOptions: Hashable, Sendable {
  /// The name of the folder that was read, for the graph document.
  public var root: String
  /// How many threads may work; one gives the same graph as many.
  public var threads: Int
  /// Names of screens that a launch can show first, beside those that the source tells.
  public var entries: [String]
  /// What the calls of the team's own router do.
  public var operations: [DeclaredOperation]

  public init(
    root: String = ".", threads: Int = 1, entries: [String] = [],
    operations: [DeclaredOperation] = []
  ) {
    self.root = root
    self.threads = max(1, threads)
    self.entries = entries
    self.operations = operations
  }
}

/// Something about one file that makes the result less complete and does not stop the run.
public struct LoadDiagnostic: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The path relative to the root of the analysis.
  public var file: String
  /// What is wrong and what to do, after the file's name.
  public var problem: String

  public init(file: String, problem: String) {
    self.file = file
    self.problem = problem
  }

  public var description: String { "\(file) \(problem)" }
}

/// Makes a graph of the files of one kind. A pure function: equal files in any order give equal
/// graphs.
public typealias SourceLoader = @Sendable ([SourceText], LoaderOptions) throws -> FlowGraph
