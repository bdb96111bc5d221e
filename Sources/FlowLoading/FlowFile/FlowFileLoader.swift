import FlowGraph

/// Reads flow files: a navigation flow drawn by hand in YAML or JSON.
///
/// `Documentation/FlowFiles.md` describes the format. Join the result to a graph that was read
/// from source with `FlowGraph.merging(_:)`.
public struct FlowFileLoader: Sendable {
  /// The ends of the names of flow files.
  public static let suffixes = [".flow.yml", ".flow.yaml", ".flow.json"]

  /// Whether a file of this name is a flow file.
  public static func reads(_ file: String) -> Bool {
    let name = file.lowercased()
    return suffixes.contains { name.hasSuffix($0) }
  }

  /// The JSON Schema (draft 2020-12) of flow files.
  public static var jsonSchema: String {
    FlowFileKeys.file.jsonSchema(
      id: "urn:waymark:flow-file:1", title: "waymark flow file")
  }

  public init() {}

  /// Reads the text of a flow file.
  ///
  /// - Parameters:
  ///   - text: The text of the file. JSON is read as the YAML that it also is.
  ///   - file: The name of the file relative to the graph's root. Every place in the graph and
  ///     every problem bears it.
  /// - Returns: The graph, normalized. An empty file gives an error, since it lacks `flow: 1`.
  /// - Throws: `FlowFileError` with every problem of the file; text that is no YAML at all gives
  ///   the first only.
  /// - Complexity: O(n) in the length of the text, and O(s · u) for s declared screens against u
  ///   names that are used without a declaration.
  public func load(text: String, file: String) throws(FlowFileError) -> FlowGraph {
    guard let value = try YAMLReading.read(text: text, file: file) else {
      throw FlowFileError(
        file: file,
        problems: [.init(line: 1, column: 1, message: "the file is empty; begin with `flow: 1`")])
    }
    if let version = value["flow"], let number = version.integer, number > 1 {
      // A later version may have keys that would all be reported as unknown.
      throw FlowFileError(
        file: file,
        problems: [
          .init(
            line: version.line, column: version.column,
            message: "version \(number) of the format is newer than 1, which this waymark reads; "
              + "update waymark")
        ])
    }
    var reader = FlowFileReader(file: file)
    let graph = reader.read(value)
    let problems = ShapeCheck.problems(of: value, as: FlowFileKeys.file) + reader.problems
    guard problems.isEmpty else { throw FlowFileError(file: file, problems: problems) }
    return graph.normalized()
  }
}
